import type { BOX_SIZES } from '@keo/contract/campaign-names'
import type { FreeBetTerms } from '@keo/contract/free-bets'
import type { MemberId } from '@keo/contract/ids'
import type { Badge, RewardKind } from '@keo/contract/rewards'
import type { Language } from '@keo/messages/languages'
import type { Instant } from '@keo/units/instants'
import type { Money } from '@keo/units/money'

/** What is given where it is no money. */
export type Gift =
  | { readonly badge: Badge }
  /** The amount of the reward is staked at once, within the days, on any bet or on one that fits the terms. */
  | {
      readonly freeBet: {
        readonly days: number
        readonly terms?: FreeBetTerms & { readonly words: Readonly<Record<Language, string>> }
      }
    }
  /** In one game of the provider; each spin has a stake in whole dong, and all are played within the days. */
  | {
      readonly spins: {
        readonly game: string
        readonly rounds: number
        readonly stake: number
        readonly days: number
      }
    }
  /** Turns of the wheel of a campaign. */
  | { readonly turns: { readonly wheel: string; readonly count: number; readonly days: number } }
  | { readonly box: GivenBox }

/** A box with all that its opening needs, whatever becomes of its campaign meanwhile. */
export type GivenBox = {
  readonly size: (typeof BOX_SIZES)[number]
  readonly prizes: readonly { readonly id: string; readonly weight: number; readonly cash: number }[]
  readonly turnoverTimes: number
  readonly days: number
  /** The claim that it was given by, and the part of the budget that holds its largest content. */
  readonly from: {
    readonly campaign: string
    readonly version: number
    readonly window: string
    readonly step: string
    readonly attempt: number
    readonly budget: string
  }
}

export type NewReward = {
  readonly memberId: MemberId
  /** What gives it, such as `vip.level-gift` or `campaign.sign-in`. */
  readonly source: string
  /** What makes it the only one of its source for the member: a level, a month, a friend. */
  readonly period: string
  /** Dong, above zero; of free spins the sum of their stakes, of a box its largest content, of a badge and of turns zero. */
  readonly amount: Money
  /** `cash` arrives in the wallet. `bonus` lies in a purse that nothing can be staked or withdrawn from, and becomes cash when its turnover is met. The others are a `gift`. */
  readonly kind: RewardKind
  readonly gift?: Gift | null
  /** So many times the amount must be bet before it may leave; a bonus needs at least one. */
  readonly turnoverTimes: number
  /** Claimed by hand until then; null for one that is paid by itself. */
  readonly claimUntil: Instant | null
  /** A bonus whose turnover is not met by then goes back. */
  readonly bonusUntil?: Instant | null
  /** Why a reviewer must look at it first. */
  readonly heldFor?: string | null
}
