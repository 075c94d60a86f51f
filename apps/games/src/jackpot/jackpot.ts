import type { Draws } from '@keo/game-rules/draws'
import { drawJackpot } from '@keo/game-rules/games/jackpot'
import type { Db, Tx } from '@keo/service-kit/db/database'
import { sql } from 'kysely'

type Tables = { jackpot: { id: string; amount: bigint } }

/** One for all machines that have it. */
export const JACKPOT_ID = 'keo-slot'
/** Hundredths: what it begins with, again after each win. */
const BEGINS_WITH = 500_000_000n
/** A hundredth of each stake is put to it, beside the machine's own return. */
const PART_OF_STAKE = 100n

/** What it stands at after the round, and what was won of it. */
export type JackpotDraw = { readonly won: bigint | null; readonly stands: bigint }

/**
 * Feeds the jackpot with a part of the stake and draws for it: one more number of the round's own stream, 0 wins. Who
 * plays meanwhile waits for this round, so nobody wins what another has won.
 */
export async function playJackpot(tx: Tx, draws: Draws, stake: bigint): Promise<JackpotDraw> {
  const fed = await put(tx, jackpotPartOf(stake))
  if (drawJackpot(draws, stake) !== 0) return { won: null, stands: fed }
  await tables(tx).updateTable('jackpot').set({ amount: BEGINS_WITH }).where('id', '=', JACKPOT_ID).execute()
  return { won: fed, stands: BEGINS_WITH }
}

/** What a stake puts to it. */
export const jackpotPartOf = (stake: bigint): bigint => stake / PART_OF_STAKE

/** What it stands at now. */
export async function jackpotStands(db: Db): Promise<bigint> {
  const kept = tables(db).selectFrom('jackpot').select('amount').where('id', '=', JACKPOT_ID)
  return (await kept.executeTakeFirst())?.amount ?? BEGINS_WITH
}

const tables = (db: Db) => db.withTables<Tables>()

async function put(tx: Tx, part: bigint): Promise<bigint> {
  const { amount } = await tables(tx)
    .insertInto('jackpot')
    .values({ id: JACKPOT_ID, amount: BEGINS_WITH + part })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ amount: sql<bigint>`jackpot.amount + ${part}::bigint` }),
    )
    .returning('amount')
    .executeTakeFirstOrThrow()
  return amount
}
