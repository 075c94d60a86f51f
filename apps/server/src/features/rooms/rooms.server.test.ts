import { ERRORS } from '@keo/contract/errors'
import type { HostId } from '@keo/contract/ids'
import { listLetters } from '@keo/contract/inbox'
import { getRoomTalk, giveInRoom, listRoomGivers, sayInRoom } from '@keo/contract/room-chat'
import { listRoomReminders, remindOfRoom } from '@keo/contract/room-reminders'
import {
  followHost,
  getHost,
  getRoom,
  listHostRooms,
  listHosts,
  listRoomMatches,
  listRooms,
  listRoomsOfMatches,
  type RoomView,
} from '@keo/contract/rooms'
import { badInputProblems } from '@keo/dev-world/bad-input'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { LINH, MAI } from '@keo/dev-world/wallet-world'
import { createLog } from '@keo/service-kit/log'
import { forceTurn } from '@keo/sportsbook-contract/control'
import { days, hours, minutes, parseServerTime, seconds, serverTimeText } from '@keo/units/instants'
import { expect, test, vi } from 'vitest'

const { world, database } = sharedWorld({ webRoot: null, log: createLog({ level: 'silent' }) })
const NOT_FOUND = ERRORS.NOT_FOUND.wire
const now = () => world.worldClock.now()
const at = (time: string) => parseServerTime(time) ?? 0
const mai = async () => ({ token: await world.signIn('maitran88') })
const linh = async () => ({ token: await world.signIn('linhnguyen7') })
const pass = async (ms: number) => {
  world.worldClock.jump(ms)
  await world.jobs.runDue()
}
const room = async (id: string) => (await world.call(getRoom, { id })).data

async function allRooms(): Promise<RoomView[]> {
  const rooms: RoomView[] = []
  for (let page = 1; page < 20; page += 1) {
    const { items, hasMore } = (await world.call(listRooms, { kind: 'match', page: String(page) })).data
    rooms.push(...items)
    if (!hasMore) break
  }
  return rooms
}

test('who looks first finds rooms: open ones of running matches first, then planned ones, each named in every language', async () => {
  const rooms = await allRooms()
  const states = rooms.map(({ state }) => state)
  const open = states.filter((state) => state === 'open').length
  expect(open).toBeGreaterThan(0)
  expect(open).toBeLessThanOrEqual(24)
  expect(states).toEqual([...states].toSorted((a, b) => Number(b === 'open') - Number(a === 'open')))
  expect(new Set(rooms.map(({ id }) => id)).size).toBe(rooms.length)
  expect((await world.call(listRooms, { kind: 'match' })).data.open).toBe(open)
  const { id, title, match } = rooms[0]!
  expect(title).toBe(`${match?.home} – ${match?.away}`)
  const thai = (await world.call(getRoom, { id }, { language: 'th' })).data
  expect(thai.match?.league).not.toBe(match?.league)
  const hosts = rooms
    .filter(({ state, host }) => state === 'open' && host !== null)
    .map(({ host }) => host!.id)
  expect(new Set(hosts).size).toBe(hosts.length)
})

test('pages of matches learn which of theirs are on air, and nothing of others', async () => {
  const rooms = await allRooms()
  const [open, planned] = (['open', 'planned'] as const).map((state) =>
    rooms.filter((one) => one.state === state).flatMap(({ id, match }) => ({ id, matchId: match!.matchId })),
  )
  const asked = [open![0]!, planned![0]!, open![1]!].map(({ matchId }) => matchId)
  const answer = await world.call(listRoomsOfMatches, { matches: [...asked, '1'].join(',') })
  expect(answer.data.items.toSorted((a, b) => asked.indexOf(a.matchId) - asked.indexOf(b.matchId))).toEqual(
    open!.slice(0, 2).map(({ id, matchId }) => ({ matchId, roomId: id })),
  )
  expect(await badInputProblems(world, listRoomsOfMatches, { matches: asked.join(',') })).toEqual([])
})

