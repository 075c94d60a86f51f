import type { ChatContent, ChatMessage, Conversation } from '@keo/contract/chat'
import { CHAT_NEWS } from '@keo/contract/chat'
import { ERRORS } from '@keo/contract/errors'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { navigation } from '../../navigation/navigation.ts'
import { overlays } from '../../page-kit/overlays/overlays.tsx'
import { storage } from '../../platform/storage.ts'
import { logout } from '../../session/session.ts'
import { MAI } from '../../testing/sample-member.ts'
import { answerCalls, here, openApp, Refusal } from '../../testing/test-app.tsx'
import { chatNews } from './chat-news.ts'

const CHAT = '/api/support/chat'
const SEND = `POST ${CHAT}/send`
const ID = 'cnv_00000000000000000000000001'
const START = Date.parse('2026-01-31T12:00:00Z')

type From = ChatMessage['from']
const answer = (more: Partial<Extract<ChatContent, { type: 'answer' }>>): ChatContent => ({
  type: 'answer',
  saying: 'greeting',
  articles: [],
  orders: [],
  choices: [],
  ...more,
})
const GREETING = answer({ choices: ['whereIsDeposit', 'person'] })
const text = (words: string): ChatContent => ({ type: 'text', text: words })
const event = (name: 'queued' | 'personCame' | 'ended', staffName = ''): ChatContent => ({
  type: 'event',
  event: name,
  staffName,
})
const timeText = (seq: number) =>
  new Date(START + 8 * 3_600_000 + seq * 60_000).toISOString().slice(0, 19).replace('T', ' ')

/** A server with one conversation, which counts and remembers as the real one does. */
function chatOf(first: readonly [From, ChatContent][] = [['assistant', GREETING]], more: Answers = {}) {
  let conversation: Conversation | null = null
  const messages: ChatMessage[] = []
  const add = (from: From, content: ChatContent, clientId = ''): ChatMessage => {
    const message = { seq: messages.length + 1, from, clientId, content, time: timeText(messages.length) }
    messages.push(message)
    if (conversation) conversation = { ...conversation, lastSeq: message.seq }
    return message
  }
  const change = (to: Partial<Conversation>): Conversation => {
    conversation = { ...conversation!, ...to }
    return conversation
  }
  let begun = 0
  const begin = (): Conversation => {
    begun += 1
    conversation = {
      id: `cnv_${String(begun).padStart(26, '0')}`,
      state: 'assistant',
      lastSeq: 0,
      memberRead: 0,
      otherRead: 0,
      place: 0,
      waitMinutes: 0,
      staffName: '',
      stars: 0,
      isStaffed: true,
      staffFrom: '08:00',
      staffTo: '08:00',
      hasMail: true,
    }
    messages.length = 0
    for (const [from, content] of first) add(from, content)
    return conversation
  }
  const asked = answerCalls({
    'GET /api/member/get': () => MAI,
    [`GET ${CHAT}`]: () => ({ conversation }),
    [`POST ${CHAT}/open`]: () => (conversation && conversation.state !== 'ended' ? conversation : begin()),
    [`GET ${CHAT}/messages`]: ({ before, after }) => {
      const range = messages.filter(({ seq }) => seq < Number(before ?? 1e6) && seq > Number(after ?? 0))
      const page = after === undefined ? range.slice(-30) : range.slice(0, 30)
      return { messages: page, hasMore: range.length > page.length }
    },
    [SEND]: ({ clientId, content }) => {
      const known = messages.find((message) => message.clientId === clientId)
      if (known) return { messages: [known] }
      const said = add('member', content as ChatContent, String(clientId))
      if (conversation?.state !== 'assistant') return { messages: [said] }
      return { messages: [said, add('assistant', answer({ saying: 'notUnderstood', choices: ['person'] }))] }
    },
    [`POST ${CHAT}/person`]: () => change({ state: 'queued', place: 3, waitMinutes: 3 }),
    [`POST ${CHAT}/leave-queue`]: () => change({ state: 'assistant', place: 0 }),
    [`POST ${CHAT}/read`]: ({ seq }) => change({ memberRead: Number(seq) }),
    [`POST ${CHAT}/end`]: () => change({ state: 'ended' }),
    [`POST ${CHAT}/rate`]: ({ stars }) => change({ stars: Number(stars) }),
    [`POST ${CHAT}/transcript`]: () => ({ maskedMail: 'm***@mail.test' }),
    ...more,
  })
  const tell = (businessContent: unknown) =>
    act(() =>
      chatNews.onMessage({ businessType: CHAT_NEWS, topic: 'member', source: 's', seq: 1, businessContent }),
    )
  return {
    asked,
    add,
    change,
    begin,
    messages,
    tell,
    tellMessage: (message: ChatMessage) => tell({ kind: 'message', conversationId: ID, message }),
    tellState: (to: Partial<Conversation>) => tell({ kind: 'state', conversation: change(to) }),
    sends: () => asked.filter(({ call }) => call === SEND).map(({ body }) => body),
  }
}
type Answers = Parameters<typeof answerCalls>[0]

