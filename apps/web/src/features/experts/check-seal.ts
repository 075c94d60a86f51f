import { type PlanDetail, sealedText } from '@keo/contract/experts'
import { sha256Hex } from '../../platform/sha256.ts'

/** Whether what is shown is what was sealed: the hash is made anew of everything on the page. */
export async function checkSeal(plan: PlanDetail): Promise<boolean> {
  const { expertId, writtenAt, price, opened, legs } = plan
  const picks = legs.flatMap(({ matchId, time, pick }) => (pick ? [{ ...pick, matchId, time }] : []))
  if (!opened || picks.length < legs.length) return false
  const text = sealedText({ expertId, writtenAt, price, legs: picks, texts: opened.texts }, opened.salt)
  return (await sha256Hex(new TextEncoder().encode(text))) === plan.hash
}
