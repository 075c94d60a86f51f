export { contentRoutes } from './content-routes.ts'
export { createRestDesk } from './rest-desk.ts'
