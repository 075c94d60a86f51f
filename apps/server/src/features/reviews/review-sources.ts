import type { ReviewKind } from '@keo/contract/reviews'
import { sql, type RawBuilder } from 'kysely'

type Source = {
  readonly table: string
  readonly id: string
  /** Each kind's own words of waiting, as its index has them. */
  readonly waits: RawBuilder<boolean>
  readonly since: string
  /** Null where no money is asked for. */
  readonly currency: RawBuilder<unknown>
  readonly amount: RawBuilder<unknown>
  readonly name: RawBuilder<unknown>
}

const DONG = sql`'VND'`
const NONE = sql`null::text`
const NO_SUM = sql`null::bigint`
const NAMELESS = sql`''`

/** Where what waits for a person is kept: in the features' own tables, under an index of those that wait by their time. */
export const REVIEW_SOURCES: Readonly<Record<ReviewKind, Source>> = {
  withdrawal: {
    table: 'withdraw_order',
    id: 'order_no',
    waits: sql`state = 'inReview'`,
    since: 'changed_at',
    currency: DONG,
    amount: sql`amount`,
    name: NAMELESS,
  },
  receipt: {
    table: 'deposit_receipt',
    id: 'id',
    waits: sql`state = 'suspense'`,
    since: 'received_at',
    currency: sql`currency`,
    amount: sql`amount`,
    name: NAMELESS,
  },
  dispute: {
    table: 'deposit_order',
    id: 'order_no',
    waits: sql`disputed_at is not null and status in (2, 7, 8)`,
    since: 'disputed_at',
    currency: sql`pay_currency`,
    amount: sql`pay_amount`,
    name: NAMELESS,
  },
  nickname: {
    table: 'nick_name_review',
    id: 'wish_id',
    waits: sql`state = 'waiting'`,
    since: 'asked_at',
    currency: NONE,
    amount: NO_SUM,
    name: sql`nick_name`,
  },
  identity: {
    table: 'identity_check',
    id: 'id',
    waits: sql`state = 'waiting' and referred_at is not null`,
    since: 'referred_at',
    currency: NONE,
    amount: NO_SUM,
    name: sql`document_kind`,
  },
  reward: {
    table: 'reward',
    id: 'id',
    waits: sql`state = 'held'`,
    since: 'granted_at',
    currency: DONG,
    amount: sql`amount`,
    name: NAMELESS,
  },
  expert: {
    table: 'expert_application',
    id: 'id',
    waits: sql`state = 'open'`,
    since: 'applied_at',
    currency: NONE,
    amount: NO_SUM,
    name: sql`why`,
  },
  agent: {
    table: 'agent_application',
    id: 'id',
    waits: sql`state = 'open'`,
    since: 'applied_at',
    currency: NONE,
    amount: NO_SUM,
    name: sql`agent_account || ' · ' || plan`,
  },
}
