import * as z from 'zod/mini'
import { FileId } from './pictures.ts'
import { defineCall } from './define-call.ts'
import { FEEDBACK_TEXT_MAX, FeedbackCategory, FeedbackId, FeedbackState } from './feedback.ts'
import { writtenText } from './plain-text.ts'
import { ServerTime } from './server-time.ts'

/** What the developer panel of the sandbox does with feedback, until somebody of the staff may answer. */

const DeskThread = z.object({
  id: FeedbackId,
  userName: z.string(),
  category: FeedbackCategory,
  state: FeedbackState,
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
export type DeskThread = z.output<typeof DeskThread>

export const listDeskFeedback = defineCall({
  method: 'GET',
  path: '/api/sandbox/desk/feedback',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: 'Desk: threads that are not closed, longest waiting first',
  request: z.object({}),
  response: z.array(DeskThread),
})

export const answerFeedback = defineCall({
  method: 'POST',
  path: '/api/sandbox/desk/feedback/answer',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: 'Desk: answer a thread, set its state, accept an idea, or all of it; what was accepted stays so',
  errors: ['NOT_FOUND', 'FEEDBACK_CLOSED', 'IDEA_REWARDED'],
  request: z.object({
    id: FeedbackId,
    text: z.optional(writtenText({ min: 1, max: FEEDBACK_TEXT_MAX })),
    state: z.optional(FeedbackState),
    /** Of an idea; false takes it back while nothing was given for it. */
    isAccepted: z.optional(z.boolean()),
  }),
  response: DeskThread,
})

export const getDeskPicture = defineCall({
  method: 'GET',
  path: '/api/sandbox/desk/feedback/picture',
  access: 'sandbox',
  background: true,
  ours: true,
  summary: 'Desk: a picture that came with a thread',
  errors: ['NOT_FOUND'],
  request: z.object({ id: FeedbackId, fileId: FileId }),
  response: z.object({ type: z.literal('image/jpeg'), picture: z.string() }),
})
