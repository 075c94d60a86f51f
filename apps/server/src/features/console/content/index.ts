export { contentRoutes } from './content-routes.ts'
export { createLineDesk } from './line-desk.ts'
export { createRestDesk } from './rest-desk.ts'
