import type { OtherQueues } from '../features/console/index.ts'
import {
  complaintRoutes,
  createExclusionDesk,
  createSafetyDesk,
  exclusionRoutes,
  safetyRoutes,
  sqlExclusionStore,
} from '../features/console/safety/index.ts'
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
  const staffNames = sqlStaffStore(database.db, tenantId).names
  complaintRoutes(api, { clock, complaints: people.complaints, staffNames })
  const { members, saferPlay } = people
  exclusionRoutes(api, createExclusionDesk({ members, saferPlay }))
  safetyRoutes(
    api,
    createSafetyDesk({
      clock,
      harmMarkers: people.harmMarkers,
      playLimits: people.playLimits,
      exclusions: sqlExclusionStore({ database, clock, tenantId }),
      approvals,
      staffNames,
    }),
  )
}

/** The other queues of the overview, and the markers and complaints that wait, for who may see them. */
export const withSafetyQueues =
  (
    { harmMarkers, complaints }: Pick<People, 'harmMarkers' | 'complaints'>,
    others: OtherQueues,
  ): OtherQueues =>
  async (reader) => {
    const all = await others(reader)
    if (!reader.permissions.has('safety.read')) return all
    return [
      ...all,
      { name: 'harm', ...(await harmMarkers.queue()) },
      { name: 'complaint', ...(await complaints.waiting()) },
    ]
  }
