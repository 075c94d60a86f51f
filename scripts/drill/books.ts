import { setTimeout as wait } from 'node:timers/promises'
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
  from bet_order`
const BOOKED = `select order_id,
  sum(case when transfer_type = 'BET' or transfer_type like '%\\_DEDUCT' then -amount else amount end)::text as booked
  from platform.sports_transaction where state = 'booked' group by order_id`
const UNDER_WAY = `select (select count(*) from sportsbook.bet_order where status in (0, 1))
  + (select count(*) from sportsbook.operator_message where state = 'waiting') as count`

/** Waits until nothing is under way any more, then holds three books against each other. Answers what does not fit. */
export async function compareBooks(cluster: Pick<Cluster, 'database'>, { sent }: Load): Promise<string[]> {
  const [ours, theirs] = [cluster.database('keo'), cluster.database('keo_sportsbook')]
  await until(
    async () => Number((await query(theirs, UNDER_WAY))[0]?.['count']) === 0,
    REST_MS,
    'Bets or messages are still under way.',
  )
  await wait(1_000)
  const orders = (await query(
    theirs,
    ORDERS.replace('from bet_order', 'from sportsbook.bet_order'),
  )) as OrderRow[]
  const booked = new Map(
    (await query(ours, BOOKED)).map((row) => [String(row['order_id']), BigInt(String(row['booked']))]),
  )
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
