import type { ArtGround } from './art-grounds.ts'

/** The drawn ground behind each tone that content may choose. */
export const TONE_GROUNDS = {
  pitch: 'pitch',
  plum: 'lotus',
  lime: 'lime',
  ruby: 'ruby',
  sea: 'lagoon',
  ink: 'forest',
} as const satisfies Record<string, ArtGround>
