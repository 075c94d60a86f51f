import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { Currency, Minor } from '@keo/units/money'
import { sql } from 'kysely'
import type { HistoryRequest, Line, WalletKey } from './ledger-types.ts'

type LineRow = {
  seq: bigint
  at: Instant
  kind: string
  reference: string
  key: string
  corrects: bigint | null
  available: Minor
  held: Minor
  bonus: Minor
  debt: bigint
  hash: string
  accounts: string[]
  amounts: Minor[]
}

const LINE = sql`t.seq, t.at, t.kind, t.reference, t.key, t.corrects, t.available, t.held, t.bonus, t.debt,
  encode(t.hash, 'hex') as hash, p.accounts, p.amounts`
const POSTINGS = sql`cross join lateral (
  select array_agg(account order by ordinal) as accounts, array_agg(amount order by ordinal) as amounts
  from ledger_posting where number = t.number
) p`

/** The transactions of wallets, each with its postings. */
export function sqlLineStore(db: Db, tenantId: string) {
  const ofWallet = ({ memberId, currency }: WalletKey) =>
    sql`t.tenant_id = ${tenantId} and t.member_id = ${memberId} and t.currency = ${currency}`

  return {
    async history(request: HistoryRequest): Promise<Line[]> {
      const { kinds = null, from, until, before = null, limit, currency } = request
      const { rows } = await sql<LineRow>`
        select ${LINE} from ledger_transaction t ${POSTINGS}
        where ${ofWallet(request)}
          and (${before}::bigint is null or t.seq < ${before})
          and (${kinds}::text[] is null or t.kind = any(${kinds}))
          and ${from === undefined ? sql`true` : sql`t.at >= ${sqlInstant(from)}`}
          and ${until === undefined ? sql`true` : sql`t.at < ${sqlInstant(until)}`}
        order by t.seq desc limit ${limit}`.execute(db)
      return rows.map((row) => toLine(row, currency))
    },

    /** By the keys of their movements; one that was never made is not among them. */
    async byKeys(wallet: WalletKey & { keys: readonly string[] }): Promise<Line[]> {
      const { rows } = await sql<LineRow>`
        select ${LINE} from ledger_transaction t ${POSTINGS}
        where ${ofWallet(wallet)} and t.key = any(${wallet.keys})
        order by t.seq`.execute(db)
      return rows.map((row) => toLine(row, wallet.currency))
    },

    async after(wallet: WalletKey & { after: bigint; limit: number }): Promise<Line[]> {
      const { rows } = await sql<LineRow>`
        select ${LINE} from ledger_transaction t ${POSTINGS}
        where ${ofWallet(wallet)} and t.seq > ${wallet.after}
        order by t.seq limit ${wallet.limit}`.execute(db)
      return rows.map((row) => toLine(row, wallet.currency))
    },
  }
}

function toLine({ accounts, amounts, ...row }: LineRow, currency: Currency): Line {
  const { seq, at, kind, reference, key, corrects, hash, available, held, bonus } = row
  const postings = accounts.map((account, n) => ({ account, amount: amounts[n] ?? (0n as Minor) }))
  const balance = { currency, available, held, bonus, debt: -row.debt as Minor, seq }
  return { seq, at, kind, reference, key, postings, balance, corrects, hash }
}
