import type { TimelineEvent, TimelineKind } from '@keo/contract/console-timeline'
import type { Permission } from '@keo/contract/staff-permissions'
import { sqlInstant } from '@keo/service-kit/db/columns'
import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import { hours, type Instant } from '@keo/units/instants'
import { sql, type RawBuilder } from 'kysely'

/** The list goes on below this row; without one it begins. */
export type Below = { readonly at: Instant; readonly key: string } | null

export type Asked = {
  readonly tenantId: string
  readonly memberId: string
  readonly below: Below
  readonly limit: number
}
type Text = RawBuilder<unknown>
export type Source = {
  readonly kind: TimelineKind
  /** Beside the permission of the card. */
  readonly permission?: Permission
  rows(asked: Asked): Text
}

const HOUR = hours(1)
const NOTHING = sql`null`
const DONG = sql`'VND'`

/** Of its index the rows at the moment and before, and of those at the very moment only what is below. */
export const isBelow = (below: Below, at: Text, key: Text): Text =>
  below === null
    ? sql`true`
    : sql`${at} <= ${sqlInstant(below.at)} and (${at}, ${key}) < (${sqlInstant(below.at)}, ${below.key})`

/** A figure first: of one moment the entries of the log stand above, as what was done about it. */
const keyOf = (action: TimelineEvent, id: Text): Text => sql`${`0.${action}:`}::text || ${id}`

type Told = {
  readonly table: Text
  /** A moment of the table, and by what its rows are told apart. */
  readonly at: Text
  readonly id: Text
  readonly action: TimelineEvent
  readonly about?: Text
  readonly what?: Text
  readonly currency?: Text
  readonly amount?: Text
  readonly where?: Text
}

/** One event of each row of a table, by the member, newest first: an index serves it, or the member has few rows. */
const eventOf =
  ({ table, at, id, action, where = sql`true`, ...told }: Told) =>
  ({ tenantId, memberId, below, limit }: Asked): Text => {
    const key = keyOf(action, id)
    return sql`(select ${at} as at, ${key} as key, ${action}::text as action,
        ${told.about ?? id} as about, ${told.what ?? sql`''`} as what, ${told.currency ?? DONG} as currency,
        ${told.amount ?? NOTHING}::bigint as amount, '' as actor, '' as reason
      from ${table}
      where tenant_id = ${tenantId} and member_id = ${memberId} and ${where} and ${isBelow(below, at, key)}
      order by ${at} desc, ${id} desc limit ${limit})`
  }

const BETS = {
  table: sql`bet_record`,
  id: sql`order_id`,
  what: sql`status::text`,
  currency: sql`currency`,
}
const CASHED = sql`status in (${ORDER_STATUS.accepted}, ${ORDER_STATUS.settled})`
/** Of a badge and of turns there is none. */
const WORTH = sql`nullif(amount, 0)`
const REWARDS = { table: sql`reward`, id: sql`id`, what: sql`source`, amount: WORTH }
const COMPLAINTS = { table: sql`complaint`, id: sql`id`, what: sql`category` }
const MESSAGES = {
  table: sql`feedback_message`,
  at: sql`sent_at`,
  id: sql`id`,
  about: sql`thread_id`,
}

/** Hours in which rounds were played, found one after the other: however many rounds an hour has, no list of them is made. */
function gameHours({ tenantId, memberId, below, limit }: Asked): Text {
  const own = sql`tenant_id = ${tenantId} and member_id = ${memberId}`
  const before = below ? sqlInstant(Math.floor(below.at / HOUR) * HOUR + HOUR) : sql`'infinity'::timestamptz`
  const newest = (until: Text) => sql`(select date_trunc('hour', started_at) from game_round
    where ${own} and started_at < ${until} order by started_at desc limit 1)`
  const key = keyOf('games.hour', sql`currency`)
  // One more than is shown: the hour of the row above is found again and left out.
  return sql`(with recursive played (hour, step) as (
        select ${newest(before)}, 1
        union all select ${newest(sql`played.hour`)}, step + 1 from played
        where played.hour is not null and step <= ${limit}
      )
      select hour as at, ${key} as key, 'games.hour' as action, '' as about, rounds::text as what, currency, net as amount,
        '' as actor, '' as reason
      from played cross join lateral (
        select currency, count(*) as rounds, sum(returned - stake)::bigint as net from game_round
        where ${own} and started_at >= hour and started_at < hour + interval '1 hour' and state <> 'void'
        group by currency
      ) sums
      where hour is not null and ${isBelow(below, sql`hour`, key)}
      order by hour desc, currency desc limit ${limit})`
}

