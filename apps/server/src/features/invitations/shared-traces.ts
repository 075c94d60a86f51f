import type { MemberId } from '@keo/contract/ids'
import type { Db } from '@keo/service-kit/db/database'
import { sql } from 'kysely'
import { OWN_NETWORKS } from '../sessions/index.ts'

type Pair = { readonly memberId: MemberId; readonly inviterId: MemberId }

/**
 * What a friend has in common with who invited them (AGT-04): a device or a payout target, also with those who invited the
 * inviter and with the inviter's other friends; a network with the inviter alone, because a town shares one. Null for nothing.
 */
export async function sharedTraces(db: Db, tenantId: string, pair: Pair): Promise<string | null> {
  const { memberId, inviterId } = pair
  const { rows } = await sql<{ trace: string }>`
    with recursive above (id) as (
      select ${inviterId}::text
      union
      select f.inviter_id from invite_friend f join above on f.member_id = above.id where f.tenant_id = ${tenantId}
    ), circle (id) as (
      select id from above
      union
      select member_id from invite_friend
      where tenant_id = ${tenantId} and inviter_id = ${inviterId} and member_id <> ${memberId}
    ), seen (member_id, kind, mark) as (
      select member_id, kind, mark from known_place
      where tenant_id = ${tenantId} and (member_id = ${memberId} or member_id in (select id from circle))
      union
      select member_id, 'device', device_no from session
      where tenant_id = ${tenantId} and (member_id = ${memberId} or member_id in (select id from circle))
    ), place as (
      select theirs.kind, theirs.member_id, theirs.mark
      from seen mine join seen theirs on theirs.kind = mine.kind and theirs.mark = mine.mark
      where mine.member_id = ${memberId} and theirs.member_id <> ${memberId}
    )
    select 'device' as trace where exists (select from place where kind = 'device')
    union all
    select 'network' where exists (
      select from place where kind = 'network' and member_id = ${inviterId} and mark !~ ${OWN_NETWORKS})
    union all
    select 'payout target' where exists (
      select from payout_target mine join payout_target theirs
        on theirs.tenant_id = mine.tenant_id and theirs.number_hash = mine.number_hash
      where mine.tenant_id = ${tenantId} and mine.member_id = ${memberId} and theirs.member_id in (select id from circle))
  `.execute(db)
  return rows.length === 0 ? null : `shared ${rows.map(({ trace }) => trace).join(', ')}`
}
