import type { ChatContent, ChatMessage } from '@keo/contract/chat-messages'
import { ERRORS } from '@keo/contract/errors'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { begunFeedback } from '../../page-kit/begun-feedback.ts'
import { answerCalls, here, openApp, Refusal } from '../../testing/test-app.tsx'
import { chatNews } from './chat-news.ts'
import {
  answer,
  CHAT,
  chatOf,
  event,
  field,
  ID,
  leaveChat,
  log,
  loseSends,
  online,
  openChatPage,
  saidBy,
  text,
  write,
} from './test-chat.tsx'

afterEach(leaveChat)

test('a guest is led to log in and comes back', async () => {
  answerCalls({})
  await openApp('/service-chat', 'visitor')
  await waitFor(() => expect(here()).toMatch(/^\/login\?redirect=%2Fservice-chat/))
})

test('the first visit begins a conversation; the assistant says that it is one, and hours are told', async () => {
  const chat = await openChatPage(chatOf())
  expect(chat.asked.filter(({ call }) => call === `POST ${CHAT}/open`)).toHaveLength(1)
  expect(log().getByText(/^Chào bạn. Mình là trợ lý tự động/)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('nhân viên 24/7')
  chat.tellState({ staffFrom: '08:00', staffTo: '02:00' })
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/nhân viên \d\d:00–\d\d:00/),
  )
})

test('a word of the member is sent, shown, answered and marked as read by the answer', async () => {
  const chat = await openChatPage(chatOf())
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
  const chat = await openChatPage(chatOf())
  chat.tellState({ state: 'person', staffName: 'Lan' })
  await write('còn đó không')
  expect(await log().findByText('Đã gửi')).toBeTruthy()
  chat.tellState({ otherRead: 2 })
  expect(await log().findByText('Đã xem')).toBeTruthy()
  expect(log().queryByText('Đã gửi')).toBeNull()
})

test('a message of the person, or of another device of the member, comes in over the socket', async () => {
  const chat = await openChatPage(chatOf())
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
  const chat = await openChatPage(chatOf())
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
  const many = Array.from({ length: 70 }, (_, place): [ChatMessage['from'], ChatContent] => [
    'staff',
    text(`dòng ${place}.`),
  ])
  await openChatPage(chatOf(many))
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
  await openChatPage(
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
  await openChatPage(chatOf([['assistant', answer({ orders: [order] })]]))
  expect(
    log()
      .getByRole('link', { name: /W8471206/ })
      .getAttribute('href'),
  ).toBe('/')
})

test('a choice is sent as a question, and those of an older answer are gone', async () => {
  const chat = await openChatPage(chatOf())
  await userEvent.click(screen.getByRole('button', { name: 'Tiền nạp đâu rồi?' }))
  await waitFor(() =>
    expect(chat.sends()).toMatchObject([{ content: { type: 'choice', choice: 'whereIsDeposit' } }]),
  )
  expect(await log().findByText(/Mình chưa hiểu/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Tiền nạp đâu rồi?' })).toBeNull()
  expect(log().getByText('Tiền nạp đâu rồi?')).toBeTruthy()
})

test('asking for a person shows place and minutes, and leaving the queue leads back to the assistant', async () => {
  const chat = await openChatPage(chatOf())
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
  await openChatPage(chat)
  await userEvent.click(screen.getByRole('button', { name: 'Gặp nhân viên' }))
  expect(await screen.findByText(/Nhân viên trả lời từ \d\d:00 đến \d\d:00/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Viết góp ý' }))
  await waitFor(() => expect(here()).toBe('/settingfeedback'))
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('')
})

test('where nobody answers at all the page says so instead of hours, and still leads to feedback', async () => {
  const chat = chatOf(undefined, {
    [`POST ${CHAT}/person`]: () => new Refusal(ERRORS.CHAT_OUT_OF_HOURS.wire, 'Ngoài giờ.'),
  })
  chat.begin()
  chat.change({ isStaffed: false })
  await openChatPage(chat)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('chưa có nhân viên trực')
  await userEvent.click(screen.getByRole('button', { name: 'Gặp nhân viên' }))
  expect(await screen.findByText('Hiện chưa có nhân viên trực')).toBeTruthy()
  expect(screen.queryByText(/Nhân viên trả lời từ/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Viết góp ý' })).toBeTruthy()
})

test('what was asked in words outside hours stands in the feedback that the closed card begins, once', async () => {
  const chat = chatOf([
    ['member', text('Nạp 500k chưa vào')],
    ['assistant', answer({ saying: 'articles' })],
    ['member', { type: 'picture', fileId: `fil_${'1'.repeat(26)}` }],
    ['member', text('cho mình gặp nhân viên')],
    ['site', { type: 'event', event: 'outOfHours', staffName: '' }],
  ])
  chat.begin()
  chat.change({ isStaffed: false, staffFrom: '08:00', staffTo: '23:00' })
  await openChatPage(chat)
  await userEvent.click(screen.getByRole('button', { name: 'Viết góp ý' }))
  const words = await screen.findByRole<HTMLTextAreaElement>('textbox')
  expect([here(), words.value]).toEqual(['/settingfeedback', 'Nạp 500k chưa vào\ncho mình gặp nhân viên'])
  expect(screen.getByRole('button', { name: 'Bỏ ảnh 1' })).toBeTruthy()
  expect(begunFeedback.get()).toEqual({ text: '', pictures: [] })
})

test('typing shows on both sides: dots for the member, word to the person at most every three seconds', async () => {
  const chat = await openChatPage(chatOf(undefined, { [`POST ${CHAT}/typing`]: () => ({}) }))
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
  const chat = await openChatPage(chatOf())
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
  const chat = await openChatPage(chatOf())
  chat.tellState({ hasMail: false })
  await menu(/Gửi bản ghi qua email/)
  await waitFor(() => expect(here()).toBe('/mail'))
})

test('an ended conversation is rated with stars and a note, and a new one takes what was not sent', async () => {
  const chat = chatOf()
  const line = loseSends()
  await openChatPage(chat)
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
