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

export type NewReward = {
  readonly memberId: MemberId
  /** What gives it, such as `vip.level-gift` or `campaign.sign-in`. */
  readonly source: string
  /** What makes it the only one of its source for the member: a level, a month, a friend. */
  readonly period: string
  /** Dong, above zero; of free spins the sum of their stakes, of a badge zero. */
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
