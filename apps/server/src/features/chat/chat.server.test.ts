import { randomUUID } from 'node:crypto'
import {
  askForPerson,
  endChat,
  getChat,
  leaveChatQueue,
  listChatMessages,
  mailChatTranscript,
  openChat,
  rateChat,
  readChat,
  sendChatMessage,
  typeInChat,
} from '@keo/contract/chat'
import {
  CHAT_MESSAGES_MAX,
  CHAT_NEWS,
  CHAT_PAGE,
  ChatNews,
  type ChatMessage,
} from '@keo/contract/chat-messages'
import {
  answerChat,
  endAtDesk,
  getDeskChatPicture,
  listDeskChatMessages,
  listDeskChats,
  readAtDesk,
  setChatHours,
  takeChat,
  typeAtDesk,
} from '@keo/contract/chat-desk'
import { listLetters } from '@keo/contract/inbox'
import { uploadPicture } from '@keo/contract/pictures'
import { ERRORS, type ErrorCode } from '@keo/contract/errors'
import { LIMITS } from '@keo/contract/limits'
import type { WorldSocket } from '@keo/dev-world/open-socket'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { freshDatabase } from '@keo/dev-world/test-database'
import { startWorld } from '@keo/dev-world/world'
import { seconds } from '@keo/units/instants'
import { Transformer } from '@napi-rs/image'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createChatHours } from './chat-hours.ts'

const { world, database } = sharedWorld()

type Who = { token: string; language?: string }
type Say = Parameters<typeof world.call<typeof sendChatMessage>>[1]['content']

const member = async (userName: string): Promise<Who> => ({ token: await world.signIn(userName) })
const open = async (who: Who) => (await world.call(openChat, {}, who)).data
const text = (words: string): Say => ({ type: 'text', text: words })
const send = (who: Who, id: string, content: Say, clientId: string = randomUUID()) =>
  world.call(sendChatMessage, { id, clientId, content }, who)
const list = async (who: Who, id: string, range: { before?: string; after?: string } = {}) =>
  (await world.call(listChatMessages, { id, ...range }, who)).data
const wire = (code: ErrorCode): number => ERRORS[code].wire
const numbers = (messages: readonly ChatMessage[]) => messages.map(({ seq }) => seq)
const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1)

/** Waits with a person from now on. */
async function taken(who: Who): Promise<string> {
  const { id } = await open(who)
  await world.call(askForPerson, { id }, who)
  await world.call(takeChat, { id, staffName: 'Thu Hà' })
  return id
}
const answer = (id: string, words: string, clientId: string = randomUUID()) =>
  world.call(answerChat, { id, clientId, text: words })

/** The next news of the chat on a socket that fits. */
async function news<K extends ChatNews['kind']>(socket: WorldSocket, kind: K) {
  for (;;) {
    const { businessType, businessContent } = (await socket.next()) as Record<string, unknown>
    if (businessType !== CHAT_NEWS) continue
    const said = ChatNews.parse(businessContent)
    if (said.kind === kind) return said as Extract<ChatNews, { kind: K }>
  }
}

beforeEach(async () => {
  await database.asOwner('delete from platform.conversation')
  await database.asOwner('delete from platform.chat_hours')
})

test('a conversation begins with the assistant, is one at a time, and stands on every device as it was', async () => {
  const who = await member('maitran88')
  expect((await world.call(getChat, {}, who)).data.conversation).toBeNull()
  const both = await Promise.all([open(who), open(who)])
  expect(both[1].id).toBe(both[0].id)
  const { id } = both[0]
  expect((await list(who, id)).messages).toMatchObject([
    { seq: 1, from: 'assistant', content: { type: 'answer', saying: 'greeting' } },
  ])
  await send(who, id, text('Rút tiền mất bao lâu?'))
  const phone = await member('maitran88')
  expect((await world.call(getChat, {}, phone)).data.conversation).toMatchObject({
    id,
    state: 'assistant',
    lastSeq: 3,
  })
  const { messages, hasMore } = await list(phone, id)
  expect([numbers(messages), hasMore]).toEqual([[1, 2, 3], false])
  expect(messages[1]?.content).toEqual({ type: 'text', text: 'Rút tiền mất bao lâu?' })
  expect(messages[2]).toMatchObject({ from: 'assistant', content: { saying: 'articles' } })
})

