import type { ListedGame } from '@keo/games-contract/provider-calls'
import type { Language } from '@keo/messages/languages'
import type { Instant } from '@keo/units/instants'
import type { Currency } from '@keo/units/money'

export type LaunchRequest = {
  readonly symbol: string
  readonly language: Language
  readonly platform: 'MOBILE' | 'WEB'
  /** Null for free play: then nobody is named and no money is at stake. */
  readonly player: {
    readonly memberId: string
    readonly currency: Currency
    readonly token: string
  } | null
  /** Off unless the agent line has them switched on; the provider keeps to them. */
  readonly hasAutoPlay: boolean
  readonly hasFastSpin: boolean
}

/** `launch` is set where the game is one that our own page plays. */
export type GameAddress = { readonly url: string; readonly launch: string | null }

/** A movement as the provider's own books have it. */
export type FeedRow = {
  readonly memberId: string
  readonly reference: string
  /** Bet, win, refund, jackpot, promotion. */
  readonly type: 'B' | 'W' | 'R' | 'J' | 'P'
  /** Decimal text in the wire's unit. */
  readonly amount: string
  readonly at: Instant
}

/** Free rounds for one player in one game. */
export type FreeRoundsGift = {
  readonly code: string
  readonly memberId: string
  readonly currency: Currency
  readonly symbol: string
  readonly rounds: number
  /** Of each round, in the wire's unit. */
  readonly stake: string
  readonly from: Instant
  readonly until: Instant
}

/** The game provider's own calls. Whoever gives no answer that can be used answers null. */
export type GamesProvider = {
  games(): Promise<readonly ListedGame[] | null>
  launch(request: LaunchRequest): Promise<GameAddress | null>
  /** Ends what a player has open there; rounds that are open stay so. */
  endSessionsOf(memberId: string): Promise<void>
  /** Movements from a moment on. */
  transactions(from: Instant): Promise<readonly FeedRow[] | null>
  /** What local jackpots stand at, in the wire's unit; only providers that list such games are asked. */
  jackpots(): Promise<readonly { readonly symbol: string; readonly amount: string }[] | null>
  /** False when the provider did not take it. */
  giveFreeRounds(gift: FreeRoundsGift): Promise<boolean>
  /** Codes of free rounds that a player has not played to their end; null without an answer. */
  freeRoundsOf(memberId: string): Promise<readonly string[] | null>
  /** What is left of them is gone. False when the provider did not say so. */
  cancelFreeRounds(code: string): Promise<boolean>
  /** What the provider replays of one round. */
  replay(request: { memberId: string; symbol: string; roundId: string; at: number }): Promise<unknown>
}
