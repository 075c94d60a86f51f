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
    /** Within a transaction: whoever changes the same channel waits. */
    findForChange: (id: string): Promise<HeldChannel | undefined> =>
      channels().where('id', '=', id).forUpdate().executeTakeFirst(),
    async change(
      id: string,
      change: Partial<
        Pick<HeldChannel, 'is_open' | 'min_amount' | 'max_amount' | 'month_max' | 'gift_bp' | 'fee_bp'>
      >,
    ): Promise<void> {
      await db
        .updateTable('deposit_channel')
        .set(change)
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .execute()
    },
    async changeOption(
      { channel_id, id }: Pick<HeldOption, 'channel_id' | 'id'>,
      change: Partial<Pick<HeldOption, 'is_open' | 'min_amount' | 'max_amount' | 'day_max'>>,
    ): Promise<void> {
      await db
        .updateTable('deposit_option')
        .set(change)
        .where('tenant_id', '=', tenantId)
        .where('channel_id', '=', channel_id)
        .where('id', '=', id)
        .execute()
    },
    /** Within a transaction: whoever changes it, or counts what it took, waits. */
    optionForChange: (channelId: string, id: string): Promise<HeldOption | undefined> =>
      db
        .selectFrom('deposit_option')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .where('channel_id', '=', channelId)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),
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
