import { fail } from '@keo/contract/errors'
import { INBOX_PAGE_SIZE, LETTER_TYPE_BATCH, type LetterCounts, type LetType } from '@keo/contract/inbox'
import type { Language } from '@keo/messages/languages'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Db, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Jobs } from '@keo/service-kit/jobs'
import { days, type Instant } from '@keo/units/instants'
import * as z from 'zod/mini'
import { LETTER_KINDS, type NewLetter } from './letter-kinds.ts'
import { dropLettersBefore, type HeldLetter, insertLetters, sqlLetterStore } from './letter-store.ts'
import { letterView } from './letter-words.ts'
import { sqlMailingStore } from './mailing-store.ts'
import { textsOfMailings } from './mailings.ts'

type Needs = {
  database: Database
  clock: Clock
  ids: Ids
  jobs: Pick<Jobs, 'handle' | 'every' | 'enqueue'>
  tenantId: string
  /** Over the live socket, that there is something new to read. */
  announce(memberId: string): void
  /** In the transaction of the letters, for what is told beyond the app. */
  queuePush(tx: Tx, letters: readonly LetterOf[]): Promise<void>
}

/** A letter of a member, by its id. */
export type LetterOf = { readonly memberId: string; readonly letterId: string }

/** In the transaction of what it tells: no commit, no letter. Whether it is new: what was told is not told again. */
export type WriteLetter = (tx: Tx, memberId: string, letter: NewLetter) => Promise<boolean>

/** The same for many at once, in as many round trips as for one: how many are new. */
export type WriteLetters = (
  tx: Tx,
  letters: readonly { readonly memberId: string; readonly letter: NewLetter }[],
) => Promise<number>

export type Letters = ReturnType<typeof createLetters>

const NEWS = 'inbox.news'
const News = z.object({ memberIds: z.array(z.string()) })
/** Half a year; what a letter tells of is kept longer where it belongs. */
const KEPT_MS = days(183)

/** What each member alone is told. */
export function createLetters({ database, clock, ids, jobs, tenantId, announce, queuePush }: Needs) {
  const of = (memberId: string, db: Db = database.db) => sqlLetterStore(db, tenantId, memberId)
  const mailings = sqlMailingStore(database.db, tenantId)

  /** Letters to many get their words here: they are kept once, with the mailing. */
  async function worded(letters: readonly HeldLetter[]): Promise<HeldLetter[]> {
    const named = letters.filter(({ kind, values }) => kind === 'campaign' && values.title === undefined)
    const texts = await textsOfMailings(
      mailings,
      named.map(({ about }) => about),
    )
    return letters.map((letter) => {
      const found = named.includes(letter) ? texts.get(letter.about) : undefined
      return found ? { ...letter, values: { texts: JSON.stringify(found) } } : letter
    })
  }

  async function findWorded(memberId: string, id: string): Promise<HeldLetter | undefined> {
    const letter = await of(memberId).find(id)
    return letter && (await worded([letter]))[0]
  }

  jobs.handle(NEWS, async (payload) => News.parse(payload).memberIds.forEach(announce))
  jobs.every('inbox.drop-old', () => dropLettersBefore(database.db, tenantId, clock.now() - KEPT_MS))

  const writeAll: WriteLetters = async (tx, letters) => {
    const added = await insertLetters(
      tx,
      tenantId,
      letters.map(({ memberId, letter }) => ({
        ...letter,
        memberId,
        letType: letter.letType ?? LETTER_KINDS[letter.kind].letType,
        id: ids.newId('ltr'),
        at: clock.now(),
      })),
    )
    if (added.length === 0) return 0
    const memberIds = [...new Set(added.map(({ memberId }) => memberId))]
    await jobs.enqueue(tx, NEWS, { memberIds } satisfies z.output<typeof News>)
    await queuePush(tx, added)
    return added.length
  }

  async function counts(memberId: string): Promise<LetterCounts> {
    const unread = await of(memberId).unread()
    const [announceCount, activityCount, eventCount] = [0, 1, 2].map(
      (type) => unread.get(type as LetType) ?? 0,
    )
    const sums = {
      announceCount: announceCount ?? 0,
      activityCount: activityCount ?? 0,
      eventCount: eventCount ?? 0,
    }
    return { ...sums, totalCount: sums.announceCount + sums.activityCount + sums.eventCount }
  }

  return {
    write: (async (tx, memberId, letter) =>
      (await writeAll(tx, [{ memberId, letter }])) > 0) satisfies WriteLetter,
    writeAll,
    counts,
    async page(
      memberId: string,
      request: { letType: LetType; before?: string | undefined },
      language: Language,
    ) {
      // One more than shown tells whether there is another page.
      const found = await of(memberId).list(request.letType, {
        before: request.before,
        limit: INBOX_PAGE_SIZE + 1,
      })
      const shown = found.slice(0, INBOX_PAGE_SIZE)
      const next = found.length > INBOX_PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null
      return { list: (await worded(shown)).map((letter) => letterView(letter, language)), next }
    },
    async find(memberId: string, id: string, language: Language) {
      return letterView((await findWorded(memberId, id)) ?? fail('NOT_FOUND'), language)
    },
    /** Null once it was read or deleted. */
    async unread(memberId: string, id: string): Promise<HeldLetter | null> {
      const letter = await findWorded(memberId, id)
      return letter?.readAt === null ? letter : null
    },
    unreadSince: async (memberId: string, since: Instant, limit: number): Promise<HeldLetter[]> =>
      worded(await of(memberId).unreadSince(since, limit)),
    /** Again is fine; somebody else's is not there. */
    async markRead(memberId: string, id: string): Promise<void> {
      const changed = await of(memberId).markRead([id], clock.now())
      if (changed === 0 && !(await of(memberId).find(id))) fail('NOT_FOUND')
    },
    markAllRead: (memberId: string, letterIds: readonly string[]) =>
      of(memberId).markRead(letterIds, clock.now()),
    async markTypeRead(memberId: string, letType: LetType) {
      const count = await of(memberId).markTypeRead(letType, LETTER_TYPE_BATCH, clock.now())
      return { count, hasMore: count === LETTER_TYPE_BATCH }
    },
    async remove(memberId: string, id: string): Promise<void> {
      if ((await of(memberId).remove([id], clock.now())) === 0) fail('NOT_FOUND')
    },
    removeAll: (memberId: string, letterIds: readonly string[]) =>
      of(memberId).remove(letterIds, clock.now()),
  }
}
