import { expect, test } from 'vitest'
import { seedCheck } from './seed-check.ts'

const SEED = 'abc'
const HASH = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

test('the seed of a match is held against the hash that was published before it', async () => {
  expect(await seedCheck(SEED, HASH)).toBe(true)
  expect(await seedCheck(SEED, HASH.toUpperCase())).toBe(true)
  expect(await seedCheck('abd', HASH)).toBe(false)
  expect(await seedCheck('', HASH)).toBe(false)
})
