import * as z from 'zod/mini'
import { defineProviderCall } from './define-provider-call.ts'
import { SUSPENSION_CAUSE } from './match-enums.ts'
import { common, maybe, Whole } from './wire-values.ts'

/** What is done to the betting on a match and not to its play. For tests and the developer panel: outside prod only. */

/** Why betting may be made to stand still, by the provider's numbers (3.18). */
export const HOLD_CAUSES = {
  danger: SUSPENSION_CAUSE.danger,
  varCheck: SUSPENSION_CAUSE.varCheck,
  penalty: SUSPENSION_CAUSE.penalty,
  card: SUSPENSION_CAUSE.card,
  score: SUSPENSION_CAUSE.score,
  periodChange: SUSPENSION_CAUSE.periodChange,
  other: SUSPENSION_CAUSE.other,
} as const
export type HoldCause = keyof typeof HOLD_CAUSES
const HOLD_NAMES = Object.keys(HOLD_CAUSES) as [HoldCause, ...HoldCause[]]

export const holdMatch = defineProviderCall({
  path: '/x/v1/control/hold',
  access: 'sandbox',
  summary: 'Suspends betting on a match for a while, with its cause; the play goes on beneath',
  request: z.object({
    ...common,
    matchId: Whole,
    cause: z.enum(HOLD_NAMES),
    /** Who attacks, where it is danger. */
    side: maybe(z.enum(['home', 'away'])),
    seconds: maybe(Whole.check(z.minimum(1), z.maximum(3_600))),
  }),
  response: z.object({ matchId: z.int(), cause: z.int(), seconds: z.int() }),
})

export const LINE_WAYS = ['home', 'away', 'more', 'fewer'] as const
export type LineWay = (typeof LINE_WAYS)[number]

export const jumpLines = defineProviderCall({
  path: '/x/v1/control/line-jump',
  access: 'sandbox',
  summary:
    'Moves the view that the book has of a match, so that its main lines are centred anew; says how many jumped',
  request: z.object({
    ...common,
    matchId: Whole,
    /** Whom handicaps favour from now on, or what totals expect. */
    towards: z.enum(LINE_WAYS),
    strength: maybe(Whole.check(z.minimum(1), z.maximum(3))),
  }),
  response: z.object({ matchId: z.int(), jumped: z.int() }),
})
