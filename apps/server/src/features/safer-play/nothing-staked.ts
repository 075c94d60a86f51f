import type { Currency } from '@keo/units/money'
import type { MemberStore } from '../members/index.ts'
import type { NetResultOf } from './safer-play-service.ts'

/** Until bets are placed here nothing was staked; the ledger then answers in its place. */
export function nothingStaked(members: Pick<MemberStore, 'find'>): NetResultOf {
  return async (memberId) => {
    const member = await members.find(memberId)
    return { currency: (member?.currency ?? 'VND') as Currency, staked: 0n, returned: 0n }
  }
}
