import type { BookDifference } from '@keo/contract/console-books'
import { fail } from '@keo/contract/errors'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { money, moneyText } from '@keo/units/money'
import { sqlBookProof, type Ledger } from '../../ledger/index.ts'
import type { PartyStanding } from '../../party-books/index.ts'
import { staffRecord, type StaffActing } from '../../staff/index.ts'
import { sqlDifferences, type DifferenceRow } from './difference-store.ts'

type Needs = {
  database: Database
  clock: Clock
  audit: Audit
  tenantId: string
  ledger: Pick<Ledger, 'houseBalances'>
  /** The payment parties, and how far their statements were compared. */
  parties(): Promise<PartyStanding[]>
  staffNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}
type About = { readonly source: BookDifference['source']; readonly id: string; readonly reason: string }

/** What money is kept in here. */
const KEPT = ['VND', 'USDT'] as const

export type BookDesk = ReturnType<typeof createBookDesk>

/** Whether the books add up, in themselves and against those of providers and payment parties, and what people found out where they do not. */
export function createBookDesk({ database, clock, audit, tenantId, ledger, parties, staffNames }: Needs) {
  const differences = sqlDifferences(database.db, tenantId)
  const proof = sqlBookProof(database.db, tenantId)

  async function accounts() {
    const all = await Promise.all(
      KEPT.map(async (currency) =>
        [...(await ledger.houseBalances(currency))].map(([account, balance]) => ({
          currency,
          account,
          balance: moneyText(money(balance, currency)),
        })),
      ),
    )
    return all.flat()
  }

  return {
    async get() {
      const [check, seal, unsealed, open] = await Promise.all([
        proof.check(),
        proof.seal(),
        proof.unsealed(),
        differences.open(),
      ])
      return {
        now: clock.now(),
        checkedAt: check?.checkedAt ?? null,
        problems: [...(check?.problems ?? [])],
        uncovered: [...(check?.uncovered ?? [])],
        stoppedSince: check?.stoppedSince ?? null,
        seal: seal && { number: String(seal.number), hash: seal.hash, at: seal.at },
        unsealed,
        openDifferences: open.count,
        parties: await parties(),
        accounts: await accounts(),
      }
    },

    async list(view: 'open' | 'closed', after: string) {
      const { rows, next } = await differences.page(view === 'open', after)
      const names = await staffNames(rows.flatMap(({ closed_by }) => closed_by ?? []))
      return {
        differences: rows.map((row) => differenceView(row, names)),
        next,
      }
    },

    async close(acting: StaffActing, { source, id, reason }: About): Promise<boolean> {
      if (!(await differences.exists({ source, id }))) fail('NOT_FOUND')
      return database.tx(async (tx) => {
        const closing = { source, id, note: reason, by: acting.caller.staffId, at: clock.now() }
        if (!(await sqlDifferences(tx, tenantId).close(closing))) return false
        const record = { action: 'difference.closed', object: `${source} ${id}`, after: { reason } }
        await audit.write(tx, staffRecord(acting, record))
        return true
      })
    },

    async reopen(acting: StaffActing, { source, id, reason }: About): Promise<boolean> {
      if (!(await differences.exists({ source, id }))) fail('NOT_FOUND')
      return database.tx(async (tx) => {
        const note = await sqlDifferences(tx, tenantId).reopen({ source, id })
        if (note === undefined) return false
        const object = `${source} ${id}`
        const record = { action: 'difference.reopened', object, before: { note }, after: { reason } }
        await audit.write(tx, staffRecord(acting, record))
        return true
      })
    },
  }
}

function differenceView(row: DifferenceRow, names: ReadonlyMap<string, string>): BookDifference {
  const { source, id, cause, about, told, at } = row
  return {
    source,
    id,
    cause,
    about,
    told,
    at,
    closedBy: names.get(row.closed_by ?? '') ?? '',
    closedAt: row.closed_at,
    note: row.note ?? '',
    settledAt: row.settled_at,
  }
}
