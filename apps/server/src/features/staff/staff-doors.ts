import { AppError, fail } from '@keo/contract/errors'
import { INVITATION_HOURS } from '@keo/contract/staff'
import type { Role } from '@keo/contract/staff-permissions'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { SecretBox } from '@keo/service-kit/secret-box'
import { hours } from '@keo/units/instants'
import { sql } from 'kysely'
import { refuseWeakPassword, type HashingPlace } from '../passwords/index.ts'
import {
  base32,
  isLocked,
  matchingStep,
  otpauthAddress,
  TOTP_SECRET_BYTES,
  withWrongCode,
} from '../second-factor/index.ts'
import { tokenHash } from '../sessions/index.ts'
import { sqlInvitationStore } from './invitation-store.ts'
import type { StaffOrigin } from './staff-acting.ts'
import type { StaffSessions } from './staff-sessions.ts'
import { sqlStaffStore } from './staff-store.ts'

type Needs = {
  database: Database
  machineClock: Clock
  ids: Ids
  audit: Audit
  tenantId: string
  box: SecretBox
  sessions: StaffSessions
  siteName: string
  withHashingPlace<T>(work: (place: HashingPlace) => Promise<T>): Promise<T>
}

type Invited = { readonly name: string; readonly email: string; readonly roles: readonly Role[] }
type Accepting = {
  readonly link: string
  readonly name: string
  readonly email: string
  readonly password: string
  readonly code: string
}
type SigningIn = { readonly email: string; readonly password: string; readonly code: string }

/** The lock of a house that nobody is in yet: one first administrator, whoever runs there first. */
const FIRST_LOCK = 5_107_001

export type StaffDoors = ReturnType<typeof createStaffDoors>

