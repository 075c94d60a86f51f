import { listAudit } from '@keo/contract/console-audit'
import { judgeRoomReport, listRoomReports, setAuthorStanding } from '@keo/contract/console-rooms'
import { ERRORS, type ErrorCode } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import { setPlayLimit } from '@keo/contract/play-limits'
import {
  getRoomGiftLimit,
  getRoomTalk,
  giveInRoom,
  heartRoom,
  listOwnGifts,
  listRoomGivers,
  muteInRooms,
  reportRoomMessage,
  sayInRoom,
} from '@keo/contract/room-chat'
import {
  judgeRoomMessage,
  listReportedMessages,
  noticeInRoom,
  setRoomStanding,
  setRoomTalk,
} from '@keo/contract/room-desk'
import type { RoomMessage } from '@keo/contract/room-messages'
import { listRooms } from '@keo/contract/rooms'
import { listRecords } from '@keo/contract/wallet-records'
import { badInputProblems } from '@keo/dev-world/bad-input'
import { consoleSteps } from '@keo/dev-world/console-steps'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { dong, LINH, MAI, tapKey } from '@keo/dev-world/wallet-world'
import { createLog } from '@keo/service-kit/log'
import { days, minutes, seconds } from '@keo/units/instants'
import { beforeAll, expect, test, vi } from 'vitest'

const { world, database } = sharedWorld({ webRoot: null, log: createLog({ level: 'silent' }) })
const wire = (code: ErrorCode) => ERRORS[code].wire
type Who = { readonly token: string }
let mai: Who
let linh: Who
let khoa: Who
let thao: Who
let roomId: string
let otherRoom: string
let hostName: string

/**
 * Of matches long enough not to end while this file plays, the latest first. Every world plays other matches: where hardly
 * any is on now, time goes on until some are.
 */
const openRooms = (atLeast: number) =>
  vi.waitFor(async () => {
    await world.jobs.runDue()
    const { items } = (await world.call(listRooms, { sport: '1' })).data
    const open = items.filter(({ state }) => state === 'open')
    if (open.length >= atLeast) return open.toSorted((a, b) => b.startsAt.localeCompare(a.startsAt))
    pass(minutes(20))
    throw new Error('too few rooms are open')
  }, 60_000)

/** Nobody has to wait for the room's pause; nothing of the world is played. */
const pass = (ms: number) => world.worldClock.jump(ms)
const say = (who: Who, text: string, more: { key?: string; replyTo?: number; roomId?: string } = {}) =>
  world.call(sayInRoom, { roomId, key: tapKey(), text, ...more }, who)
const talk = async (who?: Who, before?: number) =>
  (
    await world.call(
      getRoomTalk,
      { roomId, ...(before === undefined ? {} : { before: String(before) }) },
      who,
    )
  ).data
/** Said after the room's pause. */
async function said(who: Who, text: string, more: Parameters<typeof say>[2] = {}): Promise<RoomMessage> {
  pass(seconds(4))
  return (await say(who, text, more)).data.message
}
const give = (who: Who, gift: 'lotus' | 'cup' | 'bronzeDrum', count: 1 | 10 | 66 | 99, key = tapKey()) =>
  world.call(giveInRoom, { roomId, key, gift, count }, who)
const balanceOf = async (memberId: MemberId) =>
  (await world.app.ledger.balanceOf({ memberId, currency: 'VND' })).available
async function fund(memberId: MemberId, whole: number) {
  const key = `given-${tapKey()}`
  const purses = { from: 'house:promotions', to: 'available' } as const
  await world.app.ledger.submit({
    op: 'move',
    memberId,
    key,
    kind: 'gift',
    reference: key,
    amount: dong(whole),
    ...purses,
  })
}

beforeAll(async () => {
  await database.asOwner('update platform.member set identity_verified_at = now()', [])
  mai = { token: await world.signIn('maitran88') }
  linh = { token: await world.signIn('linhnguyen7') }
  khoa = { token: await world.signIn('khoadeposit2') }
  thao = { token: await world.signIn('thaowithdraw3') }
  const open = await openRooms(2)
  const room = open.find(({ host }) => host !== null) ?? open[0]
  roomId = room!.id
  hostName = room!.host?.name ?? ''
  otherRoom = open.find(({ id }) => id !== roomId)!.id
})

