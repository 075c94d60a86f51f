import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import { kept } from '@keo/service-kit/db/kept-plans'
import type { Instant } from '@keo/units/instants'
import { money, type Currency, type Minor } from '@keo/units/money'
import { sql } from 'kysely'
import type { CommandRow } from './command-rows.ts'
import type {
  Balance,
  HoldPurpose,
  HouseAccount,
  OpenHold,
  Outcome,
  Refusal,
  WalletKey,
} from './ledger-types.ts'

type OutcomeRow = {
  o_n: number
  o_status: 'done' | Refusal
  o_cause: string | null
  o_replay: boolean
  o_seq: bigint
  o_available: Minor
  o_held: Minor
  o_bonus: Minor
  o_debt: bigint
}

type WalletRow = { available: Minor; held: Minor; bonus: Minor; debt: bigint; seq: bigint }
type HoldRow = { id: string; purpose: HoldPurpose; amount: bigint; rest: bigint; opened_at: Instant }

const owed = (debt: bigint) => -debt as Minor
const NOTHING = { available: 0n as Minor, held: 0n as Minor, bonus: 0n as Minor, debt: 0n as Minor, seq: 0n }

export function sqlLedgerStore(db: Db, tenantId: string) {
  return {
    /** One round trip, whatever their number; the outcomes come in the order of the rows. */
    async apply(rows: readonly CommandRow[], at: Instant): Promise<Outcome[]> {
      const commands = JSON.stringify(rows.map((row, n) => ({ n, ...row })))
      const { rows: found } = await sql<OutcomeRow>`
        select * from ledger_apply(${tenantId}, ${sqlInstant(Math.trunc(at))}, ${commands}::jsonb)`.execute(
        db,
      )
      const outcomes: Outcome[] = []
      for (const row of found) outcomes[row.o_n] = toOutcome(row, rows[row.o_n])
      return outcomes
    },

    /** In the order asked for. */
    async balances(keys: readonly WalletKey[]): Promise<Balance[]> {
      const ids = keys.map(({ memberId }) => memberId)
      const { rows } = await sql<WalletRow & WalletKey>`
        ${kept} select member_id as "memberId", currency, available, held, bonus, debt, seq from ledger_wallet
        where tenant_id = ${tenantId} and member_id = any(${ids})`.execute(db)
      const byKey = new Map(rows.map((row) => [walletName(row), row]))
      return keys.map((key) => {
        const { currency } = key
        const row = byKey.get(walletName(key))
        if (!row) return { ...NOTHING, currency }
        const { available, held, bonus, debt, seq } = row
        return { available, held, bonus, debt: owed(debt), seq, currency }
      })
    },

    async gamePurses({ memberId, currency }: WalletKey): Promise<Map<string, Minor>> {
      const { rows } = await sql<{ game: string; balance: Minor }>`
        select substr(game, 6) as game, balance from ledger_game_purse
        where tenant_id = ${tenantId} and member_id = ${memberId} and currency = ${currency} order by game`.execute(
        db,
      )
      return new Map(rows.map(({ game, balance }) => [game, balance]))
    },

    async holds({ memberId, currency }: WalletKey): Promise<OpenHold[]> {
      const { rows } = await sql<HoldRow>`
        select id, purpose, amount, rest, opened_at from ledger_hold
        where tenant_id = ${tenantId} and member_id = ${memberId} and currency = ${currency}
        order by opened_at, id`.execute(db)
      return rows.map(({ id, purpose, amount, rest, opened_at }) => ({
        holdId: id,
        purpose,
        amount: money(amount, currency),
        left: money(rest, currency),
        openedAt: opened_at,
      }))
    },

    async houseBalances(currency: Currency): Promise<Map<HouseAccount, Minor>> {
      const { rows } = await sql<{ account: HouseAccount; balance: Minor }>`
        select account, sum(balance)::bigint as balance from (
          select account, balance from ledger_house where tenant_id = ${tenantId} and currency = ${currency}
          union all
          select p.account, p.amount from ledger_unsealed u join ledger_posting p on p.number = u.number
          where u.tenant_id = ${tenantId} and u.currency = ${currency} and p.account like 'house:%'
        ) as parts group by account order by account`.execute(db)
      return new Map(rows.map(({ account, balance }) => [account, balance]))
    },

    async dropRefusals(before: Instant): Promise<void> {
      await sql`delete from ledger_refusal where tenant_id = ${tenantId} and at < ${sqlInstant(before)}`.execute(
        db,
      )
    },
  }
}

export const walletName = ({ memberId, currency }: WalletKey): string => `${memberId} ${currency}`

function toOutcome(row: OutcomeRow, command: CommandRow | undefined): Outcome {
  if (row.o_status !== 'done') return { status: row.o_status, cause: row.o_cause }
  const balance = {
    currency: command?.currency as Currency,
    available: row.o_available,
    held: row.o_held,
    bonus: row.o_bonus,
    debt: owed(row.o_debt),
    seq: row.o_seq,
  }
  return {
    status: 'done',
    seq: row.o_seq,
    balance: command?.member_id ? balance : null,
    isReplay: row.o_replay,
  }
}
