import type { Price } from '@keo/units/price'
import type { Instant } from '@keo/units/instants'

/** What a tap on a price means: everything that a slip must know and say about it. */
export type Pick = {
  readonly matchId: number
  readonly marketId: number
  readonly optionType: number
  /** As seen. */
  readonly odds: Price
  readonly optionName: string
  readonly marketName: string
  readonly matchName: string
  readonly leagueName: string
  readonly line?: string
  readonly sportId: number
  readonly marketType: number
  readonly period: number
  readonly isLive: boolean
  readonly startsAt: Instant
  readonly score?: readonly [home: number, away: number]
}
