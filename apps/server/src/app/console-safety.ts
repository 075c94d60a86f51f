import type { OtherQueues } from '../features/console/index.ts'
import { createSafetyDesk, safetyRoutes, sqlExclusionStore } from '../features/console/safety/index.ts'
import { sqlStaffStore, type Approvals, type StaffApi } from '../features/staff/index.ts'
import type { OwnParts } from './parts.ts'
import type { People } from './people.ts'

/** Markers of harm in the console, and who may not play. */
export function openSafety(
  api: StaffApi,
  { database, clock, tenantId }: OwnParts,
  { people }: { readonly people: People },
  approvals: Approvals,
): void {
  safetyRoutes(
    api,
    createSafetyDesk({
      clock,
      harmMarkers: people.harmMarkers,
      playLimits: people.playLimits,
      exclusions: sqlExclusionStore({ database, clock, tenantId }),
      approvals,
      staffNames: sqlStaffStore(database.db, tenantId).names,
    }),
  )
}

/** The other queues of the overview, and the markers that wait, for who may see them. */
export const withHarmQueue =
  ({ queue }: People['harmMarkers'], others: OtherQueues): OtherQueues =>
  async (reader) => [
    ...(await others(reader)),
    ...(reader.permissions.has('safety.read') ? [{ name: 'harm' as const, ...(await queue()) }] : []),
  ]
