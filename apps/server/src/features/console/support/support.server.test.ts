import { randomUUID } from 'node:crypto'
import { addCallBack } from '@keo/contract/call-back'
import { askForPerson, listChatMessages, openChat, rateChat, sendChatMessage } from '@keo/contract/chat'
import { takeChat } from '@keo/contract/chat-desk'
import { listAudit } from '@keo/contract/console-audit'
import { getOverview } from '@keo/contract/console-queues'
import {
  answerSupportChat,
  answerSupportThread,
  countSupport,
  endSupportChat,
  finishSupportCallBack,
  getSupportChat,
  getSupportHours,
  getSupportThread,
  listCannedAnswers,
  listColleagues,
  listSupportCallBacks,
  listSupportChats,
  listSupportFeedback,
  listSupportMessages,
  noteSupportChat,
  readSupportChat,
  removeCannedAnswer,
  saveCannedAnswer,
  setSupportHours,
  showCallBackNumber,
  takeSupportChat,
  transferSupportChat,
} from '@keo/contract/console-support'
import { ERRORS, type ErrorCode } from '@keo/contract/errors'
import { getFeedback, saveFeedback } from '@keo/contract/feedback'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { beforeAll, beforeEach, expect, test } from 'vitest'

const { world, database } = sharedWorld({ webRoot: null })
const desk = consoleSteps(world)
const wire = (code: ErrorCode) => ERRORS[code].wire
const SCRIPT = '<img src=x onerror="alert(1)"><script>alert(1)</script>'
const REASON = 'handed over at the end of a shift'
const OK = 200
let admin: Staff
let mai: Staff
let other: Staff

beforeAll(async () => {
  admin = await desk.first()
  mai = await desk.hire(admin, 'support')
  other = await desk.hire(admin, 'support')
})

beforeEach(async () => {
  await database.asOwner('delete from platform.conversation')
  await database.asOwner('delete from platform.feedback_thread')
})

/** A member who waits for a person, after these words. */
async function waiting(userName: string, ...words: string[]) {
  const who = { token: await world.signIn(userName) }
  const { id } = (await world.call(openChat, {}, who)).data
  await world.call(askForPerson, { id }, who)
  for (const text of words)
    await world.call(sendChatMessage, { id, clientId: randomUUID(), content: { type: 'text', text } }, who)
  return { who, id }
}
const say = (staff: Staff, id: string, text: string, clientId: string = randomUUID()) =>
  desk.ask(answerSupportChat, { id, clientId, text }, staff)
const seen = async (who: { token: string }, id: string) =>
  (await world.call(listChatMessages, { id }, who)).data.messages

test('a chat waits in the queue, is taken, answered and ended, and its member sees every step', async () => {
  const { who, id } = await waiting('maitran88', 'Tiền nạp chưa vào')
  const { chats } = (await desk.ask(listSupportChats, { view: 'waiting' }, mai)).data
  expect(chats).toMatchObject([{ id, userName: 'maitran88', state: 'queued', last: { from: 'member' } }])
  const { queues } = (await desk.ask(getOverview, {}, mai)).data
  expect(queues.find(({ name }) => name === 'chat')).toMatchObject({ count: 1 })
  expect((await say(mai, id, 'too early')).code).toBe(wire('CHAT_NOT_TAKEN'))

  expect((await desk.ask(takeSupportChat, { id }, mai)).code).toBe(OK)
  const clientId = randomUUID()
  for (let again = 0; again < 2; again += 1) await say(mai, id, 'Chào bạn, mình xem ngay.', clientId)
  expect((await seen(who, id)).slice(-2)).toMatchObject([
    { from: 'site', content: { event: 'personCame', staffName: '1' } },
    { from: 'staff', content: { text: 'Chào bạn, mình xem ngay.' } },
  ])
  await desk.ask(endSupportChat, { id }, mai)
  await world.call(rateChat, { id, stars: 4, note: 'nhanh' }, who)
  const [closed] = (await desk.ask(listSupportChats, { view: 'closed' }, mai)).data.chats
  expect(closed).toMatchObject({ id, state: 'ended', stars: 4, note: 'nhanh' })
  expect((await desk.ask(listColleagues, {}, mai)).data).toMatchObject({ stars: 40, rated: 1 })
  const { entries } = (await desk.ask(listAudit, { object: id, staffOnly: true }, admin)).data
  expect(entries.map(({ actor, action }) => [actor, action])).toEqual([
    [mai.id, 'chat.ended'],
    [mai.id, 'chat.taken'],
  ])
})

