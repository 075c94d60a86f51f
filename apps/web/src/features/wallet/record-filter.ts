import {
  RECORD_DAYS_MAX,
  RECORD_GROUPS,
  RECORD_STATES,
  type RecordGroup,
  type RecordState,
} from '@keo/contract/wallet-records'
import { days, type Instant, parseServerTime, serverTimeText } from '@keo/units/instants'

/** Days that end today, at +08:00; `own` is spelled out. */
export const DAY_PRESETS = ['today', 'week', 'month', 'quarter'] as const
export type DayPreset = (typeof DAY_PRESETS)[number]
const PRESET_DAYS: Record<DayPreset, number> = { today: 1, week: 7, month: 30, quarter: 90 }

export type DayRange = { readonly fromDay: string; readonly untilDay: string }
export type RecordFilter = DayRange & {
  readonly preset: DayPreset | 'own'
  readonly group: RecordGroup | undefined
  readonly state: RecordState | undefined
}

const dayText = (at: Instant): string => serverTimeText(at).slice(0, 10)

export function presetRange(preset: DayPreset, now: Instant): DayRange {
  return { fromDay: dayText(now - days(PRESET_DAYS[preset] - 1)), untilDay: dayText(now) }
}

export function isRangeRight({ fromDay, untilDay }: DayRange): boolean {
  const from = parseServerTime(fromDay)
  const until = parseServerTime(untilDay)
  if (from === undefined || until === undefined || fromDay.length !== 10 || untilDay.length !== 10)
    return false
  return from <= until && until - from < days(RECORD_DAYS_MAX)
}

const oneOf = <Word extends string>(words: readonly Word[], text: string | null): Word | undefined =>
  words.find((word) => word === text)

/** What the address says; whatever it says wrongly is left out. */
export function readFilter(query: URLSearchParams, now: Instant): RecordFilter {
  const own = { fromDay: query.get('from') ?? '', untilDay: query.get('until') ?? '' }
  const isOwn = isRangeRight(own)
  const preset = isOwn ? 'own' : (oneOf(DAY_PRESETS, query.get('days')) ?? 'month')
  return {
    preset,
    ...(preset === 'own' ? own : presetRange(preset, now)),
    group: oneOf(RECORD_GROUPS, query.get('kind')),
    state: oneOf(RECORD_STATES, query.get('state')),
  }
}

/** The other way round: what is usual is left out. */
export function filterQuery(filter: RecordFilter): Record<string, string | undefined> {
  const isOwn = filter.preset === 'own'
  return {
    kind: filter.group,
    state: filter.state,
    days: isOwn || filter.preset === 'month' ? undefined : filter.preset,
    from: isOwn ? filter.fromDay : undefined,
    until: isOwn ? filter.untilDay : undefined,
  }
}
