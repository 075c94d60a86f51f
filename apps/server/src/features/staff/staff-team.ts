import { fail } from '@keo/contract/errors'
import { ROLE_NAMES, mayBeTogether, type Role } from '@keo/contract/staff-permissions'
import type { Audit } from '@keo/service-kit/audit'
import type { Database, Tx } from '@keo/service-kit/db/database'
import * as z from 'zod/mini'
import type { Approvals } from './approvals.ts'
import { staffRecord, type StaffActing } from './staff-acting.ts'
import type { StaffDoors } from './staff-doors.ts'
import type { StaffSessions } from './staff-sessions.ts'
import { foldEmail, sqlStaffStore } from './staff-store.ts'

type Needs = {
  database: Database
  audit: Audit
  tenantId: string
  doors: StaffDoors
  sessions: StaffSessions
  approvals: Approvals
}

const Roles = z.array(z.enum(ROLE_NAMES))
const RolesAct = z.object({ id: z.string(), roles: Roles })
const InvitationAct = z.object({ name: z.string(), email: z.string(), roles: Roles })
type Invited = z.output<typeof InvitationAct>

export type StaffTeam = ReturnType<typeof createStaffTeam>

/** Who is on the staff and in which roles. Where there is a second administrator, both have to want it. */
export function createStaffTeam({ database, audit, tenantId, doors, sessions, approvals }: Needs) {
  const store = sqlStaffStore(database.db, tenantId)

  approvals.onApproved('roles', async ({ act }, acting, close) => {
    const { id, roles } = RolesAct.parse(act)
    await database.tx(async (tx) => {
      await close(tx)
      await applyRoles(tx, acting, id, roles)
    })
  })
  approvals.onApproved('invitation', async ({ act }, acting, close) => {
    const invited = InvitationAct.parse(act)
    await database.tx(async (tx) => {
      await close(tx)
      await inviteIn(tx, acting, invited, false)
    })
  })

  const isAlone = async ({ caller }: StaffActing) =>
    (await store.countWith('staff.manage', caller.staffId)) === 0

  async function inviteIn(tx: Tx, acting: StaffActing, invited: Invited, withLink: boolean): Promise<string> {
    if (await sqlStaffStore(tx, tenantId).findByEmail(invited.email)) fail('NAME_TAKEN')
    const { id, link } = await doors.invite(tx, invited, { withLink })
    await audit.write(tx, staffRecord(acting, { action: 'staff.invited', object: id, after: invited }))
    return link
  }

  async function applyRoles(tx: Tx, acting: StaffActing, id: string, roles: readonly Role[]): Promise<void> {
    const inside = sqlStaffStore(tx, tenantId)
    const found = (await inside.findForChange(id)) ?? fail('NOT_FOUND')
    if (id === acting.caller.staffId) fail('STAFF_OWN_ROLES')
    if (roles.length > 0 && !mayBeTogether(roles)) fail('STAFF_ROLES')
    await inside.setRoles(id, roles)
    // What they may now begins with their next sign-in, and ends with this.
    await sessions.endAllOf(tx, id)
    await audit.write(
      tx,
      staffRecord(acting, {
        action: 'staff.roles-changed',
        object: id,
        before: { roles: found.roles },
        after: { roles },
      }),
    )
  }

  return {
    async invite(acting: StaffActing, { reason, ...invited }: Invited & { reason: string }) {
      if (!mayBeTogether(invited.roles)) fail('STAFF_ROLES')
      if (await isAlone(acting)) {
        const link = await database.tx((tx) => inviteIn(tx, acting, invited, true))
        return { link, approvalId: '' }
      }
      if (await store.findByEmail(invited.email)) fail('NAME_TAKEN')
      const { name, email, roles } = invited
      const approvalId = await approvals.ask(acting, {
        kind: 'invitation',
        object: foldEmail(email),
        before: {},
        after: { name, email, roles: roles.join(', ') },
        act: invited,
        reason,
      })
      return { link: '', approvalId }
    },

    async setRoles(acting: StaffActing, asked: { id: string; roles: Role[]; reason: string }) {
      const { id, roles, reason } = asked
      const found = (await store.find(id)) ?? fail('NOT_FOUND')
      if (id === acting.caller.staffId) fail('STAFF_OWN_ROLES')
      if (roles.length > 0 && !mayBeTogether(roles)) fail('STAFF_ROLES')
      if (await isAlone(acting)) {
        await database.tx((tx) => applyRoles(tx, acting, id, roles))
        return ''
      }
      return approvals.ask(acting, {
        kind: 'roles',
        object: id,
        before: { name: found.name, roles: found.roles.join(', ') },
        after: { name: found.name, roles: roles.join(', ') },
        act: { id, roles },
        reason,
      })
    },

    takeLink: (acting: StaffActing, id: string) =>
      database.tx(async (tx) => {
        const link = await doors.takeLink(tx, id)
        await audit.write(tx, staffRecord(acting, { action: 'staff.link-taken', object: id }))
        return link
      }),

    signOut: (acting: StaffActing) =>
      database.tx(async (tx) => {
        const { staffId, sessionId } = acting.caller
        await sessions.end(tx, sessionId)
        await audit.write(tx, staffRecord(acting, { action: 'staff.signed-out', object: staffId }))
      }),

    endSession: (acting: StaffActing, id: string) =>
      database.tx(async (tx) => {
        if (!(await sessions.end(tx, id))) fail('NOT_FOUND')
        await audit.write(tx, staffRecord(acting, { action: 'staff.session-ended', object: id }))
      }),
  }
}
