export { reachRoutes } from './reach-routes.ts'
export { createSupportDesk } from './support-desk.ts'
export { createSupportPost } from './support-post.ts'
export { supportDeskRoutes } from './support-routes.ts'
