import { type InstantColumn, sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import type { Generated } from 'kysely'
import type { ForcedEventStore, ForcedMatchEvent } from './forced-events.ts'

type Tables = {
  forced_event: {
    id: Generated<bigint>
    match_id: number
    at: InstantColumn
    what: ForcedMatchEvent['what']
  }
}

export function sqlForcedEvents(database: Database): ForcedEventStore {
  const db = database.db.withTables<Tables>()
  return {
    async list() {
      const rows = await db.selectFrom('forced_event').selectAll().orderBy('id').execute()
      return rows.map(({ match_id: matchId, at, what }) => ({ matchId, at, what }))
    },
    async add({ matchId, at, what }) {
      await db
        .insertInto('forced_event')
        .values({ match_id: matchId, at: sqlInstant(at), what })
        .execute()
    },
  }
}
