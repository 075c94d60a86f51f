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
import type { Language } from '@keo/messages/languages'
import type { Api, Caller } from '@keo/service-kit/http/api'
import type { Requester, Chat } from './chat-service.ts'
import type { Transcripts } from './transcripts.ts'

const from = ({ caller, language }: { caller: Caller; language: Language }): Requester => ({
  memberId: caller.memberId,
  language,
})

export function chatRoutes(api: Api, { chat, transcripts }: { chat: Chat; transcripts: Transcripts }) {
  api.handle(openChat, (request) => chat.open(from(request)))
  api.handle(getChat, async (request) => ({ conversation: await chat.newest(from(request)) }))
  api.handle(listChatMessages, (request) => chat.list(from(request), request.body.id, request.body))
  api.handle(sendChatMessage, async (request) => ({
    messages: await chat.send(from(request), request.body),
  }))
  api.handle(askForPerson, (request) => chat.askForPerson(from(request), request.body.id))
  api.handle(leaveChatQueue, (request) => chat.leaveQueue(from(request), request.body.id))
  api.handle(readChat, (request) => chat.read(from(request), request.body.id, request.body.seq))
  api.handle(typeInChat, async (request) => {
    await chat.type(from(request), request.body.id)
    return {}
  })
  api.handle(endChat, (request) => chat.end(from(request), request.body.id))
  api.handle(rateChat, (request) => chat.rate(from(request), request.body))
  api.handle(mailChatTranscript, (request) => transcripts.mail(from(request), request.body.id))
}
