import type { Database, Tx } from '@keo/service-kit/db/database'
import type { RoundRow } from '../rounds/round-row.ts'
import type { Rounds } from '../rounds/round-rows.ts'
import type { Movement } from '../wallet/movement-row.ts'
import type { Purse } from '../wallet/purse.ts'
import type { Seat, TableGame, TableRound } from './table-game.ts'
import type { TableStore } from './table-store.ts'

type Needs = {
  readonly database: Database
  readonly store: TableStore
  readonly rounds: Rounds
  readonly purse: Purse
}

/** The move that a seat left with, as it is kept with the player's round. */
export const CASH_OUT = { act: 'cashOut' } as const

export type PaySeats = ReturnType<typeof createPaySeats>

/** Ends the rounds of players, each once: under the lock of its row, in one transaction with its pay-out. */
export function createPaySeats({ database, store, rounds, purse }: Needs) {
  async function pay(tx: Tx, at: Table, seat: Seat, isMoved: boolean): Promise<Paid> {
    const row = await rounds.lock(tx, seat.id)
    if (row.state !== 'open') return { row, payment: null }
    const { state, returned } = at.game.outcome(at.round, seat)
    const changed = await rounds.change(tx, seat.id, {
      state: 'closed',
      engineState: state,
      returned,
      ...(isMoved && { moves: [...row.moves, CASH_OUT] }),
    })
    const { playerId, isDemo, id: roundId } = seat
    const who = { playerId, isDemo, gameId: at.gameId, roundId, operatorToken: null }
    return { row: changed, payment: await purse.pay(tx, who, returned) }
  }

  return {
    /** One who leaves, by a move or at the exit that was set. */
    one: (at: Table, seat: Seat, isMoved: boolean): Promise<Paid> =>
      database.tx((tx) => pay(tx, at, seat, isMoved)),
    /** Everybody who is left, and the end of the shared round itself. `exitOf` tells where somebody is out. */
    async all(at: Table, exitOf: (seat: Seat) => { leftAt: number | null; isMoved: boolean }): Promise<void> {
      const { gameId, game, round } = at
      await database.tx(async (tx) => {
        if (!(await store.end(tx, gameId, round.number, game.shown(round.result)))) return
        for (const seat of await store.seats(gameId, round.number, tx)) {
          if (seat.isPaid) continue
          const { leftAt, isMoved } = exitOf(seat)
          await pay(tx, at, { ...seat, leftAt }, isMoved)
        }
        await store.reveal(tx, gameId, round.number, game.revealed(round.result))
      })
    },
  }
}

type Table = { readonly gameId: string; readonly game: TableGame; readonly round: TableRound }
export type Paid = { readonly row: RoundRow; readonly payment: Movement | null }
