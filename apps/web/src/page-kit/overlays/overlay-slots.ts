/**
 * The overlays that belong to no page (specification section 2), lowest to highest. The level is the name of a
 * stacking step of the theme (`--z-sheet`); a sheet or dialog takes it by itself, a cover takes it from the host.
 */
export const OVERLAY_SLOTS = {
  chatChannels: { form: 'sheet', level: 'sheet' },
  explain: { form: 'sheet', level: 'sheet' },
  realityCheck: { form: 'dialog', level: 'cover' },
  callBack: { form: 'dialog', level: 'dialog' },
  confirm: { form: 'dialog', level: 'dialog' },
  guide: { form: 'cover', level: 'guide' },
  secondFactor: { form: 'sheet', level: 'ip-check' },
  proof: { form: 'sheet', level: 'ip-check' },
  ipVerification: { form: 'sheet', level: 'ip-check' },
  captcha: { form: 'sheet', level: 'captcha' },
} as const satisfies Record<string, { form: 'sheet' | 'dialog' | 'cover'; level: string }>

export type OverlaySlot = keyof typeof OVERLAY_SLOTS

/** How long the result of a bet shows (specification section 9). */
export const BET_NOTICE_MS = 2000
