import type { MemberId } from '@keo/contract/ids'
import type { Badge, BonusState, RewardKind, RewardState } from '@keo/contract/rewards'
import { jsonInstant, sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { Minor } from '@keo/units/money'
import { type Selectable, sql, type UpdateObject } from 'kysely'
import { givenGift } from './gifts.ts'
import type { Gift, NewReward } from './reward-types.ts'
import type { RewardTables } from './reward-tables.ts'

export type RewardRow = Selectable<RewardTables['reward']>
/** What paying one looks at. */
export type PaidReward = Pick<
  RewardRow,
  'id' | 'member_id' | 'source' | 'kind' | 'amount' | 'turnover_times' | 'claim_until' | 'gift'
>
/** What makes a reward the only one of its kind. */
export type RewardKey = Pick<NewReward, 'memberId' | 'source' | 'period'>
type Change = UpdateObject<RewardTables, 'reward'>
type Granted = { readonly id: string; readonly at: Instant; readonly dueAt: Instant | null }

const PENDING: readonly RewardState[] = ['open', 'held']
const MONEY: readonly RewardKind[] = ['cash', 'bonus']
/** Paid, and waits to be used. */
const IS_USABLE = sql<boolean>`(kind <> 'badge' and state = 'paid' and coalesce(gift_state, '') in ('waiting', 'ready'))`
const orNull = (at: Instant | null | undefined) => (at === null || at === undefined ? null : sqlInstant(at))

/** The state of one that is paid, with the line of the books that paid it. */
export const paidState = (
  { id, kind, gift }: Pick<PaidReward, 'id' | 'kind'> & { readonly gift?: NewReward['gift'] },
  seqs: ReadonlyMap<string, bigint>,
  now: Instant,
) => ({
  state: 'paid' as const,
  paid_at: sqlInstant(now),
  bonus_state: kind === 'bonus' ? ('waiting' as const) : null,
  ...(gift ? giftColumns(gift, now) : { paid_seq: seqs.get(id) ?? null }),
})

function giftColumns(gift: Gift, now: Instant) {
  const { state, until } = givenGift(gift, now)
  return { gift_state: state, gift_until: orNull(until) }
}

/** A row of one that is paid, within a value of JSON. */
function paidRow(reward: NewReward & { readonly id: string }, seq: bigint | undefined, now: Instant) {
  const instant = (at: Instant | null | undefined) =>
    at === null || at === undefined ? null : jsonInstant(at)
  const given = reward.gift ? givenGift(reward.gift, now) : null
  return {
    ...reward,
    amount: String(reward.amount.minor),
    claimUntil: instant(reward.claimUntil),
    bonusUntil: instant(reward.bonusUntil),
    giftState: given?.state,
    giftUntil: instant(given?.until),
    seq: seq === undefined ? null : String(seq),
  }
}

/** Made for a database or for one transaction of it. */
export function sqlRewardStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<RewardTables>()
  const rewards = () => db.selectFrom('reward').selectAll().where('tenant_id', '=', tenantId)
  const own = (memberId: string) => rewards().where('member_id', '=', memberId)

  const valuesOf = (reward: NewReward, { id, at, dueAt }: Granted) => ({
    tenant_id: tenantId,
    id,
    member_id: reward.memberId,
    source: reward.source,
    period: reward.period,
    kind: reward.kind,
    amount: reward.amount.minor,
    turnover_times: reward.turnoverTimes,
    state: reward.heldFor ? ('held' as const) : ('open' as const),
    held_for: reward.heldFor ?? null,
    granted_at: sqlInstant(at),
    claim_until: orNull(reward.claimUntil),
    due_at: orNull(dueAt),
    bonus_until: orNull(reward.bonusUntil),
    gift: reward.gift ? JSON.stringify(reward.gift) : null,
  })

  return {
    /** False when the same one was granted before. */
    async insert(reward: NewReward, granted: Granted): Promise<boolean> {
      const added = await db
        .insertInto('reward')
        .values(valuesOf(reward, granted))
        .onConflict((clash) => clash.constraint('reward_once').doNothing())
        .executeTakeFirst()
      return added.numInsertedOrUpdatedRows === 1n
    },
    /** Throws when one of them was granted before. */
    async insertPaid(
      given: readonly (NewReward & { readonly id: string })[],
      seqs: ReadonlyMap<string, bigint>,
      at: Instant,
    ): Promise<void> {
      const rows = given.map((reward) => paidRow(reward, seqs.get(reward.id), at))
      // As one value: a thousand of them cost more to read than to write.
      await sql`
        insert into reward (tenant_id, id, member_id, source, period, kind, amount, turnover_times, state, granted_at,
          claim_until, paid_at, bonus_state, bonus_until, gift, gift_state, gift_until, paid_seq)
        select ${tenantId}, id, "memberId", source, period, kind, amount, "turnoverTimes", 'paid', ${sqlInstant(at)},
          "claimUntil", ${sqlInstant(at)}, case kind when 'bonus' then 'waiting' end, "bonusUntil", gift, "giftState", "giftUntil", seq
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r (id text, "memberId" text, source text, period text,
          kind text, amount bigint, "turnoverTimes" int, "claimUntil" timestamptz, "bonusUntil" timestamptz, gift jsonb, "giftState" text,
          "giftUntil" timestamptz, seq bigint)`.execute(anyDb)
    },
    find: (id: string): Promise<RewardRow | undefined> => rewards().where('id', '=', id).executeTakeFirst(),
    findOwn: (memberId: string, id: string): Promise<RewardRow | undefined> =>
      own(memberId).where('id', '=', id).executeTakeFirst(),
    lock: (id: string): Promise<RewardRow | undefined> =>
      rewards().where('id', '=', id).forUpdate().executeTakeFirst(),
    lockByKey: ({ memberId, source, period }: RewardKey): Promise<RewardRow | undefined> =>
      own(memberId).where('source', '=', source).where('period', '=', period).forUpdate().executeTakeFirst(),
    async change(id: string, change: Change): Promise<void> {
      await db
        .updateTable('reward')
        .set(change)
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .execute()
    },
    /** Newest first. */
    list(
      memberId: string,
      page: { isPending: boolean; before: string | null; limit: number },
    ): Promise<RewardRow[]> {
      let query = own(memberId).where(({ eb, or, not }) => {
        const isPending = or([eb('state', 'in', PENDING), IS_USABLE])
        return page.isPending ? isPending : not(isPending)
      })
      if (page.before !== null) query = query.where('id', '<', page.before)
      return query.orderBy('id', 'desc').limit(page.limit).execute()
    },
    async claimable(memberId: string, now: Instant): Promise<Minor> {
      const { sum } = await db
        .selectFrom('reward')
        .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('sum'))
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where('state', '=', 'open')
        .where('kind', 'in', MONEY)
        .where('claim_until', '>', sqlInstant(now))
        .executeTakeFirstOrThrow()
      return sum as Minor
    },
    /** Paid by themselves, and it is time. */
    due: (now: Instant, limit: number): Promise<RewardRow[]> =>
      rewards()
        .where('state', '=', 'open')
        .where('due_at', '<=', sqlInstant(now))
        .orderBy('due_at')
        .limit(limit)
        .execute(),
    async expire(now: Instant): Promise<void> {
      await db
        .updateTable('reward')
        .set({ state: 'expired', ended_at: sqlInstant(now) })
        .where('tenant_id', '=', tenantId)
        .where('state', '=', 'open')
        .where('claim_until', '<=', sqlInstant(now))
        .execute()
    },
    held: (limit: number): Promise<RewardRow[]> =>
      rewards().where('state', '=', 'held').orderBy('granted_at').limit(limit).execute(),
    /** Oldest first. */
    bonusesOf: (memberId: string, states: readonly BonusState[]): Promise<RewardRow[]> =>
      own(memberId).where('bonus_state', 'in', states).orderBy('paid_at').orderBy('id').forUpdate().execute(),
    runningBonuses: (after: string, limit: number): Promise<RewardRow[]> =>
      rewards()
        .where('bonus_state', '=', 'running')
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    /** Each once, with the first time that it was given. */
    async badgesOf(memberId: string): Promise<{ badge: Badge; since: Instant }[]> {
      const { rows } = await sql<{ badge: Badge; since: Instant }>`
        select gift->>'badge' as badge, min(paid_at) as since from reward
        where tenant_id = ${tenantId} and member_id = ${memberId} and kind = 'badge' and state = 'paid'
        group by 1 order by min(id)`.execute(anyDb)
      return rows
    },
    lockFreeBets: (ids: readonly string[]): Promise<RewardRow[]> =>
      rewards().where('id', 'in', ids).orderBy('id').forUpdate().execute(),
    /** Not one that was taken back meanwhile. */
    async giveFreeBetsBack(ids: readonly string[], least: Instant): Promise<void> {
      await sql`update reward set gift_state = 'ready', gift_until = greatest(gift_until, ${sqlInstant(least)})
        where tenant_id = ${tenantId} and id = any(${ids}) and kind = 'freeBet' and state = 'paid'
          and gift_state = 'used'`.execute(anyDb)
    },
    /** What the free bets of each of these members that may be used now come to. */
    async readyFreeBets(memberIds: readonly string[], now: Instant): Promise<bigint[]> {
      const { rows } = await sql<{ memberId: string; sum: bigint }>`
        select member_id as "memberId", sum(amount)::bigint as sum from reward
        where tenant_id = ${tenantId} and member_id = any(${memberIds}) and kind = 'freeBet' and state = 'paid'
          and gift_state = 'ready' and gift_until > ${sqlInstant(now)} group by 1`.execute(anyDb)
      const sums = new Map(rows.map(({ memberId, sum }) => [memberId, sum]))
      return memberIds.map((memberId) => sums.get(memberId) ?? 0n)
    },
    /** Free spins that the provider has to be told of, the oldest first. */
    spinsToTell: (limit: number): Promise<RewardRow[]> =>
      rewards()
        .where('kind', '=', 'freeSpins')
        .where('gift_state', 'in', ['waiting', 'toCancel'])
        .orderBy('id')
        .limit(limit)
        .execute(),
    /** Only where it still stands as it was read: a revocation may have come between. */
    async changeGift(id: string, from: RewardRow['gift_state'], to: RewardRow['gift_state']): Promise<void> {
      await db
        .updateTable('reward')
        .set({ gift_state: to })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .where('gift_state', '=', from)
        .execute()
    },
    /** The provider tells the end of free spins once, under their code: played, or with what was played when they ran out. Whatever else was not used by its end runs out too. */
    async endGifts(now: Instant): Promise<void> {
      await sql`
        update reward r set gift_state = 'used'
        where r.tenant_id = ${tenantId} and r.kind = 'freeSpins' and r.gift_state in ('waiting', 'ready')
          and r.gift_until > ${sqlInstant(now)} and exists (select from game_movement g
            where g.tenant_id = r.tenant_id and g.member_id = r.member_id and g.bonus_code = r.id
              and g.kind = 'bonusWin')`.execute(anyDb)
      await sql`update reward set gift_state = 'over' where tenant_id = ${tenantId}
        and kind <> 'badge' and gift_state in ('waiting', 'ready') and gift_until <= ${sqlInstant(now)}`.execute(
        anyDb,
      )
    },
    /** Newest first. */
    latestPaid: (sources: readonly string[], limit: number): Promise<RewardRow[]> =>
      sources.length === 0
        ? Promise.resolve([])
        : rewards()
            .where('state', '=', 'paid')
            .where('kind', 'in', MONEY)
            .where('source', 'in', sources)
            .orderBy('paid_at', 'desc')
            .limit(limit)
            .execute(),
    async paidTo(memberId: MemberId, sources: readonly string[]): Promise<Minor> {
      if (sources.length === 0) return 0n as Minor
      const { sum } = await db
        .selectFrom('reward')
        .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('sum'))
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where('state', '=', 'paid')
        .where('kind', 'in', MONEY)
        .where('source', 'in', sources)
        .executeTakeFirstOrThrow()
      return sum as Minor
    },
  }
}
