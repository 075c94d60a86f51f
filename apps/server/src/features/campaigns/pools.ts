import type { Campaign, Step } from './campaign-schema.ts'
import type { Share, Taken } from './pool-store.ts'
import { minorOf } from './facts.ts'
import type { StepProgress } from './steps.ts'
import type { Window } from './windows.ts'

type Reached = Pick<StepProgress, 'step' | 'amount'>

export const poolPart = ({ key }: Window, step: string): string => `${key}:${step}`

export const budgetPart = ({ budget }: Campaign, { key }: Window): string =>
  `budget:${budget.per === 'cycle' ? key : 'all'}`

/** The parts that a window of a campaign looks at. */
export const partsIn = (campaign: Campaign, window: Window): string[] => [
  ...campaign.steps.filter(({ pool }) => pool !== undefined).map(({ id }) => poolPart(window, id)),
  budgetPart(campaign, window),
]

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

/** What steps take of pools and budget, of several members too. The budget comes last: more people wait for it than for any pool. */
export function sharesOf(campaign: Campaign, window: Window, steps: readonly Reached[]): Share[] {
  const pools = campaign.steps.flatMap(({ id, pool }) => {
    const places = steps.filter(({ step }) => step.id === id).length
    if (pool === undefined || places === 0) return []
    return [{ part: poolPart(window, id), amount: BigInt(places), size: BigInt(pool) }]
  })
  const amount = steps.reduce((sum, step) => sum + step.amount, 0n)
  const budget = { part: budgetPart(campaign, window), amount, size: minorOf(campaign.budget.amount) }
  return [...pools.toSorted((a, b) => (a.part < b.part ? -1 : 1)), budget]
}

/** As it stands once shares are taken, for whoever comes next in the same transaction. */
export const afterTaking = (taken: Taken, shares: readonly Share[]): Taken =>
  new Map([...taken, ...shares.map(({ part, amount }) => [part, (taken.get(part) ?? 0n) + amount] as const)])
