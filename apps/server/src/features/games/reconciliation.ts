import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import type { Log } from '@keo/service-kit/log'
import { hours, type Instant, minutes } from '@keo/units/instants'
import type { Currency } from '@keo/units/money'
import { sql } from 'kysely'
import type { FeedRow, GamesProvider } from '../../gateways/game-provider/games-provider.ts'
import { compareMovements, type Difference, type OurMovement } from './compare-movements.ts'
import type { WireAmounts } from './wire-amounts.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly tenantId: string
  readonly providerName: string
  readonly provider: Pick<GamesProvider, 'transactions'>
  readonly amounts: Pick<WireAmounts, 'read'>
  /** One for each difference: above 0 somebody has to look. */
  countDifference(): void
}

type Ours = OurMovement & { readonly currency: Currency; readonly at: Instant }

/** What is on its way is no difference yet. */
const GRACE_MS = minutes(10)
/** Overlaps the run before, so that nothing falls between two. */
const LOOKS_BACK_MS = hours(3)

/** Holds our movements of games against the provider's feed, and reports what is missing, extra or different. */
export function createGameReconciliation(needs: Needs) {
  const { database, clock, log, tenantId, providerName, provider } = needs

  async function ours(references: readonly string[], from: Instant, until: Instant): Promise<Ours[]> {
    const { rows } = await sql<Ours>`
      select reference, member_id as "memberId", kind, told as amount, state, currency, at from game_movement
      where tenant_id = ${tenantId} and provider = ${providerName}
        and (reference = any(${references}) or (at >= ${sqlInstant(from)} and at < ${sqlInstant(until)}))`.execute(
      database.db,
    )
    return rows
  }

  /** Gives those that were not known yet. */
  async function keep(differences: readonly Difference[]): Promise<Difference[]> {
    const fresh: Difference[] = []
    for (const difference of differences) {
      const { numAffectedRows } = await sql`
        insert into game_review (tenant_id, provider, reference, cause, told, at)
        values (${tenantId}, ${providerName}, ${difference.reference}, ${difference.kind},
          ${JSON.stringify(difference)}, ${sqlInstant(clock.now())}) on conflict do nothing`.execute(
        database.db,
      )
      if (numAffectedRows === 1n) fresh.push(difference)
    }
    return fresh
  }

  /** Null when the provider did not answer: then nothing is known. */
  async function compare(from: Instant, until: Instant): Promise<readonly Difference[] | null> {
    const feed = await provider.transactions(from)
    if (!feed) return null
    const theirs = feed.filter(({ at }) => at >= from && at < until)
    const known = await ours(
      theirs.map(({ reference }) => reference),
      from,
      until,
    )
    const currencies = new Map(known.map(({ reference, currency }) => [reference, currency]))
    const amountOf = ({ reference, amount }: FeedRow) =>
      needs.amounts.read(amount, currencies.get(reference) ?? 'VND')
    // A reference that the provider tells of at a later moment than we have it is no extra.
    const named = new Set(feed.map(({ reference }) => reference))
    return compareMovements(theirs, known, amountOf).filter(
      ({ kind, reference }) => kind !== 'extra' || !named.has(reference),
    )
  }

  return {
    compare,
    async run(): Promise<void> {
      const until = clock.now() - GRACE_MS
      const differences = await compare(until - LOOKS_BACK_MS, until)
      if (!differences) return log.warn('the game books were not compared: the provider does not answer')
      for (const difference of await keep(differences)) {
        needs.countDifference()
        log.error({ difference }, 'the game books differ')
      }
    },
  }
}
