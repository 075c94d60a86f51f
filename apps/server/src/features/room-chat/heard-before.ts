import { fail } from '@keo/contract/errors'
import type { MemberId, RoomId } from '@keo/contract/ids'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import { type Instant, seconds } from '@keo/units/instants'
import { sql } from 'kysely'
import { SLOW_SECONDS } from './room-tables.ts'
import { FLOOD_WINDOW_MS, type Said } from './say-rules.ts'

/** One tap of a member whose room is open and whose words may be said. */
export type Asked = {
  readonly memberId: MemberId
  readonly shown: { readonly name: string; readonly level: number }
  readonly roomId: RoomId
  readonly key: string
  readonly text: string
  readonly replyTo: number | undefined
}
/** What decides whether a line may be said. */
export type Heard = {
  readonly asked: Asked
  readonly slowSeconds: number
  /** By the member of late in all rooms, newest first. */
  readonly said: readonly Said[]
  /** The same tap was said before. */
  readonly isRepeated: boolean
  /** What it answers was taken away, or never was. */
  readonly isReplyGone: boolean
}

/** For all of them in one statement, in their order; under the locks of the members. */
export async function heardBefore(
  db: Db,
  tenantId: string,
  asked: readonly Asked[],
  now: Instant,
): Promise<Heard[]> {
  const column = <T>(of: (one: Asked) => T) => asked.map(of)
  const { rows } = await sql<Omit<Heard, 'asked'>>`
    select
      coalesce(t.slow_seconds, ${SLOW_SECONDS}) as "slowSeconds",
      (
        select coalesce(json_agg(json_build_object(
          'roomId', m.room_id, 'text', m.text, 'at', extract(epoch from m.said_at) * 1000
        ) order by m.said_at desc, m.seq desc), '[]')
        from room_message m
        where m.tenant_id = ${tenantId} and m.member_id = a.member_id and m.kind = 'member'
          and m.said_at > ${sqlInstant(now)}
            - make_interval(secs => greatest(${FLOOD_WINDOW_MS / seconds(1)}::int, t.slow_seconds))
      ) as said,
      exists (
        select from room_message m
        where m.tenant_id = ${tenantId} and m.member_id = a.member_id and m.key = a.key
      ) as "isRepeated",
      a.reply_to is not null and not exists (
        select from room_message m
        where m.tenant_id = ${tenantId} and m.room_id = a.room_id and m.seq = a.reply_to and m.removed_at is null
      ) as "isReplyGone"
    from unnest(
      ${column(({ memberId }) => memberId)}::text[],
      ${column(({ roomId }) => roomId)}::text[],
      ${column(({ key }) => key)}::text[],
      ${column(({ replyTo }) => replyTo ?? null)}::bigint[]
    ) with ordinality as a (member_id, room_id, key, reply_to, place)
    left join room_talk t on t.tenant_id = ${tenantId} and t.room_id = a.room_id
    order by a.place`.execute(db)
  return asked.map((one, n) => ({ ...(rows[n] ?? fail('UNEXPECTED')), asked: one }))
}