test("somebody else's conversation is found by no call, and nothing in it changes", async () => {
  const owner = await member('maitran88')
  const id = await taken(owner)
  const before = await list(owner, id)
  const other = await member('linhnguyen7')
  const codes = await Promise.all([
    world.call(listChatMessages, { id }, other),
    send(other, id, text('xin chào')),
    world.call(askForPerson, { id }, other),
    world.call(leaveChatQueue, { id }, other),
    world.call(readChat, { id, seq: 1 }, other),
    world.call(typeInChat, { id }, other),
    world.call(endChat, { id }, other),
    world.call(rateChat, { id, stars: 1 }, other),
    world.call(mailChatTranscript, { id }, other),
  ])
  expect(codes.map(({ code }) => code)).toEqual(codes.map(() => wire('NOT_FOUND')))
  expect((await world.call(getChat, {}, other)).data.conversation).toBeNull()
  expect(await list(owner, id)).toEqual(before)
  const visitor = await world.call(openChat, {}, { token: 'nobody' })
  expect(visitor.code).toBe(10009)
})

test('the same clientId again, also twice at once, writes one message and answers the same', async () => {
  const who = await member('maitran88')
  const { id } = await open(who)
  const clientId = randomUUID()
  const twice = await Promise.all([1, 2].map(() => send(who, id, text('phí rút tiền'), clientId)))
  expect(twice[1]?.data).toEqual(twice[0]?.data)
  expect(numbers(twice[0]?.data.messages ?? [])).toEqual([2, 3])
  await world.call(endChat, { id }, who)
  expect((await send(who, id, text('phí rút tiền'), clientId)).data).toEqual(twice[0]?.data)
  expect((await send(who, id, text('còn nữa'))).code).toBe(wire('CHAT_ENDED'))
})

test('what is answered or told to a device is committed: another connection finds it', async () => {
  const who = await member('maitran88')
  const id = await taken(who)
  const kept = async (seq: number) =>
    (
      await database.asOwner(
        `select content ->> 'text' as text from platform.conversation_message where conversation_id = $1 and seq = $2`,
        [id, seq],
      )
    )[0]?.['text']
  for (const place of upTo(20)) {
    const { data } = await send(who, id, text(`tin ${place}`))
    expect(await kept(data.messages[0]?.seq ?? 0)).toBe(`tin ${place}`)
  }
  const socket = await world.socketOf(who.token)
  for (const place of upTo(20)) {
    const heard = news(socket, 'message').then(({ message }) => kept(message.seq))
    await answer(id, `trả lời ${place}`)
    expect(await heard).toBe(`trả lời ${place}`)
  }
})

test('messages that are sent at once get numbers without a gap, and are read page by page', async () => {
  const who = await member('maitran88')
  const id = await taken(who)
  const sent = await Promise.all(upTo(40).map((place) => send(who, id, text(`tin ${place}`))))
  expect(new Set(sent.flatMap(({ data }) => numbers(data.messages))).size).toBe(40)
  const last = await list(who, id)
  expect([last.messages.length, last.hasMore]).toEqual([CHAT_PAGE, true])
  const first = await list(who, id, { before: String(last.messages[0]?.seq) })
  expect(numbers([...first.messages, ...last.messages])).toEqual(upTo(43))
  const after = await list(who, id, { after: '3' })
  expect([after.messages[0]?.seq, after.messages.length, after.hasMore]).toEqual([4, CHAT_PAGE, true])
  const rest = await list(who, id, { after: String(after.messages.at(-1)?.seq) })
  expect([rest.messages.at(-1)?.seq, rest.hasMore]).toEqual([43, false])
})

