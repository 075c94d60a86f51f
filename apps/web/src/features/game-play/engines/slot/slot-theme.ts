import type { GameFacts } from '@keo/games-contract/play-game'
import type { SlotImage } from '@keo/ui/drawings/games/slot-images'
import { seedOf } from '@keo/ui/drawings/seeded'

/** What each letter of a machine is drawn as. */
export type SlotTheme = Readonly<Record<string, SlotImage>>

const THEMES: readonly SlotTheme[] = [
  { W: 'trong', S: 'trang', A: 'den', B: 'thuyen', C: 'ca', D: 'sen', E: 'K', F: 'Q' },
  { W: 'denVang', S: 'mai', A: 'sen', B: 'quat', C: 'non', D: 'tre', E: 'A', F: 'J' },
  { W: 'xu', S: 'trong', A: 'banh', B: 'ca', C: 'quat', D: 'non', E: 'Q', F: 'J' },
  { W: 'trang', S: 'den', A: 'trong', B: 'xu', C: 'mai', D: 'tre', E: 'A', F: 'K' },
]

/** The first look is the drawn original's; others follow from the name of their theme. */
export function slotTheme({ theme, cover }: GameFacts): SlotTheme {
  const place = cover === null ? seedOf(theme) % THEMES.length : 0
  return THEMES[place] ?? {}
}
