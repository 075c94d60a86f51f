import { GAME_CODES, type GameCode } from '@keo/games-contract/codes'
import type { PlayCode } from '@keo/games-contract/play-codes'
import type { OperatorAnswer } from './operator.ts'

const SAID: Partial<Record<GameCode, PlayCode>> = {
  [GAME_CODES.balanceTooLow]: 'BALANCE_TOO_LOW',
  [GAME_CODES.playerUnknown]: 'SESSION_ENDED',
  [GAME_CODES.betNotAllowed]: 'NOT_ALLOWED',
  [GAME_CODES.tokenExpired]: 'SESSION_ENDED',
  [GAME_CODES.playerFrozen]: 'PLAYER_FROZEN',
  [GAME_CODES.gameOff]: 'GAME_OFF',
  [GAME_CODES.limitReached]: 'LIMIT_REACHED',
  [GAME_CODES.realityCheck]: 'REALITY_CHECK',
  [GAME_CODES.outsideBetLimits]: 'STAKE_WRONG',
}

/** What a page is told when the operator did not take a stake; what only both sides' people can mend is a wallet away. */
export const playCodeOf = (answer: OperatorAnswer | null): PlayCode =>
  (answer && SAID[answer.code]) ?? 'WALLET_AWAY'
