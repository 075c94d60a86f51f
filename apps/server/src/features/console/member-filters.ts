import type { MemberFilter } from '@keo/contract/console-member-search'
import type { RiskMarkName } from '@keo/contract/console-risk-marks'
import { fail } from '@keo/contract/errors'
import { LOCKS } from '@keo/contract/members'
import { sqlInstant } from '@keo/service-kit/db/columns'
import { days, hours, type Instant } from '@keo/units/instants'
import { parseMoney } from '@keo/units/money'
import { type RawBuilder, sql } from 'kysely'
import { NEW_DEVICE_HOURS } from './member-evidence/risk-marks.ts'
import { REFUSED_DAYS } from './member-evidence/risk-store.ts'

type Condition = RawBuilder<unknown>
type Context = { readonly tenantId: string; readonly now: Instant }

export type Conditions = {
  /** Of the member's own row `m`, or of few members: an index finds who holds them. */
  readonly near: readonly Condition[]
  /** Of the wallet `w` and the newest session `seen` of each `l` that is looked at: no index knows who holds them. */
  readonly far: readonly Condition[]
}

/** Every one of the conditions; none of them is everybody. */
export const allOf = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)

/** Sets of few members are read first, and their members looked up by key. */
const isIn = (ids: Condition): Condition => sql`m.id = any(array(${ids}))`

export function conditionsOf(filter: MemberFilter, context: Context): Conditions {
  const mark = filter.mark && markCondition(filter.mark, context)
  const isFarMark = mark !== undefined && FAR_MARKS.has(filter.mark ?? 'excluded')
  return {
    near: [
      ...given(filter.vipFrom, (level) => sql`m.vip_level >= ${level}`),
      ...given(filter.vipTo, (level) => sql`m.vip_level <= ${level}`),
      ...given(filter.line, (line) => sql`m.line = ${line}`),
      ...given(filter.lock, (lock) => sql`m.status <> '' and position(${LOCKS[lock]} in m.status) > 0`),
      ...given(filter.state, (state) => isIn(stateIds(state, context))),
      ...(mark && !isFarMark ? [mark] : []),
    ],
    far: [
      ...given(filter.availableFrom, (text) => {
        const { minor } = parseMoney(text, 'VND') ?? fail('INVALID_INPUT')
        return sql`l.currency = 'VND' and coalesce(w.available, 0) >= ${minor}`
      }),
      ...given(filter.seenAfter, (at) => sql`seen.at >= ${sqlInstant(at)}`),
      ...given(filter.seenBefore, (at) => sql`(seen.at is null or seen.at < ${sqlInstant(at)})`),
      ...(mark && isFarMark ? [mark] : []),
    ],
  }
}

const given = <Value>(value: Value | undefined, condition: (value: Value) => Condition): Condition[] =>
  value === undefined ? [] : [condition(value)]

function stateIds(state: NonNullable<MemberFilter['state']>, { tenantId, now }: Context): Condition {
  const at = sqlInstant(now)
  const excluded = sql`excluded_at is not null and (excluded_until is null or excluded_until > ${at})`
  switch (state) {
    case 'closing':
      return sql`select member_id from account_closing where tenant_id = ${tenantId} and erased_at is null`
    case 'closed':
      return sql`select member_id from account_closing where tenant_id = ${tenantId} and erased_at is not null`
    case 'excluded':
      return sql`select member_id from safer_play where tenant_id = ${tenantId} and ${excluded}`
    case 'onBreak':
      return sql`select member_id from safer_play
        where tenant_id = ${tenantId} and break_until is not null and break_until > ${at} and not (${excluded})`
  }
}

const FAR_MARKS: ReadonlySet<RiskMarkName> = new Set(['sharedTarget', 'sharedDevice', 'newDevice'])

/** The same as the risk marks of a card, asked the other way round: who has it. */
function markCondition(mark: RiskMarkName, context: Context): Condition {
  const { tenantId, now } = context
  const ofSite = sql`tenant_id = ${tenantId}`
  const device = sql`(select device_no from session
    where ${ofSite} and member_id = l.id and device_no <> '' order by created_at desc limit 1)`
  switch (mark) {
    case 'excluded':
    case 'onBreak':
      return isIn(stateIds(mark, context))
    case 'harm':
      return isIn(sql`select member_id from harm_mark where ${ofSite} and state <> 'closed'`)
    case 'complaint':
      return isIn(sql`select member_id from complaint where ${ofSite} and answered_at is null`)
    case 'heldReward':
      return isIn(sql`select member_id from reward where ${ofSite} and state = 'held'`)
    case 'heldWithdrawal':
      return isIn(sql`select o.member_id from withdraw_order o
        join withdraw_hold h on h.tenant_id = o.tenant_id and h.order_no = o.order_no
        where o.tenant_id = ${tenantId} and o.state = 'inReview'
          and (h.held_until is null or h.held_until > ${sqlInstant(now)})`)
    case 'refusedWithdrawal':
      return isIn(sql`select member_id from withdraw_order
        where ${ofSite} and state = 'refused' and changed_at > ${sqlInstant(now - days(REFUSED_DAYS))}`)
    case 'unverified':
      return sql`m.identity_verified_at is null`
    case 'sharedTarget':
      return sql`exists (select from payout_target t
        join payout_target other on other.tenant_id = t.tenant_id and other.number_hash = t.number_hash
        where t.tenant_id = ${tenantId} and t.member_id = l.id and other.member_id <> l.id)`
    case 'sharedDevice':
      return sql`exists (select from session where ${ofSite} and device_no = ${device} and member_id <> l.id)`
    case 'newDevice':
      return sql`(select min(created_at) from session where ${ofSite} and member_id = l.id and device_no = ${device})
        > ${sqlInstant(now - hours(NEW_DEVICE_HOURS))}`
  }
}
