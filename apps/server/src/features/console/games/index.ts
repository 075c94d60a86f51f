export { createGamesDesk } from './games-desk.ts'
export { createOrderDesk } from './order-desk.ts'
export { consoleGameRoutes } from './games-routes.ts'
