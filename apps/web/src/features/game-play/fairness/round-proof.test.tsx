import { commitmentTo } from '@keo/game-rules/draws'
import { recomputeRound } from '@keo/game-rules/recompute'
import type { Fairness } from '@keo/games-contract/play-round'
import { expect, test } from 'vitest'
import { sampleRound, SAMPLE_FACTS } from '../../../testing/test-engine.tsx'
import { proveRound } from './round-proof.ts'

const serverSeed = 'b7'.repeat(32)
const input = { game: 'mines', serverSeed, clientSeed: 'lua-moi-2026', nonce: 48_217, setting: 3 } as const
const { outcome } = recomputeRound(input)
const mines = (outcome as { cellsWithMines: number[] }).cellsWithMines

const fairness = (part: Partial<Fairness>, laid = mines): Fairness => ({
  kind: 'pair',
  round: sampleRound('mines', { bet: { stake: '1000', mines: 3 }, view: { mines: laid.toReversed() } }),
  commitment: commitmentTo(serverSeed),
  serverSeed,
  clientSeed: input.clientSeed,
  nonce: input.nonce,
  ...part,
})

test('a round that was played as it was promised matches, whatever the order of its mines', () => {
  expect(proveRound(fairness({}), SAMPLE_FACTS)).toMatchObject({ isPromised: true, isPlayed: true })
})

test('another seed than the promised one, and another result than the drawn one, are both found', () => {
  expect(proveRound(fairness({ commitment: 'x' }), SAMPLE_FACTS)?.isPromised).toBe(false)
  const other = mines.map((cell) => (cell + 1) % 25)
  expect(proveRound(fairness({}, other), SAMPLE_FACTS)?.isPlayed).toBe(false)
})

test('nothing is proven while the server seed is secret', () => {
  expect(proveRound(fairness({ serverSeed: null }), SAMPLE_FACTS)).toBeNull()
})
