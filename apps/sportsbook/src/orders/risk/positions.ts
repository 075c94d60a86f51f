import type { Database, Tx } from '@keo/service-kit/db/database'
import { kept } from '@keo/service-kit/db/kept-plans'
import type { ProviderCode } from '@keo/sportsbook-contract/provider-codes'
import { days, type Instant, serverDay } from '@keo/units/instants'
import { sql } from 'kysely'
import { DAY_STAKE_MOST, type Limits } from '../../pricing/limits.ts'
import { exposureOf } from './currency-limits.ts'
import { boundBy } from './exposures.ts'
import type { Order } from '../order-types.ts'

type Kind = 'market' | 'match' | 'day'

/** What an order adds to one of its player's positions, in thousands of dong, and how much that position may be. */
type Addition = {
  readonly userId: string
  readonly kind: Kind
  readonly subject: number
  readonly stake: bigint
  readonly win: bigint
  readonly stakeMost: number
  readonly winMost: number
}

const OVER: Readonly<Record<Kind, ProviderCode>> = {
  market: 'MARKET_STAKE_LIMIT',
  match: 'MATCH_STAKE_LIMIT',
  day: 'DAY_STAKE_LIMIT',
}

const RANK: Readonly<Record<Kind, number>> = { day: 0, market: 1, match: 2 }

/** How everybody locks positions, so that nobody waits in a circle; of an order's refusals the first in it is given. */
function byPlace(a: Addition, b: Addition): number {
  if (a.userId !== b.userId) return a.userId < b.userId ? -1 : 1
  return RANK[a.kind] - RANK[b.kind] || a.subject - b.subject
}

type LimitsOf = (marketId: number, optionType: number, userId: string) => Limits

/**
 * Takes the players' positions up by their orders: null, or why not. Raised before they are compared, so that bets at
 * the same moment cannot pass a limit together; the caller undoes everything when one is passed.
 */
export async function takePositions(
  tx: Tx,
  orders: readonly Order[],
  limitsOf: LimitsOf,
): Promise<ProviderCode | null> {
  const additions = orders.flatMap((order) => additionsOf(order, limitsOf))
  const rows = await raise(tx, additions)
  const nowOf = new Map(rows.map((row) => [placeOf(row.user_id, row), row]))
  for (const addition of additions) {
    const now = nowOf.get(placeOf(addition.userId, addition))
    if (now && Number(now.stake) > addition.stakeMost) return OVER[addition.kind]
    if (now && addition.kind === 'match' && Number(now.win) > addition.winMost) return 'MATCH_WIN_LIMIT'
  }
  return null
}

type Position = { user_id: string; kind: Kind; subject: number; stake: bigint; win: bigint }

const placeOf = (userId: string, { kind, subject }: Pick<Addition, 'kind' | 'subject'>): string =>
  `${userId} ${kind} ${subject}`

async function raise(tx: Tx, additions: readonly Addition[]): Promise<readonly Position[]> {
  const { rows } = await sql<Position>`
    ${kept} insert into player_position (user_id, kind, subject, stake, win)
    select * from unnest(${columnsOf(additions)})
    on conflict (user_id, kind, subject) do update
      set stake = player_position.stake + excluded.stake, win = player_position.win + excluded.win
    returning user_id, kind, subject, stake, win`.execute(tx)
  return rows
}

/** What a player has bound within this day and on these, in thousands of dong. */
export async function heldPositions(
  { db }: Database,
  userId: string,
  { now, marketId, matchId }: { readonly now: Instant; readonly marketId: number; readonly matchId: number },
) {
  const { rows } = await sql<Position>`
    select user_id, kind, subject, stake, win from player_position
    where user_id = ${userId} and (
      (kind = 'day' and subject = ${dayNumber(now)}) or
      (kind = 'market' and subject = ${marketId}) or (kind = 'match' and subject = ${matchId})
    )`.execute(db)
  const of = (kind: Kind) => rows.find((row) => row.kind === kind)
  return {
    day: Number(of('day')?.stake ?? 0),
    market: Number(of('market')?.stake ?? 0),
    match: Number(of('match')?.stake ?? 0),
    matchWin: Number(of('match')?.win ?? 0),
  }
}

/** What players bound with orders that came to nothing may be bet again; the parts that were cashed out were before. */
export async function returnPositions(tx: Tx, orders: readonly Order[]): Promise<void> {
  const ofDays = orders.flatMap((order) => additionsOf(order, () => NO_LIMITS)).filter(isOfDay)
  const open = orders.map((order) => ({ ...order, stake: order.stake - order.closedStake }))
  await lower(tx, [...ofDays, ...open.flatMap(onMatches)])
}

