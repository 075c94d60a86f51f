import type { Db } from '@keo/service-kit/db/database'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Instant } from '@keo/units/instants'
import type { AgentLine, HeldContacts, HeldMaintenance, SiteContent, Window } from './site-content.ts'
import type { SiteTables } from './site-tables.ts'

/** Reads the whole content of a tenant: some fifty short rows. */
export async function readSiteContent(anyDb: Db, tenantId: string): Promise<SiteContent> {
  const db = anyDb.withTables<SiteTables>()
  const [lines, maintenances, gameTypes, games, countries, banners, entries, helpContacts, contacts] =
    await Promise.all([
      db.selectFrom('agent_line').selectAll().where('tenant_id', '=', tenantId).orderBy('line').execute(),
      db.selectFrom('site_maintenance').selectAll().where('tenant_id', '=', tenantId).orderBy('id').execute(),
      db.selectFrom('game_type').selectAll().where('tenant_id', '=', tenantId).orderBy('position').execute(),
      db
        .selectFrom('game')
        .select(['id', 'name', 'art', 'game_type_id', 'provider'])
        .select(['maintenance_starts_at', 'maintenance_ends_at'])
        .where('tenant_id', '=', tenantId)
        .where('is_offered', '=', true)
        // Shown type by type: within one the operator's order comes first.
        .orderBy('own_place', (order) => order.asc().nullsLast())
        .orderBy('position')
        .orderBy('id')
        .execute(),
      db.selectFrom('country').selectAll().where('tenant_id', '=', tenantId).orderBy('position').execute(),
      db
        .selectFrom('home_banner')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .orderBy('position')
        .execute(),
      db.selectFrom('home_entry').selectAll().where('tenant_id', '=', tenantId).orderBy('position').execute(),
      db
        .selectFrom('help_contact')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .orderBy('position')
        .execute(),
      db.selectFrom('site_contacts').selectAll().where('tenant_id', '=', tenantId).executeTakeFirst(),
    ])
  return {
    lines: lines.map((row) => ({
      line: row.line,
      name: row.name,
      isLive: row.is_live,
      lobbySort: row.lobby_sort,
      domains: row.domains,
      isCSportOn: row.is_c_sport_on,
      domainType: row.domain_type,
      handsOver: row.hands_over,
      isDownloadShown: row.is_download_shown,
      downloadUrl: row.download_url,
      hasAutoPlay: row.has_auto_play,
      hasFastSpin: row.has_fast_spin,
    })),
    maintenances: maintenances.map((row) => ({
      id: row.id,
      point: row.point,
      isOn: row.is_on,
      title: row.title,
      content: row.content,
      window: { startsAt: row.starts_at, endsAt: row.ends_at },
    })),
    gameTypes: gameTypes.map((row) => ({ id: row.id, name: row.name, art: row.art, window: windowOf(row) })),
    games: games.map((row) => ({
      id: row.id,
      name: row.name,
      art: row.art,
      window: windowOf(row),
      gameTypeId: row.game_type_id,
      provider: row.provider,
    })),
    countries: countries.map((row) => ({
      code: row.code,
      name: row.name,
      phoneCode: row.phone_code,
      phoneLength: row.phone_length,
    })),
    banners,
    entries: entries.map((row) => ({
      id: row.id,
      line: row.line,
      title: row.title,
      caption: row.caption,
      tile: row.tile,
      art: row.art,
      tone: row.tone,
      path: row.path,
      gameTypeId: row.game_type_id,
    })),
    helpContacts,
    contacts: contacts ?? { version: 0, hosts: [], contacts: [] },
  }
}

function windowOf(row: {
  maintenance_starts_at: Instant | null
  maintenance_ends_at: Instant | null
}): Window | null {
  const { maintenance_starts_at: startsAt, maintenance_ends_at: endsAt } = row
  return startsAt === null || endsAt === null ? null : { startsAt, endsAt }
}

/** A line of that name goes on with what is said of it now. */
export async function saveLine(anyDb: Db, tenantId: string, held: AgentLine): Promise<void> {
  const row = {
    name: held.name,
    is_live: held.isLive,
    lobby_sort: held.lobbySort && [...held.lobbySort],
    domains: [...held.domains],
    is_c_sport_on: held.isCSportOn,
    domain_type: held.domainType,
    hands_over: held.handsOver,
    is_download_shown: held.isDownloadShown,
    download_url: held.downloadUrl,
    has_auto_play: held.hasAutoPlay,
    has_fast_spin: held.hasFastSpin,
  }
  await anyDb
    .withTables<SiteTables>()
    .insertInto('agent_line')
    .values({ tenant_id: tenantId, line: held.line, ...row })
    .onConflict((clash) => clash.columns(['tenant_id', 'line']).doUpdateSet(row))
    .execute()
}

export async function saveMaintenance(anyDb: Db, tenantId: string, held: HeldMaintenance): Promise<void> {
  const row = {
    point: held.point,
    is_on: held.isOn,
    title: held.title,
    content: held.content,
    starts_at: sqlInstant(held.window.startsAt),
    ends_at: sqlInstant(held.window.endsAt),
  }
  await anyDb
    .withTables<SiteTables>()
    .insertInto('site_maintenance')
    .values({ tenant_id: tenantId, id: held.id, ...row })
    .onConflict((clash) => clash.columns(['tenant_id', 'id']).doUpdateSet(row))
    .execute()
}

/** The whole list and its hosts; who calls has looked which version stands. */
export async function saveContacts(anyDb: Db, tenantId: string, held: HeldContacts): Promise<void> {
  const row = {
    version: held.version,
    hosts: [...held.hosts],
    contacts: JSON.stringify(held.contacts),
  }
  await anyDb
    .withTables<SiteTables>()
    .insertInto('site_contacts')
    .values({ tenant_id: tenantId, ...row })
    .onConflict((clash) => clash.column('tenant_id').doUpdateSet(row))
    .execute()
}
