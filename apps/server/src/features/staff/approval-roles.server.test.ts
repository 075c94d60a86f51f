import {
  APPROVAL_HOURS,
  APPROVAL_KINDS,
  APPROVAL_PERMISSIONS,
  decideApproval,
  listApprovals,
  type ApprovalKind,
} from '@keo/contract/console-approvals'
import { ERRORS } from '@keo/contract/errors'
import { permissionsOf, ROLE_NAMES, rolesWith, type Role } from '@keo/contract/staff-permissions'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { query } from '@keo/dev-world/query'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { hours, minutes } from '@keo/units/instants'
import { beforeAll, describe, expect, test } from 'vitest'
import { sqlApprovalStore } from './approval-store.ts'

const { world, database } = sharedWorld({ webRoot: null })
const desk = consoleSteps(world)
const REASON = { reason: 'the case is clear' }
const OK = 200
/** Nothing does it: what is tested comes before anything that an approved request does. */
const ACT = { op: 'change', number: '' }

/** One person for each role; two for those who ask, so that a second one can decide. */
const staff = new Map<Role, Staff>()
const askers = new Map<Role, Staff>()
const waiting = new Map<ApprovalKind, string>()
let made = 0

const maybe = <T>(found: T | undefined): T => {
  if (found === undefined) throw new Error('Nobody was hired for it.')
  return found
}
const mayDecide = (role: Role, kind: ApprovalKind) =>
  permissionsOf([role]).includes(APPROVAL_PERMISSIONS[kind])
const askingRole = (kind: ApprovalKind) => maybe(rolesWith(APPROVAL_PERMISSIONS[kind])[0])
const ASKING = [...new Set(APPROVAL_KINDS.map(askingRole))]
const askerOf = (kind: ApprovalKind) => maybe(askers.get(askingRole(kind)))
const idOf = (kind: ApprovalKind) => maybe(waiting.get(kind))
/** Another person who may decide it. */
const secondOf = (kind: ApprovalKind) =>
  maybe(everybody().find(({ role, who }) => mayDecide(role, kind) && who !== askerOf(kind))).who
const everybody = () => [...staff, ...askers].map(([role, who]) => ({ role, who }))

/** A request that waits, as the kind's own call would have written it down. */
async function ask(kind: ApprovalKind): Promise<string> {
  made += 1
  const id = `apr_${kind.replaceAll('-', '')}${String(made).padStart(10, '0')}`
  const at = world.worldClock.now()
  const facts = { before: { is: 'one' }, after: { is: 'two' }, act: ACT, ...REASON }
  const asked = { id, kind, object: `of-${made}`, ...facts, by: askerOf(kind).id, at }
  const store = sqlApprovalStore(world.database.db, 'keo')
  expect(await store.insert({ ...asked, expiresAt: at + hours(APPROVAL_HOURS) })).toBe(true)
  return id
}

const decide = async (id: string, isApproved: boolean, who: Staff) =>
  (await desk.ask(decideApproval, { id, isApproved, ...REASON }, who)).code

/** What a decision could have moved: the requests, the log, the books and who works here. */
const everything = () =>
  query(
    database.url,
    `select (select jsonb_agg(a order by id) from platform.approval a) as approvals,
      (select count(*) from kit.audit_entry) as log,
      (select count(*) from platform.ledger_transaction) as books,
      (select jsonb_agg(s order by id) from platform.staff s) as staff`,
  )

beforeAll(async () => {
  const admin = await desk.first()
  for (const role of ROLE_NAMES) if (role !== 'administrator') staff.set(role, await desk.hire(admin, role))
  for (const role of ASKING) if (role !== 'administrator') askers.set(role, await desk.hire(admin, role))
  staff.set('administrator', await desk.hire(admin, 'administrator'))
  askers.set('administrator', admin)
  for (const kind of APPROVAL_KINDS) waiting.set(kind, await ask(kind))
})

