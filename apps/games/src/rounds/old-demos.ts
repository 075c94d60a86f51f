import type { Clock } from '@keo/service-kit/clock'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import type { Log } from '@keo/service-kit/log'
import { days } from '@keo/units/instants'
import { sql } from 'kysely'

type Needs = { readonly database: Database; readonly clock: Clock; readonly log: Log }

/** Longer than a session lives and any round of it lasts. */
const KEPT_MS = days(2)
const AT_ONCE = 500

/** Demos belong to nobody: once their session is over nobody can come back to one, and it goes with all of its rounds. */
export async function dropOldDemos({ database, clock, log }: Needs): Promise<void> {
  const before = sqlInstant(clock.now() - KEPT_MS)
  for (;;) {
    const gone = await database.tx(async (tx) => {
      const { rows } = await sql<{ id: string }>`
        select id from player where is_demo and created_at < ${before}
          and not exists (select from play_session s where s.player_id = player.id)
        limit ${AT_ONCE} for update skip locked`.execute(tx)
      const ids = rows.map(({ id }) => id)
      await sql`delete from round where player_id = any(${ids})`.execute(tx)
      await sql`delete from auto_play where player_id = any(${ids})`.execute(tx)
      await sql`delete from seed_pair where player_id = any(${ids})`.execute(tx)
      await sql`delete from forced_result where player_id = any(${ids})`.execute(tx)
      await sql`delete from player where id = any(${ids})`.execute(tx)
      return ids.length
    })
    if (gone > 0) log.info({ demos: gone }, 'old demos are gone')
    if (gone < AT_ONCE) return
  }
}
