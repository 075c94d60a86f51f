import type { Db } from '@keo/service-kit/db/database'
import { sql } from 'kysely'
import { payoutOf } from '../cash-out/worth.ts'
import { CASH_OUT_STATUS } from '../cash-out/cash-out-types.ts'
import { RESERVED_STATUS } from '../cash-out/reserved-store.ts'

export type OpenCashOut = {
  readonly id: string
  readonly orderId: string
  readonly stake: bigint
  readonly wantedReturn: bigint
  readonly isDecided: boolean
  readonly at: number
}

type Row = {
  id: string
  order_id: string
  stake: bigint
  wanted_return: bigint | null
  unit_price: number | null
  at: number
}

/** Cash-outs that are being decided and those that wait for their return are one list: both have ids that ascend with time. */
export async function newestOpenCashOuts(
  db: Db,
  before: string | null,
  limit: number,
): Promise<OpenCashOut[]> {
  const { rows } = await sql<Row>`
    select id, order_id, stake, wanted_return, unit_price, floor(1000 * extract(epoch from asked_at))::float8 as at
    from (select id, order_id, stake, null::bigint as wanted_return, unit_price, received_at as asked_at
        from cash_out where status = ${CASH_OUT_STATUS.confirming}
      union all
      select id, order_id, stake, wanted_return, null::integer, made_at
        from cash_out_reservation where status = ${RESERVED_STATUS.waiting}) as open
    where ${before}::text is null or id < ${before}
    order by id desc limit ${limit}`.execute(db)
  return rows.map(({ id, order_id, stake, wanted_return, unit_price, at }) => ({
    id,
    orderId: order_id,
    stake,
    wantedReturn: wanted_return ?? payoutOf(stake, BigInt(unit_price ?? 0)),
    isDecided: wanted_return === null,
    at,
  }))
}
