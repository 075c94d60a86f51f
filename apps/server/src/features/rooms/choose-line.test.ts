import { LANGUAGES } from '@keo/messages/languages'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { expect, test } from 'vitest'
import type { MatchEvent } from '../../gateways/sportsbook/sportsbook-gateway.ts'
import { lineOf, withKeys } from './choose-line.ts'
import { HOST_LINES } from './comment-lines.ts'

const names = { vi: ['L', 'Hà Nội', 'Huế'], en: ['L', 'Hanoi', 'Hue'], 'zh-CN': ['L', '河内', '顺化'], th: ['L', 'ฮานอย', 'เว้'] } as const // prettier-ignore
const match = (sportId: number = SPORT.soccer) => ({ matchId: '7', sportId, names })
const event = (kind: string, more: Partial<MatchEvent> = {}): MatchEvent => ({
  atMs: 60_000,
  kind,
  side: 'away',
  ...more,
})
const said = (one: MatchEvent, sportId?: number) => lineOf(match(sportId), withKeys([one])[0]!)

test('a goal names the side in the language of each reader, and is told the same way again', () => {
  const line = said(event('goal'))
  expect(line?.vi).toContain('Huế')
  expect(line?.en).toContain('Hue')
  expect(line?.['zh-CN']).toContain('顺化')
  expect(line?.th).toContain('เว้')
  expect(said(event('goal'))).toEqual(line)
})

test('goals are told in several ways', () => {
  const ways = new Set(Array.from({ length: 40 }, (_, at) => said(event('goal', { atMs: at }))?.vi))
  expect(ways.size).toBe(HOST_LINES.goal.length)
})

test('no line has a word left to fill in, whatever the event', () => {
  const lines = Object.keys(HOST_LINES).map((kind) => said(event(kind, { amount: 50 }), SPORT.baseball))
  const texts = lines.flatMap((line) => LANGUAGES.map((language) => line?.[language] ?? 'x'))
  expect(texts.filter((text) => /[{}]/.test(text) || text === '')).toEqual([])
})

test.each<[string, number, MatchEvent, boolean]>([
  ['a basket from far', SPORT.basketball, event('points', { amount: 3 }), true],
  ['a basket from near', SPORT.basketball, event('points', { amount: 2 }), false],
  ['a touchdown', SPORT.americanFootball, event('points', { amount: 7 }), true],
  ['a field goal', SPORT.americanFootball, event('points', { amount: 3 }), false],
  ['a run', SPORT.baseball, event('points', { amount: 1 }), true],
  ['a long break', SPORT.snooker, event('ball', { amount: 80 }), true],
  ['a red', SPORT.snooker, event('ball', { amount: 1 }), false],
  ['a set', SPORT.tennis, event('set', { amount: 2 }), true],
  ['a point', SPORT.tennis, event('point'), false],
  ['a knock-down', SPORT.boxing, event('knockDown'), true],
  ['a substitution', SPORT.soccer, event('substitution'), false],
])('%s is worth a word or not', (_what, sportId, one, isSaid) => {
  expect(said(one, sportId) !== null).toBe(isSaid)
})

test('a match that ends without a winner is thanked for, one with a winner names it', () => {
  expect(said(event('over'))?.vi).toContain('Huế')
  expect(said(event('over', { side: null }))?.vi).not.toContain('Huế')
})

test('two events of one moment are two', () => {
  const keys = withKeys([event('goal'), event('yellowCard'), event('goal', { atMs: 1 })]).map(
    ({ key }) => key,
  )
  expect(keys).toEqual(['60000-0', '60000-1', '1-0'])
})
