import type { LoginRecord } from '@keo/contract/account-sessions'
import type { CheckBy, LoginAnswer, SecondFactor } from '@keo/contract/accounts'
import { fail } from '@keo/contract/errors'
import type { LoginState } from '@keo/contract/members'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Db, Tx } from '@keo/service-kit/db/database'
import type { Caller, RequestContext } from '@keo/service-kit/http/api'
import type { Ids } from '@keo/service-kit/ids'
import type { WriteLetter } from '../inbox/index.ts'
import { refuseDisabled, type Member } from '../members/index.ts'
import type { Site } from '../site/index.ts'
import {
  loginStateAt,
  sqlKnownPlaceStore,
  type OneUseTickets,
  type Origin,
  owesNothing,
  type Owed,
  type Sessions,
} from '../sessions/index.ts'
import { deviceLabel } from './device-label.ts'
import { sqlLoginRecordStore } from './login-record-store.ts'

/** Who stands at a door: where from, through which host, in which language. */
export type Visitor = Origin & Pick<RequestContext, 'host' | 'language'>

/** How somebody comes in, and what that already proves. */
export type Entry = {
  readonly way: LoginRecord['way']
  /** A code, a passkey or another app has vouched: the device and address are not asked about. */
  readonly isProven?: boolean
  /** The second factor is done, as with a passkey. */
  readonly isFactorDone?: boolean
  /** Whether what was shown at the door still holds, read where nobody else changes the member. */
  readonly isStillTrue?: (db: Db) => Promise<boolean>
  /** Only to withdraw, to see the own records, or to ask to come back: what an exclusion leaves open. */
  readonly isVisit?: boolean
}

type Needs = {
  database: Database
  clock: Clock
  ids: Ids
  tenantId: string
  site: Pick<Site, 'door'>
  sessions: Sessions
  tickets: OneUseTickets
  /** What the member has set up; one of them is owed at every sign-in. */
  secondFactorsOf(memberId: string, host: string): Promise<readonly SecondFactor[]>
  /** Refuses, by throwing, whoever may not come in at all. */
  mayEnter(member: Member, entry: Entry, db: Db): Promise<void>
  writeLetter: WriteLetter
}

export type Admission = ReturnType<typeof createAdmission>

const UNKNOWN_DEVICE = 'Web'

/** From somebody known to a session, or to a code that is swapped for one elsewhere. */
export function createAdmission(needs: Needs) {
  const { database, clock, ids, tenantId, site, sessions, tickets } = needs

  async function admit(member: Member, from: Visitor, entry: Entry): Promise<LoginAnswer> {
    refuseDisabled(member, from.language)
    await needs.mayEnter(member, entry, database.db)
    const door = await site.door(from.host)
    const mustCheck = door.domainType === 2 && entry.way === 'name'
    const loginState = await loginStateOf(member, from, entry, mustCheck)
    if (door.handsOver && entry.way !== 'hand-over') return handOver(member, from, loginState, entry)

    const secondFactors = entry.isFactorDone ? [] : await needs.secondFactorsOf(member.id, from.host)
    const owed = { loginState, secondFactors }
    const { token } = await sessions.start(member.id, from, owed, async (tx) => {
      // Once more where nobody else changes the member: an exclusion may have come in between.
      await needs.mayEnter(member, entry, tx)
      await demandStillTrue(entry, tx)
      await noteEntry(tx, member.id, from, entry, owed)
    })
    return answer(token, member, owed)
  }

  async function loginStateOf(
    member: Member,
    from: Visitor,
    entry: Entry,
    mustCheck: boolean,
  ): Promise<LoginState> {
    if (entry.isProven) return 0
    if (mustCheck) return 1
    return loginStateAt(from, await sqlKnownPlaceStore(database.db, tenantId).read(member.id))
  }

  /** The session begins where the code is swapped; what was proven here is remembered for it. */
  async function handOver(
    member: Member,
    from: Visitor,
    loginState: LoginState,
    entry: Entry,
  ): Promise<LoginAnswer> {
    if (loginState === 0) await database.tx((tx) => remember(tx, member.id, from))
    const { code, state } = await tickets.issueStatedCode(member.id)
    // A change that came before dropped no code of this one; one that comes after drops it.
    await demandStillTrue(entry, database.db)
    return { accessToken: code, state, loginState: 0, checkBy: null, secondFactor: [] }
  }

  /** Whoever came with a password that was changed a moment ago came with a wrong one. */
  async function demandStillTrue({ isStillTrue }: Entry, db: Db): Promise<void> {
    if (isStillTrue && !(await isStillTrue(db))) fail('WRONG_LOGIN')
  }

  async function noteEntry(tx: Tx, memberId: string, from: Visitor, entry: Entry, owed: Owed): Promise<void> {
    if (owesNothing(owed)) await remember(tx, memberId, from)
    await record(tx, memberId, from, { way: entry.way, result: owesNothing(owed) ? 'full' : 'checking' })
  }

  /** Whoever was let in from a device that the account did not know is told of it; the first one is no news. */
  async function remember(tx: Tx, memberId: string, from: Origin): Promise<void> {
    const places = sqlKnownPlaceStore(tx, tenantId)
    const { devices } = await places.read(memberId)
    await places.remember(memberId, from, clock.now())
    if (devices.size === 0 || devices.has(from.deviceNo)) return
    const device = deviceLabel(from.userAgent) || UNKNOWN_DEVICE
    await needs.writeLetter(tx, memberId, { kind: 'newDevice', values: { device } })
  }

  function record(tx: Tx, memberId: string, from: Origin, login: Pick<LoginRecord, 'way' | 'result'>) {
    const { deviceNo, address, userAgent } = from
    const kept = { id: ids.newId('lgn'), at: clock.now(), ...login, deviceNo, address, userAgent }
    return sqlLoginRecordStore(tx, tenantId).insert(memberId, kept)
  }

  /** The session has passed a check: it goes on under a new token, and is full when it owes nothing else. */
  async function stepUp(
    member: Member,
    caller: Caller,
    from: Visitor,
    stillOwed: Owed,
  ): Promise<LoginAnswer> {
    const { token } = await sessions.stepUp(caller, from, stillOwed, async (tx) => {
      if (owesNothing(stillOwed)) await remember(tx, member.id, from)
      await record(tx, member.id, from, { way: 'name', result: 'checked' })
    })
    return answer(token, member, stillOwed)
  }

  return { admit, stepUp, record }
}

function answer(token: string, member: Member, owed: Owed): LoginAnswer {
  return {
    accessToken: token,
    state: null,
    loginState: owed.loginState,
    checkBy: owed.loginState === 0 ? null : checkByOf(member),
    secondFactor: [...owed.secondFactors],
  }
}

/** The strongest the member has. */
export function checkByOf({ mobile, email }: Pick<Member, 'mobile' | 'email'>): CheckBy {
  if (mobile !== '') return 'sms'
  return email === '' ? 'password' : 'mail'
}