test('while staff may answer, the stand-in of the sandbox takes nothing', async () => {
  const { id } = await waiting('maitran88')
  expect((await world.call(takeChat, { id, staffName: 'Thu Hà' })).code).toBe(wire('NOT_ALLOWED'))
  expect((await desk.ask(getSupportChat, { id }, mai)).data.chat.state).toBe('queued')
})

test('nobody writes in, ends or takes a colleague’s chat; handing it over is told to the member', async () => {
  const { who, id } = await waiting('maitran88')
  await desk.ask(takeSupportChat, { id }, mai)
  for (const code of [
    (await desk.ask(takeSupportChat, { id }, other)).code,
    (await say(other, id, 'not mine')).code,
    (await desk.ask(endSupportChat, { id }, other)).code,
  ])
    expect(code).toBe(wire('CHAT_TAKEN'))
  await world.call(
    sendChatMessage,
    { id, clientId: randomUUID(), content: { type: 'text', text: 'Còn đó không?' } },
    who,
  )
  const unread = async () => (await desk.ask(getSupportChat, { id }, mai)).data.chat.unread
  // Looking over a shoulder reads nothing.
  await desk.ask(readSupportChat, { id, seq: 99 }, other)
  expect(await unread()).toBeGreaterThan(0)
  await desk.ask(readSupportChat, { id, seq: 99 }, mai)
  expect(await unread()).toBe(0)

  const hand = (to: string) => desk.ask(transferSupportChat, { id, to, reason: REASON }, mai)
  expect((await hand(admin.id)).code).toBe(wire('NOT_FOUND'))
  expect((await hand(other.id)).code).toBe(OK)
  expect((await say(mai, id, 'no longer mine')).code).toBe(wire('CHAT_TAKEN'))
  expect((await say(other, id, 'Mình tiếp nhé.')).code).toBe(OK)
  expect((await seen(who, id)).at(-1)).toMatchObject({ from: 'staff', content: { text: 'Mình tiếp nhé.' } })
  await desk.ask(transferSupportChat, { id, to: '', reason: REASON }, other)
  expect((await desk.ask(listSupportChats, { view: 'waiting' }, mai)).data.chats).toMatchObject([{ id }])
})

test('[HTM-02] script is text in answers and notes, and a note is never the member’s', async () => {
  const { who, id } = await waiting('maitran88', SCRIPT)
  await desk.ask(takeSupportChat, { id }, mai)
  await say(mai, id, SCRIPT)
  const note = { id, noteId: randomUUID(), text: `${SCRIPT} chỉ nội bộ` }
  for (let again = 0; again < 2; again += 1) await desk.ask(noteSupportChat, note, mai)
  const { notes } = (await desk.ask(getSupportChat, { id }, other)).data
  expect(notes).toMatchObject([{ text: note.text }])
  const messages = await seen(who, id)
  expect(messages.at(-1)?.content).toEqual({ type: 'text', text: SCRIPT })
  expect(JSON.stringify(messages)).not.toContain('chỉ nội bộ')
  expect((await desk.ask(listSupportMessages, { id }, mai)).data.messages.at(-1)?.content).toEqual({
    type: 'text',
    text: SCRIPT,
  })
  expect((await say(mai, id, 'ghost \u202e')).code).toBe(wire('INVALID_INPUT'))
})

test('a chat in which nobody asked for a person is not at the desk', async () => {
  const who = { token: await world.signIn('linhnguyen7') }
  const { id } = (await world.call(openChat, {}, who)).data
  for (const call of [getSupportChat, listSupportMessages, takeSupportChat, endSupportChat])
    expect((await desk.ask(call, { id }, mai)).code).toBe(wire('NOT_FOUND'))
})

test('two editors of a canned answer: the second is told, and loses nothing', async () => {
  const first = (
    await desk.ask(saveCannedAnswer, { id: '', version: 0, title: 'Tiền treo', text: 'Đang đối chiếu.' }, mai)
  ).data
  const change = (staff: Staff, text: string) =>
    desk.ask(saveCannedAnswer, { id: first.id, version: first.version, title: first.title, text }, staff)
  expect((await change(mai, 'Thường xong trong 10 phút.')).data).toMatchObject({ version: 2 })
  expect((await change(other, 'Xin chờ.')).code).toBe(wire('CHANGED_MEANWHILE'))
  const { id } = await waiting('maitran88')
  await desk.ask(takeSupportChat, { id }, mai)
  await desk.ask(answerSupportChat, { id, clientId: randomUUID(), text: 'x', cannedId: first.id }, mai)
  const kept = (await desk.ask(listCannedAnswers, {}, other)).data.answers
  expect(kept).toMatchObject([{ id: first.id, text: 'Thường xong trong 10 phút.', uses: 1 }])
  const remove = (version: number) => desk.ask(removeCannedAnswer, { id: first.id, version }, mai)
  expect((await remove(1)).code).toBe(wire('CHANGED_MEANWHILE'))
  expect((await remove(2)).code).toBe(OK)
})

