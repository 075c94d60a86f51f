import type { MemberId } from '@keo/contract/ids'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Db, Tx } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { Minor } from '@keo/units/money'
import { sqlTurnoverStore, type Round } from './turnover-store.ts'

/** Valid stakes of a member that were settled since then, in minor units of dong. Those who settle bets know. */
export type SettledSince = (db: Db, memberId: MemberId, since: Instant) => Promise<Minor>

/** What a gift asks to be bet. */
export type Demand = { readonly memberId: MemberId; readonly amount: Minor }

type Needs = { database: Database; clock: Clock; tenantId: string; settledSince: SettledSince }

/** What must be bet before money may leave, and how much of it was. */
export function createTurnover({ database, clock, tenantId, settledSince }: Needs) {
  async function doneOf(db: Db, memberId: MemberId, { required, since }: Round): Promise<Minor> {
    const settled = await settledSince(db, memberId, since)
    return settled < required ? settled : required
  }

  /** In the transaction of the gifts, after their movements: the wallet's lock keeps two gifts apart. Two of one member are one. */
  async function demandAll(tx: Tx, demands: readonly Demand[]): Promise<void> {
    if (demands.length === 0) return
    const sums = new Map<MemberId, bigint>()
    for (const { memberId, amount } of demands) sums.set(memberId, (sums.get(memberId) ?? 0n) + amount)
    const store = sqlTurnoverStore(tx, tenantId)
    const rounds = await store.findAll([...sums.keys()])
    const asked: (Round & { memberId: MemberId })[] = []
    for (const [memberId, amount] of sums) {
      const round = rounds.get(memberId)
      const isOpen = round !== undefined && (await doneOf(tx, memberId, round)) < round.required
      const before = isOpen ? round : { required: 0n, since: clock.now() }
      asked.push({ memberId, required: (before.required + amount) as Minor, since: before.since })
    }
    await store.putAll(asked)
  }

  return {
    demandAll,
    demand: (tx: Tx, memberId: MemberId, amount: Minor): Promise<void> =>
      demandAll(tx, [{ memberId, amount }]),
    async of(memberId: MemberId, db: Db = database.db): Promise<{ required: Minor; done: Minor }> {
      const round = (await sqlTurnoverStore(db, tenantId).findAll([memberId])).get(memberId)
      if (!round) return { required: 0n as Minor, done: 0n as Minor }
      return { required: round.required, done: await doneOf(db, memberId, round) }
    },
  }
}
