import type { Bank } from '@keo/contract/banks'
import type { Db } from '@keo/service-kit/db/database'
import type { Selectable } from 'kysely'
import type { BindingTables } from './binding-tables.ts'

export type HeldBank = Bank & { readonly isC2c: boolean; readonly isShown: boolean }

/** The operator's list of banks. Made for a database or for one transaction of it. */
export function sqlBankStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<BindingTables>()
  const rows = () => db.selectFrom('bank').selectAll().where('tenant_id', '=', tenantId)
  return {
    /** In their order, those that are hidden too. */
    async list(): Promise<HeldBank[]> {
      return (await rows().orderBy('position').orderBy('code').execute()).map(fromRow)
    },
    /** Within a transaction: whoever writes one of them at the same moment waits. */
    async listForChange(): Promise<HeldBank[]> {
      return (await rows().orderBy('position').orderBy('code').forUpdate().execute()).map(fromRow)
    },
    async find(code: string): Promise<HeldBank | undefined> {
      const row = await rows().where('code', '=', code).executeTakeFirst()
      return row && fromRow(row)
    },
    /** What members read for the codes of their cards; a code that is not there reads as it is. */
    async names(): Promise<(code: string) => string> {
      const found = await rows().execute()
      const names = new Map(found.map((row) => [row.code, row.short_name]))
      return (code) => names.get(code) ?? code
    },
    /** Every one of them anew, as they stand in the list. */
    async keep(banks: readonly HeldBank[]): Promise<void> {
      for (const [position, { bankCode, shortName, name, country, bin, isC2c, isShown }] of banks.entries()) {
        const kept = { position, short_name: shortName, name, country, bin, is_c2c: isC2c, is_shown: isShown }
        await db
          .insertInto('bank')
          .values({ tenant_id: tenantId, code: bankCode, ...kept })
          .onConflict((clash) => clash.columns(['tenant_id', 'code']).doUpdateSet(kept))
          .execute()
      }
    },
  }
}

function fromRow(row: Selectable<BindingTables['bank']>): HeldBank {
  const { code, short_name, name, country, bin, is_c2c, is_shown } = row
  return { bankCode: code, shortName: short_name, name, country, bin, isC2c: is_c2c, isShown: is_shown }
}

/** As members read it. */
export const bankView = ({ bankCode, name, shortName, country, bin }: HeldBank): Bank => ({
  bankCode,
  name,
  shortName,
  country,
  bin,
})
