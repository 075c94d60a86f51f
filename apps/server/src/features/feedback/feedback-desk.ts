import { fail } from '@keo/contract/errors'
import { FEEDBACK_STATES, type FeedbackState } from '@keo/contract/feedback'
import type { DeskThread } from '@keo/contract/feedback-desk'
import type { Audit, AuditActor } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Instant } from '@keo/units/instants'
import type { WriteLetter } from '../inbox/index.ts'
import { sqlMemberStore } from '../members/index.ts'
import { type MessageRow, sqlFeedbackStore, type ThreadRow } from './feedback-store.ts'
import { messageView } from './feedback-views.ts'

const SHOWN = 50
const OPEN = FEEDBACK_STATES.filter((state) => state !== 'closed')

type Needs = {
  database: Database
  clock: Clock
  ids: Ids
  audit: Audit
  tenantId: string
  writeLetter: WriteLetter
  /** Whether something was given for what was accepted at that instant. */
  wasRewarded(tx: Tx, memberId: string, acceptedAt: Instant): Promise<boolean>
}
type Answer = {
  /** How many messages were read before it was written. */
  readonly messages?: number | undefined
  readonly text?: string | undefined
  readonly state?: FeedbackState | undefined
  readonly isAccepted?: boolean | undefined
}

export type FeedbackDesk = ReturnType<typeof createFeedbackDesk>

/** The side of the people of the site. */
export function createFeedbackDesk(needs: Needs) {
  const { database, clock, ids, audit, tenantId, writeLetter, wasRewarded } = needs
  const store = sqlFeedbackStore(database.db, tenantId)

  async function views(threads: readonly ThreadRow[]): Promise<DeskThread[]> {
    const messages = await store.messages(threads.map(({ id }) => id))
    const members = await sqlMemberStore(database.db, tenantId).findAll(threads.map((one) => one.member_id))
    return threads.map((thread) => ({
      id: thread.id,
      userName: members.get(thread.member_id)?.userName ?? '',
      category: thread.category,
      state: thread.state,
      isAccepted: thread.accepted_at !== null,
      messages: messages.filter(({ thread_id }) => thread_id === thread.id).map(deskMessage),
    }))
  }

  /** Since when it is accepted, after what was said now: the first time counts, and what was rewarded stays. */
  async function judge(tx: Tx, thread: ThreadRow, isAccepted: boolean | undefined): Promise<Instant | null> {
    const before = thread.accepted_at
    if (isAccepted === undefined || isAccepted === (before !== null)) return before
    if (before !== null && (await wasRewarded(tx, thread.member_id, before))) fail('IDEA_REWARDED')
    const at = isAccepted ? clock.now() : null
    await sqlFeedbackStore(tx, tenantId).setAccepted(thread.id, at)
    return at
  }

  return {
    list: async (): Promise<DeskThread[]> => views(await store.pageIn(OPEN, '', SHOWN)),
    async page(states: readonly FeedbackState[], after: string) {
      const rows = await store.pageIn(states, after, SHOWN + 1)
      const next = rows.length > SHOWN ? (rows[SHOWN - 1]?.id ?? '') : ''
      return { threads: rows.slice(0, SHOWN), next }
    },
    async thread(id: string): Promise<{ row: ThreadRow; view: DeskThread }> {
      const row = (await store.find(id)) ?? fail('NOT_FOUND')
      return { row, view: (await views([row]))[0] ?? fail('NOT_FOUND') }
    },
    waiting: () => store.waiting(),
    /** Words make the thread unread and answered; a state alone only moves it. */
    async answer(
      id: string,
      { messages, text, state, isAccepted }: Answer,
      by: AuditActor,
    ): Promise<DeskThread> {
      const changed = await database.tx(async (tx) => {
        const inside = sqlFeedbackStore(tx, tenantId)
        const thread = (await inside.findForChange(id)) ?? fail('NOT_FOUND')
        if (thread.state === 'closed') fail('FEEDBACK_CLOSED')
        if (messages !== undefined && (await inside.messages([id])).length !== messages)
          fail('CHANGED_MEANWHILE')
        // Nothing but an idea can be accepted.
        if (isAccepted !== undefined && thread.category !== 'idea') fail('NOT_FOUND')
        const at = clock.now()
        const messageId = ids.newId('msg')
        if (text !== undefined)
          await inside.insertMessage({
            id: messageId,
            thread_id: id,
            member_id: thread.member_id,
            sender: 'staff',
            text,
            pictures: [],
            sent_at: sqlInstant(at),
          })
        const next = state ?? (text === undefined ? thread.state : 'answered')
        const isUnread = thread.is_unread || text !== undefined
        await inside.change(id, { state: next, isUnread, at })
        const acceptedAt = await judge(tx, thread, isAccepted)
        // Behind the colon, so that each answer is a letter.
        if (text !== undefined)
          await writeLetter(tx, thread.member_id, {
            kind: 'feedbackAnswered',
            about: `${id}:${messageId}`,
            values: {},
          })
        if (isAccepted)
          await writeLetter(tx, thread.member_id, { kind: 'ideaAccepted', about: id, values: {} })
        await audit.write(tx, {
          ...by,
          device: null,
          action: 'feedback.answered',
          object: id,
          before: { state: thread.state, isAccepted: thread.accepted_at !== null },
          after: { state: next, isAccepted: acceptedAt !== null },
        })
        return { ...thread, state: next, accepted_at: acceptedAt }
      })
      return (await views([changed]))[0] ?? fail('NOT_FOUND')
    },
    /** Whose picture it is, when it came with this thread. */
    async pictureOwner(id: string, fileId: string): Promise<string> {
      const messages = await store.messages([id])
      return messages.find(({ pictures }) => pictures.includes(fileId))?.member_id ?? fail('NOT_FOUND')
    },
  }
}

function deskMessage(message: MessageRow): DeskThread['messages'][number] {
  const { id: _id, ...shown } = messageView(message)
  return shown
}
