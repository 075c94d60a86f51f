import type { HomeBanner } from '@keo/contract/site'
import type { ArtGround } from '@keo/ui/drawings/art-grounds'

/** The drawn ground behind each tone that content may choose. */
export const TONE_GROUNDS: Record<HomeBanner['tone'], ArtGround> = {
  pitch: 'pitch',
  plum: 'lotus',
  lime: 'lime',
  ruby: 'ruby',
  sea: 'lagoon',
  ink: 'forest',
}
