import { commitmentTo } from '@keo/game-rules/draws'
import { previousRoundHash } from '@keo/game-rules/games/crash'
import { manualClock } from '@keo/service-kit/clock'
import { seededIds } from '@keo/service-kit/ids'
import { expect, test } from 'vitest'
import { secretBytes } from '../ground/secret-bytes.ts'
import { crashResults, isInSeries, newSeries, taiXiuResults } from './series.ts'

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'

test('the rounds of a chain are those of the published vector, whatever number they begin with', () => {
  const resultOf = crashResults({ first: 41, rounds: 4, secret: SEED, text: 'keo-salt' })
  const results = [41, 42, 43, 44].map(resultOf)
  expect(results.map(({ point }) => point)).toEqual([112, 116, 117, 365])
  expect(results[0]?.previousHash).toMatch(/^cefc1232.*d395e2ea$/)
  expect(results[3]?.hash).toBe(SEED)
})

test('the hash of a round gives the one that was shown before it, round by round', () => {
  const results = [1, 2, 3].map(crashResults({ first: 1, rounds: 3, secret: SEED, text: 'keo-salt' }))
  for (const { hash, previousHash } of results) expect(previousRoundHash(hash)).toBe(previousHash)
  expect(results[1]?.previousHash).toBe(results[0]?.hash)
})

test('a series has no round outside of it', () => {
  const series = { first: 5, rounds: 2, secret: SEED, text: 'keo-salt' }
  expect([4, 5, 6, 7].map((number) => isInSeries(series, number))).toEqual([false, true, true, false])
  expect(() => crashResults(series)(7)).toThrow('not in the series')
})

test('dice of a table follow from seed, text and the number of the round, under one commitment', () => {
  const resultOf = taiXiuResults({ first: 1, rounds: 20, secret: SEED, text: 'keo' })
  expect(resultOf(3)).toEqual({ dice: [4, 4, 3], commitment: commitmentTo(SEED) })
})

test('a seed makes the same series again, after a restart too; the next one, another table and another seed do not', () => {
  const ids = () => seededIds('chance', manualClock(0))
  const first = newSeries(secretBytes(ids(), 'tables'), 'crash', 1, 20)
  expect(newSeries(secretBytes(ids(), 'tables'), 'crash', 1, 20)).toEqual(first)
  const others = [
    newSeries(secretBytes(ids(), 'tables'), 'crash', 21, 20),
    newSeries(secretBytes(ids(), 'tables'), 'tai-xiu', 1, 20),
    newSeries(secretBytes(ids(), 'others'), 'crash', 1, 20),
    newSeries(secretBytes(ids(), null), 'crash', 1, 20),
  ]
  expect(new Set([first, ...others].map(({ secret }) => secret)).size).toBe(5)
  expect(first.secret).toMatch(/^[0-9a-f]{64}$/)
})