test('who waits has a place by the time of asking, keeps it, and hears when it changes', async () => {
  const people = await Promise.all(['maitran88', 'linhnguyen7', 'khoadeposit2'].map(member))
  const ids: string[] = []
  for (const who of people) {
    const { id } = await open(who)
    ids.push(id)
    const { data } = await world.call(askForPerson, { id }, who)
    expect(data).toMatchObject({ state: 'queued', place: ids.length })
    expect(data.waitMinutes).toBeGreaterThan(0)
    await world.clock.advance(seconds(1))
  }
  const [first, second, third] = ids as [string, string, string]
  const again = await world.call(askForPerson, { id: first }, people[0])
  expect(again.data.place).toBe(1)
  expect((await world.call(listDeskChats, {})).data.map(({ id }) => id)).toEqual(ids)

  const socket = await world.socketOf(people[2]?.token ?? '')
  const heard = news(socket, 'state')
  const left = await world.call(leaveChatQueue, { id: first }, people[0])
  expect(left.data).toMatchObject({ state: 'assistant', place: 0 })
  expect((await heard).conversation).toMatchObject({ id: third, place: 2 })
  const next = news(socket, 'state')
  await world.call(takeChat, { id: second, staffName: 'Thu Hà' })
  expect((await next).conversation.place).toBe(1)
  // Whoever comes back stands at the end.
  expect((await world.call(askForPerson, { id: first }, people[0])).data.place).toBe(2)
})

test('a person takes it, types, answers and reads, and every device of the member hears it at once', async () => {
  const who = await member('maitran88')
  const { id } = await open(who)
  await world.call(askForPerson, { id }, who)
  const sockets = await Promise.all([world.socketOf(who.token), world.socketOf(who.token)])
  const came = sockets.map((socket) => news(socket, 'state'))
  const { data: mine } = await world.call(takeChat, { id, staffName: 'Thu Hà' })
  expect(mine).toMatchObject({ userName: 'maitran88', state: 'person', staffName: 'Thu Hà' })
  for (const said of came) expect((await said).conversation).toMatchObject({ id, state: 'person' })
  expect((await world.call(takeChat, { id, staffName: 'Minh' })).code).toBe(wire('CHAT_TAKEN'))

  const typing = sockets.map((socket) => news(socket, 'typing'))
  await world.call(typeAtDesk, { id })
  for (const said of typing) expect((await said).conversationId).toBe(id)

  const said = sockets.map((socket) => news(socket, 'message'))
  const clientId = randomUUID()
  const { data: written } = await answer(id, 'Chào bạn, mình xem ngay.', clientId)
  for (const heard of said)
    expect((await heard).message).toMatchObject({
      from: 'staff',
      clientId: '',
      content: { type: 'text', text: 'Chào bạn, mình xem ngay.' },
    })
  expect((await answer(id, 'Chào bạn, mình xem ngay.', clientId)).data).toEqual(written)

  const seq = written.messages[0]?.seq ?? 0
  expect((await world.call(readChat, { id, seq }, who)).data.memberRead).toBe(seq)
  const { data: sent } = await send(who, id, text('Cảm ơn'))
  const read = news(sockets[0], 'state')
  const mark = sent.messages[0]?.seq ?? 0
  await world.call(readAtDesk, { id, seq: mark })
  expect((await read).conversation.otherRead).toBe(mark)
})

test('an answer that the member does not see in the chat becomes one letter until they look', async () => {
  const who = await member('maitran88')
  const letters = async () =>
    (await world.call(listLetters, { letType: 0 }, who)).data.list.filter(
      ({ kind }) => kind === 'chatAnswered',
    )
  const minute = async () => {
    await world.clock.jump(seconds(61))
    await world.jobs.runDue()
  }
  const id = await taken(who)
  const first = (await answer(id, 'Mình đây.')).data.messages[0]
  await world.call(readChat, { id, seq: first?.seq ?? 0 }, who)
  await minute()
  expect(await letters()).toEqual([])
  await answer(id, 'Bạn gửi biên lai nhé.')
  await answer(id, 'Mình chờ.')
  await minute()
  await answer(id, 'Bạn còn đó không?')
  await minute()
  const [told, ...more] = await letters()
  expect([more.length, told?.link]).toEqual([0, { page: 'chat', id }])
  await world.call(readChat, { id, seq: 999 }, who)
  await answer(id, 'Đã xong.')
  await minute()
  expect(await letters()).toHaveLength(2)
})

