import { fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Db, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import { type Instant, minutes } from '@keo/units/instants'
import { type Minor, money } from '@keo/units/money'
import { sql } from 'kysely'
import type { Rewards } from '../rewards/index.ts'
import type { SettledSince } from '../turnover/index.ts'
import { GIVEN, levelOf, type VipSource } from './levels.ts'
import { depositedSince } from './look-store.ts'
import { endingsBetween, monthOf, weekOf } from './vip-periods.ts'
import { type Figures, type Snapshot, type VipEvent, walk } from './vip-rules.ts'
import { sqlVipStore, type VipMember } from './vip-store.ts'

export type VipNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly tenantId: string
  readonly rewards: Pick<Rewards, 'grant'>
  /** What counts as bet, of every kind of bet. */
  readonly settledSince: SettledSince
  mayOffer(memberId: string, db?: Db): Promise<boolean>
}

/** A bet may be told of a little after it was settled: a week or month is reckoned once such news are in. */
export const NEWS_LAG_MS = minutes(2)

export type Look = {
  readonly member: VipMember
  readonly figures: Figures
  readonly weekTurnover: bigint
  readonly isOffered: boolean
  readonly birthday: string | null
  readonly verifiedAt: Instant | null
}

/** Brings a member's level up to now, from the books alone: looking twice changes nothing. */
export function createLook(needs: VipNeeds) {
  const { database, clock, tenantId, mayOffer } = needs
  return (memberId: MemberId): Promise<Look> =>
    database.tx(async (tx) => {
      // All sums are of one instant: no bet counts in two weeks, or in none.
      await sql`set transaction isolation level repeatable read`.execute(tx)
      const now = clock.now()
      const found = (await sqlVipStore(tx, tenantId).lock(memberId)) ?? fail('SESSION_EXPIRED')
      const isOffered = await mayOffer(memberId, tx)
      const held = await openedMember(needs, tx, memberId, found)
      const sums = readSums(needs, tx, memberId, held)
      const snapshots = await snapshotsOf(held, sums, now)
      const { standing, events } = walk(held, snapshots)
      const lookedUntil = snapshots.findLast(({ ending }) => ending)?.ending?.period.until ?? held.lookedUntil
      const gifted = isOffered ? standing.peak : held.gifted
      const member = { ...held, ...standing, lookedUntil, gifted }
      await keep(needs, tx, memberId, { held, member, events, isOffered })
      const { birthday, verifiedAt } = found
      return { member, isOffered, birthday, verifiedAt, ...(await sums.now(now)) }
    })
}

type Found = NonNullable<Awaited<ReturnType<ReturnType<typeof sqlVipStore>['lock']>>>

/** Who begins with a level begins with what leads to it, and is not judged for the time before. */
export async function openedMember(
  { tenantId, clock, ids }: VipNeeds,
  tx: Tx,
  memberId: string,
  { level, registeredAt }: Found,
): Promise<VipMember> {
  const store = sqlVipStore(tx, tenantId)
  const held = await store.find(memberId, level)
  if (held) return held
  const now = clock.now()
  const { deposits, turnover } = levelOf(level)
  const opened: VipMember = {
    level,
    peak: level,
    gifted: level,
    baseDeposits: deposits,
    baseTurnover: turnover,
    countedFrom: level === 0 ? 0 : registeredAt,
    heldFrom: now,
    lookedUntil: now - NEWS_LAG_MS,
  }
  await store.open(memberId, opened)
  if (level > 0)
    await store.addMove(memberId, {
      id: ids.newId('vip'),
      from: 0,
      to: level,
      cause: 'start',
      at: registeredAt,
    })
  return opened
}

