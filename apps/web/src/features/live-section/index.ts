export { LiveSection } from './live-section.tsx'
export { LiveTop } from './live-top.tsx'
export { roomQueries } from './room-queries.ts'
export { useRoomsOf } from './use-rooms-of.ts'
