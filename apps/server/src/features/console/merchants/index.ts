export { createDisputeDesk } from './dispute-desk.ts'
export { createMerchantDesk } from './merchant-desk.ts'
export { merchantRoutes } from './merchant-routes.ts'