describe('[BO-02] what waits for a second person is read by who may decide it, and by who asked', () => {
  test.each(ROLE_NAMES)('%s', async (role) => {
    const { approvals, next } = (await desk.ask(listApprovals, {}, maybe(staff.get(role)))).data
    expect(next).toBe('')
    const kinds = APPROVAL_KINDS.filter((kind) => mayDecide(role, kind))
    expect(approvals.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted())
    expect(approvals.every((one) => one.mayDecide && !one.isOwn && one.state === 'asked')).toBe(true)
  })

  test.each(ASKING)('an asker among %s reads the own requests as nothing to decide', async (role) => {
    const who = maybe(askers.get(role))
    const { approvals } = (await desk.ask(listApprovals, {}, who)).data
    const own = APPROVAL_KINDS.filter((kind) => askerOf(kind) === who)
    expect(own.length).toBeGreaterThan(0)
    expect(
      approvals
        .filter(({ isOwn }) => isOwn)
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(own.toSorted())
    expect(approvals.filter((one) => one.isOwn && one.mayDecide)).toEqual([])
  })
})

describe('[BO-02] [BO-05] a request is decided by another person who has its permission', () => {
  test.each(APPROVAL_KINDS)('%s', async (kind) => {
    const id = idOf(kind)
    const before = await everything()
    const refused = everybody().filter(({ role }) => !mayDecide(role, kind))
    expect(refused.length, 'somebody may not').toBeGreaterThan(0)
    for (const { role, who } of refused)
      for (const isApproved of [true, false])
        expect(await decide(id, isApproved, who), `${role}: ${isApproved}`).toBe(ERRORS.NOT_ALLOWED.wire)
    expect(await decide(id, true, askerOf(kind)), 'the asker').toBe(ERRORS.APPROVAL_OWN.wire)
    expect(await everything(), 'nothing moved').toEqual(before)

    expect(await decide(id, false, secondOf(kind)), 'the second person').toBe(OK)
    const ended = await everything()
    for (const { role, who } of everybody())
      expect(await decide(id, true, who), `${role}, once it is over`).toBe(ERRORS[closedTo(role, who)].wire)
    expect(await everything(), 'what is over stays as it is').toEqual(ended)

    function closedTo(role: Role, who: Staff) {
      if (!mayDecide(role, kind)) return 'NOT_ALLOWED'
      return who === askerOf(kind) ? 'APPROVAL_OWN' : 'APPROVAL_CLOSED'
    }
  })

  test('what is over is read by who asked and who decided alone', async () => {
    for (const { role, who } of everybody()) {
      const { approvals } = (await desk.ask(listApprovals, {}, who)).data
      const own = APPROVAL_KINDS.filter((kind) => askerOf(kind) === who || secondOf(kind) === who)
      expect(approvals.map(({ kind }) => kind).toSorted(), `${role}`).toEqual(own.toSorted())
      expect(approvals.some((one) => one.mayDecide)).toBe(false)
    }
  })

  test('an id of something else, and of nothing, decides nothing', async () => {
    const who = maybe(staff.get('risk'))
    const before = await everything()
    for (const id of [who.id, 'wd_00000000000', 'apr_00000000000', `${idOf('withdrawal')}0`])
      expect(await decide(id, true, who), `${id}`).not.toBe(OK)
    expect(await decide('apr_00000000000', true, who)).toBe(ERRORS.NOT_FOUND.wire)
    expect(await everything()).toEqual(before)
  })

  test('who asked takes it back by themself', async () => {
    expect(await decide(await ask('withdrawal'), false, askerOf('withdrawal'))).toBe(OK)
  })

  test('what nobody decided in time is over for everybody, whatever it was', async () => {
    const late: (readonly [ApprovalKind, string])[] = []
    for (const kind of APPROVAL_KINDS) late.push([kind, await ask(kind)])
    world.worldClock.jump(hours(APPROVAL_HOURS) + minutes(1))
    for (const [role, who] of staff) {
      const again = { ...who, cookie: (await desk.signIn(who)).session }
      for (const [kind, id] of late)
        for (const isApproved of [true, false])
          expect(await decide(id, isApproved, again), `${role}: ${kind}`).toBe(
            mayDecide(role, kind) ? ERRORS.APPROVAL_CLOSED.wire : ERRORS.NOT_ALLOWED.wire,
          )
    }
  })
})
