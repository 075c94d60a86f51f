import type { FlowPeriod, FlowSums } from '@keo/contract/console-overview'
import type { TradingMatch } from '@keo/contract/console-trading'
import { millions } from '../../platform/figures.ts'

/** What the tiles and their lines show, each of one sum of a step. */
export type FlowName = 'deposited' | 'withdrawn' | 'staked' | 'bets' | 'gross'

export const amountOf = (sums: FlowSums, name: FlowName): string => String(sums[name] ?? '0.00')

/** Millions that came together up to the end of each step. */
export function running(steps: readonly FlowSums[], name: FlowName): number[] {
  let sum = 0
  return steps.map((step) => (sum += name === 'bets' ? step.bets : millions(amountOf(step, name))))
}

/** What came in less what went out, up to the end of each step. */
export function runningNet(steps: readonly FlowSums[]): number[] {
  const out = running(steps, 'withdrawn')
  return running(steps, 'deposited').map((sum, at) => sum - (out[at] ?? 0))
}

const HOUR_S = 3_600
const DAY_S = 24 * HOUR_S

/** How long each period is drawn, and how far its times stand apart. */
export const AXES: Readonly<Record<FlowPeriod, { readonly lasts: number; readonly apart: number }>> = {
  today: { lasts: DAY_S, apart: 4 * HOUR_S },
  yesterday: { lasts: DAY_S, apart: 4 * HOUR_S },
  week: { lasts: 7 * DAY_S, apart: DAY_S },
  month: { lasts: 30 * DAY_S, apart: 5 * DAY_S },
}

/** Whether more of it is good, or only worth a look; a change is never said by its colour alone. */
export function changeKind(name: FlowName, change: string | null): 'good' | 'bad' | 'look' | 'none' {
  if (change === null || /^[+−]0,0%$/.test(change)) return 'none'
  const isMore = !change.startsWith('−')
  if (name === 'withdrawn') return isMore ? 'look' : 'none'
  return isMore ? 'good' : 'bad'
}

const HEAVIEST_MOST = 8

/** Those that may cost the house something, the most first. */
export const heaviestOf = <M extends Pick<TradingMatch, 'worst' | 'stake'>>(matches: readonly M[]): M[] =>
  matches
    .filter(({ worst }) => worst < 0)
    .toSorted((one, other) => one.worst - other.worst || other.stake - one.stake)
    .slice(0, HEAVIEST_MOST)

const ZONE = { hourCycle: 'h23', timeZone: 'Asia/Ho_Chi_Minh' } as const

/** `21:42:08` at the site. */
export const hourText = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { ...ZONE, timeStyle: 'medium' }).format(at)

/** When a match begins: the day and the minute. */
export const startText = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, {
    ...ZONE,
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at)

/** Of the axis of a plot: hours of a day, days of more. */
export const axisText = (at: number, period: FlowPeriod, language: string): string =>
  new Intl.DateTimeFormat(language, {
    ...ZONE,
    ...(AXES[period].lasts === DAY_S
      ? { hour: '2-digit', minute: '2-digit' }
      : { day: '2-digit', month: '2-digit' }),
  }).format(at)

type Range = readonly [number, number]

/** Ranges of two scales that hold their values and have zero at the same height. */
export function alignedRanges(one: readonly number[], other: readonly number[]): [Range, Range] {
  const reach = (values: readonly number[]) => ({ up: Math.max(0, ...values), down: -Math.min(0, ...values) })
  const both = [reach(one), reach(other)]
  const below = Math.max(...both.map(({ up, down }) => (up + down === 0 ? 0 : down / (up + down))))
  const [first, second] = both.map(({ up, down }): Range => {
    const whole = Math.max(below < 1 ? up / (1 - below) : 0, below > 0 ? down / below : 0) || 1
    return [-below * whole, (1 - below) * whole]
  })
  return [first ?? [0, 1], second ?? [0, 1]]
}
