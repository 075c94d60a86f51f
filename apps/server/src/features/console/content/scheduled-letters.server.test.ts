import { listAudit } from '@keo/contract/console-audit'
import {
  getMailing,
  listMailings,
  saveMailing,
  scheduleMailing,
  sendMailing,
  takeBackMailing,
  tryMailing,
} from '@keo/contract/console-letters'
import { ERRORS, type ErrorCode } from '@keo/contract/errors'
import { listLetters } from '@keo/contract/inbox'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { startWorld } from '@keo/dev-world/world'
import { hours, seconds } from '@keo/units/instants'
import { beforeAll, expect, test } from 'vitest'

const { world, database } = sharedWorld({ webRoot: null, hasQuietDays: true })
const desk = consoleSteps(world)
const wire = (code: ErrorCode) => ERRORS[code].wire
const OK = 200
type Key = { readonly id: string; readonly version: number }
let admin: Staff
let linh: Staff
let other: Staff

beforeAll(async () => {
  admin = await desk.first()
  linh = await desk.hire(admin, 'content')
  other = await desk.hire(admin, 'content')
})

const EVERYBODY = { vipFrom: 0, vipTo: 11, registeredAfter: null, activeSince: null }
async function write(vi: string, key: Key = { id: '', version: 0 }, audience = EVERYBODY) {
  const title = { vi, en: 'Hello', 'zh-CN': '', th: '' }
  const content = { ...title, vi: `<p>${vi}</p>` }
  return desk.ask(saveMailing, { ...key, title, content, audience }, linh)
}
const schedule = (who: Staff, key: Key, startsAt: number) =>
  desk.ask(scheduleMailing, { ...key, startsAt }, who)
const takeBack = (who: Staff, key: Key) => desk.ask(takeBackMailing, key, who)
const find = async (id: string) => (await desk.ask(getMailing, { id }, linh)).data
/** Nobody's session lives for hours; who signs in again takes some seconds. */
async function until(at: number) {
  world.worldClock.jump(at - world.worldClock.now())
  admin = { ...admin, cookie: (await desk.signIn(admin)).session }
  linh = { ...linh, cookie: (await desk.signIn(linh)).session }
  other = { ...other, cookie: (await desk.signIn(other)).session }
}
async function runJobs() {
  world.worldClock.jump(seconds(6))
  await world.jobs.runDue()
}
async function titlesOf(userName: string) {
  const token = await world.signIn(userName)
  const { list } = (await world.call(listLetters, { letType: 1 }, { token, language: 'vi-VI' })).data
  return list.map(({ title }) => title)
}
async function actionsOf(object: string) {
  const { entries } = (await desk.ask(listAudit, { object }, admin)).data
  return entries.map(({ actor, action }) => [actor, action])
}
const later = () => world.worldClock.now() + hours(3)

test('[BO-08] a letter for later begins when its time has come and not before, and reaches who belongs to its audience then', async () => {
  const audience = { ...EVERYBODY, vipFrom: 11 }
  const { members: before } = (await desk.ask(tryMailing, { audience }, linh)).data
  const { data: key } = await write('Tối mai', undefined, audience)
  const startsAt = later()
  expect((await schedule(linh, key, startsAt)).data).toEqual({ version: 2 })
  const { mailings } = (await desk.ask(listMailings, {}, other)).data
  expect(mailings.find(({ id }) => id === key.id)).toMatchObject({ state: 'scheduled', startsAt, sentTo: 0 })

  await until(startsAt - hours(1))
  await runJobs()
  expect(await find(key.id)).toMatchObject({ state: 'scheduled', sentTo: 0 })
  await database.asOwner("update platform.member set vip_level = 11 where user_name = 'maitran88'")
  await until(startsAt)
  for (let again = 0; again < 2; again += 1) await runJobs()
  expect(await find(key.id)).toMatchObject({ state: 'sent', startsAt, sentTo: before + 1 })
  expect(await titlesOf('maitran88')).toEqual(['Tối mai'])
  expect(await titlesOf('linhnguyen7')).toEqual([])
  expect(await actionsOf(key.id)).toEqual([
    ['clock', 'mailing.begun'],
    [linh.id, 'mailing.scheduled'],
    [linh.id, 'mailing.saved'],
  ])
})

test('a moment that has passed is refused in its own words and changes nothing', async () => {
  const { data: key } = await write('Hôm qua')
  const now = world.worldClock.now()
  for (const startsAt of [now, now - hours(1), 0])
    expect((await schedule(linh, key, startsAt)).code).toBe(wire('MOMENT_PAST'))
  expect(await find(key.id)).toMatchObject({ state: 'draft', version: 1, startsAt: null })
})