/** A chat begins with its first message. */
const chats = ({ tenantId, memberId, below, limit }: Asked): Text => {
  const key = keyOf('chat.begun', sql`c.id`)
  return sql`(select m.sent_at as at, ${key} as key, 'chat.begun' as action, c.id as about, c.state as what,
      ${DONG} as currency, null::bigint as amount, '' as actor, '' as reason
    from conversation c join conversation_message m
      on m.tenant_id = c.tenant_id and m.conversation_id = c.id and m.seq = 1
    where c.tenant_id = ${tenantId} and c.member_id = ${memberId} and ${isBelow(below, sql`m.sent_at`, key)}
    order by c.id desc limit ${limit})`
}

/** What happened to a member and stands in tables of its own; the audit log holds the rest. */
export const SOURCES: readonly Source[] = [
  {
    kind: 'bets',
    rows: eventOf({ ...BETS, at: sql`placed_at`, action: 'bet.placed', amount: sql`-stake` }),
  },
  {
    kind: 'bets',
    // As the index of a member's own list is made.
    rows: eventOf({
      ...BETS,
      at: sql`coalesce(closed_at, placed_at)`,
      action: 'bet.closed',
      amount: sql`returned`,
      where: sql`closed_at is not null`,
    }),
  },
  {
    kind: 'bets',
    rows: eventOf({
      ...BETS,
      table: sql`bet_cash_out`,
      at: sql`at`,
      id: sql`cash_out_id`,
      action: 'bet.cashed-out',
      about: sql`order_id`,
      amount: sql`paid`,
      where: CASHED,
    }),
  },
  { kind: 'games', rows: gameHours },
  { kind: 'rewards', rows: eventOf({ ...REWARDS, at: sql`granted_at`, action: 'reward.granted' }) },
  {
    kind: 'rewards',
    rows: eventOf({
      ...REWARDS,
      at: sql`paid_at`,
      action: 'reward.paid',
      where: sql`paid_at is not null`,
    }),
  },
  {
    kind: 'rewards',
    rows: eventOf({
      ...REWARDS,
      at: sql`ended_at`,
      action: 'reward.ended',
      where: sql`ended_at is not null and state <> 'paid'`,
    }),
  },
  {
    kind: 'rewards',
    permission: 'campaigns.read',
    rows: eventOf({
      table: sql`campaign_claim`,
      at: sql`claimed_at`,
      id: sql`md5(campaign_id || ' ' || window_key || ' ' || step || ' ' || attempt)`,
      action: 'claim.made',
      about: sql`campaign_id`,
      what: sql`step`,
      amount: WORTH,
    }),
  },
  {
    kind: 'money',
    rows: eventOf({
      table: sql`deposit_order`,
      at: sql`created_at`,
      id: sql`order_no`,
      action: 'order.deposit-made',
      amount: sql`amount`,
    }),
  },
  { kind: 'support', permission: 'support.read', rows: chats },
  {
    kind: 'support',
    permission: 'support.read',
    rows: eventOf({ ...MESSAGES, action: 'feedback.sent', where: sql`sender = 'member'` }),
  },
  {
    kind: 'support',
    permission: 'support.read',
    rows: eventOf({ ...MESSAGES, action: 'feedback.replied', where: sql`sender = 'staff'` }),
  },
  {
    kind: 'safety',
    permission: 'safety.read',
    rows: eventOf({ ...COMPLAINTS, at: sql`opened_at`, action: 'complaint.received' }),
  },
  {
    kind: 'safety',
    permission: 'safety.read',
    rows: eventOf({
      ...COMPLAINTS,
      at: sql`answered_at`,
      action: 'complaint.closed',
      what: sql`coalesce(outcome, '')`,
      where: sql`answered_at is not null`,
    }),
  },
]
