import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { type Instant, serverTimeText } from '@keo/units/instants'
import type { ChatTables } from './chat-tables.ts'

/** `08:00` and `02:00` in server time; both the same: around the clock. */
export type Hours = { readonly staffFrom: string; readonly staffTo: string }

const AROUND_THE_CLOCK: Hours = { staffFrom: '00:00', staffTo: '00:00' }

/** The first minute counts, the last one does not; hours may reach over midnight. */
export function isWithin({ staffFrom, staffTo }: Hours, at: Instant): boolean {
  const minute = serverTimeText(at).slice('2026-06-11 '.length, '2026-06-11 20:00'.length)
  if (staffFrom === staffTo) return true
  return staffFrom < staffTo
    ? minute >= staffFrom && minute < staffTo
    : minute >= staffFrom || minute < staffTo
}

export type ChatHours = ReturnType<typeof createChatHours>

type Needs = {
  database: Database
  clock: Clock
  tenantId: string
  /** Whether anybody may answer at all. */
  hasStaff(): Promise<boolean>
}

/** When people answer in the chat. */
export function createChatHours({ database, clock, tenantId, hasStaff }: Needs) {
  const db = database.db.withTables<ChatTables>()
  return {
    async now(): Promise<Hours & { readonly isStaffed: boolean }> {
      const row = await db
        .selectFrom('chat_hours')
        .select(['staff_from as staffFrom', 'staff_to as staffTo'])
        .where('tenant_id', '=', tenantId)
        .executeTakeFirst()
      const hours = row ?? AROUND_THE_CLOCK
      return { ...hours, isStaffed: isWithin(hours, clock.now()) && (await hasStaff()) }
    },
    async set({ staffFrom, staffTo }: Hours): Promise<void> {
      const hours = { staff_from: staffFrom, staff_to: staffTo }
      await db
        .insertInto('chat_hours')
        .values({ tenant_id: tenantId, ...hours })
        .onConflict((clash) => clash.column('tenant_id').doUpdateSet(hours))
        .execute()
    },
  }
}
