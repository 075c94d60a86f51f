import * as z from 'zod/mini'
import { FileId } from './pictures.ts'
import { defineCall } from './define-call.ts'
import { writtenText } from './plain-text.ts'
import { ServerTime } from './server-time.ts'

export const FEEDBACK_CATEGORIES = [
  'deposit',
  'withdraw',
  'bets',
  'games',
  'account',
  'idea',
  'other',
] as const
export const FEEDBACK_TEXT_MIN = 5
export const FEEDBACK_TEXT_MAX = 2000
export const FEEDBACK_PICTURES_MAX = 3
/** So many threads may be open at a time, and one takes so many messages. */
export const FEEDBACK_OPEN_MAX = 10
export const FEEDBACK_MESSAGES_MAX = 200

export const FeedbackCategory = z.enum(FEEDBACK_CATEGORIES)
export type FeedbackCategory = z.output<typeof FeedbackCategory>

/** Received, being looked at, answered, closed. */
export const FEEDBACK_STATES = ['received', 'review', 'answered', 'closed'] as const
export const FeedbackState = z.enum(FEEDBACK_STATES)
export type FeedbackState = z.output<typeof FeedbackState>

export const FeedbackId = z.string().check(z.regex(/^fbk_[0-9A-Z]{26}$/))
const Text = writtenText({ min: FEEDBACK_TEXT_MIN, max: FEEDBACK_TEXT_MAX })
const More = writtenText({ min: 1, max: FEEDBACK_TEXT_MAX })
const Pictures = z.array(FileId).check(z.maxLength(FEEDBACK_PICTURES_MAX))

const FeedbackHead = z.object({
  id: FeedbackId,
  category: FeedbackCategory,
  state: FeedbackState,
  /** The beginning of what was written. */
  opening: z.string(),
  sentTime: ServerTime,
  changeTime: ServerTime,
  /** An answer came that the member has not opened. */
  isUnread: z.boolean(),
  /** Of an idea: it was accepted. */
  isAccepted: z.boolean(),
})
export type FeedbackHead = z.output<typeof FeedbackHead>

const FeedbackMessage = z.object({
  id: z.string(),
  from: z.enum(['member', 'staff']),
  text: z.string(),
  pictures: z.array(FileId),
  time: ServerTime,
})
export type FeedbackMessage = z.output<typeof FeedbackMessage>

const FeedbackThread = z.object({ ...FeedbackHead.shape, messages: z.array(FeedbackMessage) })
export type FeedbackThread = z.output<typeof FeedbackThread>

export const saveFeedback = defineCall({
  method: 'POST',
  path: '/api/operation/advice/config/saveAdviceConfig',
  access: 'member',
  limit: 'feedback',
  summary: 'Write to the site: a new thread',
  errors: ['FEEDBACK_PICTURE', 'FEEDBACK_OPEN_LIMIT'],
  request: z.object({ category: FeedbackCategory, text: Text, pictures: z.optional(Pictures) }),
  response: FeedbackThread,
})

export const listFeedback = defineCall({
  method: 'GET',
  path: '/api/operation/advice/config/list',
  access: 'member',
  summary: 'Own threads, of one category or of all, the one that changed last first; page by page',
  request: z.object({
    page: z.optional(z.string().check(z.regex(/^[1-9][0-9]{0,3}$/))),
    category: z.optional(FeedbackCategory),
  }),
  response: z.object({ items: z.array(FeedbackHead), hasMore: z.boolean() }),
})

export const getFeedback = defineCall({
  method: 'GET',
  path: '/api/operation/advice/config/show/{id}',
  access: 'member',
  summary: 'An own thread with everything that was written in it',
  errors: ['NOT_FOUND'],
  request: z.object({ id: FeedbackId }),
  response: FeedbackThread,
})

export const hasUnreadReply = defineCall({
  method: 'GET',
  path: '/api/operation/advice/config/hasUnreadReply',
  access: 'member',
  background: true,
  summary: 'Whether an answer waits that the member has not opened',
  request: z.object({}),
  response: z.object({ hasUnreadReply: z.boolean() }),
})

export const addToFeedback = defineCall({
  method: 'POST',
  path: '/api/operation/advice/config/addToAdvice',
  access: 'member',
  limit: 'feedback',
  ours: true,
  summary: 'Write more in an own thread that is not closed',
  errors: ['NOT_FOUND', 'FEEDBACK_PICTURE', 'FEEDBACK_CLOSED'],
  request: z.object({ id: FeedbackId, text: More, pictures: z.optional(Pictures) }),
  response: FeedbackThread,
})

export const readFeedback = defineCall({
  method: 'PUT',
  path: '/api/operation/advice/config/readAdvice',
  access: 'member',
  background: true,
  ours: true,
  summary: 'The member has seen the answers of a thread',
  errors: ['NOT_FOUND'],
  request: z.object({ id: FeedbackId }),
  response: z.object({ hasUnreadReply: z.boolean() }),
})