test('what a member says is told to everybody in the room, masked, and stands there in order', async () => {
  const socket = await world.socketOf(linh.token)
  await socket.ask({ businessType: 'watchRoom', roomId })
  const heard = socket.next()
  const message = await said(mai, 'Vào\u200booo! <script>alert(1)</script>')
  expect(await heard).toMatchObject({
    businessType: 'roomChat',
    topic: `public:room:${roomId}`,
    businessContent: { roomId, news: [{ kind: 'message', message }] },
  })
  expect(message).toMatchObject({
    kind: 'member',
    name: expect.stringMatching(/\*\*\*/),
    text: 'Vàoooo! <script>alert(1)</script>',
    level: expect.any(Number),
    isSandbox: false,
  })
  const answer = await said(linh, 'Đẹp quá', { replyTo: message.seq })
  expect(answer.reply).toEqual({
    seq: message.seq,
    author: message.author,
    name: message.name,
    text: message.text,
    texts: null,
  })
  expect(JSON.stringify(answer)).not.toMatch(/maitran88|linhnguyen7|mbr_/)
  const { messages, self } = await talk(mai)
  expect(messages.slice(-2)).toEqual([message, answer])
  expect(self?.author, 'the own messages are known by it').toBe(message.author)
  expect((await talk()).self, 'a visitor reads').toBeNull()
  socket.terminate()
})

test('the same tap again is the same message, also when both come at once', async () => {
  pass(seconds(4))
  const key = tapKey()
  const answers = await Promise.all([say(mai, 'một lần', { key }), say(mai, 'một lần', { key })])
  expect(answers.map(({ code }) => code)).toEqual([200, 200])
  expect(answers[0].data.message).toEqual(answers[1].data.message)
  expect((await talk()).messages.filter(({ text }) => text === 'một lần')).toHaveLength(1)
})

test('a socket that was lost misses nothing: the page has all, and older pages go on without a gap', async () => {
  const socket = await world.socketOf(linh.token)
  await socket.ask({ businessType: 'watchRoom', roomId })
  socket.terminate()
  await database.asOwner(
    `with filled as (update platform.room_talk set last_seq = last_seq + 60 where room_id = $1 returning last_seq)
     insert into platform.room_message (tenant_id, room_id, seq, kind, name, text, key, said_at)
     select 'keo', $1, last_seq - 60 + n, 'notice', '', 'lượt ' || n, 'filled-' || n, $2
     from filled, generate_series(1, 60) n`,
    [roomId, new Date(world.worldClock.now())],
  )
  const page = await talk()
  expect(page.messages).toHaveLength(50)
  expect(page.hasMore).toBe(true)
  const older = await talk(undefined, page.messages[0]!.seq)
  const seqs = [...older.messages, ...page.messages].map(({ seq }) => seq)
  expect(seqs).toEqual(seqs.map((_, place) => seqs[0]! + place))
})

test.each<[string, string, ErrorCode]>([
  ['10,000 signs', 'a'.repeat(10_000), 'ROOM_TEXT_LONG'],
  ['nothing that shows', '\u200b\u2060 ', 'ROOM_TEXT_EMPTY'],
  ['a link', 'vào nhacai88 . com', 'ROOM_LINK'],
  ['a phone number', 'gọi 0912 345 678', 'ROOM_LINK'],
  ['bad words in disguise', 'đ\u200bị t m ẹ', 'ROOM_WORDS'],
])('%s is refused, and nobody hears it', async (_what, text, code) => {
  pass(seconds(4))
  const before = (await talk()).messages.at(-1)?.seq
  expect((await say(mai, text)).code).toBe(wire(code))
  expect((await talk()).messages.at(-1)?.seq).toBe(before)
})

