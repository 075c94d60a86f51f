/** What the operator answers in `error`. */
export const GAME_CODES = {
  done: 0,
  balanceTooLow: 1,
  playerUnknown: 2,
  betNotAllowed: 3,
  tokenExpired: 4,
  hashWrong: 5,
  playerFrozen: 6,
  badParameters: 7,
  gameOff: 8,
  limitReached: 50,
  retry: 100,
  doNotRetry: 120,
  retryEndRound: 130,
  realityCheck: 210,
  outsideBetLimits: 310,
} as const

export type GameCode = (typeof GAME_CODES)[keyof typeof GAME_CODES]

/** A bet that was answered so was not booked, and the provider takes it back with a refund. */
export const BET_IS_REFUNDED: ReadonlySet<GameCode> = new Set([
  GAME_CODES.playerUnknown,
  GAME_CODES.tokenExpired,
  GAME_CODES.hashWrong,
  GAME_CODES.playerFrozen,
  GAME_CODES.badParameters,
  GAME_CODES.gameOff,
  GAME_CODES.retry,
  GAME_CODES.realityCheck,
])

/** A result, refund or win that was answered so is at its end; every other code is tried again. */
export const CREDIT_IS_FINAL: ReadonlySet<GameCode> = new Set([
  GAME_CODES.done,
  GAME_CODES.doNotRetry,
  GAME_CODES.outsideBetLimits,
])
