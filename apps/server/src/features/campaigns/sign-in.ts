import { fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import { days, parseServerTime, serverTimeText, type Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import type { Caller, CampaignNeeds } from './campaign-parts.ts'
import { minorOf } from './facts.ts'
import type { Giving } from './giving.ts'
import { positionOf, streakUpTo } from './steps.ts'

export type SignedDay = {
  readonly streak: number
  readonly day: number
  readonly cash: bigint | null
  readonly turns: number
}

type DayRow = {
  readonly day: string
  readonly streak: number
  readonly cash: bigint | null
  readonly turns: number
}

export const dayOf = (at: Instant): string => serverTimeText(at).slice(0, 10)
export const dayBefore = (day: string): string => dayOf((parseServerTime(day) ?? 0) - days(1))

const KEPT_IN_VIEW = 60

export async function signedDays(db: Db, tenantId: string, who: { memberId: MemberId; campaignId: string }) {
  const { rows } = await sql<DayRow>`
    select day, streak, cash, turns from campaign_sign_in
    where tenant_id = ${tenantId} and member_id = ${who.memberId} and campaign_id = ${who.campaignId}
    order by day desc limit ${KEPT_IN_VIEW}`.execute(db)
  return rows
}

export async function longestStreak(
  db: Db,
  tenantId: string,
  who: { memberId: MemberId; campaignId: string },
) {
  const { rows } = await sql<{ longest: number }>`
    select coalesce(max(streak), 0) as longest from campaign_sign_in
    where tenant_id = ${tenantId} and member_id = ${who.memberId} and campaign_id = ${who.campaignId}`.execute(
    db,
  )
  return rows[0]?.longest ?? 0
}

/** Turns of the wheel that sign-ins of a day gave. */
export async function turnsOfSignIns(
  db: Db,
  tenantId: string,
  memberId: MemberId,
  day: string,
): Promise<number> {
  const { rows } = await sql<{ turns: number }>`
    select coalesce(sum(turns), 0)::int as turns from campaign_sign_in
    where tenant_id = ${tenantId} and member_id = ${memberId} and day = ${day}`.execute(db)
  return rows[0]?.turns ?? 0
}

/** The row that today's sign-in belongs to: what it was up to yesterday, and today's where it is signed. */
export function streakOn(today: string, rows: readonly DayRow[]): { streak: number; isSigned: boolean } {
  const signed = new Set(rows.map(({ day }) => day))
  const isSigned = signed.has(today)
  const known = rows.find(({ day }) => day === (isSigned ? today : dayBefore(today)))
  // What is older than the rows in hand is in the row itself.
  return { streak: known?.streak ?? streakUpTo(signed, dayBefore, today), isSigned }
}

/** Signs in for the day: one row, and what the day gives, in one transaction. */
export function createSignIn(needs: CampaignNeeds, giving: Giving) {
  const { ledger, clock, tenantId } = needs

  return async (caller: Caller, asked: { id: string; version: number }): Promise<SignedDay> => {
    const { campaign, window } = await giving.admit(caller, asked)
    const gives = campaign.signIn ?? fail('NOT_FOUND')
    const who = { memberId: caller.memberId, campaignId: campaign.id }
    return ledger.write(async (tx, post, postAll) => {
      await giving.guard(tx, campaign, caller)
      const today = dayOf(clock.now())
      const rows = await signedDays(tx, tenantId, who)
      const { streak: before, isSigned } = streakOn(today, rows)
      const first = rows.find(({ day }) => day === today)
      if (isSigned && first) return { ...first, day: positionOf(first.streak) }
      const streak = before + 1
      const position = positionOf(streak)
      const { cash, turns = 0 } = gives[position - 1] ?? fail('NOT_FOUND')
      const amount = cash === undefined ? 0n : minorOf(cash)
      await sql`
        insert into campaign_sign_in (tenant_id, member_id, campaign_id, day, streak, version, cash, turns, at)
        values (${tenantId}, ${caller.memberId}, ${campaign.id}, ${today}, ${streak}, ${campaign.version},
          ${amount > 0n ? amount : null}, ${turns}, ${sqlInstant(clock.now())})`.execute(tx)
      const reward = { kind: 'cash' as const, turnoverTimes: 1 }
      await giving.give({ tx, post, postAll, campaign, window }, caller, {
        step: `d${position}`,
        attempt: 1,
        amount,
        reward,
        terms: null,
      })
      // Last of all: everybody who signs in waits for this row.
      if (amount > 0n && !(await giving.reserve(tx, campaign, window, amount))) fail('CAMPAIGN_SOLD_OUT')
      return { streak, day: position, cash: amount > 0n ? amount : null, turns }
    })
  }
}
