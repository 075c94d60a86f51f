import { sealedText } from '@keo/contract/plan-seal'
import type { PlanEvidence } from './evidence.ts'
import { type Proof, sha256Hex } from './proof.ts'

/** Whether a plan is the one that was sealed, and sealed before the first of its matches began. */
export function checkPlan({ plan, salt, hash }: Omit<PlanEvidence, 'keo'>): Proof {
  const text = sealedText(plan, salt)
  const found = sha256Hex(text)
  const isSealed = found === hash.toLowerCase()
  // Both are times of the server, written from the year down to the second: they compare as texts.
  const [kickOff = ''] = plan.legs.map(({ time }) => time).toSorted()
  const isInTime = plan.writtenAt < kickOff
  return {
    matches: isSealed && isInTime,
    steps: [
      { title: 'proof.step.planText', how: 'JSON', result: [text], fits: true },
      {
        title: isSealed ? 'proof.step.planHash' : 'proof.step.planHashWrong',
        how: 'SHA-256(JSON)',
        result: [found],
        fits: isSealed,
      },
      {
        title: isInTime ? 'proof.step.planTime' : 'proof.step.planTimeLate',
        how: `${plan.writtenAt} < ${kickOff}`,
        result: [],
        fits: isInTime,
      },
    ],
  }
}
