import type { GiftView, HeldReward, RewardView } from '@keo/contract/rewards'
import type { Language } from '@keo/messages/languages'
import { type Instant, serverTimeText } from '@keo/units/instants'
import { type Minor, money, moneyText } from '@keo/units/money'
import { bonusRequired } from './bonuses.ts'
import type { RewardRow } from './reward-store.ts'
import type { Gift } from './reward-types.ts'

export const dongText = (minor: bigint) => moneyText(money(minor, 'VND'))
const timeOrNull = (at: Instant | null) => (at === null ? null : serverTimeText(at))

/** An open reward whose time is over is expired, also before the job has written so. */
export const isOver = ({ state, claim_until }: RewardRow, now: Instant): boolean =>
  state === 'open' && claim_until !== null && claim_until <= now

/** Where free spins are played. */
export type GameIdOf = (symbol: string) => Promise<number | null>

async function giftView(
  { gift, gift_state, gift_until }: RewardRow,
  { gameIdOf, language }: Pick<Around, 'gameIdOf' | 'language'>,
): Promise<GiftView | null> {
  if (!gift || !gift_state) return null
  const shared = {
    state: gift_state === 'toCancel' ? ('over' as const) : gift_state,
    until: timeOrNull(gift_until),
    badge: null,
    spins: null,
    terms: null,
  }
  if ('freeBet' in gift) return { ...shared, terms: termsView(gift.freeBet, language) }
  if ('badge' in gift) return { ...shared, badge: gift.badge }
  const { rounds, game } = gift.spins
  return { ...shared, spins: { rounds, gameId: await gameIdOf(game) } }
}

function termsView({ terms }: FreeBet, language: Language): GiftView['terms'] {
  if (!terms) return null
  const { words, priceFrom = null, sports = null, legsFrom = 1 } = terms
  return { words: words[language], priceFrom, sports: sports && [...sports], legsFrom }
}
type FreeBet = Extract<Gift, { freeBet: unknown }>['freeBet']

export type Around = {
  readonly done: Minor
  readonly now: Instant
  readonly gameIdOf: GameIdOf
  readonly language: Language
}

export async function rewardView(reward: RewardRow, { done, now, ...around }: Around): Promise<RewardView> {
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
    gift: await giftView(reward, around),
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
