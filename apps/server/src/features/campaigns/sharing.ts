import type { Tx } from '@keo/service-kit/db/database'
import { sql } from 'kysely'
import { OWN_NETWORKS } from '../sessions/index.ts'
import type { Caller } from './campaign-parts.ts'
import type { Campaign } from './campaign-schema.ts'

type Whose = { readonly tenantId: string; readonly campaignId: string; readonly memberId: string }

function othersOf(tx: Tx, { tenantId, campaignId, memberId }: Whose) {
  return {
    /** Other members who claimed this campaign on the device. */
    async onDevice(deviceNo: string): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(distinct member_id)::int as count from campaign_claim
        where tenant_id = ${tenantId} and campaign_id = ${campaignId} and device_no = ${deviceNo}
          and device_no <> '' and member_id <> ${memberId}`.execute(tx)
      return rows[0]?.count ?? 0
    },

    /** Other members who claimed this campaign, with a payout target that the member has or had. */
    async withTarget(): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(distinct theirs.member_id)::int as count
        from payout_target own join payout_target theirs on theirs.tenant_id = own.tenant_id
          and theirs.number_hash = own.number_hash and theirs.member_id <> own.member_id
        where own.tenant_id = ${tenantId} and own.member_id = ${memberId} and exists (
          select from campaign_claim c where c.tenant_id = theirs.tenant_id and c.member_id = theirs.member_id
            and c.campaign_id = ${campaignId})`.execute(tx)
      return rows[0]?.count ?? 0
    },

    /** Other members who claimed this campaign and were seen on one device or network with the member. */
    async ofHousehold(): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(distinct theirs.member_id)::int as count
        from known_place own join known_place theirs on theirs.tenant_id = own.tenant_id
          and theirs.kind = own.kind and theirs.mark = own.mark and theirs.member_id <> own.member_id
        where own.tenant_id = ${tenantId} and own.member_id = ${memberId}
          and (own.kind = 'device' or own.mark !~ ${OWN_NETWORKS}) and exists (
            select from campaign_claim c where c.tenant_id = theirs.tenant_id and c.member_id = theirs.member_id
              and c.campaign_id = ${campaignId})`.execute(tx)
      return rows[0]?.count ?? 0
    },
  }
}

/** Whether as many others as a campaign allows claimed it from the same device, payout target or household. */
export async function isSharedClaim(
  tx: Tx,
  tenantId: string,
  { id, caps }: Campaign,
  { memberId, deviceNo }: Caller,
): Promise<boolean> {
  const others = othersOf(tx, { tenantId, campaignId: id, memberId })
  const { device, payoutTarget, household } = caps
  return (
    (device !== undefined && (await others.onDevice(deviceNo)) >= device) ||
    (payoutTarget !== undefined && (await others.withTarget()) >= payoutTarget) ||
    (household !== undefined && (await others.ofHousehold()) >= household)
  )
}
