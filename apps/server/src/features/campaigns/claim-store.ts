import type { MemberId } from '@keo/contract/ids'
import type { RewardKind } from '@keo/contract/rewards'
import { jsonInstant, sqlInstant, type InstantColumn } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import { minutes, type Instant } from '@keo/units/instants'
import { sql, type Generated } from 'kysely'
import type { Campaign, Step } from './campaign-schema.ts'
import type { Window } from './windows.ts'

type Tables = {
  campaign_claim: {
    tenant_id: string
    member_id: string
    campaign_id: string
    window_key: string
    step: string
    attempt: Generated<number>
    version: number
    state: 'given' | 'held' | 'taken'
    reward_kind: RewardKind
    amount: bigint
    terms: string | null
    counts_from: InstantColumn
    counts_until: InstantColumn
    device_no: string
    claimed_at: InstantColumn
    examined_at: InstantColumn
    is_opened: Generated<boolean>
  }
}

export type Claim = {
  readonly memberId: MemberId
  readonly campaignId: string
  readonly windowKey: string
  readonly step: string
  readonly attempt: number
  /** `refused` by a person of ours, who had it held. */
  readonly state: 'given' | 'held' | 'taken' | 'refused'
  readonly kind: RewardKind
  readonly amount: bigint
}

/** What it was given for. */
export type Terms = { readonly conditions: Campaign['conditions']; readonly steps: readonly [Step] }

export type NewClaim = Omit<Claim, 'windowKey' | 'state'> & {
  readonly state: 'given' | 'held'
  readonly window: Window
  readonly terms: Terms | null
  readonly version: number
  readonly deviceNo: string
  readonly at: Instant
}

type Counted = Pick<Window, 'key' | 'from' | 'until'>

/** With the facts that it was given for. */
export type ExaminedClaim = Claim & { readonly from: Instant; readonly until: Instant; readonly terms: Terms }

type Examined = {
  /** Claimed since then. */
  readonly since: Instant
  /** Those for friends when they were last looked at before this. */
  readonly friendsSeen: Instant
  readonly limit: number
}

type ClaimKey = Pick<Claim, 'memberId' | 'campaignId' | 'windowKey' | 'step' | 'attempt'>

/** What was in a box stays when the box is taken back. */
const IS_MONEY = sql`((state = 'given' and reward_kind in ('cash', 'bonus')) or is_opened)`

