import type { CampaignFeature } from '../features/campaigns/index.ts'
import {
  campaignDeskRoutes,
  createCampaignDesk,
  createClaimDesk,
} from '../features/console/campaigns/index.ts'
import { sqlStaffStore, type StaffApi } from '../features/staff/index.ts'
import type { OwnParts } from './parts.ts'

/** Campaigns in the console. */
export function openCampaignDesk(
  api: StaffApi,
  { database, clock, audit, tenantId }: OwnParts,
  { campaigns }: { readonly campaigns: CampaignFeature },
): void {
  const staffNames = sqlStaffStore(database.db, tenantId).names
  const shared = { database, clock, audit, tenantId, campaigns }
  campaignDeskRoutes(api, createCampaignDesk({ ...shared, staffNames }), createClaimDesk(shared))
}