/** A part that was cashed out is bet no more; only the day has seen its stake. */
export async function endPositions(tx: Tx, part: Order): Promise<void> {
  await lower(tx, onMatches(part))
}

/** A cash-out was taken back: its part runs on, whatever the limits are by now. */
export async function resumePositions(tx: Tx, part: Order): Promise<void> {
  await raise(tx, onMatches(part))
}

const isOfDay = ({ kind }: Addition): boolean => kind === 'day'

const onMatches = (order: Order): Addition[] =>
  additionsOf(order, () => NO_LIMITS).filter((addition) => !isOfDay(addition))

/** Locked one by one first: which rows an update comes to before others is the planner's choice. */
async function lower(tx: Tx, additions: readonly Addition[]): Promise<void> {
  await sql`
    with bound as (
      select user_id, kind, subject, given.stake, given.win
      from unnest(${columnsOf(additions)}) with ordinality as given (user_id, kind, subject, stake, win, place)
      join player_position held using (user_id, kind, subject)
      order by place for update of held
    )
    update player_position held
    set stake = greatest(0, held.stake - bound.stake), win = greatest(0, held.win - bound.win)
    from bound
    where (held.user_id, held.kind, held.subject) = (bound.user_id, bound.kind, bound.subject)`.execute(tx)
}

/** Each position once. */
function columnsOf(additions: readonly Addition[]) {
  const sums = new Map<string, Addition>()
  for (const addition of additions) {
    const place = placeOf(addition.userId, addition)
    const before = sums.get(place)
    const sum = before && { stake: before.stake + addition.stake, win: before.win + addition.win }
    sums.set(place, { ...addition, ...sum })
  }
  const found = [...sums.values()].toSorted(byPlace)
  const users = found.map(({ userId }) => userId)
  const kinds = found.map(({ kind }) => kind)
  const subjects = found.map(({ subject }) => subject)
  const stakes = found.map(({ stake }) => String(stake))
  const wins = found.map(({ win }) => String(win))
  return sql`${users}::text[], ${kinds}::text[], ${subjects}::integer[], ${stakes}::bigint[], ${wins}::bigint[]`
}

type Forgetting = {
  readonly now: Instant
  isOver(matchId: number): boolean
  matchOf(marketId: number): number
}

/** Positions on what is over, and of the days before yesterday. */
export async function forgetPositions({ db }: Database, { now, isOver, matchOf }: Forgetting): Promise<void> {
  await sql`delete from player_position where kind = 'day' and subject < ${dayNumber(now) - 1}`.execute(db)
  const { rows } = await sql<{ kind: Kind; subject: number }>`
    select distinct kind, subject from player_position where kind <> 'day'`.execute(db)
  const over = rows.filter(({ kind, subject }) => isOver(kind === 'market' ? matchOf(subject) : subject))
  const [kinds, subjects] = [over.map(({ kind }) => kind), over.map(({ subject }) => subject)]
  await sql`
    delete from player_position where (kind, subject) in
      (select * from unnest(${kinds}::text[], ${subjects}::integer[]))`.execute(db)
}

const NO_LIMITS: Limits = {
  least: 0,
  most: 0,
  full: 0,
  byPrice: 0,
  bears: 0,
  marketStake: 0,
  matchStake: 0,
  matchWin: 0,
}

function additionsOf(order: Order, limitsOf: LimitsOf): Addition[] {
  const { userId } = order
  const stake = exposureOf(order.currencyId, order.stake)
  const ofDay = { stake, win: 0n, stakeMost: DAY_STAKE_MOST, winMost: 0 }
  const found: Addition[] = [{ userId, kind: 'day', subject: dayNumber(order.receivedAt), ...ofDay }]
  for (const leg of order.legs) {
    const { marketStake, matchStake, matchWin } = limitsOf(leg.marketId, leg.optionType, userId)
    const bound = { userId, ...boundBy(order, leg), winMost: matchWin }
    found.push({ kind: 'market', subject: leg.marketId, ...bound, stakeMost: marketStake })
    found.push({ kind: 'match', subject: leg.matchId, ...bound, stakeMost: matchStake })
  }
  return found.toSorted(byPlace)
}

/** Days from 1970 at +08:00. */
function dayNumber(at: Instant): number {
  return Math.round((serverDay(at).until - serverDay(0).until) / days(1))
}