test('slow mode counts over all tabs, and its answer says how long', async () => {
  pass(seconds(10))
  const answers = await Promise.all(Array.from({ length: 5 }, (_, n) => say(mai, `cùng lúc ${n}`)))
  const codes = answers.map(({ code }) => code)
  expect(codes.filter((code) => code === 200)).toHaveLength(1)
  const slow = answers.find(({ code }) => code === wire('ROOM_SLOW'))
  expect(slow?.msg).toContain('3 giây')
  expect(answers.find(({ code }) => code === 200)?.data.waitSeconds).toBe(3)
  expect((await say(mai, 'phòng khác', { roomId: otherRoom })).code, 'it is of one room').toBe(200)
  pass(seconds(3))
  const text = `lại ${codes.indexOf(200)}`
  expect((await say(mai, text)).code).toBe(200)
  pass(seconds(3))
  expect((await say(mai, text)).code).toBe(wire('ROOM_REPEAT'))
})

test('fifteen messages a minute, whatever the room', async () => {
  pass(minutes(2))
  await world.call(setRoomTalk, { roomId, slowSeconds: 0 })
  const codes: number[] = []
  for (let turn = 0; turn < 16; turn += 1) {
    codes.push((await say(khoa, `nhanh ${turn}`, turn % 4 === 3 ? { roomId: otherRoom } : {})).code)
    if (turn % 4 === 3) pass(seconds(3))
  }
  expect(codes).toEqual([...Array.from({ length: 15 }, () => 200), wire('ROOM_FLOOD')])
  await world.call(setRoomTalk, { roomId, slowSeconds: 3 })
  pass(minutes(1))
})

test('whom a member hides is kept at the server, named by a mask', async () => {
  const { author, name } = await said(khoa, 'ồn ào')
  const { data } = await world.call(muteInRooms, { author: author!, isMuted: true }, mai)
  expect(data.muted).toEqual([{ author, name }])
  expect((await talk(mai)).self?.muted).toEqual([{ author, name }])
  expect((await talk(linh)).self?.muted).toEqual([])
  await world.call(muteInRooms, { author: author!, isMuted: false }, mai)
  expect((await talk(mai)).self?.muted).toEqual([])
  expect((await world.call(muteInRooms, { author: '0'.repeat(16), isMuted: true }, mai)).code).toBe(
    wire('NOT_FOUND'),
  )
})

test('three members who report hide a message until staff has looked; one cannot do it alone', async () => {
  const { seq } = await said(mai, 'bị báo cáo')
  const report = (who: Who) => world.call(reportRoomMessage, { roomId, seq, reason: 'spam' }, who)
  expect((await report(mai)).code).toBe(wire('ROOM_OWN_MESSAGE'))
  for (const who of [linh, linh, linh, khoa]) expect((await report(who)).code).toBe(200)
  expect((await talk()).messages.map((one) => one.seq)).toContain(seq)

  const socket = await world.socketOf(mai.token)
  await socket.ask({ businessType: 'watchRoom', roomId })
  const heard = socket.next()
  await report(thao)
  expect(await heard).toMatchObject({ businessContent: { news: [{ kind: 'removed', seq }] } })
  expect((await talk()).messages.map((one) => one.seq)).not.toContain(seq)
  expect((await say(linh, 'trả lời', { replyTo: seq })).code).toBe(wire('ROOM_REPLY_GONE'))

  const [first] = (await world.call(listReportedMessages, {})).data.items
  expect(first).toMatchObject({
    roomId,
    message: { seq },
    userName: 'maitran88',
    isHidden: true,
    reports: [{ reason: 'spam', count: 3 }],
  })
  const back = socket.next()
  await world.call(judgeRoomMessage, { roomId, seq, isRemoved: false })
  expect(await back).toMatchObject({ businessContent: { news: [{ kind: 'message', message: { seq } }] } })
  expect((await world.call(listReportedMessages, {})).data.items).toEqual([])
  socket.terminate()
})

