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
export { NOTHING as NOTHING_WRITTEN } from './place-texts.ts'
export { sqlTextVersions, type TextVersion } from './text-versions.ts'
export type { OwnTexts, ShippedText, TextSource, TextSources } from './text-sources.ts'
