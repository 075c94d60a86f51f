import type { MemberId, RoomId } from '@keo/contract/ids'
import type { RoomGift } from '@keo/contract/room-messages'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'

export type Given = {
  readonly roomId: RoomId
  readonly gift: RoomGift
  readonly count: number
  /** Minor units of dong. */
  readonly amount: bigint
}
export type OwnGiven = Given & { readonly key: string; readonly at: Instant }
export type Giver = { readonly memberId: string; readonly author: string; readonly amount: bigint }

export function sqlGiftStore(db: Db, tenantId: string) {
  return {
    /** False when this tap gave before: of two at once the second waits here for the first. */
    async insert(memberId: MemberId, tapKey: string, given: Given, at: Instant): Promise<boolean> {
      const { roomId, gift, count, amount } = given
      const { numAffectedRows } = await sql`insert into room_gift
        (tenant_id, member_id, tap_key, room_id, gift, gift_count, amount, given_at)
        values (${tenantId}, ${memberId}, ${tapKey}, ${roomId}, ${gift}, ${count}, ${amount}, ${sqlInstant(at)})
        on conflict do nothing`.execute(db)
      return numAffectedRows === 1n
    },
    async ofTap(memberId: MemberId, tapKey: string): Promise<Given | undefined> {
      const { rows } =
        await sql<Given>`select room_id as "roomId", gift, gift_count as count, amount from room_gift
        where tenant_id = ${tenantId} and member_id = ${memberId} and tap_key = ${tapKey}`.execute(db)
      return rows[0]
    },
    async sumOf(memberId: MemberId, since: Instant): Promise<bigint> {
      const { rows } = await sql<{
        sum: bigint
      }>`select coalesce(sum(amount), 0)::bigint as sum from room_gift
        where tenant_id = ${tenantId} and member_id = ${memberId} and given_at >= ${sqlInstant(since)}`.execute(
        db,
      )
      return rows[0]?.sum ?? 0n
    },
    /** Newest first; those of one moment by their key, so that the next page goes on without a gap. */
    async ownOf(
      memberId: MemberId,
      roomId: RoomId,
      before: string | undefined,
      limit: number,
    ): Promise<OwnGiven[]> {
      const own = sql`tenant_id = ${tenantId} and member_id = ${memberId}`
      const older =
        before === undefined
          ? sql``
          : sql`and (given_at, tap_key) <
              (select given_at, tap_key from room_gift where ${own} and tap_key = ${before})`
      const { rows } = await sql<OwnGiven>`
        select tap_key as key, room_id as "roomId", gift, gift_count as count, amount, given_at as at
        from room_gift where ${own} and room_id = ${roomId} ${older}
        order by given_at desc, tap_key desc limit ${limit}`.execute(db)
      return rows
    },
    async givers(roomId: RoomId, since: Instant, limit: number): Promise<Giver[]> {
      const { rows } = await sql<Giver>`
        select g.member_id as "memberId", a.author, sum(g.amount)::bigint as amount
        from room_gift g join room_author a using (tenant_id, member_id)
        where g.tenant_id = ${tenantId} and g.room_id = ${roomId} and g.given_at >= ${sqlInstant(since)}
        group by 1, 2 order by 3 desc, min(g.given_at) limit ${limit}`.execute(db)
      return rows
    },
  }
}
