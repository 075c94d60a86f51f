export { followNewsOf, memberNews, watchGoalsOf } from './member-news.ts'
