import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import type { ForcedEventStore } from '../stage/forced-events.ts'
import type { ControlTables } from './control-tables.ts'

export function sqlForcedEvents(database: Database): ForcedEventStore {
  const db = database.db.withTables<ControlTables>()
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
