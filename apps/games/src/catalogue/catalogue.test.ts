import { ListedGame } from '@keo/games-contract/provider-calls'
import { expect, test } from 'vitest'
import { SHARED_ENGINES } from '@keo/games-contract/engines'
import { SOLO_ENGINES } from '../engines/all-engines.ts'
import { minorOf } from '../ground/amounts.ts'
import { CATALOGUE } from './catalogue.ts'

const ENGINES_HERE = new Set<string>([...Object.keys(SOLO_ENGINES), ...SHARED_ENGINES])
const LANGUAGES = ['vi', 'en', 'zh-CN', 'th'] as const

test('more than 150 games, each with an id of its own and a name of its own in every language', () => {
  expect(CATALOGUE.length).toBeGreaterThan(150)
  expect(new Set(CATALOGUE.map(({ id }) => id)).size).toBe(CATALOGUE.length)
  for (const language of LANGUAGES)
    expect(new Set(CATALOGUE.map(({ facts }) => facts.names[language])).size).toBe(CATALOGUE.length)
})

test('every game is what the wire can carry, is played by an engine and states a return', () => {
  for (const { id, facts } of CATALOGUE) {
    expect(
      ListedGame.safeParse({ gameID: id, gameName: facts.names.en, gameTypeID: 'vs', keo: facts }).error,
    ).toBe(undefined)
    expect([id, ENGINES_HERE.has(facts.engine)]).toEqual([id, true])
    expect(facts.returnLeast).toBeGreaterThan(8_300)
    expect(facts.returnMost).toBeLessThan(10_000)
    expect(facts.returnLeast).toBeLessThanOrEqual(facts.returnMost)
  }
})

test('the most that a stake can bring back still fits the wires', () => {
  const most = 10n ** 15n
  for (const { id, facts } of CATALOGUE) {
    const win = ((minorOf(facts.maxStake) ?? 0n) * BigInt(facts.mostBack)) / 10_000n
    expect([id, win < most]).toEqual([id, true])
    expect((minorOf(facts.minStake) ?? 0n) < (minorOf(facts.maxStake) ?? 0n)).toBe(true)
  }
})

test('returns are those of the rules', () => {
  const stated = Object.fromEntries(
    CATALOGUE.map(({ id, facts }) => [id, [facts.returnLeast, facts.returnMost]]),
  )
  expect(stated).toMatchObject({
    'keo-slot-01': [9_577, 9_577],
    'keo-slot-02': [9_603, 9_603],
    'keo-slot-03': [9_630, 9_630],
    'keo-mines-01': [9_899, 9_900],
    'keo-plinko-02': [9_898, 9_898],
    'keo-plinko-10': [9_898, 9_898],
    'keo-keno-01': [9_896, 9_904],
    'keo-roulette-01': [9_730, 9_730],
    'keo-bau-cua-01': [9_213, 9_213],
    'keo-xoc-dia-01': [9_375, 9_900],
    'keo-crash-01': [9_900, 9_900],
    'keo-tai-xiu-01': [8_380, 9_722],
    'keo-fishing-01': [9_600, 9_600],
  })
})

test('a drawn cover stands on one game', () => {
  const covered = CATALOGUE.flatMap(({ facts }) => (facts.cover === null ? [] : [facts.cover]))
  expect(covered).toEqual(expect.arrayContaining(['do-min', 'roulette', 'hoi-den-long', 'thap-rong']))
  expect(new Set(covered).size).toBe(covered.length)
})
