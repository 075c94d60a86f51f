import { seedOf } from '../seeded.ts'
import type { SlotImage } from './slot-images.ts'

/** What each letter of a machine is drawn as. */
export type SlotTheme = Readonly<Record<string, SlotImage>>

const THEMES: readonly SlotTheme[] = [
  { W: 'trong', S: 'trang', A: 'den', B: 'thuyen', C: 'ca', D: 'sen', E: 'K', F: 'Q' },
  { W: 'denVang', S: 'mai', A: 'sen', B: 'quat', C: 'non', D: 'tre', E: 'A', F: 'J' },
  { W: 'xu', S: 'trong', A: 'banh', B: 'ca', C: 'quat', D: 'non', E: 'Q', F: 'J' },
  { W: 'trang', S: 'den', A: 'trong', B: 'xu', C: 'mai', D: 'tre', E: 'A', F: 'K' },
]

/** What of a game's facts decides how it is drawn. */
export type SlotLook = { readonly theme: string; readonly cover: string | null }

/** The first look is the drawn original's; others follow from the name of their theme. */
export function slotTheme({ theme, cover }: SlotLook): SlotTheme {
  const place = cover === null ? seedOf(theme) % THEMES.length : 0
  return THEMES[place] ?? {}
}
