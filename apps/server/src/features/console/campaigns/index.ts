export { createCampaignDesk } from './campaign-desk.ts'
export { campaignDeskRoutes } from './campaign-desk-routes.ts'