/** How somebody becomes staff and how they come in: by a one-time link, then by password and authenticator. */
export function createStaffDoors(needs: Needs) {
  const { database, machineClock, ids, audit, tenantId, box, sessions } = needs
  const expiry = () => machineClock.now() + hours(INVITATION_HOURS)

  /** The link is told here and never again; `null` leaves it to be taken later. */
  async function invite(
    tx: Tx,
    { name, email, roles }: Invited,
    { isFirst = false, withLink = true } = {},
  ): Promise<{ id: string; link: string }> {
    const id = ids.newId('sti')
    const link = withLink ? ids.token() : ''
    await sqlInvitationStore(tx, tenantId).insert({
      id,
      linkHash: withLink ? tokenHash(link) : null,
      name,
      email,
      roles,
      secret: box.seal(ids.bytes(TOTP_SECRET_BYTES), id),
      isFirst,
      at: machineClock.now(),
      expiresAt: expiry(),
    })
    return { id, link }
  }

  async function takeLink(tx: Tx, id: string): Promise<string> {
    const link = ids.token()
    const times = { now: machineClock.now(), expiresAt: expiry() }
    const isThere = await sqlInvitationStore(tx, tenantId).setLink(id, tokenHash(link), times)
    return isThere ? link : fail('NOT_FOUND')
  }

  /** Null as soon as there is anybody: then the staff invites the staff. */
  async function firstLink(): Promise<string | null> {
    if (await sqlStaffStore(database.db, tenantId).isAnybody()) return null
    const first = { name: '', email: '', roles: ['administrator'] } as const
    return database.tx(async (tx) => (await invite(tx, first, { isFirst: true })).link)
  }

  async function read(link: string) {
    const found = await sqlInvitationStore(database.db, tenantId).findByLink(
      tokenHash(link),
      machineClock.now(),
    )
    if (!found || (found.is_first && (await sqlStaffStore(database.db, tenantId).isAnybody())))
      return fail('STAFF_LINK_INVALID')
    const secret = box.open(found.totp_secret, found.id) ?? fail('STAFF_LINK_INVALID')
    const { name, email, roles } = found
    const label = email === '' ? 'administrator' : email
    return {
      name,
      email,
      roles,
      secret: base32(secret),
      otpauth: otpauthAddress(needs.siteName, label, secret),
    }
  }

  async function accept(asked: Accepting, from: StaffOrigin): Promise<string> {
    refuseWeakPassword(asked.password, asked.email)
    const passwordHash = await needs.withHashingPlace((place) => place.hash(asked.password))
    return database.tx(async (tx) => {
      const now = machineClock.now()
      const invitations = sqlInvitationStore(tx, tenantId)
      const found =
        (await invitations.findByLinkForChange(tokenHash(asked.link), now)) ?? fail('STAFF_LINK_INVALID')
      const staff = sqlStaffStore(tx, tenantId)
      if (found.is_first) {
        await sql`select pg_advisory_xact_lock(${FIRST_LOCK})`.execute(tx)
        if (await staff.isAnybody()) fail('STAFF_LINK_INVALID')
      }
      const secret = box.open(found.totp_secret, found.id) ?? fail('STAFF_LINK_INVALID')
      const step = matchingStep({ secret, code: asked.code, at: now }, 0) ?? fail('SECOND_FACTOR_WRONG')
      const id = ids.newId('stf')
      // Who was invited by name is that person; only the first one says who they are.
      const { name, email } = found.is_first ? asked : found
      const sealed = box.seal(secret, id)
      const made = { id, name, email, roles: found.roles, passwordHash, secret: sealed, step, at: now }
      if (!(await staff.insert(made))) fail('NAME_TAKEN')
      await invitations.use(found.id, now)
      await write(tx, id, from, { action: 'staff.joined', after: { name, email, roles: found.roles } })
      return sessions.start(tx, id, from)
    })
  }

  /** Counts before it looks, so that many at once cannot slip through. The account, or null for nobody or a locked one. */
  function reserve(email: string) {
    return database.tx(async (tx) => {
      const store = sqlStaffStore(tx, tenantId)
      const found = await store.findByEmailForChange(email)
      if (!found || found.roles.length === 0) return null
      const now = machineClock.now()
      const guard = { wrongAt: found.wrong_at.map(Number), lockedUntil: found.locked_until }
      if (isLocked(guard, now)) return null
      await store.setGuard(found.id, withWrongCode(guard, now))
      return found
    })
  }

  /** Name, password and code are wrong together: nobody learns which. */
  async function signIn({ email, password, code }: SigningIn, from: StaffOrigin): Promise<string> {
    const found = await needs.withHashingPlace(async (place) => {
      const staff = await reserve(email)
      return (await place.verify(staff?.password_hash, password)) ? staff : null
    })
    if (!found) return refuse(email, from)
    const secret = box.open(found.totp_secret, found.id)
    const token = await database.tx(async (tx) => {
      const store = sqlStaffStore(tx, tenantId)
      const now = await store.findForChange(found.id)
      const step =
        secret && now ? matchingStep({ secret, code, at: machineClock.now() }, Number(now.totp_step)) : null
      if (step === null) return null
      await store.setStep(found.id, step)
      await store.setGuard(found.id, { wrongAt: [], lockedUntil: null })
      await write(tx, found.id, from, { action: 'staff.signed-in' })
      return sessions.start(tx, found.id, from)
    })
    return token ?? refuse(email, from)
  }

  async function refuse(email: string, from: StaffOrigin): Promise<never> {
    const found = await sqlStaffStore(database.db, tenantId).findByEmail(email)
    if (found) await database.tx((tx) => write(tx, found.id, from, { action: 'staff.login-failed' }))
    throw new AppError('WRONG_LOGIN')
  }

  function write(tx: Tx, staffId: string, from: StaffOrigin, told: { action: string; after?: unknown }) {
    return audit.write(tx, {
      actor: staffId,
      session: null,
      address: from.address,
      device: null,
      object: staffId,
      before: null,
      requestId: from.requestId,
      ...told,
      after: told.after ?? null,
    })
  }

  return { invite, takeLink, firstLink, read, accept, signIn }
}
