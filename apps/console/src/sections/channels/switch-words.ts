import type { words } from './words.ts'

type Say = (key: keyof (typeof words)['vi']) => string

/** What the switch of a way in or out says. */
export const switchWords = (say: Say) => ({
  open: say('ch.open'),
  closed: say('ch.closed'),
  toOpen: say('ch.reopen'),
  toClosed: say('ch.close'),
})
