import { OPENED_MINUTES } from '@keo/contract/console-withdrawal-openings'
import { fail } from '@keo/contract/errors'
import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database, Db, Tx } from '@keo/service-kit/db/database'
import { minutes, type Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import type { StaffActing } from '../staff/index.ts'
import { lockInReview } from '../withdraw/index.ts'

type Opening = { readonly by: string; readonly until: Instant }
type Row = { readonly order_no: string; readonly opened_by: string; readonly opened_at: Instant }

export type WithdrawalOpenings = ReturnType<typeof createWithdrawalOpenings>

/** Who looks at an order in review. It is theirs for some minutes, or until they decide it or open another one. */
export function createWithdrawalOpenings({
  database,
  clock,
  tenantId,
}: {
  database: Database
  clock: Clock
  tenantId: string
}) {
  async function ofOrders(
    orderNos: readonly string[],
    db: Db = database.db,
  ): Promise<ReadonlyMap<string, Opening>> {
    const { rows } = await sql<Row>`
      select order_no, opened_by, opened_at from withdraw_opening
      where tenant_id = ${tenantId} and order_no = any(${orderNos})
        and opened_at > ${sqlInstant(clock.now() - minutes(OPENED_MINUTES))}`.execute(db)
    return new Map(
      rows.map((row) => [
        row.order_no,
        { by: row.opened_by, until: row.opened_at + minutes(OPENED_MINUTES) },
      ]),
    )
  }

  async function isAnothers(tx: Tx, { caller }: StaffActing, orderNo: string): Promise<boolean> {
    const opening = (await ofOrders([orderNo], tx)).get(orderNo)
    return opening !== undefined && opening.by !== caller.staffId
  }

  const letGo = (tx: Tx, { caller }: StaffActing) =>
    sql`delete from withdraw_opening where tenant_id = ${tenantId} and opened_by = ${caller.staffId}`.execute(
      tx,
    )

  return {
    ofOrders,
    /** Who comes second looks on, and decides once the first one is done. */
    async open(acting: StaffActing, orderNo: string): Promise<void> {
      await database.tx(async (tx) => {
        await lockInReview(tx, tenantId, orderNo)
        await letGo(tx, acting)
        if (await isAnothers(tx, acting, orderNo)) return
        await sql`
          insert into withdraw_opening (tenant_id, order_no, opened_by, opened_at)
          values (${tenantId}, ${orderNo}, ${acting.caller.staffId}, ${sqlInstant(clock.now())})
          on conflict (tenant_id, order_no)
          do update set opened_by = excluded.opened_by, opened_at = excluded.opened_at`.execute(tx)
      })
    },
    /** In the transaction of a decision: nobody else has it open, and whoever decides lets go of it. */
    async demand(tx: Tx, acting: StaffActing, orderNo: string): Promise<void> {
      if (await isAnothers(tx, acting, orderNo)) fail('WITHDRAWAL_OPENED')
      await letGo(tx, acting)
    },
  }
}
