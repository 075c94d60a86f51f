import { amountText } from '../ground/amounts.ts'
import type { Movement } from './movement-row.ts'
import type { Parameters } from './operator.ts'

/** A movement as the form of its callback; time and hash are put in when it is sent. */
export function movementForm(movement: Omit<Movement, 'id' | 'attempts'>): Parameters {
  const { kind, reference, player_id: userId, game_id: gameId, round_id: roundId, amount } = movement
  return {
    userId,
    ...(kind === 'endRound' ? {} : { reference, amount: amountText(amount) }),
    ...(gameId === null ? {} : { gameId }),
    ...(roundId === null ? {} : { roundId: String(roundId) }),
    ...(kind === 'bet' || kind === 'result' ? { roundDetails: 'spin' } : {}),
    ...(movement.fields as Record<string, string>),
  }
}
