import type { getGameRound } from '@keo/contract/games'
import type { ResponseOf } from '@keo/contract/define-call'
import type { Say } from '@keo/messages/say'

/** `hit`: what won. `own`: what the player chose. The others are the colours of a wheel's pockets. */
export type PieceTone = 'hit' | 'own' | 'red' | 'black' | 'green'

/** One thing of a round: drawn where the game draws it, and told in words to those who do not see it. */
export type Piece = {
  readonly words: string
  readonly svg?: string
  readonly image?: string
  readonly tone?: PieceTone | undefined
}

export type Part = {
  readonly name: string
  readonly pieces: readonly Piece[]
  /** Lies in rows of so many. */
  readonly columns?: number
}

/** What the round's game draws with. */
export type Look = ResponseOf<typeof getGameRound>['look']

export type Words = { readonly say: Say; readonly amount: (amount: string) => string }

/** Parts of a round from what was bet and what was seen; null for a form that is none of the engine's. */
export type PartReader = (bet: unknown, view: unknown, words: Words, look: Look) => readonly Part[] | null

export const plain = (words: string, tone?: PieceTone): Piece => ({ words, ...(tone ? { tone } : {}) })

export const hundredths = (value: number) => `${(value / 100).toFixed(2)}×`
export const multiplier = (tenThousandths: number) => hundredths(tenThousandths / 100)
