export { createGamesDesk } from './games-desk.ts'
export { consoleGameRoutes } from './games-routes.ts'
