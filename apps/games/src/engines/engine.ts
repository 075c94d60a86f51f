import type { GameFacts } from '@keo/games-contract/play-game'
import type { Draws } from '@keo/game-rules/draws'

export type Parameters = GameFacts['parameters']

/**
 * The rules of one engine as the desk of rounds needs them: pure, and everything of chance comes from `draws`. A bet and a
 * state are kept as JSON; what a player must not know yet stands in the state and not in the view.
 */
export type Engine<Bet = unknown, State = unknown, Move = unknown> = {
  /** The bet as it is kept, without anything that the game does not ask for; null for what is no bet of this game. */
  readBet(sent: unknown, parameters: Parameters): Bet | null
  /** What is staked with it, as it was sent. */
  stakesOf(bet: Bet): readonly string[]
  begin(draws: Draws, bet: Bet, parameters: Parameters): State
  /** What the player may know now. */
  view(state: State, bet: Bet): unknown
  /** Hundredths that come back, stake included; null while the round is open. */
  returned(state: State, bet: Bet): bigint | null
  /** Puts into the state what the draw for the local jackpot gave; only where a game can have one. */
  withJackpot?(state: State, draw: { readonly won: string | null; readonly stands: string }): State
  /** How many times the first stake may be in a round in the end; 1 when left out. */
  readonly stakesAtMost?: number
  /** Only where a round can stay open. */
  readonly moves?: {
    read(sent: unknown): Move | null
    /** Hundredths that the move stakes further; null for a move that is not allowed now. */
    cost(state: State, bet: Bet, move: Move): bigint | null
    /** `draws` begin anew: what was drawn before is drawn again first. */
    apply(state: State, bet: Bet, move: Move, draws: Draws): State
    /** How the house ends a round that was left open, without a further stake and as well for the player as it can. */
    leave(state: State, bet: Bet, draws: Draws): State
  }
}

/** Keeps the types of one engine together, and forgets them for the table of all engines. */
export function defineEngine<Bet, State, Move = never>(engine: Engine<Bet, State, Move>): Engine {
  return engine as unknown as Engine
}

/** A parameter of a game is fixed: a bet that names another value is none of this game. */
export function isAsStated(parameters: Parameters, name: string, value: string | number): boolean {
  const stated = parameters[name]
  return stated === undefined || stated === value
}
