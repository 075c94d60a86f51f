import { loginByName } from '@keo/contract/accounts'
import { listAudit } from '@keo/contract/console-audit'
import { recordBreak, recordExclusion } from '@keo/contract/console-exclusions'
import { listExclusions } from '@keo/contract/console-safety'
import { ERRORS } from '@keo/contract/errors'
import { listLetters } from '@keo/contract/inbox'
import { getMember } from '@keo/contract/members'
import { getSaferPlay } from '@keo/contract/safer-play'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { GOOD_PASSWORD, person } from '@keo/dev-world/door-world'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { days, parseServerTime } from '@keo/units/instants'
import { beforeAll, beforeEach, expect, test } from 'vitest'

const { world, database } = sharedDoorWorld({ webRoot: null, hasQuietDays: true })
const desk = consoleSteps(world)
const OK = 200
const asked = { cameBy: 'phone', reason: 'called and was known by name' } as const
let admin: Staff
let risk: Staff
let support: Staff
let people = 0

beforeAll(async () => {
  admin = await desk.first()
  risk = await desk.hire(admin, 'risk')
  support = await desk.hire(admin, 'support')
})
beforeEach(async () => {
  const again = async (one: Staff) => ({ ...one, cookie: (await desk.signIn(one)).session })
  admin = await again(admin)
  risk = await again(risk)
  support = await again(support)
})

async function somebody() {
  people += 1
  const from = person(people)
  const userName = `wantstostop${people}`
  const token = await world.register(userName, from)
  const how = { ...from, token }
  return { userName, from, how, memberId: (await world.call(getMember, {}, how)).data.id }
}
type Somebody = Awaited<ReturnType<typeof somebody>>

/** Who comes only to read and to withdraw is let in. */
async function visitOf({ userName, from }: Somebody) {
  const request = { userName, password: GOOD_PASSWORD, isVisit: true }
  return { ...from, token: (await world.call(loginByName, request, from)).data.accessToken }
}
const codeOf = async (call: Promise<{ code: number }>) => (await call).code
const exclude = (memberId: string, months: number | null, as = risk) =>
  desk.ask(recordExclusion, { memberId, months, ...asked }, as)
const giveBreak = (memberId: string, dayCount: number, as = risk) =>
  desk.ask(recordBreak, { memberId, days: dayCount, ...asked }, as)
const mayStake = async (id: string) => (await world.app.saferPlay.mayPlay(id, 'stake')).isAllowed

test('[RSP-09] [BO-05] an exclusion asked for by phone: one person puts it on record, and it holds at once', async () => {
  const who = await somebody()
  const socket = await world.socketOf(who.how.token)
  expect(await codeOf(exclude(who.memberId, 12, support))).toBe(ERRORS.NOT_ALLOWED.wire)
  expect(await codeOf(world.call(getMember, {}, who.how))).toBe(OK)

  const { code, data } = await exclude(who.memberId, 12)
  expect(code).toBe(OK)
  expect(await codeOf(world.call(getMember, {}, who.how))).toBe(ERRORS.SESSION_EXCLUDED.wire)
  await socket.closed
  expect((await world.login(who.userName, GOOD_PASSWORD, who.from)).code).toBe(ERRORS.SELF_EXCLUDED.wire)
  expect(await world.app.sessions.listOpen(who.memberId)).toEqual([])

  const visit = await visitOf(who)
  const { exclusion } = (await world.call(getSaferPlay, {}, visit)).data
  expect(parseServerTime(exclusion?.untilTime ?? '')).toBe(data.until)
  const letters = (await world.call(listLetters, { letType: 0 }, visit)).data.list
  expect(letters.map(({ kind }) => kind)).toContain('excluded')
  const { exclusions } = (await desk.ask(listExclusions, {}, support)).data
  expect(exclusions.find(({ memberId }) => memberId === who.memberId)).toMatchObject({
    kind: 'exclusion',
    until: data.until,
    reopenAskedAt: null,
  })
})

