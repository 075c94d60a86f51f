import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from './run-steps.mjs'
import { isWhole, kindOf, readRequest, runsOnRealServices, select, testFiles } from './test-selection.mjs'

const files = testFiles()
const EVERYTHING = { words: [], shard: null, isNightly: false }
const flat = (chosen: Record<string, string[]>) => Object.values(chosen).flat()

test('every test file of the repository has one kind, and a run of everything has them all', () => {
  expect(files.length).toBeGreaterThan(400)
  expect(files.map(kindOf)).not.toContain(undefined)
  expect(flat(select(files, EVERYTHING)).toSorted()).toEqual(files)
})

describe('shards', () => {
  test.each([2, 3, 5])('the %i parts of a run are everything, each file in one of them', (of) => {
    const parts = Array.from({ length: of }, (_, index) =>
      flat(select(files, { ...EVERYTHING, shard: { part: index + 1, of } })),
    )
    expect(parts.flat().toSorted()).toEqual(files)
  })

  test('each part has some of every kind, and about as much of it as the others', () => {
    const parts = [1, 2, 3].map((part) => select(files, { ...EVERYTHING, shard: { part, of: 3 } }, () => 1))
    for (const kind of ['unit', 'screen', 'server', 'start', 'journey']) {
      const counts = parts.map((chosen) => chosen[kind]!.length)
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
      expect(Math.min(...counts)).toBeGreaterThan(0)
    }
  })
})

describe('one feature', () => {
  test('a word chooses the tests of every kind whose folder or name has it', () => {
    const chosen = select(files, { ...EVERYTHING, words: ['deposit'] })
    for (const kind of ['unit', 'screen', 'server', 'journey']) {
      expect(chosen[kind]!.length).toBeGreaterThan(0)
      expect(chosen[kind]!.every((file: string) => file.includes('deposit'))).toBe(true)
    }
  })

  test('a word that nothing has chooses nothing', () => {
    expect(flat(select(files, { ...EVERYTHING, words: ['no-such-feature'] }))).toEqual([])
  })
})

describe('what a run is asked for', () => {
  test('nothing means everything, which alone proves the specification', () => {
    expect(readRequest([])).toEqual(EVERYTHING)
    expect(isWhole(EVERYTHING)).toBe(true)
    expect(isWhole({ ...EVERYTHING, words: ['wallet'] })).toBe(false)
    expect(isWhole({ ...EVERYTHING, shard: { part: 1, of: 3 } })).toBe(false)
  })

  test('words, a shard and the long form are read', () => {
    expect(readRequest(['Wallet', '--shard', '2/3', '--nightly'])).toEqual({
      words: ['wallet'],
      shard: { part: 2, of: 3 },
      isNightly: true,
    })
  })

  test.each([['0/3'], ['4/3'], ['1'], ['a/b'], ['1/0']])('--shard %s is refused in a sentence', (shard) => {
    expect(readRequest(['--shard', shard]).problem).toContain(`not ${shard}`)
  })

  test('an unknown flag is refused with the ways to call it', () => {
    expect(readRequest(['--quick']).problem).toContain('npm test -- --shard 1/3')
  })
})

describe('the second database', () => {
  const server = files.filter((file) => kindOf(file) === 'server')
  const onReal = server.filter(runsOnRealServices)

  test('what speaks through Redis, and what takes or settles bets in the books, runs on it', () => {
    const speaks = /redisUrl|redisBus|sharedDesks\(|sharedBettor\(/
    const left = server.filter(
      (file) => !runsOnRealServices(file) && speaks.test(readFileSync(path.join(ROOT, file), 'utf8')),
    )
    expect(left).toEqual([])
  })

  test('every store of the ground and every feature with money has its tests there, the rest has not', () => {
    for (const room of ['ledger', 'wallet', 'deposit', 'withdraw', 'orders', 'cash-out', 'service-kit'])
      expect(onReal.filter((file) => file.includes(`/${room}/`)).length).toBeGreaterThan(0)
    expect(onReal.length).toBeLessThan(server.length * 0.6)
    expect(onReal.some((file) => file.includes('/captcha/'))).toBe(false)
  })
})
