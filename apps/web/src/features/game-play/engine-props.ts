import type { GameFacts } from '@keo/games-contract/play-game'
import type { PlayRound, SeedPair } from '@keo/games-contract/play-round'
import type { SharedTable } from '@keo/games-contract/shared-tables'
import type { ComponentType } from 'react'
import type { FreeRounds } from './session/play-session.ts'
import type { GameSound } from './sound/game-sounds.ts'

/** What every engine's screen gets from the game page. The screen draws stage and controls; the frame does the rest. */
export type EngineProps = {
  readonly game: {
    readonly id: string
    readonly name: string
    readonly facts: GameFacts
    readonly isDemo: boolean
    /** Switches of the agent line, off by default (RSP-13). */
    readonly hasAutoPlay: boolean
    readonly hasFastSpin: boolean
  }
  readonly seeds: SeedPair
  readonly currency: string
  /** What may be staked now; a round that is still being drawn has its stake taken and no winnings in it. */
  readonly balance: string
  readonly limits: { readonly min: string; readonly max: string; readonly chips: readonly string[] }
  /** Rounds that were left open when the game was opened: the screen goes on with them. */
  readonly openRounds: readonly PlayRound[]
  /** Rounds that have been shown, newest first. */
  readonly rounds: readonly PlayRound[]
  /** Rounds that were given to the player: played first, with a bet of their code and stake. */
  readonly freeRounds: FreeRounds | null
  /** Stakes and plays, once a tap. Null when nothing was played; the frame says why. */
  readonly play: (bet: unknown, autoPlay?: string) => Promise<PlayRound | null>
  /** Begins a row of rounds that the screen plays by itself; null when it may not, and the frame says why. */
  readonly startAutoPlay: (asked: { rounds: number; lossLimit: string }) => Promise<string | null>
  /** Goes on with an open round. */
  readonly move: (round: PlayRound, move: unknown) => Promise<PlayRound | null>
  /** To be called when a closed round has been drawn to its end: balance, history and the spoken result follow. */
  readonly onShown: (round: PlayRound, said: string) => void
  /** What a screen reader hears in the middle of a round, such as the cell that was opened. */
  readonly speak: (words: string) => void
  /** A call is under way: no control takes a tap. */
  readonly busy: boolean
  /** No answer came in time; the action button says that the ticket is being checked. */
  readonly isChecking: boolean
  /** Offline, in maintenance or kept from playing: no new round. */
  readonly isBlocked: boolean
  readonly isReduced: boolean
  readonly sound: (sound: GameSound) => void
  /** For engines with a shared round. */
  readonly shared: {
    readonly tablesUrl: string
    readonly table: () => Promise<SharedTable>
    readonly refresh: (roundId: string) => Promise<PlayRound | null>
  }
}

export type EngineScreen = ComponentType<EngineProps>
