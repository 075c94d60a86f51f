import { fail } from '@keo/contract/errors'
import {
  FEEDBACK_MESSAGES_MAX,
  FEEDBACK_OPEN_MAX,
  type FeedbackCategory,
  type FeedbackHead,
  type FeedbackThread,
} from '@keo/contract/feedback'
import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database, Db } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import { sqlMemberStore } from '../members/index.ts'
import { sqlFeedbackStore } from './feedback-store.ts'
import { headView, threadView } from './feedback-views.ts'

const PAGE = 20
/** So much of a thread stands in the list. */
const OPENING = 120

type Words = { readonly text: string; readonly pictures?: readonly string[] | undefined }

export type FeedbackNeeds = {
  database: Database
  clock: Clock
  ids: Ids
  tenantId: string
  /** Whether the member uploaded this picture. */
  hasPicture(memberId: string, fileId: string): Promise<boolean>
}

export type Feedback = ReturnType<typeof createFeedback>

/** What members write to the site and what it answers, as threads of plain text. */
export function createFeedback({ database, clock, ids, tenantId, hasPicture }: FeedbackNeeds) {
  const store = sqlFeedbackStore(database.db, tenantId)

  async function show(memberId: string, id: string): Promise<FeedbackThread> {
    const thread = (await store.findOwn(memberId, id)) ?? fail('NOT_FOUND')
    return threadView(thread, await store.messages([id]))
  }

  async function refuseForeignPictures(memberId: string, { pictures = [] }: Words): Promise<void> {
    for (const fileId of pictures) if (!(await hasPicture(memberId, fileId))) fail('FEEDBACK_PICTURE')
  }

  const write = (tx: Db, memberId: string, threadId: string, { text, pictures = [] }: Words) =>
    sqlFeedbackStore(tx, tenantId).insertMessage({
      id: ids.newId('msg'),
      thread_id: threadId,
      member_id: memberId,
      sender: 'member',
      text,
      pictures: [...pictures],
      sent_at: sqlInstant(clock.now()),
    })

  return {
    show,
    async list(
      memberId: string,
      { page, category }: { page: number; category?: FeedbackCategory | undefined },
    ): Promise<{ items: FeedbackHead[]; hasMore: boolean }> {
      const rows = await store.listOwn(memberId, { from: (page - 1) * PAGE, count: PAGE + 1, category })
      return { items: rows.slice(0, PAGE).map(headView), hasMore: rows.length > PAGE }
    },
    async save(memberId: string, category: FeedbackCategory, words: Words): Promise<FeedbackThread> {
      await refuseForeignPictures(memberId, words)
      const id = ids.newId('fbk')
      await database.tx(async (tx) => {
        // Whoever sends many at once waits here, so that each is counted.
        if (!(await sqlMemberStore(tx, tenantId).findForChange(memberId))) fail('SESSION_EXPIRED')
        const inside = sqlFeedbackStore(tx, tenantId)
        if ((await inside.countOpen(memberId)) >= FEEDBACK_OPEN_MAX) fail('FEEDBACK_OPEN_LIMIT')
        const now = sqlInstant(clock.now())
        await inside.insertThread({
          id,
          member_id: memberId,
          category,
          state: 'received',
          opening: [...words.text.replaceAll(/\s+/g, ' ')].slice(0, OPENING).join(''),
          sent_at: now,
          changed_at: now,
        })
        await write(tx, memberId, id, words)
      })
      return show(memberId, id)
    },
    async add(memberId: string, id: string, words: Words): Promise<FeedbackThread> {
      await refuseForeignPictures(memberId, words)
      await database.tx(async (tx) => {
        const inside = sqlFeedbackStore(tx, tenantId)
        const thread = await inside.findForChange(id)
        if (thread?.member_id !== memberId) return fail('NOT_FOUND')
        const isFull = (await inside.messages([id])).length >= FEEDBACK_MESSAGES_MAX
        if (thread.state === 'closed' || isFull) fail('FEEDBACK_CLOSED')
        await write(tx, memberId, id, words)
        // An answered thread waits for the desk again.
        const state = thread.state === 'answered' ? 'review' : thread.state
        await inside.change(id, { state, isUnread: thread.is_unread, at: clock.now() })
      })
      return show(memberId, id)
    },
    async read(memberId: string, id: string): Promise<boolean> {
      if (!(await store.findOwn(memberId, id))) fail('NOT_FOUND')
      await store.markRead(memberId, id)
      return store.hasUnread(memberId)
    },
    hasUnread: (memberId: string): Promise<boolean> => store.hasUnread(memberId),
  }
}
