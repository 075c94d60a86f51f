import type { Db } from '@keo/service-kit/db/database'
import type { Selectable } from 'kysely'
import type { DepositTables } from './deposit-tables.ts'

export type HeldChannel = Selectable<DepositTables['deposit_channel']>
export type HeldOption = Selectable<DepositTables['deposit_option']>

export function sqlChannelStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<DepositTables>()
  const channels = () => db.selectFrom('deposit_channel').selectAll().where('tenant_id', '=', tenantId)
  return {
    list: (): Promise<HeldChannel[]> => channels().orderBy('position').execute(),
    find: (id: string): Promise<HeldChannel | undefined> =>
      channels().where('id', '=', id).executeTakeFirst(),
    optionsOf: (channelId: string): Promise<HeldOption[]> =>
      db
        .selectFrom('deposit_option')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .where('channel_id', '=', channelId)
        .orderBy('position')
        .execute(),
  }
}
