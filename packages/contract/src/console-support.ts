import * as z from 'zod/mini'
import { CHAT_STATES, CHAT_TEXT_MAX, ChatMessage, ChatOrder, ConversationId } from './chat-messages.ts'
import { FEEDBACK_TEXT_MAX, FeedbackCategory, FeedbackId, FeedbackState } from './feedback.ts'
import { FileId } from './pictures.ts'
import { plainText, writtenText } from './plain-text.ts'
import { ServerTime } from './server-time.ts'
import { defineStaffCall } from './staff-call.ts'
import { At, Cursor, Reason } from './staff.ts'

/** The support desk: chats, feedback and call-backs, as the staff reads and answers them. */

export const CHAT_VIEWS = ['mine', 'waiting', 'others', 'closed'] as const

const TapId = z.string().check(z.regex(/^[0-9a-zA-Z-]{8,40}$/))
const ClerkId = z.string().check(z.regex(/^stf_\w{10,40}$/))

const SupportChat = z.object({
  id: ConversationId,
  memberId: z.string(),
  userName: z.string(),
  vipLevel: z.int(),
  state: z.enum(CHAT_STATES),
  /** Who has it; empty while nobody of the staff does. */
  staffId: z.string(),
  staffName: z.string(),
  /** Since when the member wants a person. */
  since: At,
  changedAt: At,
  unread: z.int(),
  lastSeq: z.int(),
  memberRead: z.int(),
  isTyping: z.boolean(),
  /** 0 until the member rated it. */
  stars: z.int(),
  note: z.string(),
  last: z.nullable(ChatMessage),
})
export type SupportChat = z.output<typeof SupportChat>

export const listSupportChats = defineStaffCall({
  name: 'support/chats',
  permission: 'support.read',
  background: true,
  summary:
    'Chats that wait, of the reader, of colleagues or ended; longest waiting first, ended ones newest first',
  request: z.object({ view: z.enum(CHAT_VIEWS), after: z.optional(Cursor) }),
  response: z.object({ now: At, chats: z.array(SupportChat), next: z.string() }),
})

export const countSupport = defineStaffCall({
  name: 'support/counts',
  permission: 'support.read',
  background: true,
  summary:
    'How many chats the reader has, wait or are with colleagues, and feedback and call-backs that wait',
  request: z.object({}),
  response: z.object({
    counts: z.object({
      mine: z.int(),
      waiting: z.int(),
      others: z.int(),
      feedback: z.int(),
      calls: z.int(),
    }),
  }),
})

export const getSupportChat = defineStaffCall({
  name: 'support/chat',
  permission: 'support.read',
  background: true,
  summary: 'One chat, the newest orders of its member, and what the staff noted',
  errors: ['NOT_FOUND'],
  request: z.object({ id: ConversationId }),
  response: z.object({
    chat: SupportChat,
    orders: z.array(ChatOrder),
    notes: z.array(z.object({ id: z.string(), by: z.string(), text: z.string(), at: At })),
  }),
})

export const listSupportMessages = defineStaffCall({
  name: 'support/messages',
  permission: 'support.read',
  background: true,
  summary: 'What was written in a chat, from the newest back',
  errors: ['NOT_FOUND'],
  request: z.object({ id: ConversationId, after: z.optional(z.string().check(z.regex(/^[0-9]{0,6}$/))) }),
  response: z.object({ messages: z.array(ChatMessage), next: z.string() }),
})

export const getSupportPicture = defineStaffCall({
  name: 'support/picture',
  permission: 'support.read',
  summary: 'A picture that came with a chat or a thread, as base64 of a JPEG',
  errors: ['NOT_FOUND'],
  request: z.object({ id: z.union([ConversationId, FeedbackId]), fileId: FileId }),
  response: z.object({ type: z.literal('image/jpeg'), picture: z.string() }),
})

const Named = z.object({ id: ConversationId })
const TAKING = ['NOT_FOUND', 'CHAT_ENDED', 'CHAT_TAKEN'] as const

