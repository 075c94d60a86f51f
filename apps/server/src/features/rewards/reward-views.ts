import type { BoxPrizes } from '@keo/contract/box-prizes'
import type { GiftView, HeldReward, RewardView } from '@keo/contract/rewards'
import type { Language } from '@keo/messages/languages'
import { type Instant, serverTimeText } from '@keo/units/instants'
import { type Minor, money, moneyText } from '@keo/units/money'
import { bonusRequired } from './bonuses.ts'
import type { RewardRow } from './reward-store.ts'
import type { Gift, GivenBox } from './reward-types.ts'

export const dongText = (minor: bigint) => moneyText(money(minor, 'VND'))
const timeOrNull = (at: Instant | null) => (at === null ? null : serverTimeText(at))

/** An open reward whose time is over is expired, also before the job has written so. */
export const isOver = ({ state, claim_until }: RewardRow, now: Instant): boolean =>
  state === 'open' && claim_until !== null && claim_until <= now

/** Where free spins are played. */
export type GameIdOf = (symbol: string) => Promise<number | null>

async function giftView(
  { gift, gift_state, gift_until, gift_used, gift_found }: RewardRow,
  { gameIdOf, language }: Pick<Around, 'gameIdOf' | 'language'>,
): Promise<GiftView | null> {
  if (!gift || !gift_state) return null
  const shared = {
    state: gift_state === 'toCancel' ? ('over' as const) : gift_state,
    until: timeOrNull(gift_until),
    badge: null,
    spins: null,
    terms: null,
    turns: null,
    box: null,
  }
  if ('freeBet' in gift) return { ...shared, terms: termsView(gift.freeBet, language) }
  if ('badge' in gift) return { ...shared, badge: gift.badge }
  if ('turns' in gift) {
    const { wheel, count } = gift.turns
    return { ...shared, turns: { wheel, count, left: count - gift_used } }
  }
  if ('box' in gift) {
    const { size, prizes } = gift.box
    const content = gift_found === null ? null : dongText(gift_found)
    return { ...shared, box: { size, content, prizes: prizesView(prizes) } }
  }
  const { rounds, game } = gift.spins
  return { ...shared, spins: { rounds, gameId: await gameIdOf(game) } }
}

function termsView({ terms }: FreeBet, language: Language): GiftView['terms'] {
  if (!terms) return null
  const { words, priceFrom = null, sports = null, legsFrom = 1 } = terms
  return { words: words[language], priceFrom, sports: sports && [...sports], legsFrom }
}
type FreeBet = Extract<Gift, { freeBet: unknown }>['freeBet']

/** What may be in a box, with its published chance: hundredths of a percent, cut. */
export function prizesView(prizes: GivenBox['prizes']): BoxPrizes {
  const weights = prizes.reduce((sum, { weight }) => sum + weight, 0)
  return prizes.map(({ id, weight, cash }) => ({
    id,
    cash: dongText(BigInt(cash) * 100n),
    chanceBp: Math.floor((weight * 10_000) / weights),
  }))
}

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
