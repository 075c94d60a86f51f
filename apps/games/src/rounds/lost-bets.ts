import type { Database } from '@keo/service-kit/db/database'
import type { Log } from '@keo/service-kit/log'
import type { Movements } from '../wallet/movements.ts'
import type { FreeRoundDesk } from '../free-rounds/free-rounds.ts'
import type { Rounds } from './round-rows.ts'

type Needs = {
  readonly database: Database
  readonly movements: Movements
  readonly rounds: Rounds
  readonly freeRounds: Pick<FreeRoundDesk, 'giveBack'>
  readonly log: Log
}

/**
 * Bets that an earlier process sent and whose answer it did not live to keep: nobody knows whether the operator took them,
 * so they are taken back. A round that only this bet would have begun is void; one that was open goes on without it.
 */
export async function takeBackLostBets({
  database,
  movements,
  rounds,
  freeRounds,
  log,
}: Needs): Promise<void> {
  for (const bet of await movements.listSending()) {
    await database.tx(async (tx) => {
      if (!(await movements.answer(tx, bet.id, { state: 'refused', code: null }))) return
      const { reference, player_id: playerId, game_id: gameId, round_id: roundId, amount } = bet
      const refund = { kind: 'refund' as const, reference, playerId, gameId, roundId, amount }
      await movements.add(tx, refund, 'waiting')
      const freeCode = roundId === null ? null : await rounds.dropUnbegun(tx, roundId)
      if (freeCode !== null) await freeRounds.giveBack(tx, freeCode)
    })
    log.warn({ reference: bet.reference }, 'a bet whose answer was lost is taken back')
  }
}