test('read marks never go back, and never past what was written', async () => {
  const who = await member('maitran88')
  const id = await taken(who)
  await answer(id, 'Mình đây.')
  const mark = async (seq: number) => (await world.call(readChat, { id, seq }, who)).data.memberRead
  expect([await mark(4), await mark(1), await mark(999_999), await mark(0)]).toEqual([4, 4, 4, 4])
  const desk = async (seq: number) => (await world.call(readAtDesk, { id, seq })).data.otherRead
  expect([await desk(4), await desk(2)]).toEqual([4, 4])
})

test('that the member types is seen at the desk for some seconds, and written nowhere', async () => {
  const who = await member('maitran88')
  const id = await taken(who)
  const isTyping = async () => (await world.call(listDeskChats, {})).data[0]?.isTyping
  expect(await isTyping()).toBe(false)
  await world.call(typeInChat, { id }, who)
  expect(await isTyping()).toBe(true)
  await world.clock.advance(seconds(7))
  expect(await isTyping()).toBe(false)
  expect((await list(who, id)).messages).toHaveLength(3)
})

test('the desk sees only what waits for it, and answers only what it took', async () => {
  const who = await member('maitran88')
  const { id } = await open(who)
  expect((await world.call(listDeskChats, {})).data).toEqual([])
  expect((await world.call(listDeskChatMessages, { id })).code).toBe(wire('NOT_FOUND'))
  expect((await world.call(takeChat, { id, staffName: 'Minh' })).code).toBe(wire('NOT_FOUND'))
  await world.call(askForPerson, { id }, who)
  expect((await answer(id, 'Chào bạn')).code).toBe(wire('CHAT_NOT_TAKEN'))
  const { data } = await world.call(listDeskChatMessages, { id })
  expect(numbers(data.messages)).toEqual([1, 2])
})

test('either side ends it once; then it takes stars, and a new one begins', async () => {
  const who = await member('maitran88')
  const id = await taken(who)
  expect((await world.call(rateChat, { id, stars: 5 }, who)).code).toBe(wire('CHAT_NOT_ENDED'))
  expect((await world.call(endAtDesk, { id })).data.state).toBe('ended')
  const ended = await list(who, id)
  expect((await world.call(endChat, { id }, who)).data.state).toBe('ended')
  expect((await list(who, id)).messages).toEqual(ended.messages)
  expect((await answer(id, 'Còn gì nữa không?')).code).toBe(wire('CHAT_ENDED'))
  expect((await world.call(askForPerson, { id }, who)).code).toBe(wire('CHAT_ENDED'))
  expect((await world.call(rateChat, { id, stars: 4, note: 'Nhanh' }, who)).data.stars).toBe(4)
  expect((await world.call(rateChat, { id, stars: 5 }, who)).data.stars).toBe(5)
  for (const stars of [0, 6, 2.5])
    expect((await world.call(rateChat, { id, stars }, who)).code).toBe(wire('INVALID_INPUT'))
  const next = await open(who)
  expect([next.id === id, next.state, next.stars]).toEqual([false, 'assistant', 0])
})

test('outside the hours of people nobody is waited for, and whoever still waits is told', async () => {
  const who = await member('maitran88')
  const { id, isStaffed } = await open(who)
  expect(isStaffed).toBe(true)
  await world.call(askForPerson, { id }, who)
  // It is 20:00 in server time.
  expect((await world.call(setChatHours, { from: '08:00', to: '20:00' })).data.isStaffed).toBe(false)
  await world.clock.jump(seconds(61))
  await world.jobs.runDue()
  const { data } = await world.call(getChat, {}, who)
  expect(data.conversation).toMatchObject({ state: 'assistant', isStaffed: false, staffFrom: '08:00' })
  expect((await list(who, id)).messages.at(-1)?.content).toMatchObject({ event: 'outOfHours' })
  expect((await world.call(askForPerson, { id }, who)).code).toBe(wire('CHAT_OUT_OF_HOURS'))
  // Over midnight.
  expect((await world.call(setChatHours, { from: '20:00', to: '02:00' })).data.isStaffed).toBe(true)
  expect((await world.call(askForPerson, { id }, who)).data.state).toBe('queued')
  expect((await world.call(setChatHours, { from: '25:00', to: '02:00' })).code).toBe(wire('INVALID_INPUT'))
})