test('two editors on a letter for later: one schedules it; nobody saves, sends or schedules what waits, and the second is told', async () => {
  const { data: key } = await write('Một')
  const both = await Promise.all([schedule(linh, key, later()), schedule(other, key, later())])
  const told = wire('CHANGED_MEANWHILE')
  expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([OK, told])
  for (const version of [1, 2]) {
    expect((await write('Hai', { id: key.id, version })).code).toBe(told)
    expect((await desk.ask(sendMailing, { id: key.id, version }, other)).code).toBe(told)
    expect((await schedule(other, { id: key.id, version }, later())).code).toBe(told)
  }
  expect(await find(key.id)).toMatchObject({ state: 'scheduled', version: 2, title: { vi: 'Một' } })
  expect((await takeBack(linh, { id: key.id, version: 2 })).code).toBe(OK)
})

test('taken back, a letter is a draft that no time begins; it is edited, scheduled again, and once it began there is no way back', async () => {
  const { data: key } = await write('Hẹn')
  const at = (version: number) => ({ id: key.id, version })
  await schedule(linh, key, later())
  expect((await takeBack(other, at(1))).code).toBe(wire('CHANGED_MEANWHILE'))
  expect((await takeBack(other, at(2))).data).toEqual({ version: 3 })
  expect((await takeBack(linh, at(3))).code).toBe(wire('CHANGED_MEANWHILE'))
  await until(later() + hours(1))
  await runJobs()
  expect(await find(key.id)).toMatchObject({ state: 'draft', startsAt: null, sentTo: 0 })
  expect((await write('Hẹn lại', at(3))).data.version).toBe(4)
  const again = later()
  await schedule(linh, at(4), again)
  await until(again)
  await runJobs()
  expect(await find(key.id)).toMatchObject({ state: 'sent', title: { vi: 'Hẹn lại' } })
  expect((await takeBack(linh, at(5))).code).toBe(wire('CHANGED_MEANWHILE'))
})

test('[BO-08] a beginning that the database does not keep has not happened, and happens once afterwards', async () => {
  const { data: key } = await write('Đứt giữa chừng')
  const startsAt = later()
  await schedule(linh, key, startsAt)
  // All of it is written, and then the process is gone.
  await database.asOwner(`create function platform.refuse_begun() returns trigger language plpgsql as
    $$ begin raise 'gone'; end $$`)
  await database.asOwner(
    `create constraint trigger refuse_begun after update on platform.mailing deferrable initially deferred
     for each row execute function platform.refuse_begun()`,
  )
  await until(startsAt)
  await runJobs()
  expect(await find(key.id)).toMatchObject({ state: 'scheduled', sentTo: 0 })
  expect((await actionsOf(key.id)).map(([, action]) => action)).not.toContain('mailing.begun')
  await database.asOwner('drop trigger refuse_begun on platform.mailing')
  await runJobs()
  expect((await find(key.id)).state).toBe('sent')
  expect((await actionsOf(key.id)).filter(([, action]) => action === 'mailing.begun')).toHaveLength(1)
})

test('[BO-08] where nobody was there at the time, a letter can still be taken back; two servers begin the other at their start, once, and everybody has it once', async () => {
  await world.jobs.stop()
  const [{ data: kept }, { data: key }] = [await write('Thôi'), await write('Hai máy chủ')]
  const startsAt = later()
  for (const one of [kept, key]) await schedule(linh, one, startsAt)
  await until(startsAt + hours(1))
  expect((await takeBack(linh, { id: kept.id, version: 2 })).code).toBe(OK)
  expect((await find(key.id)).state).toBe('scheduled')
  const sameWorld = { databaseUrl: database.url, webRoot: null, hasQuietDays: true }
  const start = (seed: string) => startWorld({ ...sameWorld, seed, startAt: world.worldClock.now() })
  const [one, two] = [await start('world again'), await start('another node')]
  await Promise.all([one.jobs.runDue(), two.jobs.runDue()])
  await Promise.all([one.close(), two.close()])
  const { sentTo, passedOver, state } = await find(key.id)
  expect(state).toBe('sent')
  expect((await find(kept.id)).state).toBe('draft')
  expect((await actionsOf(key.id)).filter(([, action]) => action === 'mailing.begun')).toHaveLength(1)
  const [counted] = await database.asOwner(
    'select count(*)::int as letters, count(distinct member_id)::int as members from platform.letter where about = $1',
    [key.id],
  )
  expect(counted).toEqual({ letters: sentTo, members: sentTo })
  expect(sentTo + passedOver).toBeGreaterThan(1)
})
