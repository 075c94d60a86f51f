import type { MemberId } from '@keo/contract/ids'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { minutes } from '@keo/units/instants'
import type { NewLetter, WriteLetters } from '../inbox/index.ts'
import { type FreshPlans, sqlFollowStore } from './follow-store.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly tenantId: string
  readonly writeLetters: WriteLetters
  /** Of these the members who may be invited to play. */
  mayOfferTo(memberIds: readonly string[]): Promise<ReadonlySet<string>>
}

/** Of one turn; the rest waits for the next. */
const AT_ONCE_MAX = 1000
/** Plans have their ids in the order of writing, and are all there by then. */
const SETTLES_MS = minutes(1)
const NAMES_MAX = 3

/** One letter of a turn for each member, however many plans there are: each plan is told once. */
export function letterOf(fresh: readonly Pick<FreshPlans, 'name' | 'newest' | 'count'>[]): NewLetter {
  const count = fresh.reduce((sum, one) => sum + one.count, 0)
  const newest =
    fresh
      .map((one) => one.newest)
      .toSorted()
      .at(-1) ?? ''
  const named = fresh.slice(0, NAMES_MAX).map(({ name }) => name)
  const names = fresh.length > NAMES_MAX ? `${named.join(', ')}…` : named.join(', ')
  if (count === 1) return { kind: 'planSealed', about: newest, values: { name: names } }
  // Behind the colon, so that the next turn is another letter.
  return { kind: 'plansSealed', about: `followed:${newest}`, values: { names, count: String(count) } }
}

export function createFollowerNews({ database, clock, tenantId, writeLetters, mayOfferTo }: Needs) {
  return async function tellFollowers(): Promise<void> {
    const now = clock.now()
    const asked = { now, writtenUntil: now - SETTLES_MS }
    const fresh = await sqlFollowStore(database.db, tenantId).fresh(asked, AT_ONCE_MAX)
    if (fresh.length === 0) return
    const byMember = new Map<MemberId, FreshPlans[]>()
    for (const one of fresh) byMember.set(one.memberId, [...(byMember.get(one.memberId) ?? []), one])
    const invited = await mayOfferTo([...byMember.keys()])
    const told = [...byMember].filter(([memberId]) => invited.has(memberId))
    await database.tx(async (tx) => {
      const follows = sqlFollowStore(tx, tenantId)
      // Whoever may not be invited does not hear of it later either.
      for (const one of fresh) await follows.told(one)
      await writeLetters(
        tx,
        told.map(([memberId, plans]) => ({ memberId, letter: letterOf(plans) })),
      )
    })
  }
}
