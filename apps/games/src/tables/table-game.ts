import type { SharedEngine } from '@keo/games-contract/engines'
import type { SharedTable } from '@keo/games-contract/shared-tables'
import type { Instant } from '@keo/service-kit/clock'
import type { Series } from './series.ts'

/** A player's bet at a table. */
export type Seat = {
  /** Of the player's own round. */
  readonly id: bigint
  readonly playerId: string
  readonly isDemo: boolean
  /** Hundredths. */
  readonly stake: bigint
  readonly bet: unknown
  /** Crash: where the player is out, in hundredths. */
  leftAt: number | null
  /** The player's own round is closed. */
  isPaid: boolean
}

/** One round for everybody at the table; what it will end with is fixed before the first bet. */
export type TableRound<Result = unknown> = {
  readonly number: number
  readonly bettingAt: Instant
  readonly series: Series
  readonly result: Result
}

export type TableTimes = {
  /** From here on no bet is taken. */
  readonly closesAt: Instant
  /** From here on everybody knows the result, and what is still open is paid. */
  readonly endsAt: Instant
  readonly nextAt: Instant
}

export type Outcome = { readonly state: unknown; readonly returned: bigint }

/** What one kind of shared round is: pure, and driven by `running-table.ts`. */
export type TableGame<Result = unknown> = {
  readonly engine: SharedEngine
  readonly seriesRounds: number
  readonly historyLength: number
  results(series: Series): (number: number) => Result
  /** What of a result stays in the table's history. */
  shown(result: Result): unknown
  /** What of it a player who left early gets to know at the end. */
  revealed(result: Result): object
  times(round: TableRound<Result>): TableTimes
  /** When a seat is out by itself before the end; null when it never is. */
  ownExit(round: TableRound<Result>, seat: Seat): { readonly at: Instant; readonly leftAt: number } | null
  /** Where a player who leaves at that moment is out; null when nobody can leave then. */
  exitAt(round: TableRound<Result>, now: Instant): number | null
  /** How a seat ends: at its exit, or with the round. */
  outcome(round: TableRound<Result>, seat: Seat): Outcome
  /** The state of the player's round as long as nothing is known. */
  readonly firstState: unknown
  picture(table: Pictured<Result>): SharedTable
}

export type Pictured<Result = unknown> = {
  readonly gameId: string
  readonly round: TableRound<Result>
  readonly seats: readonly Seat[]
  /** Newest first, the round itself left out. */
  readonly history: readonly unknown[]
  readonly now: Instant
}

/** Keeps the types of one kind together, and forgets them for the table of all kinds. */
export function defineTableGame<Result>(game: TableGame<Result>): TableGame {
  return game as unknown as TableGame
}

const SHOWN_SIGNS = 2

/** A player's name as others at the table see it. */
export const maskedName = (playerId: string) =>
  `${playerId.slice(0, SHOWN_SIGNS)}***${playerId.slice(-SHOWN_SIGNS)}`
