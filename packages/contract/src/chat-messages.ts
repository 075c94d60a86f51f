import * as z from 'zod/mini'
import { FileId } from './pictures.ts'
import { HelpId } from './help.ts'
import { ServerTime } from './server-time.ts'

/** The live chat with support: one conversation of a member at a time, first with the assistant, then with a person. */

export const CHAT_TEXT_MAX = 2000
export const CHAT_PAGE = 30
/** Messages of one conversation: then the member begins another one. */
export const CHAT_MESSAGES_MAX = 1000
/** Name of what the live socket pushes to the member's own topic. */
export const CHAT_NEWS = 'supportChat'

export const ConversationId = z.string().check(z.regex(/^cnv_[0-9A-Z]{26}$/))

/** With the assistant; waiting for a person; with a person; ended. */
export const CHAT_STATES = ['assistant', 'queued', 'person', 'ended'] as const
const ChatState = z.enum(CHAT_STATES)
export type ChatState = z.output<typeof ChatState>

/** What the assistant says, as data: the client has the words of each in the reader's language. */
const AssistantSaying = z.enum([
  'greeting',
  'articles',
  'depositAsked',
  'deposits',
  'withdrawals',
  'bets',
  'noOrders',
  'ownDataOnly',
  'notUnderstood',
  'sendReceipt',
])
export type AssistantSaying = z.output<typeof AssistantSaying>

/** What a tap on an answer does: `person` asks for a person, the others are sent as a question. */
export const CHAT_CHOICES = [
  'person',
  'yesThisOne',
  'otherOrder',
  'whereIsDeposit',
  'whereIsWithdrawal',
  'lastBets',
  'solved',
] as const
export const ChatChoice = z.enum(CHAT_CHOICES)
export type ChatChoice = z.output<typeof ChatChoice>

/** An order of the member as it stands when the message is read, not when it was written. */
export const ChatOrder = z.object({
  kind: z.enum(['deposit', 'withdraw', 'bet']),
  id: z.string(),
  /** Number that people read out. */
  number: z.string(),
  /** Name of its channel, target or match. */
  name: z.string(),
  /** With its currency, as the reader's language writes it. */
  amount: z.string(),
  /** Word of its state in the reader's language. */
  state: z.string(),
  tone: z.enum(['good', 'wait', 'bad', 'plain']),
  time: ServerTime,
  /** Steps of a withdrawal or deposit that are done or to come; empty for a bet. */
  steps: z.array(z.object({ name: z.string(), time: ServerTime, isDone: z.boolean() })),
  /** Page of the app that shows it. */
  path: z.string(),
})
export type ChatOrder = z.output<typeof ChatOrder>

const ChatContent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('picture'), fileId: FileId }),
  z.object({ type: z.literal('choice'), choice: ChatChoice }),
  z.object({
    type: z.literal('answer'),
    saying: AssistantSaying,
    articles: z.array(z.object({ id: HelpId, title: z.string(), answer: z.string() })),
    orders: z.array(ChatOrder),
    choices: z.array(ChatChoice),
  }),
  /** What happened: a line in the middle, no bubble. `staffName` with the coming and going of a person. */
  z.object({
    type: z.literal('event'),
    event: z.enum(['queued', 'leftQueue', 'personCame', 'ended', 'outOfHours']),
    staffName: z.string(),
  }),
])
export type ChatContent = z.output<typeof ChatContent>

export const ChatMessage = z.object({
  /** Counts from 1 in its conversation, without gaps. */
  seq: z.int(),
  from: z.enum(['member', 'assistant', 'staff', 'site']),
  /** Name the sender's client gave it, so that a second try is known; empty for others'. */
  clientId: z.string(),
  content: ChatContent,
  time: ServerTime,
})
export type ChatMessage = z.output<typeof ChatMessage>

export const Conversation = z.object({
  id: ConversationId,
  state: ChatState,
  lastSeq: z.int(),
  /** Highest number that the member, and that the other side has read. */
  memberRead: z.int(),
  otherRead: z.int(),
  /** Place in the queue from 1 and minutes to wait, while queued; 0 otherwise. */
  place: z.int(),
  waitMinutes: z.int(),
  staffName: z.string(),
  /** 1 to 5 once it was rated, 0 before. */
  stars: z.int(),
  /** Whether people answer now; outside hours the chat leads to feedback. */
  isStaffed: z.boolean(),
  /** Hours of people in server time, such as `08:00` and `02:00`; both the same: around the clock. */
  staffFrom: z.string(),
  staffTo: z.string(),
  /** Whether a transcript can be sent by mail. */
  hasMail: z.boolean(),
})
export type Conversation = z.output<typeof Conversation>

/** Pushed on the member's topic under `CHAT_NEWS`, for every device of the member. */
export const ChatNews = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('message'), conversationId: ConversationId, message: ChatMessage }),
  z.object({ kind: z.literal('state'), conversation: Conversation }),
  z.object({ kind: z.literal('typing'), conversationId: ConversationId }),
])
export type ChatNews = z.output<typeof ChatNews>
