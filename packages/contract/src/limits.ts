import type { LimitClass } from './define-call.ts'

/** Requests per minute. The player's number counts per member and per stated device, whichever is reached first. */
export type Limit = { readonly perPlayer: number; readonly perAddress: number }

export const LIMIT_WINDOW_SECONDS = 60

/** Security checklist, rate limits. An address has more, because a household or a café shares one. */
export const LIMITS: Record<Exclude<LimitClass, 'none'>, Limit> = {
  read: { perPlayer: 300, perAddress: 1_500 },
  login: { perPlayer: 10, perAddress: 30 },
  register: { perPlayer: 3, perAddress: 10 },
  /** The questions on the way to a registration, of which one takes several. */
  check: { perPlayer: 20, perAddress: 60 },
  /** A puzzle takes two calls, and people ask for another picture. */
  captcha: { perPlayer: 30, perAddress: 120 },
  /** A member's own settings and bindings. */
  profile: { perPlayer: 30, perAddress: 150 },
  bet: { perPlayer: 60, perAddress: 300 },
  withdraw: { perPlayer: 5, perAddress: 20 },
  upload: { perPlayer: 10, perAddress: 30 },
  feedback: { perPlayer: 5, perAddress: 20 },
  /** A talk: short lines one after the other, and taps. */
  chat: { perPlayer: 60, perAddress: 300 },
  report: { perPlayer: 10, perAddress: 30 },
}
