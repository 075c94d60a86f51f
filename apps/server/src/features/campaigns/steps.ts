import type { RewardKind } from '@keo/contract/rewards'
import { serverDay, type Instant } from '@keo/units/instants'
import type { Audience, Campaign, Reward, Sector, Step } from './campaign-schema.ts'
import { measured, minorOf, targetOf, type Facts } from './facts.ts'

/** Who asks, as far as an audience looks at them. */
export type Asker = {
  readonly level: number
  readonly registeredAt: Instant
  readonly line: string
  /** Null where nobody asks and it is paid by itself. */
  readonly language: string | null
  readonly hasDeposited: boolean
}

export function isInAudience(audience: Audience, who: Asker, now: Instant): boolean {
  const accountDays = Math.round((serverDay(now).from - serverDay(who.registeredAt).from) / 86_400_000)
  const { levelFrom = 0, levelTo = Infinity, accountDaysFrom = 0, accountDaysTo = Infinity } = audience
  return (
    who.level >= levelFrom &&
    who.level <= levelTo &&
    accountDays >= accountDaysFrom &&
    accountDays <= accountDaysTo &&
    (!audience.lines || audience.lines.includes(who.line)) &&
    (!audience.languages ||
      who.language === null ||
      audience.languages.some((language) => language === who.language)) &&
    (audience.hasDeposited === undefined || audience.hasDeposited === who.hasDeposited)
  )
}

export type Progress = { readonly done: bigint; readonly target: bigint; readonly isMet: boolean }

export const conditionsOf = ({ conditions }: Pick<Campaign, 'conditions'>, facts: Facts): Progress[] =>
  conditions.map(({ measure, target }) => progressOf(measured(measure, facts), targetOf(measure, target)))

const progressOf = (done: bigint, target: bigint): Progress => ({ done, target, isMet: done >= target })

export type StepProgress = Progress & {
  readonly step: Step
  /** Every condition of the campaign and the step's own target are met. */
  readonly isReached: boolean
  /** What it gives, or would give once it is reached. */
  readonly amount: bigint
}

/** What every step of a campaign gives by the facts of its window. */
export function stepsOf(campaign: Pick<Campaign, 'conditions' | 'steps'>, facts: Facts): StepProgress[] {
  const areConditionsMet = conditionsOf(campaign, facts).every(({ isMet }) => isMet)
  return campaign.steps.map((step) => {
    const progress = progressOf(measured(step.measure, facts), targetOf(step.measure, step.target))
    const amount = amountOf(step.reward, progress.done)
    const givesAnything = amount > 0n || isWithoutSum(step.reward.kind)
    return { ...progress, step, amount, isReached: areConditionsMet && progress.isMet && givesAnything }
  })
}

/** A badge costs nothing, and what turns win is of the wheel's own budget. */
export const isWithoutSum = (kind: RewardKind): boolean => kind === 'badge' || kind === 'wheelTurns'

/** Whole dong, cut and never rounded up; of free spins their stakes, of a box the largest that may be in it. */
export function amountOf({ amount, rateBp = 0, most = 0, spins, box }: Reward, done: bigint): bigint {
  if (box) return minorOf(mostOf(box.prizes))
  if (spins) return minorOf(spins.rounds * spins.stake)
  if (amount !== undefined) return minorOf(amount)
  const part = ((done * BigInt(rateBp)) / 10_000n / 100n) * 100n
  return part < minorOf(most) ? part : minorOf(most)
}

/** Days in a row up to a day, of the days that were signed in; a day that was left out begins anew. */
export function streakUpTo(
  days: ReadonlySet<string>,
  dayBefore: (day: string) => string,
  day: string,
): number {
  let count = 0
  for (let at = day; days.has(at); at = dayBefore(at)) count += 1
  return count
}

/** Which of the seven days of a row comes at a length of the row, from 1 on. */
export const positionOf = (streak: number): number => ((streak - 1) % 7) + 1

/** What can be drawn: a sector of a wheel, or the content of a box. */
export type Prize = Pick<Sector, 'id' | 'weight' | 'cash' | 'turns'>

/** The prize that a roll below the sum of all weights falls into. */
export function prizeAt(prizes: readonly Prize[], roll: number): Prize {
  let rest = roll
  for (const prize of prizes) {
    if (rest < prize.weight) return prize
    rest -= prize.weight
  }
  throw new RangeError(`The roll ${roll} lies beyond the weights of all prizes.`)
}

export const weightOf = (prizes: readonly Prize[]): number =>
  prizes.reduce((total, { weight }) => total + weight, 0)

/** The largest prize, in dong. */
export const mostOf = (prizes: readonly Prize[]): number => Math.max(0, ...prizes.map(({ cash = 0 }) => cash))

/** What a draw gives on average, in minor units of dong and cut. */
export const meanOf = (prizes: readonly Prize[]): bigint =>
  prizes.reduce((sum, { cash = 0, weight }) => sum + minorOf(cash) * BigInt(weight), 0n) /
  BigInt(weightOf(prizes))
