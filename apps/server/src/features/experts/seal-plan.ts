import { createHash } from 'node:crypto'
import { type SealedPlan, sealedText } from '@keo/contract/plan-seal'

/** What is published at once, and what nobody can make another plan for. */
export const sealOf = (plan: SealedPlan, salt: string): string =>
  createHash('sha256').update(sealedText(plan, salt)).digest('hex')
