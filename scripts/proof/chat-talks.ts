import { askForPerson, openChat, sendChatMessage } from '@keo/contract/chat'
import { CHAT_NEWS, type ChatMessage, ChatNews } from '@keo/contract/chat-messages'
import { answerChat, takeChat } from '@keo/contract/chat-desk'
import { type Call, ENVELOPE_OK, type RequestOf, type ResponseOf } from '@keo/contract/define-call'
import { signInAsMember } from '@keo/contract/sandbox'
import { getSocketTicket } from '@keo/contract/socket'
import { callWorld } from '@keo/dev-world/call-world'
import { openSocket, type WorldSocket } from '@keo/dev-world/open-socket'

const SIDES = ['member', 'staff'] as const
type Side = (typeof SIDES)[number]

/** A message as it was sent, kept outside of everything that is killed. */
export type SentMessage = {
  readonly from: Side
  readonly clientId: string
  readonly text: string
  /** Its number when it was acknowledged; null while nobody knows. */
  seq: number | null
}

/** One conversation of a member with the desk. */
export type Talk = {
  readonly userName: string
  token: string
  id: string
  readonly sent: SentMessage[]
  /** What the member's live socket pushed, by number. */
  readonly pushed: Map<number, string>
}

export const newTalk = (userName: string): Talk => ({
  userName,
  token: '',
  id: '',
  sent: [],
  pushed: new Map(),
})

/** Members and the desk, who write on a running product over its wires until it dies; `wrong` is what must not be. */
export function openTalks(url: string, wrong: string[]) {
  const life = { isOver: false }
  const sockets: WorldSocket[] = []

  async function call<C extends Call>(name: C, request: RequestOf<C>, token = ''): Promise<ResponseOf<C>> {
    const answer = await callWorld<C, ResponseOf<C>>(url, name, request, { token })
    if (answer.code !== ENVELOPE_OK) throw new Error(`${name.path} answered ${answer.msg}`)
    return answer.data
  }

  async function watch({ token, pushed }: Talk): Promise<void> {
    const { ticket } = await call(getSocketTicket, {}, token)
    const socket = await openSocket(url, ticket, ({ businessType, businessContent }) => {
      if (businessType !== CHAT_NEWS) return
      const news = ChatNews.parse(businessContent)
      if (news.kind === 'message') pushed.set(news.message.seq, textOf(news.message))
    })
    sockets.push(socket)
  }

  /** In the first life; later ones find session and conversation as they were. */
  async function begin(talk: Talk): Promise<void> {
    talk.token ||= (await call(signInAsMember, { userName: talk.userName })).accessToken
    const { id, state } = await call(openChat, {}, talk.token)
    if (talk.id !== '' && talk.id !== id) wrong.push(`${talk.userName} finds another conversation`)
    talk.id = id
    if (state === 'assistant') await call(askForPerson, { id }, talk.token)
    if (state !== 'person') await call(takeChat, { id, staffName: 'Thu Hà' })
    await watch(talk)
  }

  async function send({ id, token }: Talk, message: SentMessage): Promise<void> {
    const { from, clientId, text, seq: before } = message
    const request = { id, clientId }
    const { messages } =
      from === 'staff'
        ? await call(answerChat, { ...request, text })
        : await call(sendChatMessage, { ...request, content: { type: 'text', text } }, token)
    message.seq = messages[0]?.seq ?? null
    if (before !== null && before !== message.seq)
      wrong.push(`${clientId} was ${before} and is ${message.seq}`)
  }

  /** First what the last life left unanswered: nobody knows whether it is there. */
  async function resend(talk: Talk, from: Side): Promise<void> {
    for (const message of talk.sent)
      if (message.from === from && message.seq === null) await send(talk, message)
  }

  async function write(talk: Talk, from: Side): Promise<void> {
    await resend(talk, from)
    while (!life.isOver) {
      const clientId = `${talk.userName}-${from}-${talk.sent.length}`
      const message: SentMessage = { from, clientId, text: `${clientId}: vẫn chưa thấy tiền`, seq: null }
      talk.sent.push(message)
      await send(talk, message)
    }
  }

  return {
    begin: (talks: readonly Talk[]) => Promise.all(talks.map(begin)),
    /** Both sides of every talk at once; comes back once the product is dead. */
    write: (talks: readonly Talk[]) =>
      Promise.allSettled(talks.flatMap((talk) => SIDES.map((from) => write(talk, from)))),
    /** What nobody acknowledged, then everything once more, as a client does that lost the answers. */
    async resendAll(talk: Talk): Promise<void> {
      await Promise.all(SIDES.map((from) => resend(talk, from)))
      for (const message of talk.sent) await send(talk, message)
    },
    stop(): void {
      life.isOver = true
      for (const socket of sockets) socket.terminate()
    },
  }
}

const textOf = ({ content }: ChatMessage): string => (content.type === 'text' ? content.text : content.type)
