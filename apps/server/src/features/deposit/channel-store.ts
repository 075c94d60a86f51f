import type { Db } from '@keo/service-kit/db/database'
import { sql, type Selectable } from 'kysely'
import type { DepositTables } from './deposit-tables.ts'

export type HeldChannel = Selectable<DepositTables['deposit_channel']>
export type HeldOption = Selectable<DepositTables['deposit_option']>

/** Its place is after those that are there. */
export type NewChannel = Omit<HeldChannel, 'tenant_id' | 'position'>

export type NewOption = Omit<HeldOption, 'tenant_id' | 'position'>

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
    /** False where the id is taken. */
    async add(channel: NewChannel): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('deposit_channel')
        .values({
          tenant_id: tenantId,
          ...channel,
          position: sql`(select coalesce(max(position), -1) + 1 from deposit_channel where tenant_id = ${tenantId})`,
        })
        .onConflict((clash) => clash.doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },
    async change(
      id: string,
      change: Partial<Omit<HeldChannel, 'tenant_id' | 'id' | 'kind' | 'currency' | 'position'>>,
    ): Promise<void> {
      await db
        .updateTable('deposit_channel')
        .set(change)
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .execute()
    },
    /** False where the id is taken within its channel. */
    async addOption(option: NewOption): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('deposit_option')
        .values({
          tenant_id: tenantId,
          ...option,
          position: sql`(select coalesce(max(position), -1) + 1 from deposit_option where tenant_id = ${tenantId})`,
        })
        .onConflict((clash) => clash.doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
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
    /** Of every channel, each in its order. */
    options: (): Promise<HeldOption[]> =>
      db
        .selectFrom('deposit_option')
        .selectAll()
        .where('tenant_id', '=', tenantId)
        .orderBy('position')
        .execute(),
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
