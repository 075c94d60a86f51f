import { CHAT_NEWS, type ChatContent, type ChatMessage, type Conversation } from '@keo/contract/chat-messages'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { overlays } from '../../page-kit/overlays/overlays.tsx'
import { logout } from '../../session/session.ts'
import { MAI } from '../../testing/sample-member.ts'
import { answerCalls, openApp } from '../../testing/test-app.tsx'
import { chatNews } from './chat-news.ts'

export const CHAT = '/api/support/chat'
const SEND = `POST ${CHAT}/send`
export const ID = 'cnv_00000000000000000000000001'
export const START = Date.parse('2026-01-31T12:00:00Z')

type From = ChatMessage['from']
export const answer = (more: Partial<Extract<ChatContent, { type: 'answer' }>>): ChatContent => ({
  type: 'answer',
  saying: 'greeting',
  articles: [],
  orders: [],
  choices: [],
  ...more,
})
const GREETING = answer({ choices: ['whereIsDeposit', 'person'] })
export const text = (words: string): ChatContent => ({ type: 'text', text: words })
export const event = (name: 'queued' | 'personCame' | 'ended', staffName = ''): ChatContent => ({
  type: 'event',
  event: name,
  staffName,
})
const timeText = (seq: number) =>
  new Date(START + 8 * 3_600_000 + seq * 60_000).toISOString().slice(0, 19).replace('T', ' ')

/** A server with one conversation, which counts and remembers as the real one does. */
export function chatOf(
  first: readonly [From, ChatContent][] = [['assistant', GREETING]],
  more: Answers = {},
) {
  let conversation: Conversation | null = null
  const messages: ChatMessage[] = []
  const add = (from: From, content: ChatContent, clientId = ''): ChatMessage => {
    const message = { seq: messages.length + 1, from, clientId, content, time: timeText(messages.length) }
    messages.push(message)
    if (conversation) conversation = { ...conversation, lastSeq: message.seq }
    return message
  }
  const change = (to: Partial<Conversation>): Conversation => {
    if (!conversation) throw new Error('Nothing was opened yet.')
    conversation = { ...conversation, ...to }
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

export const log = () => within(screen.getByRole('log', { name: 'Các tin đã trao đổi' }))
export async function openChatPage(chat: ReturnType<typeof chatOf>) {
  await openApp('/service-chat')
  await screen.findByRole('log')
  return chat
}
export const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nhập tin nhắn' })
export async function write(words: string) {
  await userEvent.type(field(), words)
  await userEvent.click(screen.getByRole('button', { name: 'Gửi tin' }))
}
export const online = (is: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is)
  act(() => void window.dispatchEvent(new Event(is ? 'online' : 'offline')))
}

/** Nothing that is sent arrives while it is so. */
export function loseSends() {
  const line = { isLost: true }
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    line.isLost && address.includes('/chat/send')
      ? Promise.reject(new TypeError('lost'))
      : real(address, init),
  )
  return line
}
export const saidBy = (chat: ReturnType<typeof chatOf>) =>
  chat.messages.flatMap(({ from, content }) =>
    from === 'member' && content.type === 'text' ? [content.text] : [],
  )

/** After each test: nobody is signed in, nothing lies over the page. */
export function leaveChat(): void {
  vi.restoreAllMocks()
  act(() => overlays.closeAllBut([]))
  act(() => logout())
}