/** Sums of the books; each is asked for once. */
function readSums({ settledSince, tenantId }: VipNeeds, tx: Db, memberId: MemberId, held: VipMember) {
  const turnoverSince = remembered((since) => settledSince(tx, memberId, since))
  const deposited = depositedSince(tenantId)
  const depositsSince = remembered((since) => deposited(tx, memberId, since))
  /** Nothing of before the counting counts. */
  const between = async (from: Instant, until: Instant): Promise<bigint> =>
    (await turnoverSince(Math.max(from, held.countedFrom))) - (await turnoverSince(until))

  async function figuresAt(at: Instant, until: Instant): Promise<Figures> {
    const { countedFrom, baseDeposits, baseTurnover } = held
    return {
      deposits: baseDeposits + (await depositsSince(countedFrom)) - (await depositsSince(until)),
      turnover: baseTurnover + (await between(countedFrom, until)),
      monthTurnover: await between(monthOf(at).from, until),
    }
  }

  return {
    between,
    figuresAt,
    async now(now: Instant) {
      return {
        figures: await figuresAt(now, FOREVER),
        weekTurnover: await between(weekOf(now).from, FOREVER),
      }
    },
  }
}

/** Later than anything that was settled. */
const FOREVER: Instant = Date.UTC(9999, 0)

function remembered(ask: (since: Instant) => Promise<Minor>): (since: Instant) => Promise<bigint> {
  const known = new Map<Instant, Promise<bigint>>([[FOREVER, Promise.resolve(0n)]])
  return (since) => {
    const sum = known.get(since) ?? ask(since)
    known.set(since, sum)
    return sum
  }
}

type Sums = ReturnType<typeof readSums>

/** The ends of weeks and months that nobody has looked at, then now; not now while an end waits for its news. */
async function snapshotsOf({ lookedUntil }: VipMember, sums: Sums, now: Instant): Promise<Snapshot[]> {
  const snapshots: Snapshot[] = []
  for (const ending of endingsBetween(lookedUntil, now - NEWS_LAG_MS)) {
    const { from, until } = ending.period
    const at = until - 1
    const turnover = await sums.between(from, until)
    snapshots.push({ at, figures: await sums.figuresAt(at, until), ending: { ...ending, turnover } })
  }
  if (endingsBetween(Math.max(lookedUntil, now - NEWS_LAG_MS), now).length === 0)
    snapshots.push({ at: now, figures: (await sums.now(now)).figures, ending: null })
  return snapshots
}

type Outcome = {
  readonly held: VipMember
  readonly member: VipMember
  readonly events: readonly VipEvent[]
  readonly isOffered: boolean
}

/** Level, history and gifts, in the transaction that read the books. */
async function keep(
  needs: VipNeeds,
  tx: Tx,
  memberId: MemberId,
  { held, member, events, isOffered }: Outcome,
) {
  const store = sqlVipStore(tx, needs.tenantId)
  if (member.level !== held.level) await store.setLevel(memberId, member.level)
  // Most looks find nothing new: they write nothing, and so never stand in each other's way.
  const hasEnded = member.lookedUntil !== held.lookedUntil
  if (hasEnded || events.length > 0 || member.gifted !== held.gifted) await store.put(memberId, member)
  for (const event of events) {
    if ('amount' in event) {
      const { kind, period, amount } = event
      if (isOffered) await give(needs, tx, { memberId, source: `vip.${kind}`, period, amount })
    } else {
      const { kind: cause, from, to, at } = event
      await store.addMove(memberId, { id: needs.ids.newId('vip'), from, to, cause, at })
    }
  }
  for (let level = held.gifted + 1; level <= member.gifted; level += 1) {
    const { gift: amount } = levelOf(level)
    await give(needs, tx, { memberId, source: 'vip.level-gift', period: String(level), amount })
  }
}

type Gift = { memberId: MemberId; source: VipSource; period: string; amount: Minor }

/** Once for each source and period: what was given before is not given again. */
export async function give(
  { rewards, clock }: Pick<VipNeeds, 'rewards' | 'clock'>,
  tx: Tx,
  gift: Gift,
): Promise<void> {
  const { claimMs, turnoverTimes } = GIVEN[gift.source]
  if (gift.amount <= 0n) return
  await rewards.grant(tx, {
    ...gift,
    amount: money(gift.amount, 'VND'),
    kind: 'cash',
    turnoverTimes,
    claimUntil: clock.now() + claimMs,
  })
}
