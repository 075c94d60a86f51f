import { expect, test } from 'vitest'
import { manualClock, systemClock } from './clock.ts'
import { firstIdAt, seededIds, systemIds } from './ids.ts'

const START = Date.UTC(2026, 0, 1)

test('ids show their prefix and sort by age, also within a millisecond and when the clock goes back', async () => {
  const clock = manualClock(START)
  const ids = systemIds(clock)
  const made = Array.from({ length: 500 }, () => ids.newId('mbr'))
  await clock.advance(5)
  made.push(ids.newId('mbr'))
  clock.set(START - 60_000)
  made.push(ids.newId('mbr'))
  expect(made).toEqual([...new Set(made)].toSorted())
  for (const id of made) expect(id).toMatch(/^mbr_[0-9A-HJKMNP-TV-Z]{26}$/)
})

test('the first id of a moment parts what was made before it from what is made from then on', async () => {
  const clock = manualClock(START)
  const ids = systemIds(clock)
  const before = ids.newId('aud')
  await clock.advance(1)
  const first = firstIdAt('aud', START + 1)
  expect(before < first).toBe(true)
  expect(first < ids.newId('aud')).toBe(true)
})

test('a token carries 256 bits and never repeats', () => {
  const ids = systemIds(systemClock())
  const tokens = Array.from({ length: 1_000 }, () => ids.token())
  expect(new Set(tokens).size).toBe(tokens.length)
  expect(Buffer.from(tokens[0] ?? '', 'base64url')).toHaveLength(32)
})

test('the same seed gives the same ids, tokens and chance; another seed gives others', () => {
  const draw = (seed: string) => {
    const ids = seededIds(seed, manualClock(START))
    return [ids.newId('bet'), ids.token(), ids.random(), ids.newId('bet')]
  }
  expect(draw('a')).toEqual(draw('a'))
  expect(draw('a')).not.toEqual(draw('b'))
})

test('chance stays from 0 to below 1 and spreads evenly', () => {
  const ids = seededIds('spread', manualClock(START))
  const draws = Array.from({ length: 10_000 }, () => ids.random())
  expect(Math.min(...draws)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...draws)).toBeLessThan(1)
  expect(draws.reduce((sum, draw) => sum + draw, 0) / draws.length).toBeCloseTo(0.5, 1)
})
