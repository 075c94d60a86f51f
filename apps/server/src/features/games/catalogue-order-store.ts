import type { Tx } from '@keo/service-kit/db/database'
import { sql } from 'kysely'
import type { SiteTables } from '../site/index.ts'
import { inOwnOrder, type Placed } from './catalogue-order.ts'

/** Nobody else changes the catalogue until the transaction ends: neither the provider's next list nor another editor. */
export async function lockCatalogue(tx: Tx, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`games of ${tenantId}`}, 0))`.execute(tx)
}

/** The catalogue in its order as the database has it, not as this node remembers it. */
export async function readOrder(tx: Tx, tenantId: string): Promise<Placed[]> {
  const rows = await tx
    .withTables<SiteTables>()
    .selectFrom('game')
    .select(['id', 'game_type_id', 'is_offered', 'own_place'])
    .where('tenant_id', '=', tenantId)
    .where('symbol', 'is not', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return inOwnOrder(
    rows.map((row) => ({
      id: row.id,
      gameTypeId: row.game_type_id,
      isOffered: row.is_offered,
      ownPlace: row.own_place,
    })),
  )
}

/** Every game of the type gets its place by the ids; what is not among them, and with none everything, has none. */
export async function writeOrder(tx: Tx, tenantId: string, typeId: number, ids: readonly number[]) {
  await sql`update game set own_place = array_position(${ids}::integer[], id)
    where tenant_id = ${tenantId} and game_type_id = ${typeId}`.execute(tx)
}
