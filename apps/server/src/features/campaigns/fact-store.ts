import { DEPOSIT_STATUS } from '@keo/contract/deposit-states'
import type { MemberId } from '@keo/contract/ids'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import { NO_FACTS, type FactKind } from './fact-kinds.ts'
import type { BetFact, DepositFact, Facts, GameFact } from './facts.ts'
import type { Asker } from './steps.ts'

/** From an instant up to, without, another. */
export type Between = { readonly from: Instant; readonly until: Instant }

type Of = { readonly memberId: MemberId }
type Members = readonly MemberId[]
type BetRow = Omit<BetFact, 'price' | 'legs'> & { readonly prices: readonly string[] }
type MarkRow = Of & {
  readonly signInDays: number
  readonly acceptedIdeas: number
  readonly identity: boolean
  readonly passkey: boolean
  readonly target: boolean
}
type PickRow = Of & { readonly campaign: string; readonly right: number; readonly decided: number }
type SideRow = Of & { readonly campaign: string; readonly golds: number }

/** Facts of members, read where they are kept: orders, rounds and deposits know nothing of campaigns. */
export function sqlFactStore(db: Db, tenantId: string) {
  async function deposits(members: Members, { from, until }: Between): Promise<(DepositFact & Of)[]> {
    // What a reviewer credited is what arrived; a gift of the channel is no deposit.
    const { rows } = await sql<DepositFact & Of>`
      with done as (
        select member_id, ended_at as at, order_no, kind as channel,
          case when credited = amount + gift then amount else coalesce(credited, amount) end as amount,
          row_number() over (partition by member_id order by ended_at, order_no) = 1 as "isFirst",
          row_number() over (partition by member_id, kind order by ended_at, order_no) = 1 as "isFirstOfChannel"
        from deposit_order
        where tenant_id = ${tenantId} and member_id = any(${members}) and status = ${DEPOSIT_STATUS.done}
      )
      select member_id as "memberId", at, amount, channel, "isFirst", "isFirstOfChannel" from done
      where at >= ${sqlInstant(from)} and at < ${sqlInstant(until)} order by at, order_no`.execute(db)
    return rows
  }

  async function bets(members: Members, { from, until }: Between): Promise<(BetFact & Of)[]> {
    const { rows } = await sql<BetRow & Of>`
      select member_id as "memberId", counts_from as at, valid_stake as "validStake", coalesce(stake, 0) as stake, paid,
        case when stake_state = 'settled' then coalesce(stake, 0) else 0 end - paid - cashed as lost,
        coalesce(sports, '{}') as sports, coalesce(leagues, '{}') as leagues, coalesce(matches, '{}') as matches,
        coalesce(prices, '{}') as prices
      from sports_order cross join lateral (
        -- Once for each bet, of which a member may have a hundred thousand.
        select array_agg((leg->>'sportId')::int) as sports,
          array_agg(case when leg->>'tournamentId' ~ '^\\d{1,9}$' then (leg->>'tournamentId')::int else 0 end) as leagues,
          array_agg(leg->>'matchId') as matches, array_agg(leg->>'odds') as prices
        from jsonb_array_elements(told->'betList') leg) legs
      where tenant_id = ${tenantId} and member_id = any(${members}) and currency = 'VND' and settled_at is not null
        and free_bet is null
        and counts_from >= ${sqlInstant(from)} and counts_from < ${sqlInstant(until)} order by counts_from, order_id`.execute(
      db,
    )
    return rows.map((bet) => Object.assign(bet, { legs: bet.prices.length, price: priceOf(bet.prices) }))
  }

  async function games(members: Members, { from, until }: Between): Promise<(GameFact & Of)[]> {
    const { rows } = await sql<GameFact & Of>`
      select r.member_id as "memberId", g.game_type_id as "gameType",
        coalesce(sum(r.valid_stake * coalesce(t.turnover_percent, 100) / 100), 0)::bigint as turnover,
        sum(r.stake - r.returned)::bigint as lost
      from game_round r
        left join game g on g.tenant_id = r.tenant_id and g.id = r.game_id
        left join game_type t on t.tenant_id = g.tenant_id and t.id = g.game_type_id
      where r.tenant_id = ${tenantId} and r.member_id = any(${members}) and r.currency = 'VND' and r.valid_stake > 0
        and r.state = 'closed' and r.returned <> r.stake
        and r.ended_at >= ${sqlInstant(from)} and r.ended_at < ${sqlInstant(until)}
      group by r.member_id, g.game_type_id`.execute(db)
    return rows
  }

  /** As milestones of invitations count them: whose reward is examined, refused or taken back is no friend here (AGT-04). */
  async function friends(members: Members, { from, until }: Between): Promise<(Of & { count: number })[]> {
    const { rows } = await sql<Of & { count: number }>`
      select f.inviter_id as "memberId", count(*)::int as count from invite_friend f
        join invite_award a on a.tenant_id = f.tenant_id and a.member_id = f.inviter_id and a.friend_id = f.member_id
          and a.source = 'invite.friend-deposit' and a.revoked_at is null
        join reward r on r.tenant_id = a.tenant_id and r.id = a.reward_id and r.state in ('open', 'paid')
      where f.tenant_id = ${tenantId} and f.inviter_id = any(${members}) and f.held_for is null
        and f.reached_at >= ${sqlInstant(from)} and f.reached_at < ${sqlInstant(until)}
      group by f.inviter_id`.execute(db)
    return rows
  }

  async function marks(members: Members, { from, until }: Between): Promise<MarkRow[]> {
    const { rows } = await sql<MarkRow>`
      select m.id as "memberId",
        (select count(*)::int from feedback_thread t where t.tenant_id = m.tenant_id and t.member_id = m.id
          and t.accepted_at >= ${sqlInstant(from)} and t.accepted_at < ${sqlInstant(until)}) as "acceptedIdeas",
        (select count(distinct day)::int from campaign_sign_in s where s.tenant_id = m.tenant_id and s.member_id = m.id
          and s.at >= ${sqlInstant(from)} and s.at < ${sqlInstant(until)}) as "signInDays",
        m.identity_verified_at is not null as identity,
        exists (select from passkey p where p.tenant_id = m.tenant_id and p.member_id = m.id) as passkey,
        exists (select from payout_target t where t.tenant_id = m.tenant_id and t.member_id = m.id
          and t.deleted_at is null) as target
      from member m where m.tenant_id = ${tenantId} and m.id = any(${members})`.execute(db)
    return rows
  }

  /** By campaign: picks that were right, and those of matches that have a result. */
  async function picks(members: Members, { from, until }: Between): Promise<PickRow[]> {
    const { rows } = await sql<PickRow>`
      select p.member_id as "memberId", p.campaign_id as campaign,
        count(*) filter (where f.outcome = p.pick)::int as right, count(*)::int as decided from campaign_pick p
        join sports_fixture f on f.tenant_id = p.tenant_id and f.match_id = p.match_id and f.outcome is not null
      where p.tenant_id = ${tenantId} and p.member_id = any(${members})
        and f.decided_at >= ${sqlInstant(from)} and f.decided_at < ${sqlInstant(until)}
      group by p.member_id, p.campaign_id`.execute(db)
    return rows
  }

  async function sideGolds(members: Members, { from, until }: Between): Promise<SideRow[]> {
    const { rows } = await sql<SideRow>`
      select s.member_id as "memberId", s.campaign_id as campaign, count(*)::int as golds from campaign_side s
        join sports_fixture f on f.tenant_id = s.tenant_id and f.league_id = any(s.leagues) and f.begins_at > s.at
          and (f.home_id = s.side_id and f.outcome = '1' or f.away_id = s.side_id and f.outcome = '2')
      where s.tenant_id = ${tenantId} and s.member_id = any(${members})
        and s.at >= ${sqlInstant(from)} and s.at < ${sqlInstant(until)}
        and f.decided_at >= ${sqlInstant(from)} and f.begins_at < ${sqlInstant(until)}
      group by s.member_id, s.campaign_id`.execute(db)
    return rows
  }

  /** Of many members by one statement for each kind; what was not asked for is as if nothing had happened. */
  async function factsOfAll(
    members: Members,
    between: Between,
    kinds: ReadonlySet<FactKind>,
  ): Promise<(memberId: MemberId) => Facts> {
    const read = async <Row extends Of>(
      kind: FactKind,
      rows: (who: Members, when: Between) => Promise<Row[]>,
    ) => byMember(kinds.has(kind) ? await rows(members, between) : [])
    const found = {
      deposits: await read('deposits', deposits),
      bets: await read('bets', bets),
      games: await read('games', games),
      friends: await read('friends', friends),
      marks: await read('marks', marks),
      picks: await read('picks', picks),
      sideGolds: await read('sideGolds', sideGolds),
    }
    return (memberId) => ({
      deposits: found.deposits(memberId),
      bets: found.bets(memberId),
      games: found.games(memberId),
      friends: found.friends(memberId)[0]?.count ?? NO_FACTS.friends,
      signInDays: found.marks(memberId)[0]?.signInDays ?? NO_FACTS.signInDays,
      tasks: tasksOf(found.marks(memberId)[0]),
      acceptedIdeas: found.marks(memberId)[0]?.acceptedIdeas ?? NO_FACTS.acceptedIdeas,
      rightPicks: new Map(found.picks(memberId).map(({ campaign, right }) => [campaign, right])),
      cheers: new Map(found.picks(memberId).map(({ campaign, decided }) => [campaign, decided])),
      sideGolds: new Map(found.sideGolds(memberId).map(({ campaign, golds }) => [campaign, golds])),
    })
  }

  async function askers(members: Members): Promise<ReadonlyMap<MemberId, Omit<Asker, 'language'>>> {
    const { rows } = await sql<Of & Omit<Asker, 'language'>>`
      select m.id as "memberId", vip_level as level, registered_at as "registeredAt", line, exists (
        select from deposit_order d where d.tenant_id = m.tenant_id and d.member_id = m.id
          and d.status = ${DEPOSIT_STATUS.done}) as "hasDeposited"
      from member m where m.tenant_id = ${tenantId} and m.id = any(${members})`.execute(db)
    return new Map(rows.map(({ memberId, ...asker }) => [memberId, asker]))
  }

  return {
    factsOfAll,
    factsOf: async (memberId: MemberId, between: Between, kinds: ReadonlySet<FactKind>): Promise<Facts> =>
      (await factsOfAll([memberId], between, kinds))(memberId),

    askers,
    async asker(memberId: MemberId, language: string | null): Promise<Asker | undefined> {
      const found = (await askers([memberId])).get(memberId)
      return found && { ...found, language }
    },

    /** Everybody who did anything that can count in a time: for the dry run and for what is paid by itself. */
    async activeMembers({ from, until }: Between): Promise<MemberId[]> {
      const [begin, end] = [sqlInstant(from), sqlInstant(until)]
      const { rows } = await sql<{ id: MemberId }>`
        select member_id as id from deposit_order where tenant_id = ${tenantId} and ended_at >= ${begin}
          and ended_at < ${end} and status = ${DEPOSIT_STATUS.done}
        union select member_id from sports_order where tenant_id = ${tenantId} and counts_from >= ${begin}
          and counts_from < ${end}
        union select member_id from game_round where tenant_id = ${tenantId} and ended_at >= ${begin} and ended_at < ${end}
        union select p.member_id from campaign_pick p join sports_fixture f
          on f.tenant_id = p.tenant_id and f.match_id = p.match_id
          where p.tenant_id = ${tenantId} and f.decided_at >= ${begin} and f.decided_at < ${end}
        union select member_id from campaign_side where tenant_id = ${tenantId} and at >= ${begin} and at < ${end}
        union select member_id from feedback_thread where tenant_id = ${tenantId} and accepted_at >= ${begin}
          and accepted_at < ${end}
        union select member_id from campaign_sign_in where tenant_id = ${tenantId} and at >= ${begin} and at < ${end}
        union select inviter_id from invite_friend where tenant_id = ${tenantId} and reached_at >= ${begin}
          and reached_at < ${end}
        order by 1`.execute(db)
      return rows.map(({ id }) => id)
    },
  }
}

function byMember<Row extends Of>(rows: readonly Row[]): (memberId: MemberId) => Row[] {
  const found = new Map<MemberId, Row[]>()
  for (const row of rows) {
    const of = found.get(row.memberId)
    if (of) of.push(row)
    else found.set(row.memberId, [row])
  }
  return (memberId) => found.get(memberId) ?? []
}

function tasksOf(mark: MarkRow | undefined): Facts['tasks'] {
  const tasks = new Set<'identity' | 'passkey' | 'payout-target'>()
  if (mark?.identity) tasks.add('identity')
  if (mark?.passkey) tasks.add('passkey')
  if (mark?.target) tasks.add('payout-target')
  return tasks
}

/** Legs multiplied, in thousandths, cut. */
const priceOf = (prices: readonly string[]): number =>
  Math.trunc(prices.reduce((product, price) => product * Number(price), 1) * 1000 + 1e-6)
