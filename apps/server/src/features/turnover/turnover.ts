import type { MemberId } from '@keo/contract/ids'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Db, Tx } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { Minor } from '@keo/units/money'
import { sqlTurnoverStore, type MemberRound } from './turnover-store.ts'

/** Valid stakes of a member that were settled since then, in minor units of dong. Those who settle bets know. */
export type SettledSince = (db: Db, memberId: MemberId, since: Instant) => Promise<Minor>

/** The same of each of many, in their order. */
export type SettledOfAll = (
  db: Db,
  asked: readonly { readonly memberId: MemberId; readonly since: Instant }[],
) => Promise<Minor[]>

/** What a gift asks to be bet. */
export type Demand = { readonly memberId: MemberId; readonly amount: Minor }

type Needs = { database: Database; clock: Clock; tenantId: string; settledOfAll: SettledOfAll }

/** What must be bet before money may leave, and how much of it was. */
export function createTurnover({ database, clock, tenantId, settledOfAll }: Needs) {
  /** What was bet of each round, in their order; never more than it asks for. */
  async function doneOf(db: Db, rounds: readonly MemberRound[]): Promise<Minor[]> {
    const settled = await settledOfAll(db, rounds)
    return rounds.map(({ required }, at) => {
      const done = settled[at] ?? (0n as Minor)
      return done < required ? done : required
    })
  }

  /** In the transaction of the gifts, after their movements: the wallet's lock keeps two gifts apart. Two of one member are one. */
  async function demandAll(tx: Tx, demands: readonly Demand[]): Promise<void> {
    if (demands.length === 0) return
    const sums = new Map<MemberId, bigint>()
    for (const { memberId, amount } of demands) sums.set(memberId, (sums.get(memberId) ?? 0n) + amount)
    const store = sqlTurnoverStore(tx, tenantId)
    const rounds = await store.findAll([...sums.keys()])
    const done = await doneOf(tx, rounds)
    const open = rounds.filter(({ required }, at) => (done[at] ?? 0n) < required)
    const openOf = new Map(open.map((round) => [round.memberId, round]))
    await store.putAll(
      Array.from(sums, ([memberId, amount]) => {
        const { required, since } = openOf.get(memberId) ?? { required: 0n, since: clock.now() }
        return { memberId, required: (required + amount) as Minor, since }
      }),
    )
  }

  return {
    demandAll,
    demand: (tx: Tx, memberId: MemberId, amount: Minor): Promise<void> =>
      demandAll(tx, [{ memberId, amount }]),
    async of(
      memberId: MemberId,
      db: Db = database.db,
    ): Promise<{ required: Minor; done: Minor; since: Instant | null }> {
      const rounds = await sqlTurnoverStore(db, tenantId).findAll([memberId])
      const [done = 0n as Minor] = await doneOf(db, rounds)
      const [round] = rounds
      return { required: round?.required ?? (0n as Minor), done, since: round?.since ?? null }
    },
  }
}
