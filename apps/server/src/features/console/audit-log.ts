import { AUDIT_FILE_ENTRIES, type AuditRow } from '@keo/contract/console-audit'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { firstIdAt } from '@keo/service-kit/ids'
import { serverTimeText, type Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import { commaText } from '../bet-records/index.ts'
import { staffRecord, type StaffActing } from '../staff/index.ts'

export type AuditLogNeeds = {
  database: Database
  clock: Clock
  audit: Pick<Audit, 'verify' | 'write'>
  staffNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

type Filter = {
  readonly actor?: string | undefined
  readonly action?: string | undefined
  readonly object?: string | undefined
  readonly session?: string | undefined
  readonly staffOnly?: boolean | undefined
  readonly from?: Instant | undefined
  readonly until?: Instant | undefined
  readonly after?: string | undefined
}
type Row = {
  readonly id: string
  readonly at: Instant
  readonly actor: string
  readonly session: string | null
  readonly address: string | null
  readonly action: string
  readonly object: string
  readonly before: unknown
  readonly after: unknown
  readonly request_id: string | null
}

const PAGE = 50
const FILE_COLUMNS = [
  'id',
  'at',
  'actor',
  'actorName',
  'action',
  'object',
  'before',
  'after',
  'session',
  'address',
  'requestId',
] as const satisfies readonly (keyof AuditRow)[]
const cellOf = (entry: AuditRow, column: (typeof FILE_COLUMNS)[number]): string =>
  column === 'at' ? new Date(entry.at).toISOString() : entry[column]

export type AuditLog = ReturnType<typeof createAuditLog>

export function createAuditLog({ database, clock, audit, staffNames }: AuditLogNeeds) {
  async function rows(
    { actor = '', action = '', object = '', session = '', staffOnly = false, after = '', ...span }: Filter,
    most: number,
  ) {
    // Ids sort by age, so a day is found by the key of the table.
    const [from, until] = [span.from, span.until].map((at) => (at === undefined ? '' : firstIdAt('aud', at)))
    const { rows: found } = await sql<Row>`
      select id, at, actor, session, address, action, object, before, after, request_id from kit.audit_entry
      where (${actor} = '' or actor = ${actor}) and (${object} = '' or object = ${object})
        and (${action} = '' or starts_with(action, ${action})) and (not ${staffOnly}::boolean or starts_with(actor, 'stf_'))
        and (${session} = '' or session = ${session})
        and (${from} = '' or id >= ${from}) and (${until} = '' or id < ${until}) and (${after} = '' or id < ${after})
      order by id desc limit ${most + 1}`.execute(database.db)
    return found
  }
  const text = (value: unknown) => (value === null ? '' : JSON.stringify(value))

  async function views(found: readonly Row[]): Promise<AuditRow[]> {
    const names = await staffNames([...new Set(found.map(({ actor }) => actor))])
    return found.map((row) => ({
      id: row.id,
      at: row.at,
      actor: row.actor,
      actorName: names.get(row.actor) ?? '',
      action: row.action,
      object: row.object,
      before: text(row.before),
      after: text(row.after),
      session: row.session ?? '',
      address: row.address ?? '',
      requestId: row.request_id ?? '',
    }))
  }

  return {
    async list(filter: Filter): Promise<{ entries: AuditRow[]; next: string }> {
      const found = await rows(filter, PAGE)
      const page = found.slice(0, PAGE)
      return { entries: await views(page), next: found.length > PAGE ? (page.at(-1)?.id ?? '') : '' }
    },

    /** On record before it is given, and therefore the newest entry of the next one. */
    async file(acting: StaffActing, filter: Filter) {
      const found = await rows(filter, AUDIT_FILE_ENTRIES)
      const entries = await views(found.slice(0, AUDIT_FILE_ENTRIES))
      const name = `keo-audit-${serverTimeText(clock.now()).replace(/\D/g, '')}.csv`
      const after = { ...filter, entries: entries.length }
      await database.tx((tx) =>
        audit.write(tx, staffRecord(acting, { action: 'audit.exported', object: name, after })),
      )
      const lines = entries.map((one) => FILE_COLUMNS.map((column) => cellOf(one, column)))
      return {
        name,
        text: commaText([FILE_COLUMNS, ...lines]),
        isWhole: found.length <= AUDIT_FILE_ENTRIES,
      }
    },

    async verify() {
      const verdict = await audit.verify()
      return verdict.isIntact
        ? { isIntact: true, problem: '', entries: verdict.entries, seals: verdict.seals }
        : { isIntact: false, problem: verdict.problem, entries: 0, seals: 0 }
    },

    async state(): Promise<{ unsealed: number; lastSealAt: Instant | null }> {
      const { rows: found } = await sql<{ unsealed: bigint; last: Instant | null }>`
        select (select count(*) from kit.audit_unsealed) as unsealed,
          (select at from kit.audit_seal order by number desc limit 1) as last`.execute(database.db)
      return { unsealed: Number(found[0]?.unsealed ?? 0n), lastSealAt: found[0]?.last ?? null }
    },
  }
}