test('where nobody of the site may answer it is not staffed at any hour', async () => {
  const needs = { database: world.database, clock: world.worldClock, tenantId: 'keo' }
  const nowWith = (hasStaff: boolean) =>
    createChatHours({ ...needs, hasStaff: () => Promise.resolve(hasStaff) }).now()
  expect([(await nowWith(true)).isStaffed, (await nowWith(false)).isStaffed]).toEqual([true, false])
})

test('a conversation in which nobody writes for a day ends by itself', async () => {
  const who = await member('maitran88')
  const { id } = await open(who)
  await sql`update conversation set changed_at = changed_at - interval '24 hours' where id = ${id}`.execute(
    world.database.db,
  )
  await world.clock.jump(seconds(601))
  await world.jobs.runDue()
  expect((await world.call(getChat, {}, who)).data.conversation).toMatchObject({ id, state: 'ended' })
})

test('the transcript goes to the bound address only, holds every word, and once for what stands there', async () => {
  const who = await member('maitran88')
  await sql`update member set email = 'mai@thu.example' where user_name = 'maitran88'`.execute(
    world.database.db,
  )
  const id = await taken(who)
  await send(who, id, text('<b>Tiền</b> của tôi đâu?'))
  await answer(id, 'Đã vào ví lúc 10:02.')
  const ask = () => world.call(mailChatTranscript, { id }, who)
  const [{ data }] = await Promise.all([ask(), ask()])
  await world.jobs.runDue()
  const sent = (await world.app.mail.mailbox()).filter(({ subject }) => subject.includes('trò chuyện'))
  expect(sent).toHaveLength(1)
  expect([data.maskedMail, sent[0]?.to]).toEqual(['m***@thu.example', 'mai@thu.example'])
  for (const words of ['<b>Tiền</b> của tôi đâu?', 'Đã vào ví lúc 10:02.', 'Thu Hà', 'Trợ lý tự động'])
    expect(sent[0]?.text).toContain(words)
  const poor = await member('linhnguyen7')
  const own = await open(poor)
  expect(own.hasMail).toBe(false)
  expect((await world.call(mailChatTranscript, { id: own.id }, poor)).code).toBe(wire('CHAT_NO_MAIL'))
})

async function keptPicture(who: Who): Promise<string> {
  const bytes = await Transformer.fromRgbaPixels(Buffer.alloc(32 * 32 * 4, 90), 32, 32).png()
  const { data } = await world.call(uploadPicture, { picture: Buffer.from(bytes).toString('base64') }, who)
  return data.fileId
}

test('only an own picture is sent; to the assistant it asks for a person, who sees it', async () => {
  const who = await member('maitran88')
  const { id } = await open(who)
  const fileId = await keptPicture(who)
  const foreign = await keptPicture(await member('linhnguyen7'))
  const picture = (name: string): Say => ({ type: 'picture', fileId: name })
  expect((await send(who, id, picture(foreign))).code).toBe(wire('CHAT_PICTURE'))
  expect((await send(who, id, picture(`fil_${'0'.repeat(26)}`))).code).toBe(wire('CHAT_PICTURE'))
  expect((await send(who, id, picture('../../etc/passwd'))).code).toBe(wire('INVALID_INPUT'))
  const noPicture = Buffer.from('<script>alert(1)</script>').toString('base64')
  expect((await world.call(uploadPicture, { picture: noPicture }, who)).code).toBe(wire('PICTURE_REFUSED'))
  expect((await list(who, id)).messages).toHaveLength(1)
  await world.call(setChatHours, { from: '03:00', to: '03:01' })
  const closed = (await send(who, id, picture(fileId))).data.messages
  expect(closed.slice(1)).toMatchObject([{ from: 'site', content: { event: 'outOfHours' } }])
  await world.call(setChatHours, { from: '00:00', to: '00:00' })
  await send(who, id, picture(fileId))
  const { messages } = await list(who, id)
  expect(messages.map(({ content }) => content)).toMatchObject([
    { saying: 'greeting' },
    { type: 'picture', fileId },
    { type: 'event', event: 'outOfHours' },
    { type: 'picture', fileId },
    { type: 'event', event: 'queued' },
  ])
  const shown = await world.call(getDeskChatPicture, { id, fileId })
  expect(Buffer.from(shown.data.picture, 'base64').readUInt16BE(0)).toBe(0xffd8)
  expect((await world.call(getDeskChatPicture, { id, fileId: foreign })).code).toBe(wire('NOT_FOUND'))
})

