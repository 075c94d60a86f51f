import type { PlainMessageKey } from '@keo/messages/keys'

type KnownException = {
  /** Why, in words for people. */
  readonly reason: PlainMessageKey
  /** What keeps the size of its text when a browser's own text size doubles all other. */
  readonly keepsSize?: string
  /** What shows a part of our words where the whole is a tap away. */
  readonly cutsShort?: string
}

/** What the proof lets pass for a reason; the statement page shows every line of it. */
export const KNOWN_EXCEPTIONS: readonly KnownException[] = [
  { reason: 'access.exception.tabs', keepsSize: '.ui-tab-bar' },
  {
    reason: 'access.exception.odds',
    keepsSize: '.ui-odds:not([data-layout="detail"]), .ui-match-row, .sports-filter',
  },
  { reason: 'access.exception.pictures', keepsSize: '.ui-game-art, .live-cover, .live-hero, .vip-card' },
  { reason: 'access.exception.notices', cutsShort: '.home-notice' },
]
