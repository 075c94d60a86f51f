import type { PlainMessageKey } from '@keo/messages/keys'
import type { BadgeTone } from '@keo/ui/primitives/badge'
import type { LineResult } from './line-verdict.ts'

/** A loss is neutral and never red. */
export const RESULT_LOOKS: Readonly<Record<LineResult, { key: PlainMessageKey; tone: BadgeTone }>> = {
  won: { key: 'tutorial.won', tone: 'win' },
  halfWon: { key: 'tutorial.halfWon', tone: 'win' },
  push: { key: 'tutorial.push', tone: 'info' },
  halfLost: { key: 'tutorial.halfLost', tone: 'lose' },
  lost: { key: 'tutorial.lost', tone: 'lose' },
}
