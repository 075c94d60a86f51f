import type { PlainMessageKey } from '@keo/messages/keys'
import type { PlayProblem } from '../session/play-session.ts'

/** Null where the frame says it in another way: a new launch, or a veil over the game. */
const WORDS: Record<PlayProblem['code'], PlainMessageKey> = {
  'nothing-played': 'game.problem.nothing',
  'played-elsewhere': 'game.problem.elsewhere',
  SESSION_ENDED: 'game.problem.sessionEnded',
  REQUEST_WRONG: 'game.problem.wrong',
  STAKE_WRONG: 'game.problem.stake',
  BET_WRONG: 'game.problem.wrong',
  BALANCE_TOO_LOW: 'game.problem.balance',
  LIMIT_REACHED: 'game.problem.limit',
  REALITY_CHECK: 'game.problem.reality',
  PLAYER_FROZEN: 'game.problem.frozen',
  NOT_ALLOWED: 'game.problem.notAllowed',
  GAME_OFF: 'game.problem.off',
  ROUND_UNKNOWN: 'game.problem.roundOver',
  ROUND_CLOSED: 'game.problem.roundOver',
  ROUND_OPEN: 'game.problem.roundOpen',
  MOVE_WRONG: 'game.problem.move',
  BETS_CLOSED: 'game.problem.betsClosed',
  TOO_LATE: 'game.problem.tooLate',
  SEED_WRONG: 'game.problem.seed',
  WALLET_AWAY: 'game.problem.wallet',
  LOSS_LIMIT_NEEDED: 'game.problem.lossLimit',
  AUTO_PLAY_OVER: 'game.problem.autoOver',
  TOO_SOON: 'game.problem.tooMany',
  TOO_MANY_REQUESTS: 'game.problem.tooMany',
  INTERNAL: 'game.problem.internal',
}

export const problemKey = ({ code }: PlayProblem): PlainMessageKey => WORDS[code]

/** The player is kept from playing, by a limit of their own or by the operator: no bet helps until that ends. */
export const isKeptFromPlaying = ({ code }: PlayProblem) =>
  code === 'LIMIT_REACHED' || code === 'PLAYER_FROZEN' || code === 'NOT_ALLOWED'
