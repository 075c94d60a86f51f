import { decideApproval } from '@keo/contract/console-approvals'
import { getMailing, saveMailing, sendMailing } from '@keo/contract/console-letters'
import { endRest, listRests, listRestTexts, REST_TITLE, setRest } from '@keo/contract/console-maintenance'
import { ERRORS } from '@keo/contract/errors'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { hours } from '@keo/units/instants'
import { beforeAll, expect, test } from 'vitest'

const { world, database } = sharedWorld({ webRoot: null, hasQuietDays: true })
const desk = consoleSteps(world)
const OK = 200
const CHANGED = ERRORS.CHANGED_MEANWHILE.wire
const REASON = { reason: 'the provider updates its servers' }
const EVERYBODY = { vipFrom: 0, vipTo: 11, registeredAfter: null, activeSince: null }
const NO_TEXTS = { vi: '', en: '', 'zh-CN': '', th: '' }
/** As they were invited. */
const [LINH, OTHER] = ['Person 1', 'Person 2']
let linh: Staff
let other: Staff

beforeAll(async () => {
  const admin = await desk.first()
  linh = await desk.hire(admin, 'content')
  other = await desk.hire(admin, 'content')
})

type Key = { readonly id: string; readonly version: number }
const NEW: Key = { id: '', version: 0 }
const write = (vi: string, key: Key, who = linh, audience = EVERYBODY) =>
  desk.ask(
    saveMailing,
    {
      ...key,
      title: { ...NO_TEXTS, vi, en: 'Hello' },
      content: { ...NO_TEXTS, vi: `<p>${vi}</p>` },
      audience,
    },
    who,
  )
const letter = async (id: string) => (await desk.ask(getMailing, { id }, linh)).data

test('every version of a letter is kept with who saved it and when, and an earlier one comes back as the newest', async () => {
  const first = (await write('Bản đầu', NEW)).data
  const savedAt = world.worldClock.now()
  const vips = { ...EVERYBODY, vipFrom: 5 }
  expect((await write('Bản hai', first, other, vips)).code).toBe(OK)
  // Who read the first may not write over the second.
  expect((await write('Bản trễ', first)).code).toBe(CHANGED)
  const held = await letter(first.id)
  expect(held.history.map(({ version, title, audience }) => [version, title.vi, audience.vipFrom])).toEqual([
    [2, 'Bản hai', 5],
    [1, 'Bản đầu', 0],
  ])
  const [newest, oldest] = held.history
  expect([newest?.savedBy, oldest?.savedBy]).toEqual([OTHER, LINH])
  expect(Math.abs((oldest?.savedAt ?? 0) - savedAt)).toBeLessThan(hours(1))

  expect((await write(oldest!.title.vi, held)).code).toBe(OK)
  const back = await letter(first.id)
  expect([back.title.vi, back.history.map(({ version }) => version)]).toEqual(['Bản đầu', [3, 2, 1]])
  expect((await desk.ask(sendMailing, back, linh)).code).toBe(OK)
  expect((await write('Bản cuối', back)).code).toBe(CHANGED)
})

test('a letter from before versions were kept keeps what it said when it is changed', async () => {
  const key = (await write('Bản cũ', NEW)).data
  await database.asOwner("delete from platform.site_text where place = 'letters' and key = $1", [key.id])
  expect((await letter(key.id)).history).toEqual([])
  expect((await write('Bản mới', key)).code).toBe(OK)
  const { history } = await letter(key.id)
  expect(history.map(({ title, savedBy }) => [title.vi, savedBy])).toEqual([
    ['Bản mới', LINH],
    ['Bản cũ', ''],
  ])
})

const seenOf = async (place: string) => {
  const { rests } = (await desk.ask(listRests, { text: '' }, linh)).data
  const found = rests.find((one) => one.place === place)
  return { place, seenStartsAt: found?.startsAt ?? null, seenEndsAt: found?.endsAt ?? null }
}
const rest = async (place: 'site' | 'live', vi: string, inHours: number, who = linh) => {
  const startsAt = world.worldClock.now() + hours(inHours)
  const texts = { title: { ...NO_TEXTS, vi }, content: { ...NO_TEXTS, vi: `${vi}.` } }
  const window = { startsAt, endsAt: startsAt + hours(1) }
  return (await desk.ask(setRest, { ...(await seenOf(place)), ...window, ...texts, ...REASON }, who)).data
}
const textsOf = async (place: 'site' | 'live') =>
  (await desk.ask(listRestTexts, { place }, linh)).data.history

test('what was told of a rest is kept with who wrote it, also after the rest was ended', async () => {
  expect(await textsOf('live')).toEqual([])
  await rest('live', 'Nâng cấp đường truyền', 1)
  await rest('live', '', 2, other)
  expect((await desk.ask(endRest, { ...(await seenOf('live')), ...REASON }, linh)).code).toBe(OK)
  const history = await textsOf('live')
  expect(history.map(({ version, title, savedBy }) => [version, title.vi, savedBy])).toEqual([
    [2, REST_TITLE.vi, OTHER],
    [1, 'Nâng cấp đường truyền', LINH],
  ])
  expect(history[1]).toMatchObject({
    content: { vi: 'Nâng cấp đường truyền.', en: 'Nâng cấp đường truyền.' },
  })
  expect(await textsOf('site')).toEqual([])
})

test('the words of a rest of the whole site are kept once it is approved, under whoever wrote them', async () => {
  const { approvalId } = await rest('site', 'Bảo trì đêm', 1)
  expect(await textsOf('site')).toEqual([])
  expect((await desk.ask(decideApproval, { id: approvalId, isApproved: true, ...REASON }, other)).code).toBe(
    OK,
  )
  expect((await textsOf('site')).map(({ title, savedBy }) => [title.vi, savedBy])).toEqual([
    ['Bảo trì đêm', LINH],
  ])
})
