import * as z from 'zod/mini'
import { defineStaffCall } from './staff-call.ts'
import { PERMISSIONS, ROLE_NAMES } from './staff-permissions.ts'

export const STAFF_PASSWORD_MIN = 12
export const STAFF_IDLE_MINUTES = 15
export const STAFF_SESSION_HOURS = 12
export const INVITATION_HOURS = 24

/** Milliseconds since 1970 UTC. */
export const At = z.int()
export const Reason = z.string().check(z.trim(), z.minLength(5), z.maxLength(300))
export const Roles = z.array(z.enum(ROLE_NAMES)).check(z.minLength(1), z.maxLength(ROLE_NAMES.length))
/** A page of a list goes on after this; empty at the beginning and at the end. */
export const Cursor = z.string().check(z.maxLength(100))

const Link = z.string().check(z.regex(/^[\w-]{43}$/))
const Name = z.string().check(z.trim(), z.minLength(2), z.maxLength(60))
const Email = z.string().check(z.trim(), z.maxLength(120), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/))
export const NewPassword = z.string().check(z.minLength(STAFF_PASSWORD_MIN), z.maxLength(200))
export const Code = z.string().check(z.regex(/^\d{6}$/))
const StaffId = z.string().check(z.regex(/^stf_\w{10,40}$/))
export const SessionId = z.string().check(z.regex(/^sts_\w{10,40}$/))

export const Me = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(ROLE_NAMES)),
  permissions: z.array(z.enum(PERMISSIONS)),
  idleMinutes: z.int(),
  /** The server's clock, and when the session is over by it if nothing more is done. */
  now: At,
  endsAt: At,
  isSandbox: z.boolean(),
})
export type Me = z.output<typeof Me>

export const readInvitation = defineStaffCall({
  name: 'invitation/read',
  permission: 'anyone',
  limit: 'login',
  summary: 'What a one-time link invites to, and the secret for the authenticator app',
  errors: ['STAFF_LINK_INVALID'],
  request: z.object({ link: Link }),
  response: z.object({
    /** Empty for the first administrator, who says it. */
    name: z.string(),
    email: z.string(),
    roles: z.array(z.enum(ROLE_NAMES)),
    secret: z.string(),
    otpauth: z.string(),
  }),
})

export const acceptInvitation = defineStaffCall({
  name: 'invitation/accept',
  permission: 'anyone',
  limit: 'login',
  summary: 'Makes the account of a one-time link and signs in',
  errors: ['STAFF_LINK_INVALID', 'SECOND_FACTOR_WRONG', 'NAME_TAKEN', 'BUSY'],
  request: z.object({ link: Link, name: Name, email: Email, password: NewPassword, code: Code }),
  response: Me,
})

export const signInStaff = defineStaffCall({
  name: 'sign-in',
  permission: 'anyone',
  limit: 'login',
  summary: 'Password and authenticator code for a session',
  errors: ['WRONG_LOGIN', 'BUSY'],
  request: z.object({ email: Email, password: z.string().check(z.maxLength(200)), code: Code }),
  response: Me,
})

export const getMe = defineStaffCall({
  name: 'me',
  permission: 'staff',
  background: true,
  summary: 'Who is signed in and what they may do',
  request: z.object({}),
  response: Me,
})

export const staySignedIn = defineStaffCall({
  name: 'stay',
  permission: 'staff',
  summary: 'Somebody is still there: the session goes on',
  request: z.object({}),
  response: Me,
})

export const signOutStaff = defineStaffCall({
  name: 'sign-out',
  permission: 'staff',
  summary: 'Ends the own session',
  request: z.object({}),
  response: z.object({}),
})

export const Session = z.object({
  id: z.string(),
  startedAt: At,
  lastActionAt: At,
  address: z.string(),
  userAgent: z.string(),
  isOwn: z.boolean(),
})

export type StaffSession = z.output<typeof Session>

const StaffMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(ROLE_NAMES)),
  isOpen: z.boolean(),
  createdAt: At,
  sessions: z.array(Session),
})
export type StaffMember = z.output<typeof StaffMember>

const Invitation = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(ROLE_NAMES)),
  expiresAt: At,
})

export const listStaff = defineStaffCall({
  name: 'staff/list',
  permission: 'staff.read',
  summary:
    'The staff, of one role or of all, with their open sessions, how many have each role, and invitations that wait',
  request: z.object({ after: z.optional(Cursor), role: z.optional(z.enum(ROLE_NAMES)) }),
  response: z.object({
    staff: z.array(StaffMember),
    /** Every role, those that nobody has too. */
    roles: z.array(z.object({ role: z.enum(ROLE_NAMES), people: z.int() })),
    invitations: z.array(Invitation),
    next: z.string(),
  }),
})

export const inviteStaff = defineStaffCall({
  name: 'staff/invite',
  permission: 'staff.manage',
  summary: 'A one-time link for a new member of staff; told once, to who asks',
  errors: ['NAME_TAKEN', 'STAFF_ROLES', 'APPROVAL_OPEN'],
  request: z.object({ name: Name, email: Email, roles: Roles, reason: Reason }),
  response: z.object({
    /** Empty where a second administrator has to approve first. */
    link: z.string(),
    approvalId: z.string(),
  }),
})

export const takeInvitationLink = defineStaffCall({
  name: 'staff/take-link',
  permission: 'staff.manage',
  summary: 'A new one-time link for an invitation that waits; the one before is void',
  errors: ['NOT_FOUND'],
  request: z.object({ id: z.string().check(z.regex(/^sti_\w{10,40}$/)) }),
  response: z.object({ link: z.string() }),
})

export const setStaffRoles = defineStaffCall({
  name: 'staff/roles',
  permission: 'staff.manage',
  summary: 'Asks for other roles of a member of staff; none closes the account',
  errors: ['NOT_FOUND', 'STAFF_ROLES', 'STAFF_OWN_ROLES', 'APPROVAL_OPEN'],
  request: z.object({ id: StaffId, roles: z.array(z.enum(ROLE_NAMES)), reason: Reason }),
  response: z.object({ approvalId: z.string() }),
})

export const endStaffSession = defineStaffCall({
  name: 'staff/end-session',
  permission: 'staff.manage',
  summary: 'Ends a session of a member of staff',
  errors: ['NOT_FOUND'],
  request: z.object({ id: SessionId }),
  response: z.object({}),
})

export const listHolders = defineStaffCall({
  name: 'staff/holders',
  permission: 'staff',
  summary:
    'Who of the staff has a permission, and who of them is signed in: whoever lacks it asks one of them',
  request: z.object({ permission: z.enum(PERMISSIONS) }),
  response: z.object({
    holders: z.array(z.object({ id: z.string(), name: z.string(), isHere: z.boolean() })),
  }),
})
