import { type InstantColumn, sqlInstant } from '@keo/service-kit/db/columns'
import type { Database } from '@keo/service-kit/db/database'
import type { Generated } from 'kysely'
import type { ForcedEventStore, ForcedMatchEvent } from './forced-events.ts'
import type { Intervention } from './interventions.ts'

type Tables = {
  forced_event: {
    id: Generated<bigint>
    match_id: number
    at: InstantColumn
    what: StoredWhat
  }
}

/** Rows name an intervention `aside`, as the first version of this table did. */
type StoredWhat =
  | Exclude<ForcedMatchEvent['what'], { readonly intervention: unknown }>
  | { readonly aside: Intervention }

export function sqlForcedEvents(database: Database): ForcedEventStore {
  const db = database.db.withTables<Tables>()
  return {
    async list() {
      const rows = await db.selectFrom('forced_event').selectAll().orderBy('id').execute()
      return rows.map(({ match_id: matchId, at, what }) => ({ matchId, at, what: read(what) }))
    },
    async add({ matchId, at, what }) {
      await db
        .insertInto('forced_event')
        .values({ match_id: matchId, at: sqlInstant(at), what: stored(what) })
        .execute()
    },
  }
}

function read(what: StoredWhat): ForcedMatchEvent['what'] {
  return 'aside' in what ? { intervention: what.aside } : what
}

function stored(what: ForcedMatchEvent['what']): StoredWhat {
  return 'intervention' in what ? { aside: what.intervention } : what
}
