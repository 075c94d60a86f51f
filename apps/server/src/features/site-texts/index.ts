export { createLiveTexts, written, type LiveTexts } from './live-texts.ts'
export type { WrittenFields } from './site-text-store.ts'
export { createTextDesk, type TextDesk } from './text-desk.ts'
export type { ShippedText, TextSources } from './text-sources.ts'
