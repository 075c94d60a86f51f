export { watchGoalsOf } from './member-news.ts'
