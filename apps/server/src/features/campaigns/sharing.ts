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

/** By what the caps of a campaign know people: whoever claims it with one of these waits for the others who do. */
export async function sharedTraces(
  tx: Tx,
  tenantId: string,
  { caps }: Campaign,
  { memberId, deviceNo }: Caller,
): Promise<string[]> {
  const traces = caps.device !== undefined && deviceNo !== '' ? [`on:${deviceNo}`] : []
  if (caps.payoutTarget === undefined && caps.household === undefined) return traces
  const { rows } = await sql<{ trace: string }>`
    select 'target:' || encode(number_hash, 'hex') as trace from payout_target
    where ${caps.payoutTarget !== undefined} and tenant_id = ${tenantId} and member_id = ${memberId}
    union select kind || ':' || mark from known_place
    where ${caps.household !== undefined} and tenant_id = ${tenantId} and member_id = ${memberId}
      and (kind = 'device' or mark !~ ${OWN_NETWORKS})`.execute(tx)
  return [...traces, ...rows.map(({ trace }) => trace)]
}

/** Whether a campaign counts members who share something, so that two who claim at once may change each other's answer. */
export const countsShared = ({ caps: { device, payoutTarget, household } }: Campaign): boolean =>
  device !== undefined || payoutTarget !== undefined || household !== undefined

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
