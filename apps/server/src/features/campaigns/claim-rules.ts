import { AppError } from '@keo/contract/errors'
import type { Campaign } from './campaign-schema.ts'
import type { Claim } from './claim-store.ts'
import { stateOf } from './giving.ts'
import type { Taken } from './pool-store.ts'
import { fittingSteps } from './pools.ts'
import type { StepProgress } from './steps.ts'
import type { Window } from './windows.ts'

type Wish = { readonly campaign: Campaign; readonly window: Window; readonly wanted: string | undefined }
type Known = {
  readonly progress: readonly StepProgress[]
  /** Of the member in the window, taken ones too. */
  readonly claims: readonly Claim[]
  readonly taken: Taken
}
type Found = {
  /** What the member is answered: what is given now, or what was given before. */
  readonly given: readonly Pick<Claim, 'step' | 'amount' | 'kind' | 'state'>[]
  readonly toGive: readonly StepProgress[]
}

/** What one member gets of a campaign at this moment, or why nothing. */
export function stepsToGive(
  { campaign, window, wanted }: Wish,
  { progress, claims, taken }: Known,
): Found | AppError {
  const steps = progress.filter(({ step }) => wanted === undefined || step.id === wanted)
  if (steps.length === 0) return new AppError('NOT_FOUND')
  const had = claims.filter(({ state }) => state !== 'taken')
  const open = steps.filter(({ step }) => !had.some((claim) => claim.step === step.id))
  const ready = open.filter(({ isReached }) => isReached)
  // Asked again: the first answer.
  if (ready.length === 0 && open.length < steps.length)
    return { toGive: [], given: had.filter(({ step }) => steps.some((each) => each.step.id === step)) }
  if (ready.length === 0) return new AppError('CAMPAIGN_NOT_MET')
  const room = Math.max(0, (campaign.caps.member ?? Infinity) - had.length)
  const toGive = fittingSteps(campaign, window, ready.slice(0, room), taken)
  if (toGive.length === 0) return new AppError('CAMPAIGN_SOLD_OUT')
  const given = toGive.map(({ step, amount }) => ({
    step: step.id,
    amount,
    kind: step.reward.kind,
    state: stateOf(campaign, amount),
  }))
  return { toGive, given }
}
