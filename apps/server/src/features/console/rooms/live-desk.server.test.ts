import { listAudit } from '@keo/contract/console-audit'
import {
  announceInRoom,
  endRoom,
  type ConsoleHost,
  type ConsoleRoom,
  listConsoleHosts,
  listConsoleRooms,
  type RoomListView,
  saveHost,
  seatHost,
} from '@keo/contract/console-live'
import type { RequestOf } from '@keo/contract/define-call'
import { ERRORS } from '@keo/contract/errors'
import { getRoomTalk } from '@keo/contract/room-chat'
import { getRoom, listRooms } from '@keo/contract/rooms'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { hours, minutes } from '@keo/units/instants'
import { beforeAll, expect, test } from 'vitest'

const OK = 200
const REASON = { reason: 'the evening of the final' }
const { world } = sharedWorld({ webRoot: null })
const desk = consoleSteps(world)
let editor: Staff
let other: Staff
let auditor: Staff

beforeAll(async () => {
  const admin = await desk.first()
  editor = await desk.hire(admin, 'content')
  other = await desk.hire(admin, 'content')
  auditor = await desk.hire(admin, 'auditor')
})

async function rooms(view: RoomListView): Promise<ConsoleRoom[]> {
  const all: ConsoleRoom[] = []
  let after = ''
  do {
    const { data } = await desk.ask(listConsoleRooms, { view, after }, editor)
    all.push(...data.rooms)
    after = data.next
  } while (after !== '')
  return all
}
const hosts = async (): Promise<ConsoleHost[]> => (await desk.ask(listConsoleHosts, {}, editor)).data.hosts
const find = async (id: string) => (await hosts()).find((host) => host.id === id)!
const turn = async (ms: number) => {
  world.worldClock.jump(ms)
  await world.jobs.runDue()
}
/** What the log says of it last. */
const lastAct = async (object: string) => (await desk.ask(listAudit, { object }, auditor)).data.entries[0]

type HostFields = Omit<RequestOf<typeof saveHost>, 'id' | 'version' | 'reason'>
const FIELDS: HostFields = {
  name: 'Hà Phố Núi',
  avatar: 3,
  sports: [1],
  languages: ['vi', 'th'],
  worksFrom: 0,
  worksHours: 24,
  isAway: false,
}

test('a host is hired, given rooms by their hours, and none while they are away; of two changes the second is told', async () => {
  const save = (id: ConsoleHost['id'] | null, version: number, change: Partial<HostFields>, as = editor) =>
    desk.ask(saveHost, { ...FIELDS, ...change, id, version, ...REASON }, as)
  const { id } = (await save(null, 0, {})).data
  expect(await find(id)).toMatchObject({ ...FIELDS, id, version: 1, followers: 0, roomId: null })
  // Whoever looks first has the rooms planned.
  await world.call(listRooms, { kind: 'match' })
  const own = async () =>
    [...(await rooms('planned')), ...(await rooms('open'))].filter(({ hostId }) => hostId === id)
  expect((await own()).length).toBeGreaterThan(0)

  expect((await save(id, 1, { isAway: true })).code).toBe(OK)
  expect((await save(id, 1, { worksFrom: 5 }, other)).code).toBe(ERRORS.CHANGED_MEANWHILE.wire)
  expect((await own()).filter(({ state }) => state === 'planned')).toEqual([])
  const [planned] = await rooms('planned')
  const seated = await desk.ask(seatHost, { id: planned!.id, hostId: id, ...REASON }, editor)
  expect(seated.code).toBe(ERRORS.CHANGED_MEANWHILE.wire)
  expect(await lastAct(id)).toMatchObject({ action: 'host.saved', after: expect.stringContaining('true') })
  expect(await find(id)).toMatchObject({ isAway: true, worksFrom: 0, version: 2 })
  expect((await save('hst_nobody00000', 1, {})).code).toBe(ERRORS.NOT_FOUND.wire)
})