test('staff pins, notices and takes away, and the room hears each', async () => {
  const { message } = (await world.call(noticeInRoom, { roomId, id: 'notice-0001', text: 'Giữ lịch sự nhé' }))
    .data
  expect(message).toMatchObject({ kind: 'notice', author: null, text: 'Giữ lịch sự nhé' })
  const socket = await world.socketOf(linh.token)
  await socket.ask({ businessType: 'watchRoom', roomId })
  const pinned = socket.next()
  await world.call(setRoomTalk, { roomId, pinned: message.seq, slowSeconds: 5 })
  expect(await pinned).toMatchObject({
    businessContent: { news: [{ kind: 'state', slowSeconds: 5, pinned: message }] },
  })
  const removed = socket.next()
  await world.call(judgeRoomMessage, { roomId, seq: message.seq, isRemoved: true })
  expect(await removed).toMatchObject({ businessContent: { news: [{ kind: 'removed', seq: message.seq }] } })
  expect(await talk()).toMatchObject({ pinned: null, slowSeconds: 5 })
  await world.call(setRoomTalk, { roomId, pinned: null, slowSeconds: 3 })
  socket.terminate()
})

test('a ban holds at once in every tab and room, is told in private, and ends', async () => {
  const { seq } = await said(thao, 'sắp bị chặn')
  const [first, second] = [await world.socketOf(thao.token), await world.socketOf(thao.token)]
  const news = [first.next(), second.next()]
  await world.call(setRoomStanding, { roomId, seq, standing: 'banned', minutes: 10 })
  for (const told of news)
    expect(await told).toMatchObject({
      businessType: 'roomStanding',
      businessContent: { standing: { kind: 'banned' } },
    })
  pass(seconds(4))
  const refusals = await Promise.all([
    say(thao, 'một'),
    say(thao, 'hai', { roomId: otherRoom }),
    give(thao, 'lotus', 1),
    world.call(heartRoom, { roomId, count: 1 }, thao),
  ])
  expect(refusals.map(({ code }) => code)).toEqual(refusals.map(() => wire('ROOM_BANNED')))
  expect((await talk(thao)).self?.standing?.kind).toBe('banned')
  await world.call(setRoomStanding, { roomId, seq, standing: 'muted', minutes: 10 })
  expect((await say(thao, 'ba')).code).toBe(wire('ROOM_MUTED'))
  pass(minutes(10))
  expect((await say(thao, 'bốn')).code).toBe(200)
  first.terminate()
  second.terminate()
})

test('hearts are told to everybody in the room, and to nobody of a room that is none', async () => {
  const socket = await world.socketOf(linh.token)
  await socket.ask({ businessType: 'watchRoom', roomId })
  const heard = socket.next()
  expect((await world.call(heartRoom, { roomId, count: 7 }, mai)).code).toBe(200)
  expect(await heard).toMatchObject({ businessContent: { roomId, news: [{ kind: 'hearts', count: 7 }] } })
  expect((await world.call(heartRoom, { roomId: 'm1', count: 1 }, mai)).code).toBe(wire('NOT_FOUND'))
  expect(await badInputProblems(world, heartRoom, { roomId, count: 1 }, mai)).toEqual([])
  socket.terminate()
})

test('a gift is paid once, shown in the room and named in the statement', async () => {
  await fund(MAI, 1_000_000)
  const before = await balanceOf(MAI)
  const key = tapKey()
  const answers = await Promise.all([give(mai, 'lotus', 10, key), give(mai, 'lotus', 10, key)])
  expect(answers.map(({ code }) => code)).toEqual([200, 200])
  expect(answers[0].data.message).toEqual(answers[1].data.message)
  expect(before - (await balanceOf(MAI))).toBe(1_000_000n)
  expect((await give(mai, 'cup', 1, key)).code).toBe(wire('KEY_REUSED'))
  const { message, dayLeft } = answers[0].data
  expect(message).toMatchObject({ kind: 'gift', gift: { name: 'lotus', count: 10, combo: 10 } })
  expect(message.gift?.host).toBe(hostName)
  expect(dayLeft).toBe('19990000.00')

  pass(seconds(9))
  expect((await give(mai, 'lotus', 1)).data.message.gift?.combo).toBe(11)
  pass(seconds(11))
  expect((await give(mai, 'lotus', 1)).data.message.gift?.combo).toBe(1)
  const today = { fromDay: '2026-01-31', untilDay: '2026-02-02' }
  const { data } = await world.call(listRecords, today, mai)
  expect(data.records.filter(({ kind }) => kind === 'room.gift')).toHaveLength(3)
})

