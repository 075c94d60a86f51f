export { watchRoom } from './room-news.ts'
