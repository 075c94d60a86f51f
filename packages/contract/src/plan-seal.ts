import { LANGUAGES } from '@keo/messages/languages'
import type { PlanPick, PlanTexts } from './experts.ts'

/** Everything that the seal of a plan holds, as its writer and its readers know it. */
export type SealedPlan = {
  readonly expertId: string
  readonly writtenAt: string
  readonly price: string | null
  readonly legs: readonly (PlanPick & { readonly matchId: string; readonly time: string })[]
  readonly texts: PlanTexts
}

/** The one text that a plan's hash is made of: SHA-256 of this. Fields stand in one order, so both sides write the same. */
export function sealedText({ expertId, writtenAt, price, legs, texts }: SealedPlan, salt: string): string {
  return JSON.stringify([
    'plan-1',
    expertId,
    writtenAt,
    price,
    legs.map((leg) => [leg.matchId, leg.time, leg.marketId, leg.kind, leg.optionType, leg.line, leg.price]),
    LANGUAGES.map((language) => texts[language]),
    salt,
  ])
}
