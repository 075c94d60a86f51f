import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db } from '@keo/service-kit/db/database'
import { kept } from '@keo/service-kit/db/kept-plans'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'

export type Launch = {
  readonly memberId: string
  readonly sessionId: string
  readonly gameId: number
}

/** Made for a database or for one transaction of it. Tokens are kept as hashes. */
export function sqlLaunchStore(db: Db, tenantId: string) {
  return {
    async add(launchHash: Buffer, { memberId, sessionId, gameId }: Launch, until: Instant): Promise<void> {
      await sql`insert into game_launch (tenant_id, launch_hash, member_id, session_id, game_id, launch_until)
        values (${tenantId}, ${launchHash}, ${memberId}, ${sessionId}, ${gameId}, ${sqlInstant(until)})`.execute(
        db,
      )
    },
    /** Whoever comes first opens it, on whichever node: the update decides. */
    async open(launchHash: Buffer, playHash: Buffer, now: Instant): Promise<Launch | undefined> {
      const { rows } = await sql<Launch>`
        update game_launch set play_hash = ${playHash}
        where tenant_id = ${tenantId} and launch_hash = ${launchHash} and play_hash is null and ended_at is null
          and launch_until > ${sqlInstant(now)}
        returning member_id as "memberId", session_id as "sessionId", game_id as "gameId"`.execute(db)
      return rows[0]
    },
    /** In the order of the tokens that opened games play with; some providers go on with the one that opened it. */
    async findPlaying(hashes: readonly Buffer[]): Promise<(Launch | null)[]> {
      type Row = Launch & { readonly launchHash: Buffer; readonly playHash: Buffer }
      const { rows } = await sql<Row>`
        ${kept} select member_id as "memberId", session_id as "sessionId", game_id as "gameId", launch_hash as "launchHash",
          play_hash as "playHash" from game_launch
        where tenant_id = ${tenantId} and (play_hash = any(${hashes}) or launch_hash = any(${hashes}))
          and play_hash is not null and ended_at is null`.execute(db)
      return hashes.map(
        (hash) =>
          rows.find(({ launchHash, playHash }) => hash.equals(playHash) || hash.equals(launchHash)) ?? null,
      )
    },
    /** Opened ones of a member that have not ended. */
    async playingOf(memberId: string): Promise<Launch[]> {
      const { rows } = await sql<Launch>`
        select member_id as "memberId", session_id as "sessionId", game_id as "gameId" from game_launch
        where tenant_id = ${tenantId} and member_id = ${memberId} and play_hash is not null
          and ended_at is null`.execute(db)
      return rows
    },
    /** Gives the member where something was open. */
    async endOfSession(sessionId: string, now: Instant): Promise<string | null> {
      const { rows } = await sql<{ memberId: string }>`
        update game_launch set ended_at = ${sqlInstant(now)}
        where tenant_id = ${tenantId} and session_id = ${sessionId} and ended_at is null
        returning member_id as "memberId"`.execute(db)
      return rows[0]?.memberId ?? null
    },
    async dropOld(before: Instant): Promise<void> {
      await sql`delete from game_launch where tenant_id = ${tenantId} and launch_until < ${sqlInstant(before)}`.execute(
        db,
      )
    },
  }
}
