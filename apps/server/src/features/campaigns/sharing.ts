import type { MemberId } from '@keo/contract/ids'
import type { Tx } from '@keo/service-kit/db/database'
import { sql } from 'kysely'
import { OWN_NETWORKS } from '../sessions/index.ts'
import type { Caller } from './campaign-parts.ts'
import type { Campaign } from './campaign-schema.ts'

const CAPPED = ['device', 'payoutTarget', 'household'] as const

/** Somebody who has something in common with one who claims. */
export type Sharing = {
  readonly memberId: MemberId
  readonly by: (typeof CAPPED)[number]
  readonly other: MemberId
  /** The other one got something of the campaign before. */
  readonly hasClaimed: boolean
}

/** By what the caps of a campaign know people: whoever claims it with one of these waits for the others who do. */
export async function sharedTraces(
  tx: Tx,
  tenantId: string,
  { caps }: Campaign,
  callers: readonly Caller[],
): Promise<string[]> {
  const devices = callers.flatMap(({ deviceNo }) => (deviceNo === '' ? [] : [`on:${deviceNo}`]))
  const traces = caps.device === undefined ? [] : [...new Set(devices)]
  if (caps.payoutTarget === undefined && caps.household === undefined) return traces
  const members = callers.map(({ memberId }) => memberId)
  const { rows } = await sql<{ trace: string }>`
    select 'target:' || encode(number_hash, 'hex') as trace from payout_target
    where ${caps.payoutTarget !== undefined} and tenant_id = ${tenantId} and member_id = any(${members})
    union select kind || ':' || mark from known_place
    where ${caps.household !== undefined} and tenant_id = ${tenantId} and member_id = any(${members})
      and (kind = 'device' or mark !~ ${OWN_NETWORKS})`.execute(tx)
  return [...traces, ...rows.map(({ trace }) => trace)]
}

/** Who shares what the caps count with one of the callers, and claimed before or is a caller too. */
export async function sharingsOf(
  tx: Tx,
  tenantId: string,
  { id, caps }: Campaign,
  callers: readonly Caller[],
): Promise<Sharing[]> {
  const members = callers.map(({ memberId }) => memberId)
  const devices = callers.map(({ deviceNo }) => deviceNo)
  const hasClaimed = sql<boolean>`exists (select from campaign_claim c where c.tenant_id = ${tenantId}
    and c.member_id = theirs.member_id and c.campaign_id = ${id})`
  const found: Sharing[] = []
  if (caps.device !== undefined) {
    // By the device that it was claimed on, and among callers by the one that they claim on now.
    const { rows } = await sql<Sharing>`
      with asked as (select * from unnest(${members}::text[], ${devices}::text[]) a (member_id, device_no))
      select distinct asked.member_id as "memberId", 'device' as by, c.member_id as other, true as "hasClaimed"
      from asked join campaign_claim c on c.tenant_id = ${tenantId} and c.campaign_id = ${id}
        and c.device_no = asked.device_no and c.member_id <> asked.member_id
      where asked.device_no <> ''
      union select one.member_id, 'device', two.member_id, false from asked one join asked two
        on two.device_no = one.device_no and two.member_id <> one.member_id
      where one.device_no <> ''`.execute(tx)
    found.push(...rows)
  }
  if (caps.payoutTarget !== undefined) {
    const { rows } = await sql<Sharing>`
      select distinct own.member_id as "memberId", 'payoutTarget' as by, theirs.member_id as other,
        ${hasClaimed} as "hasClaimed"
      from payout_target own join payout_target theirs on theirs.tenant_id = own.tenant_id
        and theirs.number_hash = own.number_hash and theirs.member_id <> own.member_id
      where own.tenant_id = ${tenantId} and own.member_id = any(${members})
        and (theirs.member_id = any(${members}) or ${hasClaimed})`.execute(tx)
    found.push(...rows)
  }
  if (caps.household !== undefined) {
    const { rows } = await sql<Sharing>`
      select distinct own.member_id as "memberId", 'household' as by, theirs.member_id as other,
        ${hasClaimed} as "hasClaimed"
      from known_place own join known_place theirs on theirs.tenant_id = own.tenant_id
        and theirs.kind = own.kind and theirs.mark = own.mark and theirs.member_id <> own.member_id
      where own.tenant_id = ${tenantId} and own.member_id = any(${members})
        and (own.kind = 'device' or own.mark !~ ${OWN_NETWORKS})
        and (theirs.member_id = any(${members}) or ${hasClaimed})`.execute(tx)
    found.push(...rows)
  }
  return found
}

/** Whether as many others as a campaign allows have something in common with a member and got it, before or just now. */
export function isSharedClaim(
  { caps }: Pick<Campaign, 'caps'>,
  memberId: MemberId,
  sharings: readonly Sharing[],
  givenNow: ReadonlySet<MemberId>,
): boolean {
  return CAPPED.some((by) => {
    const others = sharings.filter(
      (one) => one.by === by && one.memberId === memberId && (one.hasClaimed || givenNow.has(one.other)),
    )
    return new Set(others.map(({ other }) => other)).size >= (caps[by] ?? Infinity)
  })
}