export const takeSupportChat = defineStaffCall({
  name: 'support/take',
  permission: 'support.answer',
  summary: 'Takes a chat that waits',
  errors: TAKING,
  request: Named,
  response: z.object({}),
})

export const transferSupportChat = defineStaffCall({
  name: 'support/transfer',
  permission: 'support.answer',
  summary: 'Hands a chat to a colleague, or with an empty name back to those who wait',
  errors: ['NOT_FOUND', 'CHAT_ENDED'],
  request: z.object({ id: ConversationId, to: z.union([z.literal(''), ClerkId]), reason: Reason }),
  response: z.object({}),
})

export const answerSupportChat = defineStaffCall({
  name: 'support/answer',
  permission: 'support.answer',
  summary: 'Writes to the member; the same client id again is the same message',
  errors: [...TAKING, 'CHAT_NOT_TAKEN'],
  request: z.object({
    id: ConversationId,
    clientId: TapId,
    text: writtenText({ min: 1, max: CHAT_TEXT_MAX }),
    /** The canned answer it came from. */
    cannedId: z.optional(z.string().check(z.maxLength(60))),
  }),
  response: z.object({ messages: z.array(ChatMessage) }),
})

export const noteSupportChat = defineStaffCall({
  name: 'support/note',
  permission: 'support.answer',
  summary: 'A note for colleagues; the member never sees it',
  errors: ['NOT_FOUND'],
  request: z.object({ id: ConversationId, noteId: TapId, text: writtenText({ min: 1, max: 1000 }) }),
  response: z.object({}),
})

export const readSupportChat = defineStaffCall({
  name: 'support/read',
  permission: 'support.answer',
  background: true,
  summary: 'The reader, who has the chat, has read up to this number',
  errors: ['NOT_FOUND'],
  request: z.object({ id: ConversationId, seq: z.int().check(z.gte(0), z.lte(999_999)) }),
  response: z.object({}),
})

export const typeSupportChat = defineStaffCall({
  name: 'support/typing',
  permission: 'support.answer',
  background: true,
  summary: 'The person is typing; the member sees it for some seconds',
  errors: ['NOT_FOUND'],
  request: Named,
  response: z.object({}),
})

export const endSupportChat = defineStaffCall({
  name: 'support/end',
  permission: 'support.answer',
  summary: 'Ends an own chat or one that waits; its member is asked to rate it',
  errors: ['NOT_FOUND', 'CHAT_TAKEN'],
  request: Named,
  response: z.object({}),
})

export const listColleagues = defineStaffCall({
  name: 'support/colleagues',
  permission: 'support.read',
  summary: 'Who may answer, how much lies with whom, and the figures of the last seven days',
  request: z.object({}),
  response: z.object({
    colleagues: z.array(z.object({ id: z.string(), name: z.string() })),
    answerSeconds: z.nullable(z.int()),
    /** In tenths. */
    stars: z.nullable(z.int()),
    rated: z.int(),
  }),
})

const FeedbackRow = z.object({
  id: FeedbackId,
  memberId: z.string(),
  userName: z.string(),
  category: FeedbackCategory,
  state: FeedbackState,
  opening: z.string(),
  changedAt: At,
})
export type FeedbackRow = z.output<typeof FeedbackRow>

export const listSupportFeedback = defineStaffCall({
  name: 'support/feedback',
  permission: 'support.read',
  background: true,
  summary: 'Threads that wait for an answer, that were answered, or that are closed; longest waiting first',
  request: z.object({ view: z.enum(['waiting', 'answered', 'closed']), after: z.optional(Cursor) }),
  response: z.object({ now: At, threads: z.array(FeedbackRow), next: z.string() }),
})

const SupportThread = z.extend(FeedbackRow, {
  isAccepted: z.boolean(),
  messages: z.array(
    z.object({
      from: z.enum(['member', 'staff']),
      text: z.string(),
      pictures: z.array(FileId),
      time: ServerTime,
    }),
  ),
})

export const getSupportThread = defineStaffCall({
  name: 'support/feedback/get',
  permission: 'support.read',
  background: true,
  summary: 'One thread with everything that was written in it',
  errors: ['NOT_FOUND'],
  request: z.object({ id: FeedbackId }),
  response: SupportThread,
})