test('a room on air is ended by one person: nobody sees it open again, and a second end is told so', async () => {
  const room = (await rooms('open')).find(({ kind }) => kind === 'match')
  const id = room!.id
  expect((await desk.ask(endRoom, { id, ...REASON }, editor)).code).toBe(OK)
  expect((await world.call(getRoom, { id })).data.state).toBe('ended')
  expect((await rooms('over'))[0]).toMatchObject({ id, state: 'ended' })
  expect(await lastAct(id)).toMatchObject({ action: 'room.ended', before: expect.stringContaining('open') })
  expect((await desk.ask(endRoom, { id, ...REASON }, other)).code).toBe(ERRORS.CHANGED_MEANWHILE.wire)
  await turn(minutes(2))
  expect((await world.call(getRoom, { id })).data.state).toBe('ended')
  expect((await desk.ask(endRoom, { id: 'm99999999', ...REASON }, other)).code).toBe(ERRORS.NOT_FOUND.wire)
})

test('a room that opens every day stays closed for the rest of its shift, and opens with the next one', async () => {
  const open = (await rooms('open')).find(({ kind }) => kind !== 'match') ?? (await openStanding())
  expect((await desk.ask(endRoom, { id: open.id, ...REASON }, editor)).code).toBe(OK)
  await turn(minutes(2))
  expect((await world.call(getRoom, { id: open.id })).data.state).toBe('ended')
  for (let step = 0; step < 10; step += 1) {
    await turn(hours(4))
    if ((await world.call(getRoom, { id: open.id })).data.state === 'open') return
  }
  throw new Error('never opened again')
})

/** Hours pass until one of them is on air. */
async function openStanding(): Promise<ConsoleRoom> {
  for (let step = 0; step < 8; step += 1) {
    await turn(hours(4))
    const found = (await rooms('open')).find(({ kind }) => kind !== 'match')
    if (found) return found
  }
  throw new Error('no room beside sports opens')
}

test('a host sits in one room at a time, and another is seated in their place', async () => {
  const [planned] = await rooms('planned')
  const [free, second] = (await hosts()).filter(({ roomId, isAway }) => roomId === null && !isAway)
  const seat = (id: string, hostId: ConsoleHost['id'] | null, as = editor) =>
    desk.ask(seatHost, { id, hostId, ...REASON }, as)
  expect((await seat(planned!.id, free!.id)).code).toBe(OK)
  expect((await world.call(getRoom, { id: planned!.id })).data.host?.id).toBe(free!.id)
  expect((await seat(planned!.id, second!.id)).code).toBe(OK)
  expect((await seat(planned!.id, 'hst_nobody00000')).code).toBe(ERRORS.NOT_FOUND.wire)
  const busy = (await hosts()).find(({ roomId }) => roomId !== null)
  const elsewhere = (await rooms('open')).find(({ hostId }) => hostId !== busy?.id)
  expect((await seat(elsewhere!.id, busy!.id)).code).toBe(ERRORS.CHANGED_MEANWHILE.wire)
  expect((await seat(planned!.id, null)).code).toBe(OK)
  expect((await world.call(getRoom, { id: planned!.id })).data.host).toBeNull()
})

test('a notice is said once and stands on top until it is taken off', async () => {
  const [room] = await rooms('open')
  const say = (text: string) =>
    desk.ask(announceInRoom, { id: room!.id, text, key: 'notice-of-tonight', ...REASON }, editor)
  expect((await say('Trận đấu bị hoãn 30 phút')).code).toBe(OK)
  expect((await say('Trận đấu bị hoãn 30 phút')).code).toBe(OK)
  const talk = async () => (await world.call(getRoomTalk, { roomId: room!.id })).data
  expect((await talk()).pinned?.text).toBe('Trận đấu bị hoãn 30 phút')
  expect((await talk()).messages.filter(({ kind }) => kind === 'notice')).toHaveLength(1)
  expect((await rooms('open')).find(({ id }) => id === room!.id)?.pinned).toBe('Trận đấu bị hoãn 30 phút')
  expect((await say('')).code).toBe(OK)
  expect((await talk()).pinned).toBeNull()
})
