import type { Database } from '@keo/service-kit/db/database'
import { createTurns } from '../ground/turns.ts'
import type { Session } from '../players/sessions.ts'
import type { Playable, Tap } from './playable.ts'
import { type BeginNeeds, createRoundBegin } from './round-begin.ts'
import { createRoundMoves, type MoveRequest } from './round-moves.ts'

export type RoundDesk = ReturnType<typeof createRoundDesk>

/** Rounds of one player each, one thing of a player's after the other. */
export function createRoundDesk(needs: BeginNeeds & { readonly database: Database }) {
  const inTurn = createTurns()
  const begin = createRoundBegin(needs)
  const move = createRoundMoves(needs)
  return {
    begin: (session: Session, playable: Playable, tap: Tap) =>
      inTurn(session.playerId, () => begin(session, playable, tap)),
    move: (session: Session, playable: Playable, request: MoveRequest) =>
      inTurn(session.playerId, () => move(session, playable, request)),
    /** For whatever must not happen while a round of the player is being played. */
    inTurnOf: inTurn,
  }
}
