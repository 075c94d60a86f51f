export { HARM_MARKER_PERSONAL_TABLES } from './harm-marker-personal-tables.ts'
export { createHarmMarkers, type HarmMarkers } from './harm-markers.ts'
export type { HeldMark } from './mark-store.ts'
export type { PlayHour } from './marker-rules.ts'
