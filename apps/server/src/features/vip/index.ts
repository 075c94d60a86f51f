export { vipRoutes } from './vip-routes.ts'
export { VIP_PERSONAL_TABLES } from './vip-tables.ts'
export { createVip, type Vip } from './vip.ts'