test('script that staff write is letters like any other; a name takes none, and stars keep it as text', async () => {
  const who = await member('maitran88')
  const { id } = await open(who)
  await world.call(askForPerson, { id }, who)
  const script = '<script>alert(1)</script>'
  expect((await world.call(takeChat, { id, staffName: script })).code).toBe(wire('INVALID_INPUT'))
  await world.call(takeChat, { id, staffName: 'Thu Hà' })
  await answer(id, script)
  expect((await list(who, id)).messages.at(-1)?.content).toEqual({ type: 'text', text: script })
  await world.call(endAtDesk, { id })
  expect((await world.call(rateChat, { id, stars: 1, note: script }, who)).code).toBe(200)
  const kept = await database.asOwner('select note from platform.conversation where id = $1', [id])
  expect(kept).toEqual([{ note: script }])
})

test('what looks like markup comes back as the text it is; too much or nothing is refused', async () => {
  const who = await member('maitran88')
  const id = await taken(who)
  const script = '<script>alert(1)</script><img src=x onerror=alert(2)>'
  await send(who, id, text(script))
  expect((await list(who, id)).messages.at(-1)?.content).toEqual({ type: 'text', text: script })
  for (const words of ['', '   ', 'a'.repeat(2001), 'a\u0000b', 'a\u202eb'])
    expect((await send(who, id, text(words))).code).toBe(wire('INVALID_INPUT'))
  expect((await send(who, id, text('a'.repeat(1024 * 1024)))).code).toBe(wire('BODY_TOO_LARGE'))
  expect((await send(who, id, { type: 'choice', choice: 'person' })).code).toBe(wire('INVALID_INPUT'))
  expect((await list(who, id)).messages).toHaveLength(4)
})

test('a conversation takes a stated number of messages', async () => {
  const who = await member('maitran88')
  const id = await taken(who)
  await sql`insert into conversation_message
    select tenant_id, conversation_id, n, member_id, 'member', '', '{"type":"text","text":"x"}', sent_at
    from conversation_message, generate_series(4, ${CHAT_MESSAGES_MAX}) n
    where conversation_id = ${id} and seq = 1`.execute(world.database.db)
  await sql`update conversation set last_seq = ${CHAT_MESSAGES_MAX} where id = ${id}`.execute(
    world.database.db,
  )
  expect((await send(who, id, text('thêm'))).code).toBe(wire('CHAT_FULL'))
  expect((await answer(id, 'Bạn mở cuộc mới nhé.')).code).toBe(200)
})

test('of a hundred messages at once no more pass than the limit of a minute', async () => {
  const own = await freshDatabase()
  const limited = await startWorld({ databaseUrl: own.url, env: { RATE_LIMITS: 'on' } })
  const how = { token: await limited.signIn('maitran88') }
  const { data } = await limited.call(openChat, {}, how)
  const codes = await Promise.all(
    upTo(100).map(async () => {
      const said = { id: data.id, clientId: randomUUID(), content: text('nhanh lên') }
      return (await limited.call(sendChatMessage, said, how)).code
    }),
  )
  expect(codes.filter((code) => code === 200).length).toBeLessThanOrEqual(LIMITS.chat.perPlayer)
  expect(codes).toContain(wire('TOO_MANY_REQUESTS'))
  await limited.close()
  await own.close()
})

test('where the operator has a chat of its own, ours is not opened', async () => {
  const own = await freshDatabase()
  const elsewhere = await startWorld({ databaseUrl: own.url, env: { CHAT_URL: 'https://chat.example/' } })
  const how = { token: await elsewhere.signIn('maitran88') }
  expect((await elsewhere.call(openChat, {}, how)).code).toBe(wire('NOT_FOUND'))
  expect((await elsewhere.call(getChat, {}, how)).data.conversation).toBeNull()
  await elsewhere.close()
  await own.close()
})
