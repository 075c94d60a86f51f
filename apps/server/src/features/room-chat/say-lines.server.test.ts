import { AppError } from '@keo/contract/errors'
import type { MemberId, RoomId } from '@keo/contract/ids'
import type { RoomChatNews } from '@keo/contract/room-messages'
import { listQueries } from '@keo/dev-world/counted-queries'
import { sharedDatabase } from '@keo/dev-world/shared'
import { actorNamed } from '@keo/service-kit/audit'
import { manualClock } from '@keo/service-kit/clock'
import { systemIds } from '@keo/service-kit/ids'
import { minutes, seconds } from '@keo/units/instants'
import { expect, test } from 'vitest'
import type { Member } from '../members/index.ts'
import { createRoomChat } from './room-chat.ts'

const testDatabase = sharedDatabase()
const SANDBOX = { by: actorNamed('sandbox') }
const memberOf = (number: number) => `mbr_${String(number).padStart(4, '0')}` as MemberId

/** Rooms of a site of its own, in which any number of members speak. */
function site(tenantId: string) {
  const clock = manualClock(Date.UTC(2026, 0, 31, 12))
  const told: { roomId: RoomId; news: RoomChatNews }[] = []
  const notAsked = () => {
    throw new Error('Not of this test.')
  }
  const member = (id: string) =>
    ({
      id,
      userName: `viewer${id}`,
      nickName: '',
      // Of one member no column can hold it.
      vipLevel: id === memberOf(404) ? 40_000 : 3,
      locks: [],
      status: '',
    }) as never as Member
  const { talk, desk } = createRoomChat({
    database: testDatabase.connect('platform'),
    clock,
    ids: systemIds(clock),
    tenantId,
    members: { find: async (id) => member(id), findAll: async () => new Map() },
    audit: { write: async () => {}, verify: notAsked },
    ledger: { write: notAsked } as never,
    mayPlay: notAsked,
    roomOf: async () => ({ isOpen: true, hostName: 'Linh' }),
    watchedRooms: () => [],
    tellRoom: (roomId, news) => void told.push({ roomId, news }),
    tellMember: () => {},
  })
  let taps = 0
  async function say(
    number: number,
    text: string,
    more: { roomId?: RoomId; replyTo?: number; key?: string } = {},
  ) {
    const key = `tap-${tenantId}-${String((taps += 1)).padStart(8, '0')}`
    const request = { roomId: 'm1' as RoomId, key, text, ...more }
    return talk.say(memberOf(number), request).then(
      ({ message }) => message,
      (error: unknown) => (error instanceof AppError ? error.code : Promise.reject(error)),
    )
  }
  return { clock, talk, desk, say, told }
}

const seqOf = (answer: unknown) => (answer as { seq: number }).seq

test('one line is three statements, of which the last alone locks the row of the room', async () => {
  const { say, clock } = site('one-line')
  await say(1, 'mở hàng')
  await clock.advance(minutes(1))
  const sent = await listQueries(() => say(1, 'một câu'))
  expect(sent).toHaveLength(5)
  expect([sent[0], sent[4]]).toEqual(['begin', 'commit'])
  expect(sent.map((text) => /(for update|into "room_talk"|update "room_talk")/.exec(text)?.[0])).toEqual([
    undefined,
    'for update',
    undefined,
    'into "room_talk"',
    undefined,
  ])
})

test('what many say in one moment is one transaction: numbered without a gap in the order it came, each room for itself', async () => {
  const { say, told, talk } = site('one-moment')
  // Its connection stands.
  await talk.read('m1' as RoomId, undefined, null)
  const speakers = Array.from({ length: 40 }, (_, n) => n)
  const roomOf = (n: number) => (n % 4 === 3 ? 'm2' : 'm1') as RoomId
  const answers: unknown[] = []
  const sent = await listQueries(async () => {
    answers.push(...(await Promise.all(speakers.map((n) => say(n, `câu ${n}`, { roomId: roomOf(n) })))))
  })
  for (const roomId of ['m1', 'm2'] as const) {
    const own = speakers.filter((n) => roomOf(n) === roomId)
    expect(own.map((n) => seqOf(answers[n]))).toEqual(own.map((_, place) => place + 1))
    const heard = told.filter((one) => one.roomId === roomId)
    const messages = own.map((n) => expect.objectContaining({ text: `câu ${n}`, seq: seqOf(answers[n]) }))
    expect(heard.map(({ news }) => news)).toEqual(messages.map((message) => ({ kind: 'message', message })))
  }
  // Their names are given first, as nobody of them had spoken.
  expect(sent).toHaveLength(7)
})

test('each is judged for itself: what one may not say takes nothing from the others, and the same tap is one line', async () => {
  const { say, talk, desk, clock, told } = site('each-for-itself')
  const quoted = await say(1, 'sẽ bị gỡ')
  await say(2, 'lặp lại')
  await say(3, 'sắp bị chặn')
  await desk.judge(SANDBOX, { roomId: 'm1' as RoomId, seq: seqOf(quoted), isRemoved: true })
  await desk.setStanding(SANDBOX, { roomId: 'm1' as RoomId, seq: 3, standing: 'banned', minutes: 10 })
  await clock.advance(seconds(4))
  await say(4, 'vừa nói')
  told.length = 0
  const answers = await Promise.all([
    say(5, 'đầu'),
    say(2, 'lặp lại'),
    say(3, 'bị chặn'),
    say(4, 'nói nhanh'),
    say(6, 'trả lời', { replyTo: seqOf(quoted) }),
    say(7, 'hai lần', { key: 'the-same-tap-1' }),
    say(7, 'hai lần', { key: 'the-same-tap-1' }),
    say(8, 'trả lời câu còn đó', { replyTo: 2 }),
  ])
  const refused = answers.map((answer) => (typeof answer === 'string' ? answer : null))
  expect(refused).toEqual([
    null,
    'ROOM_REPEAT',
    'ROOM_BANNED',
    'ROOM_SLOW',
    'ROOM_REPLY_GONE',
    null,
    null,
    null,
  ])
  expect(answers[5]).toEqual(answers[6])
  expect((answers[7] as { reply: unknown }).reply).toMatchObject({ seq: 2, text: 'lặp lại' })
  const { messages } = await talk.read('m1' as RoomId, undefined, null)
  expect(messages.slice(-3).map(({ text }) => text)).toEqual(['đầu', 'hai lần', 'trả lời câu còn đó'])
  expect(told, 'a refused line is told to nobody, and the same tap once').toHaveLength(3)
})

test('a line that the database cannot hold fails alone', async () => {
  const { say } = site('fails-alone')
  const answers = await Promise.allSettled([say(1, 'trước'), say(404, 'không ghi được'), say(2, 'sau')])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('gifts and talk elsewhere do not make the pause of a room forgotten', async () => {
  const { say, talk, desk, clock } = site('long-pause')
  await desk.setTalk(SANDBOX, { roomId: 'm1' as RoomId, slowSeconds: 600 })
  await say(1, 'lần đầu')
  for (let turn = 0; turn < 52; turn += 1) {
    await clock.advance(seconds(5))
    await say(1, `nơi khác ${turn}`, { roomId: 'm2' as RoomId })
  }
  expect((await talk.read('m2' as RoomId, undefined, null)).messages).toHaveLength(50)
  expect(await say(1, 'quá sớm')).toBe('ROOM_SLOW')
})
