import type { GiftView, HeldReward, RewardView } from '@keo/contract/rewards'
import { type Instant, serverTimeText } from '@keo/units/instants'
import { type Minor, money, moneyText } from '@keo/units/money'
import { bonusRequired } from './bonuses.ts'
import type { RewardRow } from './reward-store.ts'

export const dongText = (minor: bigint) => moneyText(money(minor, 'VND'))
const timeOrNull = (at: Instant | null) => (at === null ? null : serverTimeText(at))

/** An open reward whose time is over is expired, also before the job has written so. */
export const isOver = ({ state, claim_until }: RewardRow, now: Instant): boolean =>
  state === 'open' && claim_until !== null && claim_until <= now

/** Where free spins are played. */
export type GameIdOf = (symbol: string) => Promise<number | null>

async function giftView(
  { gift, gift_state, gift_until }: RewardRow,
  gameIdOf: GameIdOf,
): Promise<GiftView | null> {
  if (!gift || !gift_state) return null
  const shared = {
    state: gift_state === 'toCancel' ? ('over' as const) : gift_state,
    until: timeOrNull(gift_until),
  }
  if ('freeBet' in gift) return { ...shared, badge: null, spins: null }
  if ('badge' in gift) return { ...shared, badge: gift.badge, spins: null }
  const { rounds, game } = gift.spins
  return { ...shared, badge: null, spins: { rounds, gameId: await gameIdOf(game) } }
}

export type Around = { readonly done: Minor; readonly now: Instant; readonly gameIdOf: GameIdOf }

export async function rewardView(reward: RewardRow, { done, now, gameIdOf }: Around): Promise<RewardView> {
  const { bonus_state, bonus_until } = reward
  return {
    id: reward.id,
    source: reward.source,
    period: reward.period,
    amount: dongText(reward.amount),
    currency: 'VND',
    kind: reward.kind,
    turnoverTimes: reward.turnover_times,
    state: isOver(reward, now) ? 'expired' : reward.state,
    grantedAt: serverTimeText(reward.granted_at),
    claimUntil: timeOrNull(reward.claim_until),
    paidAt: timeOrNull(reward.paid_at),
    bonus: bonus_state && {
      state: bonus_state,
      required: dongText(bonusRequired(reward)),
      done: dongText(done),
      until: timeOrNull(bonus_until),
    },
    gift: await giftView(reward, gameIdOf),
  }
}

export const heldRewardView = (reward: RewardRow): HeldReward => ({
  id: reward.id,
  memberId: reward.member_id,
  source: reward.source,
  period: reward.period,
  amount: dongText(reward.amount),
  heldFor: reward.held_for ?? '',
  grantedAt: serverTimeText(reward.granted_at),
})
