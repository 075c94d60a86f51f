import type { MemberId } from '@keo/contract/ids'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Db, Tx } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { Minor } from '@keo/units/money'
import { sqlTurnoverStore, type Round } from './turnover-store.ts'

/** Valid stakes of a member that were settled since then, in minor units of dong. Those who settle bets know. */
export type SettledSince = (db: Db, memberId: MemberId, since: Instant) => Promise<Minor>

type Needs = { database: Database; clock: Clock; tenantId: string; settledSince: SettledSince }

/** What must be bet before money may leave, and how much of it was. */
export function createTurnover({ database, clock, tenantId, settledSince }: Needs) {
  async function doneOf(db: Db, memberId: MemberId, { required, since }: Round): Promise<Minor> {
    const settled = await settledSince(db, memberId, since)
    return settled < required ? settled : required
  }

  return {
    /** In the transaction of the gift, after its movement: the wallet's lock keeps two gifts apart. */
    async demand(tx: Tx, memberId: MemberId, amount: Minor): Promise<void> {
      const store = sqlTurnoverStore(tx, tenantId)
      const round = await store.find(memberId)
      const isOpen = round !== undefined && (await doneOf(tx, memberId, round)) < round.required
      await store.put(
        memberId,
        isOpen
          ? { required: (round.required + amount) as Minor, since: round.since }
          : { required: amount, since: clock.now() },
      )
    },
    async of(memberId: MemberId, db: Db = database.db): Promise<{ required: Minor; done: Minor }> {
      const round = await sqlTurnoverStore(db, tenantId).find(memberId)
      if (!round) return { required: 0n as Minor, done: 0n as Minor }
      return { required: round.required, done: await doneOf(db, memberId, round) }
    },
  }
}
