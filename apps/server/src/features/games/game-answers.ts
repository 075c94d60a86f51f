import { AppError } from '@keo/contract/errors'
import { GAME_CODES, type GameCode } from '@keo/games-contract/codes'

/** What became of a movement: the wire's code, why not, and our number of it. */
export type GameAnswer = {
  readonly code: GameCode
  /** For people who read the log of either side. */
  readonly cause: string
  readonly transactionId: string | null
  /** What its player has available, as the movement left it; absent where nothing moved now. */
  readonly available?: bigint
}

export const done = (transactionId: string | null, available: bigint | null = null): GameAnswer => ({
  code: GAME_CODES.done,
  cause: 'OK',
  transactionId,
  ...(available !== null && { available }),
})

/** Undoes the transaction it is thrown in. */
export class GameRefusal extends Error {
  readonly code: GameCode
  readonly reason: string

  constructor(code: GameCode, reason: string) {
    super(reason)
    this.code = code
    this.reason = reason
  }
}

export const refuse = (code: GameCode, reason: string): never => {
  throw new GameRefusal(code, reason)
}

/** Refusals of ours in the wire's words; whoever is on a break or excluded has a limit of their own. */
const CODES: Readonly<Record<string, GameCode>> = {
  BALANCE_SHORT: GAME_CODES.balanceTooLow,
  ACCOUNT_DISABLED: GAME_CODES.playerFrozen,
  BET_LOCKED: GAME_CODES.betNotAllowed,
  LIMIT_REACHED: GAME_CODES.limitReached,
  ON_BREAK: GAME_CODES.limitReached,
  RESTING: GAME_CODES.limitReached,
  SELF_EXCLUDED: GAME_CODES.limitReached,
  SELF_EXCLUDED_ENDLESS: GAME_CODES.limitReached,
  EXCLUSION_OVER: GAME_CODES.limitReached,
  REOPEN_WAITING: GAME_CODES.limitReached,
  REALITY_CHECK_DUE: GAME_CODES.realityCheck,
  IDENTITY_NEEDED: GAME_CODES.betNotAllowed,
  CURRENCY_WRONG: GAME_CODES.badParameters,
}

/** A refusal has undone everything and becomes an answer; everything else is a defect. */
export function refusalOf(error: unknown): GameAnswer {
  if (error instanceof GameRefusal) return { code: error.code, cause: error.reason, transactionId: null }
  if (!(error instanceof AppError)) throw error
  return { code: CODES[error.code] ?? GAME_CODES.retry, cause: error.code, transactionId: null }
}
