import type { Campaign, Step } from './campaign-schema.ts'
import type { Taken } from './pool-store.ts'
import { minorOf } from './facts.ts'
import { budgetPart } from './giving.ts'
import type { StepProgress } from './steps.ts'
import type { Window } from './windows.ts'

type Reached = Pick<StepProgress, 'step' | 'amount'>

export const poolPart = ({ key }: Window, step: string): string => `${key}:${step}`

export const isPoolEmpty = (window: Window, { id, pool }: Step, taken: Taken): boolean =>
  pool !== undefined && (taken.get(poolPart(window, id)) ?? 0n) >= BigInt(pool)

/** Those whose pool has a place and whose sums the budget holds, in their order. */
export function fittingSteps<T extends Reached>(
  campaign: Campaign,
  window: Window,
  steps: readonly T[],
  taken: Taken,
): T[] {
  let left = minorOf(campaign.budget.amount) - (taken.get(budgetPart(campaign, window)) ?? 0n)
  return steps.filter(({ step, amount }) => {
    if (isPoolEmpty(window, step, taken) || amount > left) return false
    left -= amount
    return true
  })
}

/** What steps take of pools and budget. The budget comes last: more people wait for it than for any pool. */
export function partsOf(campaign: Campaign, window: Window, steps: readonly Reached[]) {
  const pools = steps.flatMap(({ step: { id, pool } }) =>
    pool === undefined ? [] : [{ part: poolPart(window, id), amount: 1n, size: BigInt(pool) }],
  )
  const amount = steps.reduce((sum, step) => sum + step.amount, 0n)
  const budget = { part: budgetPart(campaign, window), amount, size: minorOf(campaign.budget.amount) }
  return [...pools.toSorted((a, b) => (a.part < b.part ? -1 : 1)), budget]
}
