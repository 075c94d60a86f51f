import type { MatchEvidence } from './evidence.ts'
import { type Proof, sha256Hex } from './proof.ts'

/** Whether the seed of a match is the one whose hash was published before it. */
export function checkMatch({ seed, seedHash }: Pick<MatchEvidence, 'seed' | 'seedHash'>): Proof {
  const found = sha256Hex(seed)
  const matches = found === seedHash.toLowerCase()
  const title = matches ? 'proof.step.matchSeed' : 'proof.step.matchSeedWrong'
  return { matches, steps: [{ title, how: `SHA-256(${seed})`, result: [found], fits: matches }] }
}
