export { privacyRoutes } from './privacy-routes.ts'
export { createPrivacy } from './privacy-service.ts'
export { refuseMoneyLeft } from './refuse-money-left.ts'
