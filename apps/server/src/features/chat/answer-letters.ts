import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Jobs } from '@keo/service-kit/jobs'
import { minutes } from '@keo/units/instants'
import * as z from 'zod/mini'
import type { WriteLetter } from '../inbox/index.ts'
import { type ConversationRow, sqlChatStore } from './chat-store.ts'

const TELL = 'chat.tell-answer'
const Answer = z.object({ id: z.string(), seq: z.int() })
/** Whoever has the chat before them has read an answer long before. */
const UNREAD_FOR_MS = minutes(1)

type Needs = { database: Database; clock: Clock; jobs: Jobs; tenantId: string; writeLetter: WriteLetter }

export type AnswerLetters = ReturnType<typeof createAnswerLetters>

/** A member who left the chat hears by a letter that a person answered: once, until they look. */
export function createAnswerLetters({ database, clock, jobs, tenantId, writeLetter }: Needs) {
  jobs.handle(TELL, async (payload) => {
    const { id, seq } = Answer.parse(payload)
    await database.tx(async (tx) => {
      const row = await sqlChatStore(tx, tenantId).findForChange(id)
      if (!row || row.member_read >= seq) return
      await writeLetter(tx, row.member_id, { kind: 'chatAnswered', about: unreadOf(row), values: {} })
    })
  })

  return {
    /** In the transaction of the answer. */
    async queue(tx: Tx, row: ConversationRow): Promise<void> {
      const answer = { id: row.id, seq: row.last_seq + 1 } satisfies z.output<typeof Answer>
      await jobs.enqueue(tx, TELL, answer, { runAt: clock.now() + UNREAD_FOR_MS, key: unreadOf(row) })
    },
  }
}

/** Everything that came since the member last looked is one piece of news. */
const unreadOf = ({ id, member_read }: ConversationRow): string => `${id}:${member_read}`
