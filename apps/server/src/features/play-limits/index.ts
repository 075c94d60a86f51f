export { PLAY_LIMIT_PERSONAL_TABLES } from './play-limit-personal-tables.ts'
export { playLimitRoutes } from './play-limit-routes.ts'
export { createPlayLimits, type PlayLimits } from './play-limits.ts'