/** What was given, for a database or for one transaction of it. */
export function sqlClaimStore(anyDb: Db, tenantId: string) {
  const db = anyDb.withTables<Tables>()
  async function ofWindows(
    members: readonly MemberId[],
    windowOf: ReadonlyMap<string, Counted>,
  ): Promise<Claim[]> {
    const [ids, windows] = [[...windowOf.keys()], [...windowOf.values()]]
    // What became of a held one is known to the rewards.
    const { rows } = await sql<Claim>`
      select c.member_id as "memberId", c.campaign_id as "campaignId", c.window_key as "windowKey", c.step, c.attempt,
        case when c.state <> 'held' then c.state when r.state in ('open', 'paid') then 'given'
          when r.state = 'refused' then 'refused' else 'held' end as state,
        c.reward_kind as kind, c.amount
      from unnest(${ids}::text[], ${windows.map(({ key }) => key)}::text[],
          ${windows.map(({ from }) => jsonInstant(from))}::timestamptz[],
          ${windows.map(({ until }) => jsonInstant(until))}::timestamptz[]) w (campaign_id, window_key, begins, ends)
        join campaign_claim c on c.tenant_id = ${tenantId} and c.member_id = any(${members})
          and c.campaign_id = w.campaign_id and (c.window_key = w.window_key
            -- The days that are counted were changed: what was given for some of them is not given for them again.
            or (c.counts_from < w.ends and least(c.counts_until, c.claimed_at) > w.begins))
        left join reward r on r.tenant_id = c.tenant_id and r.member_id = c.member_id
          and r.source = 'campaign.' || c.campaign_id and r.period = c.window_key || ':' || c.step || ':' || c.attempt
      order by c.campaign_id, c.step, c.attempt`.execute(anyDb)
    return rows
  }

  return {
    /** Those of one window of each campaign, taken ones too. */
    ofWindows,
    ofWindow: (members: readonly MemberId[], campaignId: string, window: Counted) =>
      ofWindows(members, new Map([[campaignId, window]])),

    async add(claims: readonly NewClaim[]): Promise<void> {
      const rows = claims.map(({ window, at, ...claim }) => ({
        ...claim,
        window_key: window.key,
        amount: String(claim.amount),
        counts_from: jsonInstant(window.from),
        counts_until: jsonInstant(window.until),
        claimed_at: jsonInstant(at),
        // What was changed while it was being given is looked at once more.
        examined_at: jsonInstant(at - minutes(1)),
      }))
      // As one value: a thousand of them cost more to read than to write.
      await sql`
        insert into campaign_claim (tenant_id, member_id, campaign_id, window_key, step, attempt, version, state,
          reward_kind, amount, terms, counts_from, counts_until, device_no, claimed_at, examined_at)
        select ${tenantId}, "memberId", "campaignId", window_key, step, attempt, version, state, kind, amount,
          terms, counts_from, counts_until, "deviceNo", claimed_at, examined_at
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) c ("memberId" text, "campaignId" text, window_key text,
          step text, attempt int, version int, state text, kind text, amount bigint, terms jsonb, counts_from timestamptz,
          counts_until timestamptz, "deviceNo" text, claimed_at timestamptz, examined_at timestamptz)`.execute(
        anyDb,
      )
    },

    /** One at a time for each of these names in a campaign, up to the end of the transaction. All of them are taken here and
     * in one order, whoever asks: two who wait for one another would wait for ever. */
    async lock(campaignId: string, names: readonly string[]): Promise<void> {
      const whole = names.map((name) => `campaign|${tenantId}|${campaignId}|${name}`).toSorted()
      await sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${whole}::text[]) name`.execute(
        anyDb,
      )
    },

    /** A gift box was opened: from now on its claim says what was in it. */
    async opened({ memberId, campaignId, windowKey, step, attempt }: ClaimKey, found: bigint): Promise<void> {
      await sql`update campaign_claim set amount = ${found}, is_opened = true where tenant_id = ${tenantId}
        and member_id = ${memberId} and campaign_id = ${campaignId} and window_key = ${windowKey} and step = ${step}
        and attempt = ${attempt}`.execute(anyDb)
    },

    /** What a member got of each campaign. */
    async got(memberId: MemberId): Promise<ReadonlyMap<string, bigint>> {
      const { rows } = await sql<{ id: string; got: bigint }>`
        select campaign_id as id, sum(amount)::bigint as got from campaign_claim where tenant_id = ${tenantId}
          and member_id = ${memberId} and ${IS_MONEY}
        group by campaign_id`.execute(anyDb)
      return new Map(rows.map(({ id, got }) => [id, got]))
    },

    /** Newest first; nobody's name is in here. */
    async latest(
      campaignId: string,
      limit: number,
    ): Promise<{ memberId: MemberId; amount: bigint; at: Instant }[]> {
      const { rows } = await sql<{ memberId: MemberId; amount: bigint; at: Instant }>`
        select member_id as "memberId", amount, claimed_at as at from campaign_claim
        where tenant_id = ${tenantId} and campaign_id = ${campaignId} and amount > 0 and ${IS_MONEY}
        order by claimed_at desc, member_id limit ${limit}`.execute(anyDb)
      return rows
    },

    /** Given ones whose orders or rounds were changed after they were looked at, and those for friends from time to time. */
    async toExamine({ since, friendsSeen, limit }: Examined): Promise<ExaminedClaim[]> {
      const { rows } = await sql<ExaminedClaim>`
        select c.member_id as "memberId", c.campaign_id as "campaignId", c.window_key as "windowKey", c.step, c.attempt,
          c.state, c.reward_kind as kind, c.amount, c.counts_from as "from", c.counts_until as until, c.terms
        from campaign_claim c
        where c.tenant_id = ${tenantId} and c.state <> 'taken' and c.terms is not null
          and c.claimed_at >= ${sqlInstant(since)} and (exists (
            select from sports_order o where o.tenant_id = c.tenant_id and o.member_id = c.member_id
              and o.counts_from >= c.counts_from and o.counts_from < c.counts_until
              and to_timestamp((o.told->>'modifyTime')::numeric / 1000) > c.examined_at
          ) or exists (
            select from game_movement g where g.tenant_id = c.tenant_id and g.member_id = c.member_id
              and (g.kind in ('adjustment', 'jackpotWin', 'bonusWin') or g.state = 'refunded') and g.at > c.examined_at
          ) or exists (
            select from campaign_pick p join sports_fixture f on f.tenant_id = p.tenant_id and f.match_id = p.match_id
            where p.tenant_id = c.tenant_id and p.member_id = c.member_id and f.changed_at > c.examined_at
          ) or exists (
            select from campaign_side s join sports_fixture f on f.tenant_id = s.tenant_id and f.league_id = any(s.leagues)
              and (f.home_id = s.side_id or f.away_id = s.side_id)
            where s.tenant_id = c.tenant_id and s.member_id = c.member_id and f.changed_at > c.examined_at
          ) or (c.terms::text like '%"accepted-ideas"%' and exists (
            select from feedback_thread t where t.tenant_id = c.tenant_id and t.member_id = c.member_id
              and t.changed_at > c.examined_at
          )) or (c.examined_at < ${sqlInstant(friendsSeen)} and c.terms::text like '%"friends"%'))
        order by c.claimed_at limit ${limit}`.execute(anyDb)
      return rows
    },

    /** Those of these members who have not got every step of a window: one look at all of them. */
    async withoutAll(
      members: readonly MemberId[],
      { id, steps }: Campaign,
      { key }: Window,
    ): Promise<MemberId[]> {
      const { rows } = await sql<{ id: MemberId }>`
        select m.id from unnest(${members}::text[]) m (id)
        where ${steps.length} > (select count(*) from campaign_claim c where c.tenant_id = ${tenantId}
          and c.member_id = m.id and c.campaign_id = ${id} and c.window_key = ${key} and c.state <> 'taken')
        order by m.id`.execute(anyDb)
      return rows.map((row) => row.id)
    },

    /** Looked at: it stands, or it was taken back. */
    async examined(claim: Claim, at: Instant, isTaken: boolean): Promise<void> {
      await db
        .updateTable('campaign_claim')
        .set({ ...(isTaken ? { state: 'taken' as const } : {}), examined_at: sqlInstant(at) })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', claim.memberId)
        .where('campaign_id', '=', claim.campaignId)
        .where('window_key', '=', claim.windowKey)
        .where('step', '=', claim.step)
        .where('attempt', '=', claim.attempt)
        .execute()
    },
  }
}
