import { REPORT_DAYS_MAX } from '@keo/contract/console-reports'
import { fail } from '@keo/contract/errors'
import { days, parseServerTime, type Instant } from '@keo/units/instants'
import { dayText } from './day-text.ts'

type Asked = { readonly from?: string | undefined; readonly until?: string | undefined }
type Span = { readonly from: string; readonly until: string }

const SPAN_DAYS = 30

/** Without days it is the last thirty. */
export function spanOf({ from, until }: Asked, now: Instant): Span {
  return { from: from ?? dayText(now - days(SPAN_DAYS - 1)), until: until ?? dayText(now) }
}

/** As many days, right before; what is no span is refused. */
export function spanBefore({ from, until }: Span): Span {
  const [first, last] = [parseServerTime(from), parseServerTime(until)]
  if (first === undefined || last === undefined || last < first || last - first >= days(REPORT_DAYS_MAX))
    return fail('INVALID_INPUT')
  const length = last - first + days(1)
  return { from: dayText(first - length), until: dayText(first - days(1)) }
}
