export { createCampaignDesk } from './campaign-desk.ts'
export { createClaimDesk } from './claim-desk.ts'
export { campaignDeskRoutes } from './campaign-desk-routes.ts'
