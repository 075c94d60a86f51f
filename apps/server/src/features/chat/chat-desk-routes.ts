import {
  answerChat,
  endAtDesk,
  getDeskChatPicture,
  listDeskChatMessages,
  listDeskChats,
  readAtDesk,
  setChatHours,
  takeChat,
  typeAtDesk,
} from '@keo/contract/chat-desk'
import { actorNamed } from '@keo/service-kit/audit'
import type { Api } from '@keo/service-kit/http/api'
import type { ChatDesk } from './chat-desk.ts'

const SANDBOX = actorNamed('sandbox')

type Needs = {
  desk: ChatDesk
  readPicture(memberId: string, fileId: string): Promise<{ type: 'image/jpeg'; picture: string }>
}

/** The sandbox's stand-in: outside prod only, and silent once somebody of the staff may answer. */
export function chatDeskRoutes(api: Api, { desk, readPicture }: Needs) {
  api.handle(listDeskChats, () => desk.list())
  api.handle(listDeskChatMessages, ({ body: { id, after }, language }) =>
    desk.messages(id, after === undefined ? undefined : Number(after), language),
  )
  api.handle(getDeskChatPicture, async ({ body: { id, fileId } }) =>
    readPicture(await desk.pictureOwner(id, fileId), fileId),
  )
  api.handle(takeChat, ({ body: { id, staffName }, language }) =>
    desk.take(id, { staffId: '', name: staffName, by: SANDBOX }, language),
  )
  api.handle(answerChat, async ({ body, language }) => ({
    messages: await desk.answer(body, '', language),
  }))
  api.handle(typeAtDesk, async ({ body }) => {
    await desk.type(body.id)
    return {}
  })
  api.handle(readAtDesk, ({ body, language }) => desk.read(body.id, body.seq, language))
  api.handle(endAtDesk, ({ body, language }) => desk.end(body.id, { staffId: '', by: SANDBOX }, language))
  api.handle(setChatHours, ({ body: { from, to } }) =>
    desk.setHours({ staffFrom: from, staffTo: to }, SANDBOX),
  )
}