test('rooms go by sport and kind, and matches by day', async () => {
  const courts = (await world.call(listRooms, { sport: '3' })).data.items
  expect(courts.map(({ match, tag }) => [match?.sportId, tag])).toEqual(courts.map(() => [3, 2]))
  const tomorrow = serverTimeText(now() + days(1)).slice(0, 10)
  for (const day of [undefined, tomorrow]) {
    const { items } = (await world.call(listRoomMatches, { day })).data
    expect(items.length).toBeGreaterThan(0)
    const wanted = day ?? serverTimeText(now()).slice(0, 10)
    expect(items.every(({ startsAt }) => startsAt.startsWith(wanted))).toBe(true)
  }
  expect((await world.call(listRoomMatches, { day: '2026-02-31' })).code).toBe(NOT_FOUND)
  expect((await world.call(getRoom, { id: 'm1' })).code).toBe(NOT_FOUND)
  expect(await badInputProblems(world, getRoom, { id: 'm1' })).toEqual([])
})

test('[LIV-02] rooms go by the tag of their cover, and are found by side, league or host', async () => {
  const { items } = (await world.call(listRooms, { tag: '2' })).data
  expect(new Set(items.map(({ tag }) => tag))).toEqual(new Set([2]))
  const wanted = (await allRooms()).find(({ host }) => host !== null)!
  const found = async (words: string) =>
    (await world.call(listRooms, { words })).data.items.map(({ id }) => id)
  const home = wanted.match!.home.toUpperCase()
  expect(await found(home)).toContain(wanted.id)
  expect(await found(wanted.host!.name)).toContain(wanted.id)
  expect(await found(`${home} nowhere`)).toEqual([])
})

test('viewers are the members who watch, no others', async () => {
  const { id } = (await allRooms())[0]!
  expect((await room(id)).viewers).toBe(0)
  const socket = await world.socketOf(await world.signIn('maitran88'))
  await socket.ask({ businessType: 'watchRoom', roomId: id })
  expect((await room(id)).viewers).toBe(1)
  const [first] = await allRooms()
  expect([first?.id, first?.viewers]).toEqual([id, 1])
  await socket.ask({ businessType: 'watchRoom', roomId: null })
  expect((await room(id)).viewers).toBe(0)
})

test('a host is followed once however often, and no longer when asked', async () => {
  const { items } = (await world.call(listHosts, {})).data
  expect(items).toHaveLength(12)
  const airs = items.map(({ isOnAir }) => isOnAir)
  expect(airs).toEqual([...airs].toSorted((a, b) => Number(b) - Number(a)))
  const { id } = items[0]!
  const who = await mai()
  const follow = async (isFollowed: boolean) => (await world.call(followHost, { id, isFollowed }, who)).data
  expect(await follow(true)).toEqual({ id, isFollowed: true, followers: 1 })
  expect(await follow(true)).toEqual({ id, isFollowed: true, followers: 1 })
  expect((await world.call(getHost, { id }, who)).data.isFollowed).toBe(true)
  expect((await world.call(getHost, { id }, await linh())).data).toMatchObject({
    isFollowed: false,
    followers: 1,
  })
  expect(await follow(false)).toEqual({ id, isFollowed: false, followers: 0 })
  expect((await world.call(followHost, { id: 'hst_nobody00000', isFollowed: true }, who)).code).toBe(
    NOT_FOUND,
  )
  expect((await world.call(followHost, { id, isFollowed: true })).code).toBe(ERRORS.SESSION_EXPIRED.wire)
})

test('a reminder is one letter five minutes before the room opens, and none once it was taken back', async () => {
  const [first, second] = (await allRooms()).filter(
    ({ state, startsAt }) => state === 'planned' && at(startsAt) > now() + minutes(10),
  )
  const who = await mai()
  const remind = async (id: string, isReminded = true) =>
    (await world.call(remindOfRoom, { id, isReminded }, who)).data.roomIds
  expect(await remind(first!.id)).toEqual([first!.id])
  expect(await remind(first!.id)).toEqual([first!.id])
  expect(await remind(second!.id)).toContain(second!.id)
  expect(await remind(second!.id, false)).toEqual([first!.id])
  expect((await world.call(remindOfRoom, { id: 'm1', isReminded: true }, who)).code).toBe(NOT_FOUND)
  expect((await world.call(listRoomReminders, {}, await linh())).data.roomIds).toEqual([])
  const told = async () =>
    (await world.call(listLetters, { letType: 1 }, await mai())).data.list.filter(
      ({ kind }) => kind === 'roomSoon',
    )
  await pass(at(first!.startsAt) - now() - minutes(6))
  expect(await told()).toEqual([])
  await pass(minutes(1) + seconds(31))
  await pass(seconds(31))
  expect((await told()).map(({ link }) => link)).toEqual([{ page: 'room', id: first!.id }])
  const again = { token: await world.signIn('maitran88') }
  expect((await world.call(listRoomReminders, {}, again)).data.roomIds).toEqual([])
})

