import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { MemberId } from '@keo/contract/ids'
import { query } from '@keo/dev-world/query'
import { createLedger } from '@keo/server/features/ledger/index'
import { systemClock } from '@keo/service-kit/clock'
import { connectDatabase } from '@keo/service-kit/db/database'
import { createLog } from '@keo/service-kit/log'
import { money } from '@keo/units/money'
import { STRAY } from '../proof/ledger-sums.ts'
import type { Cluster } from './cluster-under-drill.ts'
import { until } from './cluster-under-drill.ts'
import type { Load } from './load.ts'

const REST_MS = 120_000
/** Statuses of the provider: what waits for its answer, what stands, and what has ended. */
const [CONFIRMED, ACCEPTED, SETTLED] = [3, 4, 5]
/** A unit of the provider's stakes in our minor units. */
const MINOR_OF_UNIT = 1_000n

/** Somebody who may play and has enough for the whole drill. */
export async function fund(cluster: Pick<Cluster, 'database'>, userName: string): Promise<void> {
  const url = cluster.database('keo')
  const [row] = await query(
    url,
    'update platform.member set identity_verified_at = now() where user_name = $1 returning id',
    [userName],
  )
  const log = createLog({ level: 'error' })
  const database = connectDatabase({ url, schema: 'platform', log })
  const ledger = createLedger({ database, clock: systemClock(), tenantId: 'keo', announce: () => {} })
  await ledger.submit({
    op: 'move',
    memberId: String(row?.['id']) as MemberId,
    key: `drill:${userName}`,
    kind: 'deposit',
    reference: 'drill',
    amount: money(1_000_000_000_00n, 'VND'),
    from: 'house:bank',
    to: 'available',
  })
  await database.close()
}

type OrderRow = { id: string; related_id: string; status: number; due: string }

const ORDERS = `select id, related_id, status,
  (case when status = ${SETTLED} then returned + closed_return - stake
        when status in (${CONFIRMED}, ${ACCEPTED}) then closed_return - stake else 0 end)::text as due
  from sportsbook.bet_order order by id`
const BOOKED = `select order_id,
  sum(case when transfer_type = 'BET' or transfer_type like '%\\_DEDUCT' then -amount else amount end)::text as booked
  from platform.sports_transaction where state = 'booked' group by order_id`
const UNDER_WAY = `
  select 'order of status ' || status || ', payment ' || payment as what, count(*) from sportsbook.bet_order
  where status in (0, 1) group by status, payment
  union all
  select 'message of kind ' || kind || ', told ' || max(attempts) || ' times', count(*) from sportsbook.operator_message
  where state = 'waiting' group by kind`

const LOOKS_MAX = 20

/**
 * Both books as they stood at one moment: the world plays on, and what is settled between two questions would be in one
 * of them alone.
 */
async function lookAtBoth(ours: string, theirs: string) {
  const isAtRest = async () => (await query(theirs, UNDER_WAY)).length === 0
  const ordersNow = async () => (await query(theirs, ORDERS)) as OrderRow[]
  for (let look = 1; ; look += 1) {
    // What never comes to rest is told of with everything else that does not fit.
    await until(isAtRest, REST_MS, '').catch(() => {})
    const left = await query(theirs, UNDER_WAY)
    await wait(1_000)
    const orders = await ordersNow()
    const rows = await query(ours, BOOKED)
    const isStill = isDeepStrictEqual(await ordersNow(), orders) && (await isAtRest())
    const booked = new Map(rows.map((row) => [String(row['order_id']), BigInt(String(row['booked']))]))
    if (isStill || left.length > 0 || look === LOOKS_MAX) return { left, orders, booked }
  }
}

/** Waits until nothing is under way any more, then holds three books against each other. Answers what does not fit. */
export async function compareBooks(cluster: Pick<Cluster, 'database'>, { sent }: Load): Promise<string[]> {
  const ours = cluster.database('keo')
  const { left, orders, booked } = await lookAtBoth(ours, cluster.database('keo_sportsbook'))
  const byRelated = new Map(orders.map((order) => [order.related_id, order]))
  const lost = sent.filter(
    ({ orderId, relatedId }) => orderId !== null && byRelated.get(relatedId)?.id !== orderId,
  )
  const doubled = orders.length - byRelated.size
  const refusedButThere = sent.filter(({ isRefused, relatedId }) => isRefused && byRelated.has(relatedId))
  const wrong = orders.filter(({ id, due }) => (booked.get(id) ?? 0n) !== BigInt(due) * MINOR_OF_UNIT)
  const strange = [...booked.keys()].filter((id) => !orders.some((order) => order.id === id))
  const stray = await query(ours, STRAY)
  return [
    ...left.map(({ what, count }) => `${count} still under way: ${what}`),
    ...lost.map(({ relatedId }) => `${relatedId} was acknowledged and is lost`),
    ...(doubled > 0 ? [`${doubled} orders are there twice`] : []),
    ...refusedButThere.map(({ relatedId }) => `${relatedId} was refused and is there`),
    ...wrong.map(
      ({ id, status, due }) => `${id} (status ${status}) is due ${due} and booked ${booked.get(id) ?? 0n}`,
    ),
    ...strange.map((id) => `${id} was charged and is no order`),
    ...stray.map((row) => `the ledger does not add up: ${JSON.stringify(row)}`),
  ]
}
