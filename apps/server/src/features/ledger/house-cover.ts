import type { Db } from '@keo/service-kit/db/database'
import { money, type Currency, type Minor, type Money } from '@keo/units/money'
import { sql } from 'kysely'
import { sqlCheckStore } from './check-store.ts'
import { sqlLedgerStore } from './ledger-store.ts'

/** What there is of the house's money, for who moves it by hand. Reads every wallet, as the check of the books does. */
export function sqlHouseCover(db: Db, tenantId: string) {
  return {
    /** What lies at the payment parties and under exchange, and what is owed to members. */
    async standing(currency: Currency): Promise<{ assets: Money; owed: Money }> {
      const totals = await sqlCheckStore(db, tenantId).totals()
      const found = totals.find((one) => one.currency === currency)
      return { assets: money(found?.assets ?? 0n, currency), owed: money(found?.liabilities ?? 0n, currency) }
    },
    houseBalances: (currency: Currency): Promise<ReadonlyMap<string, Minor>> =>
      sqlLedgerStore(db, tenantId).houseBalances(currency),
    /** Whether a movement between accounts of the house was made under this key. */
    async isMade(key: string): Promise<boolean> {
      const { rows } = await sql<{ made: boolean }>`
        select exists (
          select from ledger_transaction where tenant_id = ${tenantId} and member_id = '' and key = ${key}
        ) as made`.execute(db)
      return rows[0]?.made === true
    },
  }
}