/** The room that went on air before our eyes. */
const onAir: { id: string; hostId: HostId }[] = []

/** The next room of a host that has not begun, and is far enough away to be waited for. */
async function plannedRoom(): Promise<RoomView> {
  const planned = (await allRooms()).filter(
    ({ state, host, startsAt }) => state === 'planned' && host !== null && at(startsAt) > now() + minutes(2),
  )
  expect(planned.length).toBeGreaterThan(0)
  return planned[0]!
}
const onAirLetters = async (who: { token: string }) =>
  (await world.call(listLetters, { letType: 1 }, who)).data.list.filter(({ kind }) => kind === 'hostOnAir')

test('a room opens at kick-off, and each follower of its host hears of it once, but who may not be invited', async () => {
  const { id, host, startsAt, match } = await plannedRoom()
  await world.call(followHost, { id: host!.id, isFollowed: true }, await mai())
  await world.call(followHost, { id: host!.id, isFollowed: true }, await linh())
  await database.asOwner(
    `insert into platform.safer_play (tenant_id, member_id, break_until) values ('keo', $1, $2)
     on conflict (tenant_id, member_id) do update set break_until = excluded.break_until`,
    [LINH, new Date(now() + days(1))],
  )
  await pass(at(startsAt) - now() - seconds(1))
  expect((await room(id)).state).toBe('planned')
  await pass(seconds(20))
  expect(await room(id)).toMatchObject({ state: 'open', host: { id: host!.id, isOnAir: true } })
  onAir.push({ id, hostId: host!.id })
  await pass(minutes(2))
  const letters = (await onAirLetters(await mai())).filter(({ link }) => link?.id === id)
  expect(letters).toHaveLength(1)
  expect(letters[0]?.link).toEqual({ page: 'room', id })
  const text = Buffer.from(letters[0]!.content, 'base64').toString()
  expect(text).toContain(host!.name)
  expect(text).toContain(match!.home)
  const rows = await database.asOwner(
    "select 1 from platform.letter where kind = 'hostOnAir' and member_id = $1",
    [LINH],
  )
  expect(rows).toEqual([])
})

test('a host comments what happens while somebody watches, in the language of each reader, once', async () => {
  const [{ id } = { id: '' }] = onAir
  const who = { token: await world.signIn('maitran88') }
  const socket = await world.socketOf(who.token)
  await socket.ask({ businessType: 'watchRoom', roomId: id })
  const lines = async () =>
    (await world.call(getRoomTalk, { roomId: id }, who)).data.messages.filter(({ kind }) => kind === 'host')
  /** A look goes to the provider and back, which the clock does not wait for. */
  const looked = async () => {
    await world.clock.advance(seconds(4))
    await vi.waitFor(async () => expect((await world.call(listRooms, {})).code).toBe(200), 60_000)
  }
  await looked()
  expect(await lines()).toEqual([])
  await vi.waitFor(async () => {
    world.worldClock.jump(minutes(5))
    await looked()
    expect((await lines()).length).toBeGreaterThan(0)
  }, 60_000)
  const [first] = await lines()
  expect(first?.name).toBe((await room(id)).host?.name)
  expect(first?.texts?.vi).not.toBe(first?.texts?.en)
  const seqs = async () => (await lines()).map(({ seq }) => seq)
  // What an earlier look found may still be written; then one more adds nothing to what has been said.
  await vi.waitFor(async () => {
    const before = await seqs()
    await looked()
    expect(await seqs()).toEqual(before)
  }, 60_000)
  await socket.ask({ businessType: 'watchRoom', roomId: null })
})

