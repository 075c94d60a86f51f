import { commitmentTo } from '@keo/game-rules/draws'
import { recomputeRound } from '@keo/game-rules/recompute'
import type { Fairness } from '@keo/games-contract/play-round'
import { expect, test } from 'vitest'
import { sampleRound, SAMPLE_FACTS } from '../../../testing/test-engine.tsx'
import { checkRound } from '../../../proofs/round-proof.ts'
import { roundEvidence, verifierOf } from './round-evidence.ts'

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

function proven(told: Fairness) {
  const evidence = roundEvidence(told, SAMPLE_FACTS)
  return evidence && checkRound(evidence)
}

test('a round that was played as it was promised matches, whatever the order of its mines', () => {
  expect(proven(fairness({}))).toMatchObject({ matches: true })
})

test('another seed than the promised one, and another result than the drawn one, are both found', () => {
  expect(proven(fairness({ commitment: 'x' }))).toMatchObject({ matches: false })
  const other = mines.map((cell) => (cell + 1) % 25)
  const { matches, steps } = proven(fairness({}, other)) ?? {}
  expect(matches).toBe(false)
  expect(steps?.filter(({ fits }) => !fits)).toMatchObject([{ title: 'proof.step.drawnWrong' }])
})

test('nothing is proven while the server seed is secret', () => {
  expect(proven(fairness({ serverSeed: null }))).toBeNull()
})

test('the verifier gets game, seeds, number and setting of the round, and no secret', () => {
  const query = (path: string | null) => Object.fromEntries(new URLSearchParams(path?.split('?')[1]))
  const { clientSeed, nonce } = input
  const known = {
    game: 'mines',
    clientSeed,
    nonce: String(nonce),
    commitment: commitmentTo(serverSeed),
    setting: '3',
  }
  expect(query(verifierOf(fairness({}), SAMPLE_FACTS))).toEqual({ ...known, serverSeed })
  expect(query(verifierOf(fairness({ serverSeed: null }), SAMPLE_FACTS))).toEqual(known)
  const chain = fairness({ kind: 'chain', round: sampleRound('crash') })
  expect(query(verifierOf(chain, SAMPLE_FACTS))).toMatchObject({ game: 'crash', serverSeed })
  const slot = fairness({ round: sampleRound('slot') })
  const facts = { ...SAMPLE_FACTS, engine: 'slot' as const, parameters: { machine: 'high' } }
  expect(query(verifierOf(slot, facts))).toMatchObject({ game: 'slot-high' })
})
