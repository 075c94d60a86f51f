import type { MemberId } from '@keo/contract/ids'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import type { Minor } from '@keo/units/money'
import { sql } from 'kysely'
import type { SettledSince } from '../turnover/index.ts'
import { countedWeeks, type Week } from './commission.ts'
import { INVITE_OFFER } from './invite-offer.ts'

export type FriendFacts = {
  /** Of the first deposit that is large enough and was not taken back. */
  readonly depositedAt: Instant | null
  /** Deposited, and bet enough. */
  readonly isReached: boolean
  readonly vipLevel: number
  /** What counts as bet, by week. */
  readonly weeks: readonly { readonly week: Week; readonly turnover: Minor }[]
}

type Friend = { readonly memberId: MemberId; readonly boundAt: Instant }
type Needs = { tenantId: string; settledSince: SettledSince }

/** What the books and the settled bets say of a friend now. */
export function createFriendFacts({ tenantId, settledSince }: Needs) {
  async function firstDeposit(db: Db, { memberId, boundAt }: Friend): Promise<Instant | null> {
    const { rows } = await sql<{ at: Instant }>`
      select t.at from ledger_transaction t
        cross join lateral (
          select coalesce(sum(-amount) filter (where account like 'house:%'), 0) as sum
          from ledger_posting where number = t.number
        ) credited
        cross join lateral (
          select coalesce(sum(p.amount) filter (where p.account like 'house:%'), 0) as sum
          from ledger_transaction later join ledger_posting p on p.number = later.number
          where later.tenant_id = t.tenant_id and later.member_id = t.member_id and later.currency = t.currency
            and later.corrects = t.seq
        ) taken_back
      where t.tenant_id = ${tenantId} and t.member_id = ${memberId} and t.currency = 'VND' and t.kind = 'deposit'
        and t.at >= ${sqlInstant(boundAt)} and credited.sum - taken_back.sum >= ${INVITE_OFFER.friend.depositMin.minor}
      order by t.seq limit 1`.execute(db)
    return rows[0]?.at ?? null
  }

  /** Each bet in the week it was settled first, once: the sums since two Mondays differ by what lies between them. */
  async function weeksOf(db: Db, memberId: MemberId, now: Instant) {
    const weeks = countedWeeks(now)
    const since: Minor[] = []
    for (const { from } of weeks) since.push(await settledSince(db, memberId, from))
    return weeks.map(({ week }, at) => ({
      week,
      turnover: ((since[at] ?? 0n) - (since[at + 1] ?? 0n)) as Minor,
    }))
  }

  async function vipLevelOf(db: Db, memberId: MemberId): Promise<number> {
    const { rows } = await sql<{ level: number }>`
      select vip_level as level from member where tenant_id = ${tenantId} and id = ${memberId}`.execute(db)
    return rows[0]?.level ?? 0
  }

  return async (db: Db, friend: Friend, now: Instant): Promise<FriendFacts> => {
    const depositedAt = await firstDeposit(db, friend)
    const turnover = await settledSince(db, friend.memberId, friend.boundAt)
    return {
      depositedAt,
      isReached: depositedAt !== null && turnover >= INVITE_OFFER.friend.turnover.minor,
      vipLevel: await vipLevelOf(db, friend.memberId),
      weeks: await weeksOf(db, friend.memberId, now),
    }
  }
}
