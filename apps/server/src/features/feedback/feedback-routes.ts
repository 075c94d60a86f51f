import {
  addToFeedback,
  getFeedback,
  hasUnreadReply,
  listFeedback,
  readFeedback,
  saveFeedback,
} from '@keo/contract/feedback'
import { answerFeedback, getDeskPicture, listDeskFeedback } from '@keo/contract/feedback-desk'
import { actorNamed } from '@keo/service-kit/audit'
import type { Api } from '@keo/service-kit/http/api'
import type { FeedbackDesk } from './feedback-desk.ts'
import type { Feedback } from './feedback-service.ts'

export function feedbackRoutes(api: Api, feedback: Feedback) {
  api.handle(saveFeedback, ({ caller, body }) => feedback.save(caller.memberId, body.category, body))
  api.handle(listFeedback, ({ caller, body }) =>
    feedback.list(caller.memberId, { page: Number(body.page ?? 1), category: body.category }),
  )
  api.handle(getFeedback, ({ caller, body }) => feedback.show(caller.memberId, body.id))
  api.handle(addToFeedback, ({ caller, body }) => feedback.add(caller.memberId, body.id, body))
  api.handle(readFeedback, async ({ caller, body }) => ({
    hasUnreadReply: await feedback.read(caller.memberId, body.id),
  }))
  api.handle(hasUnreadReply, async ({ caller }) => ({
    hasUnreadReply: await feedback.hasUnread(caller.memberId),
  }))
}

type ForDesk = {
  desk: FeedbackDesk
  readPicture(memberId: string, fileId: string): Promise<{ type: 'image/jpeg'; picture: string }>
}

/** The sandbox's stand-in: outside prod only, and silent once somebody of the staff may answer. */
export function feedbackDeskRoutes(api: Api, { desk, readPicture }: ForDesk) {
  api.handle(listDeskFeedback, () => desk.list())
  api.handle(answerFeedback, ({ body }) => desk.answer(body.id, body, actorNamed('sandbox')))
  api.handle(getDeskPicture, async ({ body: { id, fileId } }) =>
    readPicture(await desk.pictureOwner(id, fileId), fileId),
  )
}
