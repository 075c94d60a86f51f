import type { Instant } from '@keo/units/instants'
import type { NewLetter } from '../inbox/index.ts'
import type { PaidReward } from './reward-store.ts'
import type { NewReward } from './reward-types.ts'
import { dongText } from './reward-views.ts'

type Letter = { readonly memberId: string; readonly letter: NewLetter }

export function letterOfOpen({ memberId, amount }: NewReward, id: string, until: Instant): Letter {
  const values = { amount: dongText(amount.minor), currency: 'VND', until: String(until) }
  return { memberId, letter: { kind: 'rewardToClaim', about: id, values } }
}

export function letterOfPaid({ id, member_id, amount, gift }: PaidReward): Letter {
  const values = { amount: dongText(amount), currency: 'VND' }
  return { memberId: member_id, letter: { kind: gift ? 'giftGiven' : 'rewardPaid', about: id, values } }
}