test('feedback is answered once: who writes to what a colleague answered is told, and the member reads one answer', async () => {
  const who = { token: await world.signIn('maitran88') }
  const { id } = (await world.call(saveFeedback, { category: 'idea', text: `Nên có ${SCRIPT}` }, who)).data
  const { threads } = (await desk.ask(listSupportFeedback, { view: 'waiting' }, mai)).data
  expect(threads).toMatchObject([{ id, userName: 'maitran88', state: 'received' }])
  const answer = (staff: Staff, text: string) =>
    desk.ask(answerSupportThread, { id, messages: 1, text, isAccepted: true }, staff)
  expect((await answer(mai, 'Cảm ơn bạn.')).code).toBe(OK)
  expect((await answer(other, 'Không được.')).code).toBe(wire('CHANGED_MEANWHILE'))
  const thread = (await desk.ask(getSupportThread, { id }, other)).data
  expect(thread).toMatchObject({ state: 'answered', isAccepted: true })
  expect(thread.messages.map(({ text }) => text)).toEqual([`Nên có ${SCRIPT}`, 'Cảm ơn bạn.'])
  expect((await world.call(getFeedback, { id }, who)).data.messages.at(-1)).toMatchObject({
    from: 'staff',
    text: 'Cảm ơn bạn.',
  })
})

test('[BO-04] numbers of who waits to be called are masked; the whole one asks for a reason and leaves a trace', async () => {
  const who = { token: await world.signIn('maitran88') }
  const asked = await world.call(
    addCallBack,
    { tenantId: 'keo', userName: '', realName: '', vipLevel: 3, remark: 'buổi tối', mobile: '0912345678' },
    who,
  )
  expect(asked.code).toBe(OK)
  const list = async () => (await desk.ask(listSupportCallBacks, {}, mai)).data.callBacks
  const [call] = await list()
  expect(call).toMatchObject({ userName: 'maitran88', remark: 'buổi tối' })
  expect(call?.mobile).not.toContain('12345')
  const id = call?.id ?? ''
  const shown = await desk.ask(showCallBackNumber, { id, reason: 'calling back now' }, mai)
  expect(shown.data.mobile).toBe('0912345678')
  const done = () => desk.ask(finishSupportCallBack, { id, outcome: 'spoke about a deposit' }, mai)
  expect([(await done()).code, (await done()).code]).toEqual([OK, wire('NOT_FOUND')])
  expect(await list()).toEqual([])
  const { entries } = (await desk.ask(listAudit, { object: id, staffOnly: true }, admin)).data
  expect(entries.map(({ action }) => action)).toEqual(['call-back.called', 'call-back.number-shown'])
})

test('each tab is counted as its reader sees it, and what is over is counted no more', async () => {
  const counts = async (staff = mai) => (await desk.ask(countSupport, {}, staff)).data.counts
  const { calls } = await counts()
  expect(await counts()).toMatchObject({ mine: 0, waiting: 0, others: 0, feedback: 0 })
  const { who, id } = await waiting('maitran88')
  await world.call(saveFeedback, { category: 'idea', text: 'Nên có' }, who)
  expect(await counts()).toEqual({ mine: 0, waiting: 1, others: 0, feedback: 1, calls })
  await desk.ask(takeSupportChat, { id }, mai)
  expect(await counts()).toMatchObject({ mine: 1, waiting: 0, others: 0 })
  expect(await counts(other)).toMatchObject({ mine: 0, waiting: 0, others: 1 })
  await desk.ask(endSupportChat, { id }, mai)
  expect(await counts()).toMatchObject({ mine: 0, others: 0 })
  const request = {
    tenantId: 'keo',
    userName: '',
    realName: '',
    vipLevel: 3,
    remark: '',
    mobile: '0912345678',
  }
  expect((await world.call(addCallBack, request, who)).code).toBe(OK)
  expect((await counts()).calls).toBe(calls + 1)
})

test('hours are set by who may, and then a member cannot ask for a person outside of them', async () => {
  expect((await desk.ask(getSupportHours, {}, mai)).data).toEqual({
    from: '00:00',
    to: '00:00',
    isStaffed: true,
  })
  // The world stands at 20:00.
  await desk.ask(setSupportHours, { from: '08:00', to: '09:00' }, mai)
  const who = { token: await world.signIn('maitran88') }
  const { id } = (await world.call(openChat, {}, who)).data
  expect((await world.call(askForPerson, { id }, who)).code).toBe(wire('CHAT_OUT_OF_HOURS'))
  await desk.ask(setSupportHours, { from: '00:00', to: '00:00' }, mai)
})