test('a room ends with its match and stays in the past of its host; a called off match leaves it void', async () => {
  const { id, startsAt } = await plannedRoom()
  await fetch(`${world.url}/sportsbook${forceTurn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ matchId: Number(id.slice(1)), kind: 'postponed' }),
  })
  await pass(at(startsAt) - now() + seconds(20))
  expect((await room(id)).state).toBe('void')
  await pass(hours(5))
  const [ended] = onAir
  expect((await room(ended!.id)).state).toMatch(/ended|void/)
  expect((await room(ended!.id)).endedAt).not.toBeNull()
  const past = (await world.call(listHostRooms, { id: ended!.hostId })).data.items.map((one) => one.id)
  expect(past).toContain(ended!.id)
  expect(past).not.toContain(id)
  const twice = await database.asOwner(
    `select host_id from platform.live_room where state = 'open' and host_id is not null
     group by host_id having count(*) > 1`,
  )
  expect(twice).toEqual([])
})

test('[LIV-01c] rooms beside sports are open while their host works, rest without them, and open again', async () => {
  const standing = async () => [
    ...(await world.call(listRooms, { kind: 'talk' })).data.items,
    ...(await world.call(listRooms, { kind: 'table' })).data.items,
  ]
  const rooms = await standing()
  expect(rooms.map(({ id }) => id).toSorted()).toEqual(['k1', 'k2', 't1001102128', 't1001106163'])
  expect(rooms.every(({ host, match }) => host !== null && match === null)).toBe(true)
  const seen = new Map<string, Set<string>>()
  for (let turn = 0; turn < 6; turn += 1) {
    for (const id of ['k1', 'k2', 't1001102128', 't1001106163']) {
      const { state, host, startsAt } = await room(id)
      seen.set(id, new Set([...(seen.get(id) ?? []), state]))
      expect([state === 'open', host?.isOnAir]).toEqual([at(startsAt) <= now(), state === 'open'])
    }
    await pass(hours(4))
  }
  expect([...seen.values()].map((states) => [...states].toSorted())).toEqual(
    Array.from({ length: 4 }, () => ['open', 'planned']),
  )
})

test('[NAV-12b] [NAV-12c] who has no live section finds none: all of a closed line, a member by the own switch, a visitor by the maintenance', async () => {
  const who = await mai()
  const codes = async () => [
    (await world.call(listRooms, {})).code,
    (await world.call(listRooms, {}, who)).code,
  ]
  expect(await codes()).toEqual([200, 200])
  const setLine = async (isLive: boolean) => {
    await database.asOwner(`update platform.agent_line set is_live = $1 where tenant_id = 'keo'`, [isLive])
    await world.clock.advance(seconds(3))
  }
  await setLine(false)
  expect(await codes()).toEqual([NOT_FOUND, NOT_FOUND])
  const asked = { matches: '1' }
  expect((await world.call(listRoomsOfMatches, asked, who)).code).toBe(NOT_FOUND)
  await setLine(true)
  expect((await world.call(listRoomsOfMatches, asked, who)).code).toBe(200)
  const setSwitch = (value: number) =>
    database.asOwner('update platform.member set live_manage_status = $2 where id = $1', [MAI, value])
  await setSwitch(1)
  expect(await codes()).toEqual([200, NOT_FOUND])
  const [first] = (await world.call(listHosts, {})).data.items
  expect((await world.call(followHost, { id: first!.id, isFollowed: true }, who)).code).toBe(NOT_FOUND)
  const [open] = (await world.call(listRooms, {})).data.items
  const inRoom = { roomId: open!.id, key: 'no-section-key-01' }
  expect([
    (await world.call(getRoomTalk, { roomId: open!.id })).code,
    (await world.call(getRoomTalk, { roomId: open!.id }, who)).code,
    (await world.call(sayInRoom, { ...inRoom, text: 'Có ai không?' }, who)).code,
    (await world.call(giveInRoom, { ...inRoom, gift: 'lotus', count: 1 }, who)).code,
    (await world.call(listRoomGivers, { roomId: open!.id }, who)).code,
  ]).toEqual([200, NOT_FOUND, NOT_FOUND, NOT_FOUND, NOT_FOUND])
  await setSwitch(0)
  await database.asOwner(
    `insert into platform.site_maintenance (tenant_id, id, point, is_on, title, content, starts_at, ends_at)
     values ('keo', 'mnt_live', '2', true, '{}', '{}', $1, $2)`,
    [new Date(now() - hours(1)), new Date(now() + hours(1))],
  )
  await world.clock.advance(seconds(3))
  expect(await codes()).toEqual([NOT_FOUND, 200])
})
