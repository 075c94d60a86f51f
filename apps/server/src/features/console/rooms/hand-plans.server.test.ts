import { listAudit } from '@keo/contract/console-audit'
import { type ConsoleHost, endRoom, listConsoleRooms, saveHost } from '@keo/contract/console-live'
import {
  type ConsoleFixture,
  findFixtures,
  type PlannedByHand,
  planRoom,
} from '@keo/contract/console-room-plans'
import { ERRORS } from '@keo/contract/errors'
import { getRoom, listRooms } from '@keo/contract/rooms'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { forceTurn } from '@keo/sportsbook-contract/control'
import { hours, minutes, parseServerTime, seconds } from '@keo/units/instants'
import { beforeAll, beforeEach, expect, test } from 'vitest'

const OK = 200
const REASON = { reason: 'the evening of the final' }
const TITLES = { vi: 'Đêm chung kết', en: 'The night of the final', 'zh-CN': '决赛之夜', th: 'คืนชิง' }
const { world } = sharedWorld({ webRoot: null })
const desk = consoleSteps(world)
const now = () => world.worldClock.now()
let editor: Staff
let other: Staff
let auditor: Staff
let hostId: ConsoleHost['id']

const hire = async (name: string, as = editor) =>
  (
    await desk.ask(
      saveHost,
      {
        id: null,
        version: 0,
        name,
        avatar: 3,
        // Nothing is planned for them by itself.
        sports: [],
        languages: ['vi'],
        worksFrom: 0,
        worksHours: 24,
        isAway: false,
        ...REASON,
      },
      as,
    )
  ).data.id

beforeAll(async () => {
  const admin = await desk.first()
  editor = await desk.hire(admin, 'content')
  other = await desk.hire(admin, 'content')
  auditor = await desk.hire(admin, 'auditor')
  await world.call(listRooms, { kind: 'match' })
  hostId = await hire('Hà Phố Núi')
})

/** Who does nothing for a quarter of an hour is out. */
beforeEach(async () => {
  const again = async (one: Staff) => ({ ...one, cookie: (await desk.signIn(one)).session })
  editor = await again(editor)
  other = await again(other)
  auditor = await again(auditor)
})

const pass = async (ms: number) => {
  world.worldClock.jump(ms)
  await world.jobs.runDue()
}
const plan = (room: PlannedByHand, as = editor) => desk.ask(planRoom, { room, ...REASON }, as)
const talk = (from: number, length = 2, host = hostId): PlannedByHand => ({
  kind: 'talk',
  titles: TITLES,
  startsAt: now() + from,
  hours: length,
  hostId: host,
})
const take = (id: string, as = editor) => desk.ask(endRoom, { id, ...REASON }, as)
const find = async (words: string) => (await desk.ask(findFixtures, { words }, editor)).data.fixtures
const room = async (id: string) => (await world.call(getRoom, { id })).data
const shown = async () =>
  (await world.call(listRooms, { kind: 'talk' })).data.items.map(({ id, state }) => [id, state])

/** A match so far ahead that nothing plans a room for it by itself. */
async function farMatch(): Promise<ConsoleFixture> {
  const leagues = new Set((await find('')).map(({ league }) => league))
  for (const league of leagues) {
    const far = (await find(league)).find(({ startsAt }) => startsAt > now() + hours(26))
    if (far) return far
  }
  throw new Error('nothing is played the day after tomorrow')
}

/** A match whose room planned itself and was taken back: its place is free. */
async function freedMatch(): Promise<ConsoleFixture> {
  const { data } = await desk.ask(listConsoleRooms, { view: 'planned' }, editor)
  const far = data.rooms.find(({ kind, startsAt }) => kind === 'match' && startsAt > now() + minutes(10))
  const fixture = (await find(far!.title.vi.replace(' – ', ' '))).find(
    ({ matchId }) => `m${matchId}` === far!.id,
  )
  expect(fixture?.hasRoom).toBe(true)
  expect((await take(far!.id)).code).toBe(OK)
  return fixture!
}
const forMatch = ({ matchId, leagueId }: ConsoleFixture, host: PlannedByHand['hostId'] = null) =>
  ({ kind: 'match', matchId, leagueId, hostId: host }) as const

