import type { MemberId } from '@keo/contract/ids'
import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import type { Log } from '@keo/service-kit/log'
import { minutes, type Instant } from '@keo/units/instants'
import type { Evaluation } from './evaluation.ts'
import { sqlFriendStore, type Friend } from './friend-store.ts'
import type { InviteTables } from './invite-tables.ts'

type Needs = { database: Database; clock: Clock; tenantId: string; log: Log; evaluation: Evaluation }

/** A movement may be committed, and its bet be told, a while after the time that it bears. Looking twice does no harm. */
const OVERLAP_MS = minutes(10)
const BATCH = 200

/** Who is looked at when: those in whose wallet something moved, soon; everybody, a few times a day. */
export function createLookAfter({ database, clock, tenantId, log, evaluation }: Needs) {
  const store = sqlFriendStore(database.db, tenantId)
  const cursors = database.db.withTables<InviteTables>()

  async function looked(): Promise<Instant> {
    const row = await cursors
      .selectFrom('invite_cursor')
      .select('at')
      .where('tenant_id', '=', tenantId)
      .executeTakeFirst()
    return row?.at ?? 0
  }

  /** One that fails is left for the next round, and keeps nobody else waiting. */
  async function each<T>(things: Iterable<T>, look: (thing: T) => Promise<void>): Promise<void> {
    for (const thing of things)
      await look(thing).catch((err: unknown) => log.error({ err }, 'an invitation was not looked at'))
  }

  async function evaluate(friends: readonly Friend[], inviters: readonly MemberId[]): Promise<void> {
    await each(friends, evaluation.evaluateFriend)
    await each(
      new Set([...friends.map(({ inviterId }) => inviterId), ...inviters]),
      evaluation.evaluateInviter,
    )
  }

  return {
    async evaluateChanged(): Promise<void> {
      const now = clock.now()
      // The sandbox's clock may have been turned back.
      const since = Math.min(await looked(), now) - OVERLAP_MS
      await evaluate(await store.movedSince(since, null), await store.rewardedSince(since))
      const at = sqlInstant(now)
      await cursors
        .insertInto('invite_cursor')
        .values({ tenant_id: tenantId, at })
        .onConflict((clash) => clash.column('tenant_id').doUpdateSet({ at }))
        .execute()
    },
    /** What no movement tells: a level that was reached, a week that ended. */
    async evaluateAll(): Promise<void> {
      let last = ''
      for (;;) {
        const friends = await store.after(last, BATCH)
        await evaluate(friends, [])
        const next = friends.at(-1)?.memberId
        if (next === undefined) return
        last = next
      }
    },
    /** When an inviter looks: what has changed since the last round. */
    async evaluateOwn(inviterId: MemberId): Promise<void> {
      const since = Math.min(await looked(), clock.now()) - OVERLAP_MS
      await evaluate(await store.movedSince(since, inviterId), [inviterId])
    },
  }
}
