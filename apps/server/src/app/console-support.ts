import { createSupportDesk, createSupportPost, type OtherQueues } from '../features/console/index.ts'
import { sqlStaffStore } from '../features/staff/index.ts'
import type { OwnParts } from './parts.ts'
import type { People } from './people.ts'
import type { OpenSupport } from './support.ts'

type Needs = { readonly people: People; readonly support: OpenSupport }

/** The support desk of the console, over the desks of chat, feedback and call-backs. */
export function supportOf({ database, clock, tenantId }: OwnParts, { people, support }: Needs) {
  const { live, feedback, callBacks, readPicture } = support
  const { members } = people
  const staff = sqlStaffStore(database.db, tenantId)
  return {
    desk: createSupportDesk({
      clock,
      members,
      desk: live.desk,
      inbox: live.inbox,
      canned: live.canned,
      isTyping: live.isTyping,
      colleagues: () => staff.listWith('support.answer'),
      staffNames: staff.names,
    }),
    post: createSupportPost({ clock, members, feedback, callBacks }),
    canned: live.canned,
    readPicture,
  }
}

/** What waits at the support desk, for the overview of who may see it. */
export const supportQueues =
  ({ live, feedback, callBacks }: OpenSupport): OtherQueues =>
  async ({ permissions }) => {
    if (!permissions.has('support.read')) return []
    const [chat, threads, calls] = await Promise.all([
      live.inbox.waiting(),
      feedback.waiting(),
      callBacks.count(),
    ])
    return [
      { name: 'chat', ...chat },
      { name: 'feedback', ...threads },
      { name: 'callBack', ...calls },
    ]
  }
