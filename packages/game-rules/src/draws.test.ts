import { describe, expect, test } from 'vitest'
import { blockOf, commitmentTo, drawsFrom, drawsOfRound, isClientSeed, isServerSeed } from './draws.ts'

const SEED = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('')
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

describe('the draws of a round', () => {
  test('commitment and first block are those of the published vector', () => {
    expect(commitmentTo(SEED)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd')
    expect(hex(blockOf(SEED, 'keo', 1, 0))).toBe(
      'f496c294b9e19ed4ea2ebb40e8664b739d95fe1df727be17dd36ab7e68baf0cc',
    )
  })

  test('numbers above the last whole multiple are thrown away, four of them in the vector', () => {
    expect(drawsOfRound(SEED, 'keo', 1).below(3_000_000_000)).toBe(2_643_852_829)
  })

  test('the ninth number comes from the second block', () => {
    const draws = drawsOfRound(SEED, 'keo', 1)
    for (let taken = 0; taken < 8; taken += 1) draws.below(2 ** 32)
    expect(draws.below(2 ** 32)).toBe(Buffer.from(blockOf(SEED, 'keo', 1, 1)).readUInt32BE(0))
  })

  test('take gives different numbers, all of them when all are taken', () => {
    const taken = drawsOfRound(SEED, 'keo', 7).take(52, 52)
    expect(taken.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 52 }, (_, index) => index))
  })

  test('52 bits are the first number and the upper 20 bits of the second', () => {
    const numbers = [0xffffffff, 0x00001000]
    expect(drawsFrom(() => numbers.shift() ?? 0).bits52()).toBe((0xffffffffn << 20n) | 1n)
  })

  test.each(['', 'a'.repeat(65), 'a:b', '🎲'.repeat(65)])('"%.8s…" is no client seed', (text) => {
    expect(isClientSeed(text)).toBe(false)
  })

  test('a client seed counts signs, not units of its encoding', () => {
    expect(isClientSeed('🎲'.repeat(64))).toBe(true)
    expect(isClientSeed('kèo')).toBe(true)
  })

  test('a server seed is 32 bytes in small hex digits', () => {
    expect(isServerSeed(SEED)).toBe(true)
    expect(isServerSeed(SEED.toUpperCase())).toBe(false)
    expect(isServerSeed(SEED.slice(2))).toBe(false)
  })
})
