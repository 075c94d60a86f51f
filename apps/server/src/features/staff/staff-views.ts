import { fail } from '@keo/contract/errors'
import { VIEWS_MAX, type View } from '@keo/contract/console-views'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant, type InstantColumn } from '@keo/service-kit/db/columns'
import type { Database, Db, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import { sql } from 'kysely'
import { staffRecord, type StaffActing, type StaffCaller } from './staff-acting.ts'

type Needs = { database: Database; machineClock: Clock; ids: Ids; audit: Audit; tenantId: string }
type NewView = Pick<View, 'name' | 'filter' | 'isShared'> & { readonly page: string }
type ViewTables = {
  staff_view: {
    tenant_id: string
    id: string
    staff_id: string
    page: string
    name: string
    filter: string
    is_shared: boolean
    created_at: InstantColumn
  }
}

/** Of each page the newest of those that others share; nobody scrolls through more. */
const SHOWN_MAX = 100

export type StaffViews = ReturnType<typeof createStaffViews>

/** Filters that somebody wants again. A shared one changes what others see, so it leaves its trace. */
export function createStaffViews({ database, machineClock, ids, audit, tenantId }: Needs) {
  const tables = (db: Db) => db.withTables<ViewTables>()

  async function dropOldest(tx: Tx, staffId: string, page: string): Promise<void> {
    await sql`
      delete from staff_view where tenant_id = ${tenantId} and id in (
        select id from staff_view where tenant_id = ${tenantId} and staff_id = ${staffId} and page = ${page}
        order by id desc offset ${VIEWS_MAX}
      )`.execute(tx)
  }

  return {
    async list({ staffId }: StaffCaller, page: string): Promise<View[]> {
      const rows = await tables(database.db)
        .selectFrom('staff_view')
        .select(['id', 'name', 'filter', 'is_shared', 'staff_id'])
        .where('tenant_id', '=', tenantId)
        .where('page', '=', page)
        .where((is) => is.or([is('staff_id', '=', staffId), is('is_shared', '=', true)]))
        .orderBy('id', 'desc')
        .limit(SHOWN_MAX)
        .execute()
      return rows.map(({ id, name, filter, is_shared: isShared, staff_id }) => ({
        id,
        name,
        filter,
        isShared,
        isOwn: staff_id === staffId,
      }))
    },

    save(acting: StaffActing, { page, name, filter, isShared }: NewView): Promise<string> {
      const { staffId } = acting.caller
      return database.tx(async (tx) => {
        const id = ids.newId('vew')
        await tables(tx)
          .insertInto('staff_view')
          .values({
            tenant_id: tenantId,
            id,
            staff_id: staffId,
            page,
            name,
            filter,
            is_shared: isShared,
            created_at: sqlInstant(machineClock.now()),
          })
          .execute()
        await dropOldest(tx, staffId, page)
        if (isShared)
          await audit.write(
            tx,
            staffRecord(acting, { action: 'view.shared', object: id, after: { page, name, filter } }),
          )
        return id
      })
    },

    async remove({ caller }: StaffActing, id: string): Promise<void> {
      const { numDeletedRows } = await tables(database.db)
        .deleteFrom('staff_view')
        .where('tenant_id', '=', tenantId)
        .where('staff_id', '=', caller.staffId)
        .where('id', '=', id)
        .executeTakeFirst()
      if (numDeletedRows !== 1n) fail('NOT_FOUND')
    },
  }
}
