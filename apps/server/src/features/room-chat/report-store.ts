import type { RoomId } from '@keo/contract/ids'
import type { ROOM_REPORT_REASONS } from '@keo/contract/room-chat'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'

export type ReportReason = (typeof ROOM_REPORT_REASONS)[number]
export type Reported = {
  readonly roomId: RoomId
  readonly seq: bigint
  readonly reports: { reason: ReportReason; count: number }[]
}

export function sqlReportStore(db: Db, tenantId: string) {
  return {
    async insert(roomId: RoomId, seq: bigint, memberId: string, reason: ReportReason, at: Instant) {
      await sql`insert into room_report (tenant_id, room_id, seq, member_id, reason, reported_at)
        values (${tenantId}, ${roomId}, ${seq}, ${memberId}, ${reason}, ${sqlInstant(at)})
        on conflict do nothing`.execute(db)
    },
    async count(roomId: RoomId, seq: bigint): Promise<number> {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from room_report
        where tenant_id = ${tenantId} and room_id = ${roomId} and seq = ${seq}`.execute(db)
      return rows[0]?.count ?? 0
    },
    /** Those that staff has not judged, newest first. */
    async open(offset: number, limit: number): Promise<Reported[]> {
      const { rows } = await sql<Reported>`
        select room_id as "roomId", seq, json_agg(json_build_object('reason', reason, 'count', count) order by reason) as reports
        from (
          select r.room_id, r.seq, r.reason, count(*)::int as count, max(r.reported_at) as last
          from room_report r join room_message m using (tenant_id, room_id, seq)
          where r.tenant_id = ${tenantId} and not m.is_cleared
          group by 1, 2, 3) one
        group by 1, 2 order by max(last) desc, room_id, seq desc offset ${offset} limit ${limit}`.execute(db)
      return rows
    },
  }
}