test('what a member gave stands in the own bag, page by page and newest first, for nobody else to see', async () => {
  await database.asOwner(
    `insert into platform.room_gift (tenant_id, member_id, tap_key, room_id, gift, gift_count, amount, given_at)
     select 'keo', id, 'filled-gift-' || lpad(n::text, 8, '0'), $1, 'icedTea', 1, 500000, $2
     from platform.member, generate_series(1, 21) n where user_name = 'khoadeposit2'`,
    [roomId, new Date(world.worldClock.now() - days(2))],
  )
  const bag = async (who: Who, more: { before?: string; roomId?: string } = {}) =>
    (await world.call(listOwnGifts, { roomId, ...more }, who)).data
  const first = await bag(khoa)
  const second = await bag(khoa, { before: first.items.at(-1)!.key })
  expect([first.hasMore, second.hasMore]).toEqual([true, false])
  const keys = [...first.items, ...second.items].map(({ key }) => key)
  expect(keys).toEqual(keys.toSorted().toReversed())
  expect(new Set(keys).size).toBe(21)

  const own = await bag(mai)
  expect(own.items.map(({ gift, count, amount }) => `${gift} ${count} ${amount}`)).toEqual([
    'lotus 1 1000.00',
    'lotus 1 1000.00',
    'lotus 10 10000.00',
  ])
  expect((await bag(mai, { roomId: otherRoom })).items).toEqual([])
  expect((await bag(mai, { before: keys[0]! })).items, "another's tap leads nowhere").toEqual([])
  expect((await world.call(listOwnGifts, { roomId: 'm1' }, mai)).code).toBe(wire('NOT_FOUND'))
  expect((await world.call(listOwnGifts, { roomId })).code).toBe(10009)
  expect(await badInputProblems(world, listOwnGifts, { roomId }, mai)).toEqual([])
})

test('gifts have limits of their own, respect those of the member, and never overdraw', async () => {
  expect((await give(mai, 'bronzeDrum', 66)).code).toBe(wire('GIFT_TOO_LARGE'))
  const poor = await balanceOf(LINH)
  await fund(LINH, 150_000)
  const twice = await Promise.all([give(linh, 'cup', 1), give(linh, 'cup', 1)])
  expect(twice.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, wire('BALANCE_SHORT')])
  expect(await balanceOf(LINH)).toBe(poor + 5_000_000n)
  expect((await talk()).messages.filter(({ gift }) => gift?.name === 'cup')).toHaveLength(1)

  await fund(LINH, 30_000_000)
  await give(linh, 'bronzeDrum', 10)
  expect((await give(linh, 'bronzeDrum', 10)).code).toBe(wire('GIFT_DAY_LIMIT'))
  expect((await world.call(getRoomGiftLimit, {}, linh)).data.dayLeft).toBe('9900000.00')
})

test('who gave most stands first, by mask', async () => {
  await give(mai, 'cup', 1)
  const { items } = (await world.call(listRoomGivers, { roomId })).data
  expect(items[0]).toMatchObject({ place: 1, name: expect.stringMatching(/\*\*\*/) })
  const amounts = items.map(({ amount }) => Number(amount))
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
})

test('chatters of the sandbox are marked and speak only where somebody watches', async () => {
  const voices = async () => (await talk()).messages.filter(({ isSandbox }) => isSandbox)
  const turns = async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      pass(seconds(20))
      await world.jobs.runDue()
    }
  }
  await turns()
  expect(await voices()).toEqual([])
  const socket = await world.socketOf(mai.token)
  await socket.ask({ businessType: 'watchRoom', roomId })
  await turns()
  const [voice] = await voices()
  expect(voice).toMatchObject({ kind: 'member', author: null, text: '', texts: { vi: expect.any(String) } })
  socket.terminate()
})

