import { fail } from '@keo/contract/errors'
import { STAFF_IDLE_MINUTES, STAFF_SESSION_HOURS } from '@keo/contract/staff'
import { permissionsOf } from '@keo/contract/staff-permissions'
import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database, Db, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import { hours, minutes, seconds, type Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import { tokenHash } from '../sessions/index.ts'
import type { StaffCaller, StaffOrigin } from './staff-acting.ts'
import type { StaffTables } from './staff-tables.ts'

const IDLE_MS = minutes(STAFF_IDLE_MINUTES)
const LIFE_MS = hours(STAFF_SESSION_HOURS)
/** Every action would be a write of its own. */
const NOTED_EVERY_MS = seconds(20)

type Needs = { database: Database; machineClock: Clock; ids: Ids; tenantId: string }

export type StaffSessions = ReturnType<typeof createStaffSessions>

/** Sessions of the staff: a table of their own, so no token of a member is ever one. */
export function createStaffSessions({ database, machineClock, ids, tenantId }: Needs) {
  const tables = (db: Db) => db.withTables<StaffTables>()
  const open = (now: Instant) =>
    tables(database.db)
      .selectFrom('staff_session')
      .where('staff_session.tenant_id', '=', tenantId)
      .where('ended_at', 'is', null)
      .where('last_action_at', '>', sqlInstant(now - IDLE_MS))
      .where('started_at', '>', sqlInstant(now - LIFE_MS))
  const ending = (db: Db, now: Instant) =>
    tables(db)
      .updateTable('staff_session')
      .set({ ended_at: sqlInstant(now) })
      .where('tenant_id', '=', tenantId)
      .where('ended_at', 'is', null)

  async function noteAction(id: string, at: Instant): Promise<void> {
    await tables(database.db)
      .updateTable('staff_session')
      .set({ last_action_at: sqlInstant(at) })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
  }

  return {
    async start(tx: Tx, staffId: string, { address, userAgent }: StaffOrigin): Promise<string> {
      const token = ids.token()
      const now = sqlInstant(machineClock.now())
      await tables(tx)
        .insertInto('staff_session')
        .values({
          tenant_id: tenantId,
          id: ids.newId('sts'),
          staff_id: staffId,
          token_hash: tokenHash(token),
          address,
          user_agent: userAgent,
          started_at: now,
          last_action_at: now,
        })
        .execute()
      return token
    },

    /** Roles as they are now: what was taken away works no more with the next call. */
    async authenticate(token: string, isAction: boolean): Promise<StaffCaller> {
      const now = machineClock.now()
      const found = await open(now)
        .innerJoin('staff', (join) =>
          join.onRef('staff.tenant_id', '=', 'staff_session.tenant_id').onRef('staff.id', '=', 'staff_id'),
        )
        .select([
          'staff_session.id as sessionId',
          'staff_id',
          'last_action_at',
          'started_at',
          'name',
          'email',
          'roles',
        ])
        .where('token_hash', '=', tokenHash(token))
        .executeTakeFirst()
      if (token === '' || !found || found.roles.length === 0) return fail('SESSION_EXPIRED')
      const isNoted = isAction && now - found.last_action_at > NOTED_EVERY_MS
      if (isNoted) await noteAction(found.sessionId, now)
      const lastActionAt = isNoted ? now : found.last_action_at
      const endsAt = Math.min(lastActionAt + IDLE_MS, found.started_at + LIFE_MS)
      const { sessionId, staff_id: staffId, name, email, roles } = found
      return { staffId, sessionId, name, email, roles, permissions: new Set(permissionsOf(roles)), endsAt }
    },

    listOpen: (staffIds: readonly string[]) =>
      open(machineClock.now())
        .selectAll()
        .where(sql<boolean>`staff_id = any(${staffIds})`)
        .orderBy('id')
        .execute(),

    async end(tx: Tx, id: string): Promise<boolean> {
      const { numUpdatedRows } = await ending(tx, machineClock.now()).where('id', '=', id).executeTakeFirst()
      return numUpdatedRows === 1n
    },
    async endAllOf(tx: Tx, staffId: string, except = ''): Promise<void> {
      await ending(tx, machineClock.now()).where('staff_id', '=', staffId).where('id', '<>', except).execute()
    },
  }
}
