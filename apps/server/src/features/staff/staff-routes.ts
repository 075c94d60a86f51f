import {
  countApprovalNews,
  decideApproval,
  listApprovals,
  readApprovalNews,
} from '@keo/contract/console-approvals'
import {
  askStaffPasskey,
  askStaffPasskeyLogin,
  beginStaffPasskey,
  confirmStaffPasskey,
  listStaffPasskeys,
  removeStaffPasskey,
  signInStaffByPasskey,
} from '@keo/contract/console-passkeys'
import { listViews, removeView, saveView } from '@keo/contract/console-views'
import {
  acceptInvitation,
  endStaffSession,
  getMe,
  inviteStaff,
  listHolders,
  listStaff,
  readInvitation,
  setStaffRoles,
  signInStaff,
  signOutStaff,
  STAFF_IDLE_MINUTES,
  staySignedIn,
  takeInvitationLink,
  type Me,
} from '@keo/contract/staff'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Approvals } from './approvals.ts'
import type { OwnAccount } from './own-account.ts'
import { ownRoutes, sessionOf } from './own-routes.ts'
import { sqlInvitationStore } from './invitation-store.ts'
import type { StaffCaller } from './staff-acting.ts'
import { actingOf, type StaffApi } from './staff-api.ts'
import type { StaffDoors } from './staff-doors.ts'
import type { StaffSessions } from './staff-sessions.ts'
import type { StaffPasskeys } from './staff-passkeys.ts'
import { sqlStaffStore } from './staff-store.ts'
import type { StaffViews } from './staff-views.ts'
import type { StaffTeam } from './staff-team.ts'

type Needs = {
  database: Database
  machineClock: Clock
  tenantId: string
  doors: StaffDoors
  sessions: StaffSessions
  team: StaffTeam
  approvals: Approvals
  passkeys: StaffPasskeys
  own: OwnAccount
  views: StaffViews
  isSandbox: boolean
}

export function staffRoutes(api: StaffApi, needs: Needs): void {
  doorRoutes(api, needs)
  teamRoutes(api, needs)
  passkeyRoutes(api, needs)
  viewRoutes(api, needs)
  ownRoutes(api, needs.own)
  api.handle(listApprovals, ({ caller, body }) => needs.approvals.list(caller, body.after ?? ''))
  api.handle(countApprovalNews, async ({ caller }) => ({ count: await needs.approvals.newsFor(caller) }))
  api.handle(readApprovalNews, async ({ caller, body }) => {
    await needs.approvals.readNews(caller, body.ids)
    return {}
  })
  api.handle(decideApproval, async ({ body: { id, passkey, ...verdict }, at, ...asked }) => {
    const acting = actingOf(asked)
    if (verdict.isApproved) await needs.passkeys.demand(acting, at, id, passkey)
    return needs.approvals.decide(acting, id, verdict)
  })
}

function doorRoutes(api: StaffApi, needs: Needs): void {
  const { machineClock, doors, sessions, team, passkeys, isSandbox } = needs
  const meOf = ({ staffId, name, email, roles, permissions, endsAt }: StaffCaller): Me => ({
    id: staffId,
    name,
    email,
    roles: [...roles],
    permissions: [...permissions],
    idleMinutes: STAFF_IDLE_MINUTES,
    now: machineClock.now(),
    endsAt,
    isSandbox,
  })
  const entered = async (token: string) => meOf(await sessions.authenticate(token, true))

  api.handleOpen(readInvitation, ({ body }) => doors.read(body.link))
  api.handleOpen(acceptInvitation, async ({ body, keep, ...from }) => {
    const token = await doors.accept(body, from)
    keep(token)
    return entered(token)
  })
  api.handleOpen(signInStaff, async ({ body, keep, ...from }) => {
    const token = await doors.signIn(body, from)
    keep(token)
    return entered(token)
  })
  api.handleOpen(askStaffPasskeyLogin, ({ at }) => passkeys.askAtDoor(at))
  api.handleOpen(signInStaffByPasskey, async ({ body, at, keep, ...from }) => {
    const token = await passkeys.signIn(body.passkey, at, from)
    keep(token)
    return entered(token)
  })
  api.handle(getMe, async ({ caller }) => meOf(caller))
  api.handle(staySignedIn, async ({ caller }) => meOf(caller))
  api.handle(signOutStaff, async ({ keep, ...asked }) => {
    await team.signOut(actingOf(asked))
    keep(null)
    return {}
  })
}

function passkeyRoutes(api: StaffApi, { passkeys }: Needs): void {
  api.handle(listStaffPasskeys, async ({ caller }) => ({ passkeys: await passkeys.list(caller.staffId) }))
  api.handle(askStaffPasskey, ({ caller, at, body }) => passkeys.ask(caller, at, body.approvalId))
  api.handle(beginStaffPasskey, ({ body, at, ...asked }) => passkeys.begin(actingOf(asked), at, body.code))
  api.handle(confirmStaffPasskey, async ({ body, at, ...asked }) => {
    await passkeys.confirm(actingOf(asked), at, body)
    return {}
  })
  api.handle(removeStaffPasskey, async ({ body, ...asked }) => {
    await passkeys.remove(actingOf(asked), body)
    return {}
  })
}

function viewRoutes(api: StaffApi, { views }: Needs): void {
  api.handle(listViews, async ({ caller, body }) => ({ views: await views.list(caller, body.page) }))
  api.handle(saveView, async ({ body, ...asked }) => ({ id: await views.save(actingOf(asked), body) }))
  api.handle(removeView, async ({ body, ...asked }) => {
    await views.remove(actingOf(asked), body.id)
    return {}
  })
}

function teamRoutes(api: StaffApi, { database, machineClock, tenantId, sessions, team }: Needs): void {
  api.handle(listStaff, async ({ caller, body }) => {
    const store = sqlStaffStore(database.db, tenantId)
    const { staff, next } = await store.page({ after: body.after ?? '', role: body.role ?? null })
    const open = await sessions.listOpen(staff.map(({ id }) => id))
    const invitations = await sqlInvitationStore(database.db, tenantId).listOpen(machineClock.now())
    return {
      staff: staff.map(({ id, name, email, roles, created_at }) => ({
        id,
        name,
        email,
        roles,
        isOpen: roles.length > 0,
        createdAt: created_at,
        sessions: open.filter(({ staff_id }) => staff_id === id).map((one) => sessionOf(one, caller)),
      })),
      roles: await store.peopleOfRoles(),
      invitations: invitations.map(({ id, name, email, roles, expires_at }) => ({
        id,
        name,
        email,
        roles,
        expiresAt: expires_at,
      })),
      next,
    }
  })
  api.handle(listHolders, async ({ body }) => {
    const holders = await sqlStaffStore(database.db, tenantId).listWith(body.permission)
    const open = await sessions.listOpen(holders.map(({ id }) => id))
    const here = new Set(open.map(({ staff_id }) => staff_id))
    return { holders: holders.map(({ id, name }) => ({ id, name, isHere: here.has(id) })) }
  })
  api.handle(inviteStaff, ({ body, ...asked }) => team.invite(actingOf(asked), body))
  api.handle(setStaffRoles, async ({ body, ...asked }) => ({
    approvalId: await team.setRoles(actingOf(asked), body),
  }))
  api.handle(takeInvitationLink, async ({ body, ...asked }) => ({
    link: await team.takeLink(actingOf(asked), body.id),
  }))
  api.handle(endStaffSession, async ({ body, ...asked }) => {
    await team.endSession(actingOf(asked), body.id)
    return {}
  })
}