export const answerSupportThread = defineStaffCall({
  name: 'support/feedback/answer',
  permission: 'support.answer',
  summary: 'Answers a thread, sets its state, accepts an idea or takes that back, or all of it',
  errors: ['NOT_FOUND', 'FEEDBACK_CLOSED', 'CHANGED_MEANWHILE', 'IDEA_REWARDED'],
  request: z.object({
    id: FeedbackId,
    /** How many messages the answer was written to: whoever came first is told to who comes second. */
    messages: z.int().check(z.gte(1), z.lte(1000)),
    text: z.optional(writtenText({ min: 1, max: FEEDBACK_TEXT_MAX })),
    state: z.optional(FeedbackState),
    /** Of an idea; false takes it back while nothing was given for it. */
    isAccepted: z.optional(z.boolean()),
  }),
  response: z.object({}),
})

const CallBackId = z.string().check(z.regex(/^cbk_\w{10,40}$/))

export const listSupportCallBacks = defineStaffCall({
  name: 'support/call-backs',
  permission: 'support.read',
  background: true,
  summary: 'Who waits to be called, longest first; numbers are masked',
  request: z.object({ after: z.optional(Cursor) }),
  response: z.object({
    now: At,
    callBacks: z.array(
      z.object({
        id: z.string(),
        memberId: z.string(),
        userName: z.string(),
        vipLevel: z.int(),
        mobile: z.string(),
        remark: z.string(),
        since: At,
      }),
    ),
    next: z.string(),
  }),
})

export const showCallBackNumber = defineStaffCall({
  name: 'support/call-backs/number',
  permission: 'support.answer',
  summary: 'The whole number of somebody who waits to be called; asks for a reason and leaves a trace',
  errors: ['NOT_FOUND'],
  request: z.object({ id: CallBackId, reason: Reason }),
  response: z.object({ mobile: z.string() }),
})

export const finishSupportCallBack = defineStaffCall({
  name: 'support/call-backs/done',
  permission: 'support.answer',
  summary: 'The member was called, with what came of it',
  errors: ['NOT_FOUND'],
  request: z.object({ id: CallBackId, outcome: Reason }),
  response: z.object({}),
})

const CannedAnswer = z.object({
  id: z.string(),
  version: z.int(),
  title: z.string(),
  text: z.string(),
  uses: z.int(),
})
export type CannedAnswer = z.output<typeof CannedAnswer>
const CannedKey = { id: z.string().check(z.maxLength(60)), version: z.int() }

export const listCannedAnswers = defineStaffCall({
  name: 'support/canned',
  permission: 'support.read',
  summary: 'Sentences that are often right',
  request: z.object({ after: z.optional(Cursor) }),
  response: z.object({ answers: z.array(CannedAnswer), next: z.string() }),
})

export const saveCannedAnswer = defineStaffCall({
  name: 'support/canned/save',
  permission: 'support.settings',
  summary: 'Writes a canned answer; with an empty id a new one',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  request: z.object({
    ...CannedKey,
    title: plainText({ max: 80 }),
    text: writtenText({ min: 1, max: CHAT_TEXT_MAX }),
  }),
  response: CannedAnswer,
})

export const removeCannedAnswer = defineStaffCall({
  name: 'support/canned/remove',
  permission: 'support.settings',
  summary: 'Removes a canned answer',
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  request: z.object(CannedKey),
  response: z.object({}),
})

const DayTime = z.string().check(z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/))
const Hours = { from: DayTime, to: DayTime }

export const getSupportHours = defineStaffCall({
  name: 'support/hours',
  permission: 'support.read',
  summary: 'When people answer, in server time; both the same: around the clock',
  request: z.object({}),
  response: z.object({ ...Hours, isStaffed: z.boolean() }),
})

export const setSupportHours = defineStaffCall({
  name: 'support/hours/set',
  permission: 'support.settings',
  summary: 'Sets when people answer; whoever waits outside of it is told so',
  request: z.object(Hours),
  response: z.object({ isStaffed: z.boolean() }),
})
