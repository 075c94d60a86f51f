export { createFollows } from './follows.ts'
export { watchGoals } from './goal-watch.ts'
export { MATCH_NEWS_PERSONAL_TABLES } from './match-news-personal-tables.ts'
export { matchNewsRoutes } from './match-news-routes.ts'
