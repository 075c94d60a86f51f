import {
  answerSupportChat,
  answerSupportThread,
  countSupport,
  endSupportChat,
  finishSupportCallBack,
  getSupportChat,
  getSupportHours,
  getSupportPicture,
  getSupportThread,
  listCannedAnswers,
  listColleagues,
  listSupportCallBacks,
  listSupportChats,
  listSupportFeedback,
  listSupportMessages,
  noteSupportChat,
  readSupportChat,
  removeCannedAnswer,
  saveCannedAnswer,
  setSupportHours,
  showCallBackNumber,
  takeSupportChat,
  transferSupportChat,
  typeSupportChat,
} from '@keo/contract/console-support'
import type { CannedAnswers } from '../../chat/index.ts'
import { actingOf, actorOf, type StaffApi } from '../../staff/index.ts'
import type { SupportDesk } from './support-desk.ts'
import type { SupportPost } from './support-post.ts'

type Needs = {
  desk: SupportDesk
  post: SupportPost
  canned: CannedAnswers
  readPicture(memberId: string, fileId: string): Promise<{ type: 'image/jpeg'; picture: string }>
}

export function supportDeskRoutes(api: StaffApi, needs: Needs): void {
  readRoutes(api, needs)
  answerRoutes(api, needs)
  postRoutes(api, needs)
  settingRoutes(api, needs)
}

function readRoutes(api: StaffApi, { desk, post, readPicture }: Needs): void {
  api.handle(listSupportChats, ({ caller, body: { view, after = '' }, language }) =>
    desk.list(view, { staffId: caller.staffId, after }, language),
  )
  api.handle(countSupport, async ({ caller }) => {
    const [chats, others] = await Promise.all([desk.counts(caller.staffId), post.counts()])
    return { counts: { ...chats, ...others } }
  })
  api.handle(getSupportChat, ({ body, language }) => desk.get(body.id, language))
  api.handle(listSupportMessages, ({ body: { id, after = '' }, language }) =>
    desk.messages(id, after, language),
  )
  api.handle(getSupportPicture, async ({ body: { id, fileId } }) => {
    const isChat = id.startsWith('cnv_')
    return readPicture(await (isChat ? desk : post).pictureOwner(id, fileId), fileId)
  })
  api.handle(listColleagues, () => desk.team())
}

function answerRoutes(api: StaffApi, { desk }: Needs): void {
  api.handle(takeSupportChat, async ({ body, language, ...asked }) => {
    await desk.take(actingOf(asked), body.id, language)
    return {}
  })
  api.handle(transferSupportChat, async ({ body, language, ...asked }) => {
    await desk.transfer(actingOf(asked), body, language)
    return {}
  })
  api.handle(answerSupportChat, ({ body, language, ...asked }) =>
    desk.answer(actingOf(asked), body, language),
  )
  api.handle(noteSupportChat, async ({ body, ...asked }) => {
    await desk.note(actingOf(asked), body)
    return {}
  })
  api.handle(readSupportChat, async ({ body, language, ...asked }) => {
    await desk.read(actingOf(asked), body.id, body.seq, language)
    return {}
  })
  api.handle(typeSupportChat, async ({ body, ...asked }) => {
    await desk.type(actingOf(asked), body.id)
    return {}
  })
  api.handle(endSupportChat, async ({ body, language, ...asked }) => {
    await desk.end(actingOf(asked), body.id, language)
    return {}
  })
}

function postRoutes(api: StaffApi, { post }: Needs): void {
  api.handle(listSupportFeedback, ({ body: { view, after = '' } }) => post.threads(view, after))
  api.handle(getSupportThread, ({ body }) => post.thread(body.id))
  api.handle(answerSupportThread, async ({ body, ...asked }) => {
    await post.answer(actorOf(actingOf(asked)), body)
    return {}
  })
  api.handle(listSupportCallBacks, ({ body }) => post.callBacks(body.after ?? ''))
  api.handle(showCallBackNumber, async ({ body, ...asked }) => ({
    mobile: await post.number(actorOf(actingOf(asked)), body),
  }))
  api.handle(finishSupportCallBack, async ({ body, ...asked }) => {
    await post.finish(actorOf(actingOf(asked)), body)
    return {}
  })
}

function settingRoutes(api: StaffApi, { desk, canned }: Needs): void {
  api.handle(listCannedAnswers, ({ body }) => canned.page(body.after ?? ''))
  api.handle(saveCannedAnswer, ({ body, ...asked }) => canned.save(body, actorOf(actingOf(asked))))
  api.handle(removeCannedAnswer, async ({ body, ...asked }) => {
    await canned.remove(body, actorOf(actingOf(asked)))
    return {}
  })
  api.handle(getSupportHours, async () => {
    const { staffFrom, staffTo, isStaffed } = await desk.hours()
    return { from: staffFrom, to: staffTo, isStaffed }
  })
  api.handle(setSupportHours, ({ body, ...asked }) => desk.setHours(actingOf(asked), body))
}