test('strangers and bad input end in a clear refusal', async () => {
  expect((await world.call(sayInRoom, { roomId, key: tapKey(), text: 'ai?' })).code).toBe(10009)
  expect((await world.call(getRoomTalk, { roomId: 'm99999999999999999999' })).code).toBe(wire('NOT_FOUND'))
  const key = tapKey()
  const problems = [
    await badInputProblems(world, getRoomTalk, { roomId }),
    await badInputProblems(world, sayInRoom, { roomId, key, text: 'chào' }, mai),
    await badInputProblems(world, reportRoomMessage, { roomId, seq: 1, reason: 'spam' }, mai),
    await badInputProblems(world, giveInRoom, { roomId, key, gift: 'lotus', count: 1 }, mai),
  ]
  expect(problems.flat()).toEqual([])
})

/** After what the sandbox's own desk does: from here on there is staff, and that one is silent. */
test('the staff takes away what was reported and mutes who wrote it, with a reason that the log keeps', async () => {
  const steps = consoleSteps(world)
  const admin = await steps.first()
  const clerk = await steps.hire(admin, 'support')
  const { seq } = await said(mai, 'theo tôi <b>nhé</b>')
  await world.call(reportRoomMessage, { roomId, seq, reason: 'scam' }, linh)
  const { reports } = (await steps.ask(listRoomReports, {}, clerk)).data
  expect(reports.find(({ message }) => message.seq === seq)).toMatchObject({
    roomId,
    userName: 'maitran88',
    message: { text: 'theo tôi <b>nhé</b>' },
    reports: [{ reason: 'scam', count: 1 }],
  })
  const standIn = await world.call(judgeRoomMessage, { roomId, seq, isRemoved: false })
  expect(standIn.code).toBe(wire('NOT_ALLOWED'))

  const reason = 'sells tips outside the site'
  const judged = await steps.ask(judgeRoomReport, { roomId, seq, isRemoved: true, reason }, clerk)
  expect(judged.code).toBe(200)
  expect((await talk(linh)).messages.map((one) => one.seq)).not.toContain(seq)
  const stand = (standing: 'muted' | 'free') =>
    steps.ask(setAuthorStanding, { roomId, seq, standing, minutes: 60, reason }, clerk)
  expect((await stand('muted')).data.standing?.kind).toBe('muted')
  pass(seconds(4))
  expect((await say(mai, 'nữa')).code).toBe(wire('ROOM_MUTED'))
  await stand('free')
  expect((await say(mai, 'xin lỗi')).code).toBe(200)
  const nowhere = { roomId, seq: 999_999, isRemoved: true, reason }
  expect((await steps.ask(judgeRoomReport, nowhere, clerk)).code).toBe(wire('NOT_FOUND'))
  const { entries } = (await steps.ask(listAudit, { actor: clerk.id, action: 'room.' }, admin)).data
  expect(entries.map(({ action }) => action)).toEqual(['room.standing', 'room.standing', 'room.removed'])
  expect(entries[0]?.after).toContain(reason)
})

test('the next day has its own limit, and what the member set for losses holds for gifts too', async () => {
  pass(days(1))
  linh = { token: await world.signIn('linhnguyen7') }
  roomId = (await openRooms(1))[0]!.id
  await world.call(setPlayLimit, { kind: 'loss', period: 'day', amount: '50000' }, linh)
  expect((await give(linh, 'cup', 1)).code).toBe(wire('LIMIT_REACHED'))
  expect((await world.call(getRoomGiftLimit, {}, linh)).data.dayLeft).toBe('20000000.00')
})

test('after thirty days the talk is gone, and the money stays in the books', async () => {
  await database.asOwner(
    `update platform.room_message set said_at = said_at - interval '31 days' where room_id = $1`,
    [otherRoom],
  )
  pass(days(1))
  await world.jobs.runDue()
  const count = async (table: string) =>
    Number(
      (await database.asOwner(`select count(*) from platform.${table} where room_id = $1`, [otherRoom]))[0]?.[
        'count'
      ],
    )
  expect(await count('room_message')).toBe(0)
})
