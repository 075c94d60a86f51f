import { AppError, fail } from '@keo/contract/errors'
import { createBatches } from '@keo/service-kit/batches'
import type { Tx } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { NewLine } from './append-lines.ts'
import { type Author, sqlAuthorStore, standingOf } from './author-store.ts'
import { type Asked, type Heard, heardBefore } from './heard-before.ts'
import { type MessageStore, sqlMessageStore } from './message-store.ts'
import { newAuthor, type RoomNeeds } from './room-parts.ts'
import type { MessageRow } from './room-tables.ts'
import { refuseFlood, refuseStanding } from './say-rules.ts'

type Written = { readonly row: MessageRow; readonly isNew: boolean; readonly slowSeconds: number }
type Answer = Written | AppError

function refusalOf(check: () => void): AppError | null {
  try {
    check()
    return null
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

/**
 * What members say in one moment is one transaction: a round trip costs the same for one line and for twenty, so a database
 * that answers slowly makes a busy room no slower. Each is judged for itself.
 */
export function createSayLines({ database, clock, ids, tenantId }: RoomNeeds) {
  async function sayAll(asked: readonly Asked[]): Promise<readonly Answer[]> {
    try {
      return await database.tx((tx) => sayIn(tx, asked))
    } catch (error) {
      // Each alone would wait as long for the same lock.
      if (error instanceof AppError && error.code === 'TRY_AGAIN') return asked.map(() => error)
      throw error
    }
  }

  /** Under the locks of the members, so that limits count what other tabs say too; the rooms are locked last of all. */
  async function sayIn(tx: Tx, asked: readonly Asked[]): Promise<Answer[]> {
    const store = sqlMessageStore(tx, tenantId)
    const members = asked.map(({ memberId }) => memberId)
    const authors = await sqlAuthorStore(tx, tenantId).lockAll(members, () => newAuthor(ids))
    const authorOf = ({ memberId }: Asked) => authors.get(memberId) ?? fail('SESSION_EXPIRED')
    const now = clock.now()
    const heard = await heardBefore(tx, tenantId, asked, now)
    const refusals = heard.map((one) =>
      one.isRepeated ? null : refusalOf(() => refuse(authorOf(one.asked), one, now)),
    )
    const fresh = heard.filter(({ isRepeated }, n) => !isRepeated && refusals[n] === null)
    const lines = fresh.map(({ asked: one }) => lineOf(one, authorOf(one)))
    const rows = lines.length === 0 ? [] : await store.appendAll(lines, now)
    const written = new Map(fresh.map(({ asked: one }, n) => [one, rows[n]]))
    const answers: Answer[] = []
    for (const [n, { asked: one, slowSeconds }] of heard.entries()) {
      const row = written.get(one)
      if (row) answers.push({ row, isNew: true, slowSeconds })
      else answers.push(refusals[n] ?? (await saidBefore(store, one)))
    }
    return answers
  }

  const lines = createBatches({ name: 'room lines', keyOf: ({ memberId }: Asked) => memberId, apply: sayAll })

  return async function say(asked: Asked): Promise<Written> {
    const answer = await lines.submit(asked)
    if (answer instanceof AppError) throw answer
    return answer
  }
}

function refuse(author: Author, { asked, said, slowSeconds, isReplyGone }: Heard, now: Instant): void {
  refuseStanding(standingOf(author, now), 'write')
  refuseFlood(said, { roomId: asked.roomId, text: asked.text, slowSeconds, now })
  if (isReplyGone) fail('ROOM_REPLY_GONE')
}

function lineOf({ roomId, memberId, shown, key, text, replyTo }: Asked, { author }: Author): NewLine {
  const line = { roomId, ...shown, kind: 'member', memberId, author, text, key } as const
  return replyTo === undefined ? line : { ...line, replyTo: BigInt(replyTo) }
}

/** The line of the same tap before, which is told to nobody again. */
async function saidBefore(store: MessageStore, { memberId, key }: Asked): Promise<Written> {
  const row = (await store.ofTap(memberId, key)) ?? fail('UNEXPECTED')
  return { row, isNew: false, slowSeconds: 0 }
}
