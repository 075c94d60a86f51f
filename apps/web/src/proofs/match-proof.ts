import { sealedSeed } from '@keo/sportsbook-contract/match-seal'
import type { MatchEvidence } from './evidence.ts'
import { type Proof, sha256Hex } from './proof.ts'

/** Whether the seed is the one whose hash was published before this very match. */
export function checkMatch({ matchId, seed, seedHash }: MatchEvidence): Proof {
  const sealed = sealedSeed(matchId, seed)
  const found = sha256Hex(sealed)
  const matches = found === seedHash.toLowerCase()
  const title = matches ? 'proof.step.matchSeed' : 'proof.step.matchSeedWrong'
  return { matches, steps: [{ title, how: `SHA-256(${sealed})`, result: [found], fits: matches }] }
}
