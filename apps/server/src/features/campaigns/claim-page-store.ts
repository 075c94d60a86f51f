import type { RewardKind } from '@keo/contract/rewards'
import type { ClaimState } from '@keo/contract/console-campaigns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'

export type ClaimFilter = {
  readonly campaignId: string
  readonly state: ClaimState | null
  readonly step: string
  /** An id, or how a user name begins; empty for everybody. */
  readonly member: string
}

export type ListedClaim = {
  readonly id: string
  readonly memberId: string
  readonly userName: string
  readonly windowKey: string
  readonly step: string
  readonly kind: RewardKind
  readonly amount: bigint
  readonly state: ClaimState
  readonly at: Instant
}

/** Signs that a pattern would read as its own. */
const PATTERN_SIGNS = /[\\%_]/g

/** What became of a claim: a held one and one to be fetched are known to the rewards. What is no reward was given at once. */
const STATE = sql`case when c.state = 'taken' or r.state = 'revoked' then 'taken'
  when r.state in ('open', 'held', 'refused', 'expired') then r.state
  when c.state = 'held' and r.state is null then 'held' else 'paid' end`
/** Of one campaign a claim has this name, which says nothing of whose it is. */
const ID = sql`md5(c.member_id || '|' || c.window_key || '|' || c.step || '|' || c.attempt)`

/** Claims of a campaign, newest first, page by page. */
export const sqlClaimPages =
  (db: Db, tenantId: string) =>
  async ({ campaignId, state, step, member }: ClaimFilter, after: string, size: number) => {
    const [, micros = '', last = ''] = /^(\d{1,16})_([0-9a-f]{32})$/.exec(after) ?? []
    const before = sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`
    const start = `${member.toLowerCase().replace(PATTERN_SIGNS, '\\$&')}%`
    const { rows } = await sql<ListedClaim & { micros: bigint }>`
      select ${ID} as id, c.member_id as "memberId", coalesce(m.user_name, '') as "userName", c.window_key as "windowKey",
        c.step, c.reward_kind as kind, c.amount, ${STATE} as state, c.claimed_at as at,
        (extract(epoch from c.claimed_at) * 1000000)::bigint as micros
      from campaign_claim c
        left join member m on m.tenant_id = c.tenant_id and m.id = c.member_id
        left join reward r on r.tenant_id = c.tenant_id and r.member_id = c.member_id
          and r.source = 'campaign.' || c.campaign_id and r.period = c.window_key || ':' || c.step || ':' || c.attempt
      where c.tenant_id = ${tenantId} and c.campaign_id = ${campaignId}
        and ${micros === '' ? sql`true` : sql`(c.claimed_at < ${before} or (c.claimed_at = ${before} and ${ID} < ${last}))`}
        and ${state === null ? sql`true` : sql`${STATE} = ${state}`}
        and ${step === '' ? sql`true` : sql`c.step = ${step}`}
        and ${member === '' ? sql`true` : sql`(c.member_id = ${member} or m.user_name_folded like ${start})`}
      order by c.claimed_at desc, ${ID} desc limit ${size + 1}`.execute(db)
    const page = rows.slice(0, size)
    const end = page.at(-1)
    return { claims: page as ListedClaim[], next: rows.length > size && end ? `${end.micros}_${end.id}` : '' }
  }
