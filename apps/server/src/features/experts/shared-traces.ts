import type { MemberId } from '@keo/contract/ids'
import type { Tx } from '@keo/service-kit/db/database'
import { sql } from 'kysely'
import { OWN_NETWORKS } from '../sessions/index.ts'

/** Whether two members were seen on one device or network, or are paid to the same place. */
export async function shareTraces(
  tx: Tx,
  tenantId: string,
  one: MemberId,
  other: MemberId,
): Promise<boolean> {
  const { rows } = await sql<{ isShared: boolean }>`select exists (
      select from known_place a join known_place b on b.tenant_id = a.tenant_id and b.kind = a.kind and b.mark = a.mark
      where a.tenant_id = ${tenantId} and a.member_id = ${one} and b.member_id = ${other}
        and (a.kind = 'device' or a.mark !~ ${OWN_NETWORKS})
    ) or exists (
      select from session a join session b on b.tenant_id = a.tenant_id and b.device_no = a.device_no
      where a.tenant_id = ${tenantId} and a.member_id = ${one} and b.member_id = ${other} and a.device_no <> ''
    ) or exists (
      select from payout_target a join payout_target b on b.tenant_id = a.tenant_id and b.number_hash = a.number_hash
      where a.tenant_id = ${tenantId} and a.member_id = ${one} and b.member_id = ${other}
    ) as "isShared"`.execute(tx)
  return rows[0]?.isShared ?? false
}