const log = () => within(screen.getByRole('log', { name: 'Các tin đã trao đổi' }))
async function open(chat: ReturnType<typeof chatOf>) {
  await openApp('/service-chat')
  await screen.findByRole('log')
  return chat
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nhập tin nhắn' })
async function write(words: string) {
  await userEvent.type(field(), words)
  await userEvent.click(screen.getByRole('button', { name: 'Gửi tin' }))
}
const online = (is: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is)
  act(() => void window.dispatchEvent(new Event(is ? 'online' : 'offline')))
}

afterEach(() => {
  vi.restoreAllMocks()
  act(() => overlays.closeAllBut([]))
  act(() => logout())
})

test('a guest is led to log in and comes back', async () => {
  answerCalls({})
  await openApp('/service-chat', 'visitor')
  await waitFor(() => expect(here()).toMatch(/^\/login\?redirect=%2Fservice-chat/))
})

test('the first visit begins a conversation; the assistant says that it is one, and hours are told', async () => {
  const chat = await open(chatOf())
  expect(chat.asked.filter(({ call }) => call === `POST ${CHAT}/open`)).toHaveLength(1)
  expect(log().getByText(/^Chào bạn. Mình là trợ lý tự động/)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('nhân viên 24/7')
  chat.tellState({ staffFrom: '08:00', staffTo: '02:00' })
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/nhân viên \d\d:00–\d\d:00/),
  )
})

test('a word of the member is sent, shown, answered and marked as read by the answer', async () => {
  const chat = await open(chatOf())
  expect(screen.getByRole('button', { name: 'Gửi tin' })).toHaveProperty('disabled', true)
  await write('xin chào <b>bạn</b>')
  expect(await log().findByText('xin chào <b>bạn</b>')).toBeTruthy()
  expect(await log().findByText(/Mình chưa hiểu câu này/)).toBeTruthy()
  expect(field().value).toBe('')
  expect(log().getByText('Đã xem')).toBeTruthy()
  expect(chat.sends()).toMatchObject([{ id: ID, content: { type: 'text', text: 'xin chào <b>bạn</b>' } }])
  await waitFor(() =>
    expect(chat.asked.findLast(({ call }) => call === `POST ${CHAT}/read`)?.body['seq']).toBe(3),
  )
})

test('sent is one tick, read by a person is two', async () => {
  const chat = await open(chatOf())
  chat.tellState({ state: 'person', staffName: 'Lan' })
  await write('còn đó không')
  expect(await log().findByText('Đã gửi')).toBeTruthy()
  chat.tellState({ otherRead: 2 })
  expect(await log().findByText('Đã xem')).toBeTruthy()
  expect(log().queryByText('Đã gửi')).toBeNull()
})

test('what got no answer says so, and the second try has the same name and changes nothing twice', async () => {
  let isLost = true
  const chat = chatOf()
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const response = await real(address, init)
    if (isLost && address.includes('/chat/send')) throw new TypeError('lost')
    return response
  })
  await open(chat)
  await write('có ai không')
  const failed = await log().findByRole('alert')
  expect(failed.textContent).toContain('Chưa gửi được')
  isLost = false
  await userEvent.click(within(failed).getByRole('button', { name: 'Gửi lại' }))
  await waitFor(() => expect(log().queryByRole('alert')).toBeNull())
  expect(log().getAllByText('có ai không')).toHaveLength(1)
  const [first, second] = chat.sends()
  expect(second?.['clientId']).toBe(first?.['clientId'])
  expect(chat.messages.filter(({ from }) => from === 'member')).toHaveLength(1)
  expect(storage.read('unsentChat')).toEqual([])
})

