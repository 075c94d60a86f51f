import type { InstantColumn } from '@keo/service-kit/db/columns'
import type { Generated } from 'kysely'
import type { ForcedMatchEvent } from '../stage/forced-events.ts'

export type ControlTables = {
  provider_setting: { name: string; value: string }
  forced_event: {
    id: Generated<bigint>
    match_id: number
    at: InstantColumn
    what: ForcedMatchEvent['what']
  }
}
