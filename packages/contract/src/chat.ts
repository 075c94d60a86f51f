import * as z from 'zod/mini'
import { CHAT_TEXT_MAX, ChatChoice, ChatMessage, Conversation, ConversationId } from './chat-messages.ts'
import { defineCall } from './define-call.ts'
import { FileId } from './pictures.ts'
import { writtenText } from './plain-text.ts'

const ClientId = z.string().check(z.regex(/^[0-9a-zA-Z-]{8,40}$/))

export const openChat = defineCall({
  method: 'POST',
  path: '/api/support/chat/open',
  access: 'member',
  ours: true,
  summary:
    'The conversation of the member that is not ended, or a new one that the assistant begins; not there where the operator has a chat of its own',
  errors: ['NOT_FOUND'],
  request: z.object({}),
  response: Conversation,
})

export const getChat = defineCall({
  method: 'GET',
  path: '/api/support/chat',
  access: 'member',
  background: true,
  ours: true,
  summary: 'The newest conversation of the member, ended or not; null before the first',
  request: z.object({}),
  response: z.object({ conversation: z.nullable(Conversation) }),
})

export const listChatMessages = defineCall({
  method: 'GET',
  path: '/api/support/chat/messages',
  access: 'member',
  background: true,
  ours: true,
  summary:
    'Messages of an own conversation in order: the newest page, those before a number, or all after one',
  errors: ['NOT_FOUND'],
  request: z.object({
    id: ConversationId,
    before: z.optional(z.string().check(z.regex(/^[0-9]{1,6}$/))),
    after: z.optional(z.string().check(z.regex(/^[0-9]{1,6}$/))),
  }),
  response: z.object({ messages: z.array(ChatMessage), hasMore: z.boolean() }),
})

export const sendChatMessage = defineCall({
  method: 'POST',
  path: '/api/support/chat/send',
  access: 'member',
  limit: 'chat',
  ours: true,
  summary: 'Say something: text, a picture or a choice; the same clientId again changes nothing',
  errors: ['NOT_FOUND', 'CHAT_ENDED', 'CHAT_PICTURE', 'CHAT_FULL'],
  request: z.object({
    id: ConversationId,
    clientId: ClientId,
    content: z.discriminatedUnion('type', [
      z.object({ type: z.literal('text'), text: writtenText({ min: 1, max: CHAT_TEXT_MAX }) }),
      z.object({ type: z.literal('picture'), fileId: FileId }),
      z.object({ type: z.literal('choice'), choice: ChatChoice }),
    ]),
  }),
  /** The message itself and what the assistant answered. */
  response: z.object({ messages: z.array(ChatMessage) }),
})

const OwnConversation = z.object({ id: ConversationId })

export const askForPerson = defineCall({
  method: 'POST',
  path: '/api/support/chat/person',
  access: 'member',
  limit: 'chat',
  ours: true,
  summary: 'Wait for a person; asking again keeps the place',
  errors: ['NOT_FOUND', 'CHAT_ENDED', 'CHAT_OUT_OF_HOURS'],
  request: OwnConversation,
  response: Conversation,
})

export const leaveChatQueue = defineCall({
  method: 'POST',
  path: '/api/support/chat/leave-queue',
  access: 'member',
  limit: 'chat',
  ours: true,
  summary: 'Wait no longer: back to the assistant',
  errors: ['NOT_FOUND', 'CHAT_ENDED'],
  request: OwnConversation,
  response: Conversation,
})

export const readChat = defineCall({
  method: 'POST',
  path: '/api/support/chat/read',
  access: 'member',
  background: true,
  ours: true,
  summary: 'The member has read up to this number; never goes back',
  errors: ['NOT_FOUND'],
  request: z.object({ id: ConversationId, seq: z.int().check(z.minimum(0), z.maximum(999_999)) }),
  response: Conversation,
})

export const typeInChat = defineCall({
  method: 'POST',
  path: '/api/support/chat/typing',
  access: 'member',
  background: true,
  ours: true,
  summary: 'The member is typing: the person at the other side sees it for some seconds; nothing is kept',
  errors: ['NOT_FOUND'],
  request: OwnConversation,
  response: z.object({}),
})

export const endChat = defineCall({
  method: 'POST',
  path: '/api/support/chat/end',
  access: 'member',
  limit: 'chat',
  ours: true,
  summary: 'End the conversation; ending again changes nothing',
  errors: ['NOT_FOUND'],
  request: OwnConversation,
  response: Conversation,
})

export const rateChat = defineCall({
  method: 'POST',
  path: '/api/support/chat/rate',
  access: 'member',
  limit: 'chat',
  ours: true,
  summary: 'One to five stars for an ended conversation; once more changes them',
  errors: ['NOT_FOUND', 'CHAT_NOT_ENDED'],
  request: z.object({
    id: ConversationId,
    stars: z.int().check(z.minimum(1), z.maximum(5)),
    note: z.optional(writtenText({ min: 1, max: 500 })),
  }),
  response: Conversation,
})

export const mailChatTranscript = defineCall({
  method: 'POST',
  path: '/api/support/chat/transcript',
  access: 'member',
  limit: 'chat',
  ours: true,
  summary: 'Send what was written to the bound mail address of the member',
  errors: ['NOT_FOUND', 'CHAT_NO_MAIL'],
  request: OwnConversation,
  response: z.object({ maskedMail: z.string() }),
})