/** Nothing that is sent arrives while it is so. */
function loseSends() {
  const line = { isLost: true }
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    line.isLost && address.includes('/chat/send')
      ? Promise.reject(new TypeError('lost'))
      : real(address, init),
  )
  return line
}
const saidBy = (chat: ReturnType<typeof chatOf>) =>
  chat.messages.flatMap(({ from, content }) =>
    from === 'member' && content.type === 'text' ? [content.text] : [],
  )

test('what is written without a line waits, and goes out in order when it is back', async () => {
  const chat = chatOf()
  const line = loseSends()
  await open(chat)
  online(false)
  await write('một')
  await write('hai')
  expect(await log().findAllByText('Sẽ gửi khi có mạng')).toHaveLength(2)
  line.isLost = false
  online(true)
  await waitFor(() => expect(saidBy(chat)).toEqual(['một', 'hai']))
  await waitFor(() => expect(storage.read('unsentChat')).toEqual([]))
})

test('words that an earlier visit kept on the device are sent in order, those of another member are not', async () => {
  const chat = chatOf()
  await openApp('/sponsor')
  const kept = (memberId: string, words: string, place: number) => ({
    memberId,
    clientId: `client-${place}`,
    content: text(words),
    time: START,
  })
  storage.write('unsentChat', [
    kept(MAI.id, 'một', 1),
    kept('mbr_other', 'của người khác', 2),
    kept(MAI.id, 'hai', 3),
  ])
  await act(() => navigation.to('/service-chat'))
  await waitFor(() => expect(saidBy(chat)).toEqual(['một', 'hai']))
  expect(log().queryByText('của người khác')).toBeNull()
})

test('unsent words of a member are gone at logout', async () => {
  const chat = chatOf()
  loseSends()
  await open(chat)
  await write('bí mật')
  await log().findByRole('alert')
  expect(storage.read('unsentChat')).toHaveLength(1)
  act(() => logout())
  expect(storage.read('unsentChat')).toBeUndefined()
})

test("what the server refuses is said in the server's words, holds up nothing and can be removed", async () => {
  const chat = chatOf()
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    address.includes('/chat/send') && String(init?.body).includes('xấu')
      ? Promise.resolve(Response.json({ code: ERRORS.CHAT_FULL.wire, msg: 'Đủ tin rồi.' }))
      : real(address, init),
  )
  await open(chat)
  await write('xấu')
  const refused = await log().findByRole('alert')
  expect(refused.textContent).toContain('Đủ tin rồi.')
  await write('tốt')
  await waitFor(() => expect(saidBy(chat)).toEqual(['tốt']))
  await userEvent.click(within(refused).getByRole('button', { name: 'Bỏ' }))
  expect(log().queryByText('xấu')).toBeNull()
})

