export { contentRoutes } from './content-routes.ts'
export { createContactDesk } from './contact-desk.ts'
export { createLineDesk } from './line-desk.ts'
export { createRestDesk } from './rest-desk.ts'
