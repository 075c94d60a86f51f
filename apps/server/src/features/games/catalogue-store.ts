import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db, Tx } from '@keo/service-kit/db/database'
import type { GameFacts } from '@keo/games-contract/play-game'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import type { HeldGame, SiteTables } from '../site/index.ts'
import { lockCatalogue } from './catalogue-order-store.ts'
import { inOwnOrder } from './catalogue-order.ts'
import type { KeptGame } from './listed-games.ts'

/** A game that a provider lists, as the database holds it. */
export type CatalogueGame = HeldGame & {
  readonly symbol: string
  readonly hasDemo: boolean
  readonly facts: GameFacts | null
  readonly isOffered: boolean
  /** Among those of its type, where the operator has put it; null without a place. */
  readonly ownPlace: number | null
  readonly roundsLately: number
  /** What its local jackpot stands at; null without one. */
  readonly jackpot: bigint | null
  /** Of its type, whose window closes it too. */
  readonly typeWindow: HeldGame['window']
  /** Place of its type from 1. */
  readonly typeIndex: number
}

const windowOf = (startsAt: Instant | null, endsAt: Instant | null) =>
  startsAt === null || endsAt === null ? null : { startsAt, endsAt }

export async function readCatalogue(anyDb: Db, tenantId: string): Promise<readonly CatalogueGame[]> {
  const db = anyDb.withTables<SiteTables>()
  const [types, games] = await Promise.all([
    db.selectFrom('game_type').selectAll().where('tenant_id', '=', tenantId).orderBy('position').execute(),
    db
      .selectFrom('game')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('symbol', 'is not', null)
      .orderBy('position')
      .orderBy('id')
      .execute(),
  ])
  const held = games.map((row) => {
    const type = types.find(({ id }) => id === row.game_type_id)
    return {
      id: row.id,
      name: row.name,
      art: row.art,
      window: windowOf(row.maintenance_starts_at, row.maintenance_ends_at),
      gameTypeId: row.game_type_id,
      provider: row.provider,
      symbol: row.symbol ?? '',
      hasDemo: row.has_demo,
      facts: row.facts as GameFacts | null,
      isOffered: row.is_offered,
      ownPlace: row.own_place,
      roundsLately: row.rounds_lately,
      jackpot: row.jackpot,
      typeWindow: type ? windowOf(type.maintenance_starts_at, type.maintenance_ends_at) : null,
      typeIndex: type ? types.indexOf(type) + 1 : 0,
    }
  })
  return inOwnOrder(held)
}

/** The ids of a type's games begin there: `1001104101` is the first slot. */
const FIRST_OF_TYPE = 100

/**
 * Writes the list as the lobby shows it. A game that is known keeps its id and its window; a new one gets the next of its
 * type, for ever; one that is no longer listed is off.
 */
export async function writeCatalogue(tx: Tx, tenantId: string, games: readonly KeptGame[]): Promise<void> {
  await lockCatalogue(tx, tenantId)
  const db = tx.withTables<SiteTables>()
  const held = await db
    .selectFrom('game')
    .select(['id', 'game_type_id', 'symbol'])
    .where('tenant_id', '=', tenantId)
    .execute()
  const idOf = new Map(held.map(({ symbol, id }) => [symbol, id]))
  const last = new Map<number, number>()
  for (const { id, game_type_id: typeId } of held) last.set(typeId, Math.max(last.get(typeId) ?? 0, id))
  const rows = games.map((game, position) => {
    let id = idOf.get(game.symbol)
    if (id === undefined) {
      id = Math.max(last.get(game.typeId) ?? 0, game.typeId * 1000 + FIRST_OF_TYPE) + 1
      last.set(game.typeId, id)
      idOf.set(game.symbol, id)
    }
    return {
      id,
      game_type_id: game.typeId,
      position,
      name: game.name,
      provider: game.studio,
      art: game.art,
      symbol: game.symbol,
      has_demo: game.hasDemo,
      facts: game.facts,
    }
  })
  await sql`
    insert into game (tenant_id, id, game_type_id, position, name, provider, art, symbol, has_demo, facts, is_offered)
    select ${tenantId}, id, game_type_id, position, name, provider, art, symbol, has_demo, facts, true
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(id integer, game_type_id integer, position integer,
      name jsonb, provider text, art text, symbol text, has_demo boolean, facts jsonb)
    on conflict (tenant_id, id) do update set game_type_id = excluded.game_type_id, position = excluded.position,
      name = excluded.name, provider = excluded.provider, art = excluded.art, has_demo = excluded.has_demo,
      facts = excluded.facts, is_offered = true`.execute(tx)
  await sql`update game set is_offered = false where tenant_id = ${tenantId} and symbol is not null
    and not symbol = any(${games.map(({ symbol }) => symbol)})`.execute(tx)
}

/** How often each game was played since then, for the order of the popular ones. */
export async function countRounds(tx: Tx, tenantId: string, since: Instant): Promise<void> {
  await sql`
    update game g set rounds_lately = coalesce(r.rounds, 0)
    from game known left join (
      select game_id, count(*)::integer as rounds from game_round
      where tenant_id = ${tenantId} and started_at >= ${sqlInstant(since)} group by game_id
    ) r on r.game_id = known.id
    where known.tenant_id = ${tenantId} and g.tenant_id = known.tenant_id and g.id = known.id
      and g.rounds_lately <> coalesce(r.rounds, 0)`.execute(tx)
}

/** Whether any of them stands otherwise now. A game without a listed jackpot has none. */
export async function writeJackpots(
  db: Db,
  tenantId: string,
  jackpots: readonly { symbol: string; amount: bigint }[],
): Promise<boolean> {
  const rows = JSON.stringify(jackpots.map(({ symbol, amount }) => ({ symbol, amount: String(amount) })))
  const { numAffectedRows = 0n } = await sql`
    update game g set jackpot = t.amount
    from game known left join jsonb_to_recordset(${rows}::jsonb) as t(symbol text, amount bigint) on t.symbol = known.symbol
    where known.tenant_id = ${tenantId} and g.tenant_id = known.tenant_id and g.id = known.id
      and g.jackpot is distinct from t.amount`.execute(db)
  return numAffectedRows > 0n
}

/** False where there is neither a type nor a game of that id. */
export async function writeWindow(
  anyDb: Db,
  tenantId: string,
  id: number,
  window: HeldGame['window'],
): Promise<boolean> {
  const set = {
    maintenance_starts_at: window && sqlInstant(window.startsAt),
    maintenance_ends_at: window && sqlInstant(window.endsAt),
  }
  for (const table of ['game_type', 'game'] as const) {
    const { numUpdatedRows } = await anyDb
      .withTables<SiteTables>()
      .updateTable(table)
      .set(set)
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) return true
  }
  return false
}