test('a message of the person, or of another device of the member, comes in over the socket', async () => {
  const chat = await open(chatOf())
  chat.tellState({ state: 'person', staffName: 'Lan' })
  chat.tellMessage(chat.add('site', event('personCame', 'Lan')))
  chat.tellMessage(chat.add('staff', text('Lan đây ạ')))
  chat.tellMessage(chat.add('member', text('từ máy khác'), 'another-device'))
  expect(await log().findByText('Lan đây ạ')).toBeTruthy()
  expect(log().getByText('Lan vào hỗ trợ bạn')).toBeTruthy()
  expect(log().getByText('từ máy khác')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Lan đang hỗ trợ bạn')
})

test('a gap, and a line that comes back, fetch all after the last number', async () => {
  const chat = await open(chatOf())
  chat.add('staff', text('tin bị lỡ'))
  chat.tellMessage(chat.add('staff', text('tin đến sau')))
  expect(await log().findByText('tin bị lỡ')).toBeTruthy()
  expect(chat.asked.findLast(({ call }) => call === `GET ${CHAT}/messages`)?.body).toMatchObject({
    after: '1',
  })
  for (let count = 0; count < 31; count += 1) chat.add('staff', text(`tin ${count}.`))
  act(() => chatNews.opened())
  expect(await log().findByText('tin 30.')).toBeTruthy()
  expect(log().getByText('tin 0.')).toBeTruthy()
})

test('older messages come page by page above the others', async () => {
  const many = Array.from({ length: 70 }, (_, place): [From, ChatContent] => [
    'staff',
    text(`dòng ${place}.`),
  ])
  await open(chatOf(many))
  expect(log().queryByText('dòng 39.')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Xem tin cũ hơn' }))
  expect(await log().findByText('dòng 10.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Xem tin cũ hơn' }))
  expect(await log().findByText('dòng 0.')).toBeTruthy()
  const order = log()
    .getAllByText(/^dòng/)
    .map((line) => line.textContent)
  expect(order).toEqual(many.map((_, place) => `dòng ${place}.`))
  expect(screen.queryByRole('button', { name: 'Xem tin cũ hơn' })).toBeNull()
})

const ORDER = {
  kind: 'withdraw',
  id: 'wdr_1',
  number: 'W8471206',
  name: 'Ngân hàng',
  amount: '5.000.000 ₫',
  state: 'Đang xử lý',
  tone: 'wait',
  time: '2026-01-31 20:41:00',
  steps: [
    { name: 'Đã nhận lệnh', time: '2026-01-31 20:41:00', isDone: true },
    { name: 'Chuyển tiền', time: '2026-01-31 20:50:00', isDone: false },
  ],
  path: '/withdrawalInformation?orderNo=wdr_1',
} as const

test('an answer shows the order with its steps and the article, each leading to its page', async () => {
  const article = { id: 'withdraw-times', title: 'Rút tiền bao lâu', answer: 'Trong 5 phút.' }
  await open(
    chatOf([
      [
        'assistant',
        answer({
          saying: 'withdrawals',
          orders: [{ ...ORDER, steps: [...ORDER.steps] }],
          articles: [article],
        }),
      ],
    ]),
  )
  const order = log().getByRole('link', { name: /W8471206/ })
  expect(order.getAttribute('href')).toBe(ORDER.path)
  expect(order.textContent).toContain('Đang xử lý')
  expect(order.textContent).toMatch(/5\.000\.000\s₫/)
  const steps = within(order)
    .getAllByRole('listitem')
    .map((step) => step.textContent)
  expect(steps[0]).toMatch(/Đã nhận lệnhxong/)
  expect(steps[1]).toBe('Chuyển tiềnđang chờ')
  await userEvent.click(log().getByRole('link', { name: /Rút tiền bao lâu/ }))
  await waitFor(() => expect(here()).toBe('/service-detail?id=withdraw-times'))
})

test('an order leads to pages of this site alone', async () => {
  const order = { ...ORDER, steps: [], path: '//evil.test/x' }
  await open(chatOf([['assistant', answer({ orders: [order] })]]))
  expect(
    log()
      .getByRole('link', { name: /W8471206/ })
      .getAttribute('href'),
  ).toBe('/')
})

test('a choice is sent as a question, and those of an older answer are gone', async () => {
  const chat = await open(chatOf())
  await userEvent.click(screen.getByRole('button', { name: 'Tiền nạp đâu rồi?' }))
  await waitFor(() =>
    expect(chat.sends()).toMatchObject([{ content: { type: 'choice', choice: 'whereIsDeposit' } }]),
  )
  expect(await log().findByText(/Mình chưa hiểu/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Tiền nạp đâu rồi?' })).toBeNull()
  expect(log().getByText('Tiền nạp đâu rồi?')).toBeTruthy()
})

test('asking for a person shows place and minutes, and leaving the queue leads back to the assistant', async () => {
  const chat = await open(chatOf())
  await userEvent.click(screen.getByRole('button', { name: 'Gặp nhân viên' }))
  expect(await screen.findByRole('region', { name: 'Bạn đứng thứ 3 trong hàng' })).toBeTruthy()
  expect(screen.getByText(/Khoảng 3 phút/)).toBeTruthy()
  chat.tellState({ place: 1, waitMinutes: 1 })
  expect(await screen.findByRole('region', { name: 'Bạn đứng thứ 1 trong hàng' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Rời hàng' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: /trong hàng/ })).toBeNull())
  expect(chat.sends()).toEqual([])
})

test('outside hours asking for a person leads to feedback with a sentence', async () => {
  const chat = chatOf(undefined, {
    [`POST ${CHAT}/person`]: () => new Refusal(ERRORS.CHAT_OUT_OF_HOURS.wire, 'Ngoài giờ.'),
  })
  chat.begin()
  chat.change({ isStaffed: false, staffFrom: '08:00', staffTo: '23:00' })
  await open(chat)
  await userEvent.click(screen.getByRole('button', { name: 'Gặp nhân viên' }))
  expect(await screen.findByText(/Nhân viên trả lời từ \d\d:00 đến \d\d:00/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Viết góp ý' }))
  await waitFor(() => expect(here()).toBe('/feedback'))
})

test('typing shows on both sides: dots for the member, word to the person at most every three seconds', async () => {
  const chat = await open(chatOf(undefined, { [`POST ${CHAT}/typing`]: () => ({}) }))
  await userEvent.type(field(), 'abc')
  expect(chat.asked.some(({ call }) => call.endsWith('/typing'))).toBe(false)
  chat.tellState({ state: 'person', staffName: 'Lan' })
  await userEvent.type(field(), 'def')
  expect(chat.asked.filter(({ call }) => call.endsWith('/typing'))).toHaveLength(1)
  chat.tell({ kind: 'typing', conversationId: ID })
  expect(await screen.findByText('Lan đang nhập')).toBeTruthy()
  chat.tellMessage(chat.add('staff', text('đây ạ')))
  await waitFor(() => expect(screen.queryByText('Lan đang nhập')).toBeNull())
})

async function menu(name: string | RegExp) {
  await userEvent.click(screen.getByRole('button', { name: 'Tùy chọn' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
}

test('the menu sends the transcript by mail, and ends after a question', async () => {
  const chat = await open(chatOf())
  await menu('Gửi bản ghi qua email')
  expect(await screen.findByText('Đã gửi bản ghi đến m***@mail.test')).toBeTruthy()
  await menu('Kết thúc cuộc trò chuyện')
  const dialog = await screen.findByRole('alertdialog')
  expect(chat.asked.some(({ call }) => call.endsWith('/end'))).toBe(false)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Kết thúc' }))
  expect(await screen.findByRole('button', { name: 'Bắt đầu cuộc trò chuyện mới' })).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Nhập tin nhắn' })).toBeNull()
})

test('without a bound address the transcript leads to binding one', async () => {
  const chat = await open(chatOf())
  chat.tellState({ hasMail: false })
  await menu(/Gửi bản ghi qua email/)
  await waitFor(() => expect(here()).toBe('/mail'))
})

test('an ended conversation is rated with stars and a note, and a new one takes what was not sent', async () => {
  const chat = chatOf()
  const line = loseSends()
  await open(chat)
  online(false)
  await write('chưa gửi kịp')
  chat.tellState({ state: 'ended' })
  expect(await log().findByText('Sẽ gửi trong cuộc trò chuyện mới')).toBeTruthy()
  line.isLost = false
  online(true)
  await userEvent.click(screen.getByRole('radio', { name: '4 sao' }))
  await userEvent.type(screen.getByRole('textbox', { name: /Ghi thêm/ }), 'nhanh')
  await userEvent.click(screen.getByRole('button', { name: 'Gửi đánh giá' }))
  expect(await screen.findByText('Cảm ơn bạn đã đánh giá 4 sao.')).toBeTruthy()
  const rated = chat.asked.find(({ call }) => call.endsWith('/rate'))
  expect(rated?.body).toMatchObject({ id: ID, stars: 4, note: 'nhanh' })
  expect(saidBy(chat)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Bắt đầu cuộc trò chuyện mới' }))
  await waitFor(() => expect(saidBy(chat)).toEqual(['chưa gửi kịp']))
})

/** An upload that goes as far as the test lets it. */
class TestRequest extends EventTarget {
  static last: TestRequest | undefined
  readonly upload = new EventTarget()
  status = 200
  responseText = ''
  open() {}
  setRequestHeader() {}
  getResponseHeader = () => null
  send() {
    TestRequest.last = this
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  reach(loaded: number, total: number) {
    act(() => void this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total })))
  }
  finish(envelope: object) {
    this.responseText = JSON.stringify(envelope)
    act(() => void this.dispatchEvent(new Event('load')))
  }
}
const FILE_ID = 'fil_00000000000000000000000001'
async function choosePicture() {
  TestRequest.last = undefined
  vi.stubGlobal('XMLHttpRequest', TestRequest)
  const picture = new File([new Uint8Array([1, 2, 3])], 'a.png', { type: 'image/png' })
  await userEvent.upload(screen.getByLabelText('Gửi ảnh', { selector: 'input' }), picture)
  await waitFor(() => expect(TestRequest.last).toBeTruthy())
  return TestRequest.last!
}

test('a picture shows how far it has come, and is sent when it is there', async () => {
  const chat = await open(chatOf())
  const request = await choosePicture()
  request.reach(64, 100)
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('64')
  request.finish({ code: 200, msg: '', data: { fileId: FILE_ID } })
  await waitFor(() => expect(chat.sends()).toMatchObject([{ content: { type: 'picture', fileId: FILE_ID } }]))
  await userEvent.click(await log().findByRole('button', { name: 'Xem ảnh lớn' }))
  expect(within(await screen.findByRole('dialog')).getByRole('img', { name: 'Ảnh bạn gửi' })).toBeTruthy()
})

test('a tap takes a picture back, and nothing of it is sent', async () => {
  const chat = await open(chatOf())
  const request = await choosePicture()
  const aborted = vi.fn<() => void>()
  request.addEventListener('abort', aborted)
  await userEvent.click(screen.getByRole('button', { name: 'Hủy gửi ảnh' }))
  expect(aborted).toHaveBeenCalledOnce()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(chat.sends()).toEqual([])
})

test('a picture that a reload cut off is named as not sent until it is put away; one that arrived is not', async () => {
  const chat = chatOf()
  await openApp('/sponsor')
  const note = (memberId: string, name: string) => ({ key: name, memberId, name })
  storage.write('unsentPictures', [note(MAI.id, 'bien-lai.jpg'), note('mbr_other', 'b.jpg')])
  await act(() => navigation.to('/service-chat'))
  await screen.findByRole('log')
  const told = await log().findByRole('alert')
  expect(log().getByText('bien-lai.jpg')).toBeTruthy()
  expect(log().queryByText('b.jpg')).toBeNull()
  expect(told.textContent).toContain('Trang đã tải lại nên ảnh chưa gửi.')
  await userEvent.click(within(told).getByRole('button', { name: 'Bỏ' }))
  expect(log().queryByText('bien-lai.jpg')).toBeNull()

  const request = await choosePicture()
  expect(storage.read('unsentPictures')).toMatchObject([{ memberId: 'mbr_other' }, { name: 'a.png' }])
  expect(log().queryByRole('alert')).toBeNull()
  request.finish({ code: 200, msg: '', data: { fileId: FILE_ID } })
  await waitFor(() => expect(chat.sends()).toHaveLength(1))
  expect(storage.read('unsentPictures')).toMatchObject([{ memberId: 'mbr_other' }])
})

test("a picture that is none is refused in the server's words", async () => {
  await open(chatOf())
  const request = await choosePicture()
  request.finish({ code: ERRORS.PICTURE_REFUSED.wire, msg: 'Tệp này không phải ảnh.' })
  const refused = await log().findByRole('alert')
  expect(refused.textContent).toContain('Tệp này không phải ảnh.')
  await userEvent.click(within(refused).getByRole('button', { name: 'Bỏ' }))
  expect(log().queryByRole('alert')).toBeNull()
})

test('what cannot be loaded says so and is tried again', async () => {
  const chat = chatOf()
  const real = globalThis.fetch
  let isDown = true
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    isDown && address.includes('/chat/messages')
      ? Promise.reject(new TypeError('down'))
      : real(address, init),
  )
  await openApp('/service-chat')
  const again = await screen.findByRole('button', { name: 'Thử lại' }, { timeout: 60_000 })
  expect(screen.queryByRole('textbox')).toBeNull()
  isDown = false
  await userEvent.click(again)
  expect(await screen.findByRole('log')).toBeTruthy()
  expect(chat.messages).toHaveLength(1)
})

test('where the operator has a chat of its own, the page leads to the channels', async () => {
  chatOf(undefined, { [`POST ${CHAT}/open`]: () => new Refusal(ERRORS.NOT_FOUND.wire, 'Không có.') })
  await openApp('/service-chat')
  await userEvent.click(await screen.findByRole('button', { name: 'Chọn kênh hỗ trợ' }))
  expect(await screen.findByRole('dialog', { name: 'Chọn kênh hỗ trợ' })).toBeTruthy()
})
