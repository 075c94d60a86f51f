import type { PlanDetail } from '@keo/contract/experts'
import type { PlanEvidence } from '../../proofs/evidence.ts'

/** What an open plan was sealed of, to be checked here or anywhere; null while a part of it is sealed. */
export function planEvidence({
  expertId,
  writtenAt,
  price,
  opened,
  legs,
  hash,
}: PlanDetail): PlanEvidence | null {
  const picks = legs.flatMap(({ matchId, time, pick }) => (pick ? [{ ...pick, matchId, time }] : []))
  if (!opened || picks.length < legs.length) return null
  const plan = { expertId, writtenAt, price, legs: picks, texts: opened.texts }
  return { keo: 'plan 1', plan, salt: opened.salt, hash }
}
