export {
  addedNow,
  createLiveTexts,
  NOTHING_MADE,
  readable,
  shownNow,
  written,
  type LiveTexts,
  type PlaceNow,
} from './live-texts.ts'
export type { Facts, HeldText, WrittenFields } from './site-text-store.ts'
export { createTextDesk, type TextDesk } from './text-desk.ts'
export type { OwnTexts, ShippedText, TextSource, TextSources } from './text-sources.ts'
