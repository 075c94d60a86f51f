import type { FlowPeriod } from '@keo/contract/console-overview'
import { days, hours, minutes, type Instant } from '@keo/units/instants'

type Span = { readonly from: Instant; readonly until: Instant }
export type FlowWindow = Span & {
  /** As long, and up to the same moment. */
  readonly before: Span
  readonly stepMs: number
}

/** The overview's day begins where the clock of its head says so, at +07:00; reports keep the books' day at +08:00. */
const SITE_OFFSET_MS = hours(7)

const SHAPES: Readonly<Record<FlowPeriod, { readonly dayCount: number; readonly stepMs: number }>> = {
  today: { dayCount: 1, stepMs: minutes(20) },
  yesterday: { dayCount: 1, stepMs: minutes(20) },
  week: { dayCount: 7, stepMs: hours(6) },
  month: { dayCount: 30, stepMs: days(1) },
}

const dayBegin = (at: Instant): Instant => at - ((at + SITE_OFFSET_MS) % days(1))

export function flowWindow(period: FlowPeriod, now: Instant): FlowWindow {
  const { dayCount, stepMs } = SHAPES[period]
  const until = period === 'yesterday' ? dayBegin(now) : now
  const from = dayBegin(period === 'yesterday' ? until - 1 : until) - days(dayCount - 1)
  const back = days(dayCount)
  return { from, until, before: { from: from - back, until: until - back }, stepMs }
}
