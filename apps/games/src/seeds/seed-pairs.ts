import type { Clock } from '@keo/service-kit/clock'
import { type InstantColumn, sqlInstant } from '@keo/service-kit/db/columns'
import type { Database, Db, Tx } from '@keo/service-kit/db/database'
import { kept } from '@keo/service-kit/db/kept-plans'
import { createGathered } from '@keo/service-kit/db/gathered'
import { commitmentTo } from '@keo/game-rules/draws'
import type { SeedPair } from '@keo/games-contract/play-round'
import { type Generated, sql } from 'kysely'
import type { SecretBytes } from '../ground/secret-bytes.ts'

type Tables = {
  seed_pair: {
    id: Generated<bigint>
    player_id: string
    server_seed: string
    client_seed: string
    nonce: Generated<number>
    made_at: InstantColumn
    revealed_at: InstantColumn | null
  }
}
export type KeptPair = {
  readonly id: bigint
  readonly server_seed: string
  readonly client_seed: string
  readonly nonce: number
  readonly revealed_at: number | null
}

const COLUMNS = ['id', 'server_seed', 'client_seed', 'nonce', 'revealed_at'] as const
const SERVER_SEED_BYTES = 32
const CLIENT_SEED_BYTES = 8

export type SeedPairs = ReturnType<typeof sqlSeedPairs>

type Needs = { readonly database: Database; readonly clock: Clock; readonly secrets: SecretBytes }

/** A player's seeds: one pair in use, and the ones before, whose server seed is out. */
export function sqlSeedPairs({ database, clock, secrets }: Needs) {
  const tables = (db: Db) => db.withTables<Tables>()
  const hex = (name: string, length: number) => Buffer.from(secrets(name, length)).toString('hex')

  async function make(db: Db, playerId: string, clientSeed: string | null): Promise<void> {
    const { pairs } = await tables(db)
      .selectFrom('seed_pair')
      .select((row) => row.fn.countAll<string>().as('pairs'))
      .where('player_id', '=', playerId)
      .executeTakeFirstOrThrow()
    const name = `pair/${playerId}/${pairs}`
    await tables(db)
      .insertInto('seed_pair')
      .values({
        player_id: playerId,
        server_seed: hex(`${name}/server`, SERVER_SEED_BYTES),
        client_seed: clientSeed ?? hex(`${name}/client`, CLIENT_SEED_BYTES),
        made_at: sqlInstant(clock.now()),
        revealed_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  /** Of several players in one statement, each of whom is once among them. */
  const raise = createGathered<string, KeptPair | undefined>(async (db, playerIds) => {
    const { rows } = await sql<KeptPair & { player_id: string }>`
      ${kept} update seed_pair set nonce = nonce + 1 where player_id = any(${playerIds}) and revealed_at is null
      returning id, server_seed, client_seed, nonce, revealed_at, player_id`.execute(db)
    return playerIds.map((playerId) => rows.find((row) => row.player_id === playerId))
  })

  const inUse = (db: Db, playerId: string) =>
    tables(db)
      .selectFrom('seed_pair')
      .select(COLUMNS)
      .where('player_id', '=', playerId)
      .where('revealed_at', 'is', null)

  return {
    /** The pair in use; the first question makes it. */
    async current(playerId: string): Promise<KeptPair> {
      const found = await inUse(database.db, playerId).executeTakeFirst()
      if (found) return found
      await make(database.db, playerId, null)
      return inUse(database.db, playerId).executeTakeFirstOrThrow()
    },
    /** The pair with the nonce of the next round, which nobody else gets. */
    async nextNonce(tx: Tx, playerId: string): Promise<KeptPair> {
      const raised = await raise(tx, playerId)
      if (raised) return raised
      await make(tx, playerId, null)
      return (await raise(tx, playerId)) ?? Promise.reject(new Error('a player has no seeds'))
    },
    find: (id: bigint): Promise<KeptPair | undefined> =>
      tables(database.db).selectFrom('seed_pair').select(COLUMNS).where('id', '=', id).executeTakeFirst(),
    /** Shows the pair in use and begins with a new one. */
    async change(tx: Tx, playerId: string, clientSeed: string | null): Promise<KeptPair> {
      const shown = await tables(tx)
        .updateTable('seed_pair')
        .set({ revealed_at: sqlInstant(clock.now()) })
        .where('player_id', '=', playerId)
        .where('revealed_at', 'is', null)
        .returning(COLUMNS)
        .executeTakeFirstOrThrow()
      await make(tx, playerId, clientSeed)
      return shown
    },
    /** Keeps a change of the pair and the beginning of a round apart. */
    async lock(tx: Tx, playerId: string): Promise<void> {
      await inUse(tx, playerId).forUpdate().execute()
    },
  }
}

export const seedPairView = ({ server_seed: seed, client_seed: clientSeed, nonce }: KeptPair): SeedPair => ({
  commitment: commitmentTo(seed),
  clientSeed,
  nextNonce: nonce + 1,
})
