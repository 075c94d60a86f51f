import { AppError } from '@keo/contract/errors'
import type { Tx } from '@keo/service-kit/db/database'
import type { Money } from '@keo/units/money'
import { sqlMemberStore } from '../members/index.ts'
import type { DepositParts } from './deposit-parts.ts'

type Needs = Pick<DepositParts, 'tenantId' | 'saferPlay' | 'keepToLimits'>

export type MayHave = (tx: Tx, memberId: string, dong: Money) => Promise<boolean>

/** Whoever closed the account to play, was locked or is at a limit gets the money back instead. */
export function createMayHave({ tenantId, saferPlay, keepToLimits }: Needs): MayHave {
  return async (tx, memberId, dong) => {
    const member = await sqlMemberStore(tx, tenantId).find(memberId)
    if (!member || member.locks.some(({ lock }) => lock === 'deposit')) return false
    if (!(await saferPlay.mayPlay(memberId, 'deposit', tx)).isAllowed) return false
    return isWithinLimits(keepToLimits(memberId, dong, tx))
  }
}

async function isWithinLimits(asked: Promise<void>): Promise<boolean> {
  try {
    await asked
    return true
  } catch (refusal) {
    if (refusal instanceof AppError) return false
    throw refusal
  }
}
