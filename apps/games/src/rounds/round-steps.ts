import { type Draws, drawsOfRound } from '@keo/game-rules/draws'
import type { Engine } from '../engines/engine.ts'
import type { Session } from '../players/sessions.ts'
import type { KeptPair } from '../seeds/seed-pairs.ts'
import type { Movement } from '../wallet/movement-row.ts'
import type { Outbox } from '../wallet/outbox.ts'
import type { Stakeholder } from '../wallet/purse.ts'
import { forcedDraws } from './forced-draws.ts'
import type { Played } from './playable.ts'
import type { RoundRow } from './round-row.ts'
import { roundView } from './round-view.ts'

/** A round after a step, and the messages that bring its pay-out and its jackpot to the operator. */
export type Stepped = {
  readonly row: RoundRow
  readonly payment: Movement | null
  readonly jackpot?: Movement | null
}

/** The numbers that a round draws, from the beginning. */
export function drawsOf(
  { number, forced }: Pick<RoundRow, 'number' | 'forced'>,
  { server_seed: server, client_seed: client }: KeptPair,
): Draws {
  const real = drawsOfRound(server, client, number ?? 0)
  return forced ? forcedDraws(forced, real) : real
}

export const stakeholder = (session: Session, gameId: string, roundId: bigint): Stakeholder => ({
  playerId: session.playerId,
  isDemo: session.isDemo,
  gameId,
  roundId,
  operatorToken: session.operatorToken,
})

/** Sends the pay-out, and tells the round with what its player has now. */
export async function finishStep(
  outbox: Outbox,
  { row, payment, jackpot = null }: Stepped,
  engine: Engine,
  cash: bigint | null,
): Promise<Played> {
  // Before the result of a round that one step played to its end nothing of it can wait.
  const send = (due: Movement) => (row.step === 0 ? outbox.sendFirst(due) : outbox.send(due.id))
  const paid = payment === null ? null : await send(payment)
  // A pay-out that the operator has not taken yet is on its way: the player sees it all the same.
  const expected = cash === null ? null : cash + (row.returned ?? 0n)
  // Who has just read that the jackpot is theirs sees it in the balance as well.
  const withJackpot = jackpot === null ? null : await outbox.send(jackpot.id)
  return { round: roundView(row, engine), cash: withJackpot ?? paid ?? expected }
}
