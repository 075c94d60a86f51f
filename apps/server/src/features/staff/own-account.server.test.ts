import { listAudit } from '@keo/contract/console-audit'
import { changeOwnPassword, endOwnSession, listOwnSessions } from '@keo/contract/console-own'
import { ERRORS } from '@keo/contract/errors'
import { getMe, signInStaff } from '@keo/contract/staff'
import { consoleSteps, STAFF_PASSWORD, type Staff } from '@keo/dev-world/console-steps'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { beforeAll, expect, test } from 'vitest'

const { world } = sharedWorld({ webRoot: null })
const desk = consoleSteps(world)
const OK = 200
const NEXT = 'nam-bon-ba-hai-mot'
let admin: Staff
let trader: Staff

beforeAll(async () => {
  admin = await desk.first()
  trader = await desk.hire(admin, 'trader')
})

const again = async (who: Staff, password = STAFF_PASSWORD): Promise<Staff> => ({
  ...who,
  cookie: (await desk.signIn(who, password)).session,
})
const sessionsOf = async (who: Staff) => (await desk.ask(listOwnSessions, {}, who)).data.sessions

test('[BO-01] whoever works here sees the own sessions and ends one that was left open, and nobody else’s', async () => {
  const elsewhere = await again(trader)
  expect((await sessionsOf(elsewhere)).map(({ isOwn }) => isOwn)).toEqual([false, true])
  const left = (await sessionsOf(elsewhere)).find(({ isOwn }) => !isOwn)?.id ?? ''
  const ofAdmin = (await sessionsOf(admin))[0]?.id ?? ''

  expect((await desk.ask(endOwnSession, { id: ofAdmin }, elsewhere)).code).toBe(ERRORS.NOT_FOUND.wire)
  expect((await desk.ask(getMe, {}, admin)).code).toBe(OK)

  expect((await desk.ask(endOwnSession, { id: left }, elsewhere)).code).toBe(OK)
  expect((await desk.ask(getMe, {}, trader)).code).toBe(ERRORS.SESSION_EXPIRED.wire)
  expect((await desk.ask(getMe, {}, elsewhere)).code).toBe(OK)
  expect((await desk.ask(endOwnSession, { id: left }, elsewhere)).code).toBe(ERRORS.NOT_FOUND.wire)
  trader = elsewhere
})

test.each([
  ['another old password', { old: 'not-the-old-one' }, ERRORS.WRONG_LOGIN.wire],
  ['another code', { code: '000000' }, ERRORS.WRONG_LOGIN.wire],
  ['a short new one', { password: 'too-short' }, ERRORS.INVALID_INPUT.wire],
])('[BO-01] a new password is refused with %s, and the old one still opens', async (_, wrong, code) => {
  const asked = { old: STAFF_PASSWORD, password: NEXT, code: desk.freshCode(trader), ...wrong }
  expect((await desk.ask(changeOwnPassword, asked, trader)).code).toBe(code)
  expect((await desk.signIn(trader)).code).toBe(OK)
})

test('[BO-01] a new password opens the console, the old one does not, other sessions are over, and it is written down', async () => {
  const elsewhere = await again(trader)
  const asked = { old: STAFF_PASSWORD, password: NEXT, code: desk.freshCode(trader) }
  expect((await desk.ask(changeOwnPassword, asked, trader)).code).toBe(OK)

  expect((await desk.ask(getMe, {}, elsewhere)).code).toBe(ERRORS.SESSION_EXPIRED.wire)
  expect(await sessionsOf(trader)).toHaveLength(1)
  const { email } = trader
  const old = await desk.ask(signInStaff, { email, password: STAFF_PASSWORD, code: desk.freshCode(trader) })
  expect(old.code).toBe(ERRORS.WRONG_LOGIN.wire)
  expect((await desk.signIn(trader, NEXT)).code).toBe(OK)

  const audited = (await desk.ask(listAudit, { action: 'staff.password-changed' }, await again(admin))).data
  expect(audited.entries.map(({ object }) => object)).toEqual([trader.id])
  expect(JSON.stringify(audited.entries)).not.toContain(NEXT)
})