test('a room beside sports is planned, seen by players before its time, opens then and ends at its end', async () => {
  const startsAt = now() + minutes(30)
  const { id } = (await plan({ ...talk(0), startsAt } as PlannedByHand)).data
  expect(await room(id)).toMatchObject({ state: 'planned', title: TITLES.vi, host: { id: hostId } })
  expect((await world.call(getRoom, { id }, { language: 'th' })).data.title).toBe(TITLES.th)
  expect(await shown()).toContainEqual([id, 'planned'])
  await pass(startsAt - now() - seconds(20))
  expect((await room(id)).state).toBe('planned')
  await pass(seconds(40))
  expect(await room(id)).toMatchObject({ state: 'open', host: { id: hostId, isOnAir: true } })
  expect(await shown()).toContainEqual([id, 'open'])
  await pass(startsAt + hours(2) - now() - seconds(20))
  expect((await room(id)).state).toBe('open')
  await pass(seconds(40))
  expect((await room(id)).state).toBe('ended')
  expect((await shown()).map(([shownId]) => shownId)).not.toContain(id)
})

test('of two who promise one host at once the first does, and a time that is past is refused', async () => {
  const codes = await Promise.all([plan(talk(hours(20))), plan(talk(hours(21)), other)])
  expect(codes.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([OK, ERRORS.ROOM_HOST_BUSY.wire])
  expect((await plan(talk(hours(21), 1))).code).toBe(ERRORS.ROOM_HOST_BUSY.wire)
  const free = await hire('Sáu Cà Phê')
  expect((await plan(talk(-minutes(1), 2, free))).code).toBe(ERRORS.MOMENT_PAST.wire)
  expect((await plan(talk(hours(21), 1, 'hst_nobody00000'))).code).toBe(ERRORS.NOT_FOUND.wire)
})

test('a plan that is taken back never opens, its host is free again, and the log tells who and why', async () => {
  const host = await hire('Tư Sài Gòn')
  const { id } = (await plan(talk(minutes(20), 2, host))).data
  expect((await take(id)).code).toBe(OK)
  expect((await take(id, other)).code).toBe(ERRORS.CHANGED_MEANWHILE.wire)
  expect((await plan(talk(hours(1), 1, host))).code).toBe(OK)
  const { entries } = (await desk.ask(listAudit, { object: id }, auditor)).data
  expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
    ['room.ended', editor.id],
    ['room.planned', editor.id],
  ])
  expect(entries[1]).toMatchObject({ after: expect.stringContaining(REASON.reason) })
  await pass(minutes(21))
  expect((await room(id)).state).toBe('ended')
})

test('a match is found by its side, and has one room though two plan it at once', async () => {
  const fixture = await farMatch()
  const asked = forMatch(fixture)
  expect((await find(fixture.home.toUpperCase())).length).toBeGreaterThan(0)
  expect(await find(`${fixture.home} nowhere`)).toEqual([])
  const codes = await Promise.all([plan(asked), plan(asked, other)])
  expect(codes.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([OK, ERRORS.ROOM_PLANNED.wire])
  // The staff's language is English here.
  const { data } = await world.call(getRoom, { id: `m${fixture.matchId}` }, { language: 'en' })
  const { startsAt, ...planned } = data
  expect(planned).toMatchObject({
    state: 'planned',
    match: { matchId: fixture.matchId, home: fixture.home, league: fixture.league },
  })
  expect(parseServerTime(startsAt)).toBe(fixture.startsAt)
  const found = (await find(`${fixture.home} ${fixture.away}`)).map(({ matchId, hasRoom }) => [
    matchId,
    hasRoom,
  ])
  expect(found).toContainEqual([fixture.matchId, true])
})

test('a room of a match that was taken back is planned again, opens at kick-off, and once closed is not planned again', async () => {
  const fixture = await freedMatch()
  expect((await plan(forMatch(fixture, await hire('Năm Trà Đá')), other)).code).toBe(OK)
  const id = `m${fixture.matchId}`
  await pass(fixture.startsAt - now() - seconds(20))
  expect((await room(id)).state).toBe('planned')
  await pass(seconds(40))
  expect(await room(id)).toMatchObject({ state: 'open', host: { name: 'Năm Trà Đá', isOnAir: true } })
  expect((await take(id)).code).toBe(OK)
  expect((await plan(forMatch(fixture))).code).toBe(ERRORS.ROOM_PLANNED.wire)
})

test('a match that is called off leaves its room void at kick-off, and gets none after that', async () => {
  const fixture = await freedMatch()
  expect((await plan(forMatch(fixture))).code).toBe(OK)
  await fetch(`${world.url}/sportsbook${forceTurn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ matchId: Number(fixture.matchId), kind: 'postponed' }),
  })
  await pass(fixture.startsAt - now() + seconds(40))
  expect(await room(`m${fixture.matchId}`)).toMatchObject({ state: 'void', openedAt: null })
  expect((await plan(forMatch(fixture))).code).toBe(ERRORS.ROOM_MATCH_OVER.wire)
  expect((await plan({ ...forMatch(fixture), matchId: '99999999' })).code).toBe(ERRORS.NOT_FOUND.wire)
})
