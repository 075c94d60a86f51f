import type { ConsoleBank, saveBank } from '@keo/contract/console-banks'
import type { RequestOf } from '@keo/contract/define-call'
import type { Audit } from '@keo/service-kit/audit'
import type { Database } from '@keo/service-kit/db/database'
import { sqlBankStore, type HeldBank } from '../../bindings/index.ts'
import { staffRecord, type StaffActing } from '../../staff/index.ts'

type Needs = { database: Database; audit: Audit; tenantId: string }
type Asked = RequestOf<typeof saveBank>

export type BankDesk = ReturnType<typeof createBankDesk>

/** Banks that members bind cards at: one person writes them and says why, since no money is led anywhere by the list. */
export function createBankDesk({ database, audit, tenantId }: Needs) {
  return {
    async list(): Promise<ConsoleBank[]> {
      return (await sqlBankStore(database.db, tenantId).list()).map(consoleView)
    },

    save: (acting: StaffActing, { reason, place, code: bankCode, ...written }: Asked): Promise<boolean> =>
      database.tx(async (tx) => {
        const store = sqlBankStore(tx, tenantId)
        const banks = await store.listForChange()
        const at = banks.findIndex((one) => one.bankCode === bankCode)
        const before = banks[at]
        const bank: HeldBank = { ...written, bankCode }
        const others = banks.filter((one) => one.bankCode !== bankCode)
        await store.keep([...others.slice(0, place - 1), bank, ...others.slice(place - 1)])
        const record = {
          action: before ? 'bank.changed' : 'bank.added',
          object: bankCode,
          before: before ? { ...consoleView(before), place: at + 1 } : null,
          after: { ...consoleView(bank), place: Math.min(place, others.length + 1), reason },
        }
        await audit.write(tx, staffRecord(acting, record))
        return before === undefined
      }),
  }
}

const consoleView = ({ bankCode, ...bank }: HeldBank): ConsoleBank => ({ code: bankCode, ...bank })
