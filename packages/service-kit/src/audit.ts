import { entryHash, GENESIS, sealHash } from './audit-hash.ts'
import { type AuditEntry, type AuditSeal, sqlAuditStore } from './audit-store.ts'
import type { Clock } from './clock.ts'
import type { Database, Tx } from './db/database.ts'
import type { Ids } from './ids.ts'
import type { Jobs } from './jobs.ts'
import { hideSecrets, type Log } from './log.ts'

export type AuditRecord = Omit<AuditEntry, 'id' | 'at'>

/** Who does something, as an entry names them. */
export type AuditActor = Pick<AuditRecord, 'actor' | 'session' | 'address' | 'requestId'>

/** Somebody without a session, such as the sandbox itself. */
export const actorNamed = (actor: string): AuditActor => ({
  actor,
  session: null,
  address: null,
  requestId: null,
})

export type AuditVerdict =
  | { readonly isIntact: true; readonly entries: number; readonly seals: number }
  | { readonly isIntact: false; readonly problem: string }

export type Audit = {
  /** In the transaction of what it tells about: both happen or neither. Secrets in `before` and `after` are masked. */
  write(tx: Tx, record: AuditRecord): Promise<void>
  /** Looks at every entry ever written: one that was changed, removed or slipped in is named. */
  verify(): Promise<AuditVerdict>
}

/** An entry is sealed within a second of its commit. */
export const AUDIT_JOBS = { 'audit.seal': { everyMs: 500, owner: 'audit' } } as const
const SEAL_SIZE = 500
const SEALS_A_PAGE = 20
/** The queue is emptied twice a second; an entry that waits this long tells that the job stands still. */
const UNSEALED_MAX_MS = 60_000

export function createAudit(needs: {
  database: Database
  clock: Clock
  ids: Ids
  jobs: Jobs
  log: Log
}): Audit {
  const { database, clock, ids, jobs, log } = needs

  /** Outside of the transactions that wrote the entries, so the chain makes none of them wait for another. */
  async function sealBatch(): Promise<number> {
    const seal = await database.tx(async (tx) => {
      const store = sqlAuditStore(tx)
      const entryIds = await store.takeUnsealed(SEAL_SIZE)
      if (entryIds.length === 0) return null
      const made = nextSeal(await store.lastSeal(), entryIds, await store.entries(entryIds))
      await store.insertSeal(made, clock.now())
      return made
    })
    // The log leaves the machine, and with it the proof that this seal and all before it existed.
    if (seal)
      log.info(
        { seal: String(seal.number), hash: seal.hash, entries: seal.entryIds.length },
        'audit entries sealed',
      )
    return seal?.entryIds.length ?? 0
  }

  jobs.every('audit.seal', async () => {
    while ((await sealBatch()) === SEAL_SIZE);
  })

  return {
    write(tx, record) {
      const { before, after } = hideSecrets({ before: plain(record.before), after: plain(record.after) })
      return sqlAuditStore(tx).insert({ ...record, before, after, id: ids.newId('aud'), at: clock.now() })
    },
    verify: () =>
      database.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((tx) => verifyAll(sqlAuditStore(tx), clock.now())),
  }
}

/** As JSON will hold it; money is a bigint, which JSON does not know. */
function plain(value: unknown): unknown {
  if (value === undefined) return null
  return JSON.parse(
    JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part)),
  )
}

function nextSeal(last: AuditSeal | null, entryIds: string[], entries: Map<string, AuditEntry>): AuditSeal {
  const content = {
    number: (last?.number ?? 0n) + 1n,
    entryIds,
    entryHashes: entryIds.map((id) => hashOf(entries.get(id))),
    previous: last?.hash ?? GENESIS,
  }
  return { ...content, hash: sealHash(content) }
}

function hashOf(entry: AuditEntry | undefined): string {
  return entry ? entryHash(entry) : 'missing'
}

async function verifyAll(store: ReturnType<typeof sqlAuditStore>, now: number): Promise<AuditVerdict> {
  let last: AuditSeal | null = null
  let sealed = 0
  for (;;) {
    const page: AuditSeal[] = await store.sealsAfter(last?.number ?? 0n, SEALS_A_PAGE)
    if (page.length === 0) break
    const entries = await store.entries(page.flatMap(({ entryIds }) => entryIds))
    for (const seal of page) {
      const problem = problemOf(seal, last, entries)
      if (problem) return { isIntact: false, problem }
      sealed += seal.entryIds.length
      last = seal
    }
  }
  const { entries, unsealed, oldestUnsealed } = await store.count()
  if (entries !== BigInt(sealed) + unsealed) {
    return {
      isIntact: false,
      problem: `${entries} entries stand against ${sealed} sealed and ${unsealed} waiting ones`,
    }
  }
  if (oldestUnsealed !== null && now - oldestUnsealed > UNSEALED_MAX_MS) {
    return { isIntact: false, problem: `${unsealed} entries have not been sealed in time` }
  }
  return { isIntact: true, entries: sealed, seals: Number(last?.number ?? 0n) }
}

function problemOf(seal: AuditSeal, last: AuditSeal | null, entries: Map<string, AuditEntry>): string | null {
  if (seal.number !== (last?.number ?? 0n) + 1n || seal.previous !== (last?.hash ?? GENESIS)) {
    return `seal ${seal.number} does not follow the one before it`
  }
  if (sealHash(seal) !== seal.hash) return `seal ${seal.number} was changed`
  for (const [at, id] of seal.entryIds.entries()) {
    if (!entries.has(id)) return `entry ${id} was removed`
    if (hashOf(entries.get(id)) !== seal.entryHashes[at]) return `entry ${id} was changed`
  }
  return null
}