test('[RSP-09] [AUD-01] who put it on record, how it was asked for and why stand in the audit log', async () => {
  const who = await somebody()
  await exclude(who.memberId, null)
  const filter = { object: who.memberId, action: 'safer-play' }
  const { entries } = (await desk.ask(listAudit, filter, admin)).data
  expect(entries).toHaveLength(1)
  expect(entries[0]).toMatchObject({ actor: risk.id, action: 'safer-play.exclusion-recorded' })
  expect(JSON.parse(entries[0]?.after ?? '')).toMatchObject({ ...asked, exclusion: { until: null } })
})

test('[RSP-09] one person makes an exclusion longer; nothing makes it shorter', async () => {
  const who = await somebody()
  const first = (await exclude(who.memberId, 12)).data.until ?? 0
  expect(await codeOf(exclude(who.memberId, 6))).toBe(ERRORS.EXCLUSION_NOT_SHORTER.wire)
  const longer = (await exclude(who.memberId, 24)).data.until ?? 0
  expect(longer).toBeGreaterThan(first)
  expect((await exclude(who.memberId, null)).data.until).toBeNull()
  expect(await codeOf(exclude(who.memberId, 60))).toBe(ERRORS.EXCLUSION_NOT_SHORTER.wire)
  // A break beside it takes nothing from it.
  await giveBreak(who.memberId, 1)
  const { exclusion } = (await world.call(getSaferPlay, {}, await visitOf(who))).data
  expect(exclusion).toMatchObject({ untilTime: '', isAskable: false, reopenTime: '' })
  await expect(
    database.asOwner('update platform.safer_play set excluded_until = $2 where member_id = $1', [
      who.memberId,
      new Date(longer),
    ]),
  ).rejects.toThrow('cannot be shortened')
})

test('[RSP-08] a break on record leaves the session, bars play at once, and only grows', async () => {
  const who = await somebody()
  await database.asOwner('update platform.member set identity_verified_at = now() where id = $1', [
    who.memberId,
  ])
  expect(await mayStake(who.memberId)).toBe(true)
  expect(await codeOf(giveBreak(who.memberId, 7, support))).toBe(ERRORS.NOT_ALLOWED.wire)
  const { until } = (await giveBreak(who.memberId, 7)).data
  expect(until).toBe(world.worldClock.now() + days(7))
  expect(await mayStake(who.memberId)).toBe(false)
  const { breakUntilTime } = (await world.call(getSaferPlay, {}, who.how)).data
  expect(parseServerTime(breakUntilTime)).toBe(until)
  expect(await codeOf(giveBreak(who.memberId, 1))).toBe(ERRORS.BREAK_NOT_SHORTER.wire)
  expect((await giveBreak(who.memberId, 42)).data.until).toBeGreaterThan(until)
  const kinds = (await world.call(listLetters, { letType: 0 }, who.how)).data.list.map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'breakSet')).toHaveLength(2)
})

test('less or more than the member may choose, an unknown way and nobody are refused, and nothing is set', async () => {
  const { memberId } = await somebody()
  const wrong = [
    () => exclude(memberId, 5),
    () => exclude(memberId, 61),
    () => giveBreak(memberId, 0),
    () => giveBreak(memberId, 43),
    () => desk.ask(recordExclusion, { memberId, months: 6, ...asked, reason: ' ' }, risk),
    () =>
      desk.ask(
        recordExclusion,
        { memberId, months: 6, ...asked, cameBy: 'pigeon' as typeof asked.cameBy },
        risk,
      ),
  ]
  for (const ask of wrong) expect((await ask()).status).toBe(400)
  expect(await codeOf(exclude('mbr_nobody', 6))).toBe(ERRORS.NOT_FOUND.wire)
  expect(await codeOf(giveBreak('mbr_nobody', 6))).toBe(ERRORS.NOT_FOUND.wire)
  const { exclusions } = (await desk.ask(listExclusions, {}, risk)).data
  expect(exclusions.filter((one) => one.memberId === memberId)).toEqual([])
})
