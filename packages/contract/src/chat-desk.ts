import * as z from 'zod/mini'
import { CHAT_TEXT_MAX, ChatMessage, Conversation, ConversationId } from './chat-messages.ts'
import { defineCall } from './define-call.ts'
import { FileId } from './pictures.ts'
import { writtenText } from './plain-text.ts'

/** What the developer panel of the sandbox does in a chat, until somebody of the staff may answer. */

const DeskConversation = z.object({
  ...Conversation.shape,
  userName: z.string(),
  /** The member typed a moment ago. */
  isTyping: z.boolean(),
})
export type DeskConversation = z.output<typeof DeskConversation>

const StaffName = z.string().check(z.regex(/^[\p{L}\p{M} ]{2,30}$/u))
const Named = z.object({ id: ConversationId })

export const listDeskChats = defineCall({
  method: 'GET',
  path: '/api/sandbox/desk/chats',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: 'Desk: conversations that wait for a person or are with one, longest waiting first',
  request: z.object({}),
  response: z.array(DeskConversation),
})

export const listDeskChatMessages = defineCall({
  method: 'GET',
  path: '/api/sandbox/desk/chats/messages',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: 'Desk: what was written in a conversation, all after a number',
  errors: ['NOT_FOUND'],
  request: z.object({ id: ConversationId, after: z.optional(z.string().check(z.regex(/^[0-9]{1,6}$/))) }),
  response: z.object({ messages: z.array(ChatMessage), hasMore: z.boolean() }),
})

export const getDeskChatPicture = defineCall({
  method: 'GET',
  path: '/api/sandbox/desk/chats/picture',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: 'Desk: a picture that the member sent in a conversation, as base64 of a JPEG',
  errors: ['NOT_FOUND'],
  request: z.object({ id: ConversationId, fileId: FileId }),
  response: z.object({ type: z.literal('image/jpeg'), picture: z.string() }),
})

export const takeChat = defineCall({
  method: 'POST',
  path: '/api/sandbox/desk/chats/take',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: 'Desk: a person takes a conversation that waits',
  errors: ['NOT_FOUND', 'CHAT_ENDED', 'CHAT_TAKEN'],
  request: z.object({ id: ConversationId, staffName: StaffName }),
  response: DeskConversation,
})

export const answerChat = defineCall({
  method: 'POST',
  path: '/api/sandbox/desk/chats/answer',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: 'Desk: the person writes',
  errors: ['NOT_FOUND', 'CHAT_ENDED', 'CHAT_NOT_TAKEN', 'CHAT_TAKEN'],
  request: z.object({
    id: ConversationId,
    clientId: z.string().check(z.regex(/^[0-9a-zA-Z-]{8,40}$/)),
    text: writtenText({ min: 1, max: CHAT_TEXT_MAX }),
  }),
  response: z.object({ messages: z.array(ChatMessage) }),
})

export const typeAtDesk = defineCall({
  method: 'POST',
  path: '/api/sandbox/desk/chats/typing',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: 'Desk: the person is typing; the member sees it for some seconds',
  errors: ['NOT_FOUND'],
  request: Named,
  response: z.object({}),
})

export const readAtDesk = defineCall({
  method: 'POST',
  path: '/api/sandbox/desk/chats/read',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: 'Desk: the person has read up to this number',
  errors: ['NOT_FOUND'],
  request: z.object({ id: ConversationId, seq: z.int().check(z.minimum(0), z.maximum(999_999)) }),
  response: DeskConversation,
})

export const endAtDesk = defineCall({
  method: 'POST',
  path: '/api/sandbox/desk/chats/end',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: 'Desk: the person ends the conversation',
  errors: ['NOT_FOUND', 'CHAT_TAKEN'],
  request: Named,
  response: DeskConversation,
})

export const setChatHours = defineCall({
  method: 'POST',
  path: '/api/sandbox/desk/chats/hours',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: 'Desk: hours in which people answer, in server time; both the same: around the clock',
  request: z.object({
    from: z.string().check(z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/)),
    to: z.string().check(z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/)),
  }),
  response: z.object({ isStaffed: z.boolean() }),
})
