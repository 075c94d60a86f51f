/** Why the provider does not do what a game page asked for. The page has words for each. */
export const PLAY_CODES = [
  /** The play token is unknown, ended or of another game: the page launches again. */
  'SESSION_ENDED',
  /** The request cannot be read. */
  'REQUEST_WRONG',
  /** The stake is no amount, zero, or outside the bounds that `details` names. */
  'STAKE_WRONG',
  /** The bet is none of this game's. */
  'BET_WRONG',
  'BALANCE_TOO_LOW',
  /** A limit of the player's own, a break or an exclusion: the operator refused for that reason. */
  'LIMIT_REACHED',
  'REALITY_CHECK',
  'PLAYER_FROZEN',
  'NOT_ALLOWED',
  /** In maintenance or not offered any more. */
  'GAME_OFF',
  'ROUND_UNKNOWN',
  /** The round has ended; `getRound` says how. */
  'ROUND_CLOSED',
  /** A round of this kind is open and must end first. */
  'ROUND_OPEN',
  /** The move is none that is allowed now, or another move was sent under the same step. */
  'MOVE_WRONG',
  /** The shared round takes no bets now. */
  'BETS_CLOSED',
  /** The shared round was over before the exit came. */
  'TOO_LATE',
  /** A client seed has 1 to 64 signs and no colon. */
  'SEED_WRONG',
  /** The wallet gave no answer that can be used: the bet is taken back, nothing was played. */
  'WALLET_AWAY',
  /** Auto-play begins only with a loss limit above zero. */
  'LOSS_LIMIT_NEEDED',
  /** The row of rounds has no more of them, or the next one could lose more than its limit. */
  'AUTO_PLAY_OVER',
  /** The round before has not lasted as long as it must. */
  'TOO_SOON',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
] as const
export type PlayCode = (typeof PLAY_CODES)[number]
