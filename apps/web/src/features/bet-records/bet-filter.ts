import { BET_LISTS, type BetList } from '@keo/contract/bet-records'
import { days, type Instant, serverTimeText } from '@keo/units/instants'

export const BET_TABS = ['unsettled', 'settled', 'reserved', 'cashedOut', 'games'] as const
export type BetTab = (typeof BET_TABS)[number]
/** Days that end today, at +08:00. */
export const DAY_PRESETS = ['today', 'week', 'month', 'quarter', 'year'] as const
export type DayPreset = (typeof DAY_PRESETS)[number]
const PRESET_DAYS: Record<DayPreset, number> = { today: 1, week: 7, month: 30, quarter: 90, year: 366 }
const USUAL: DayPreset = 'week'

export type BetFilter = {
  readonly tab: BetTab
  readonly preset: DayPreset
  readonly sportId: number | undefined
}
export type BetRequest = {
  readonly list: BetList
  readonly fromDay: string
  readonly untilDay: string
  readonly sportId?: number
}

const oneOf = <Word extends string>(words: readonly Word[], text: string | null): Word | undefined =>
  words.find((word) => word === text)

/** What the address says; whatever it says wrongly is left out. */
export function readFilter(query: URLSearchParams): BetFilter {
  const sport = query.get('sport') ?? ''
  return {
    tab: oneOf(BET_TABS, query.get('tab')) ?? 'unsettled',
    preset: oneOf(DAY_PRESETS, query.get('days')) ?? USUAL,
    sportId: /^[1-9]\d{0,3}$/.test(sport) ? Number(sport) : undefined,
  }
}

/** The other way round: what is usual is left out. */
export function filterQuery({ tab, preset, sportId }: BetFilter): Record<string, string | undefined> {
  return {
    tab: tab === 'unsettled' ? undefined : tab,
    days: preset === USUAL ? undefined : preset,
    sport: sportId === undefined ? undefined : String(sportId),
  }
}

/** What is asked of the server; reservations are the provider's alone, and games have calls of their own. */
export function requestOf({ tab, preset, sportId }: BetFilter, now: Instant): BetRequest {
  const dayOf = (at: Instant) => serverTimeText(at).slice(0, 10)
  return {
    list: oneOf(BET_LISTS, tab) ?? 'unsettled',
    fromDay: dayOf(now - days(PRESET_DAYS[preset] - 1)),
    untilDay: dayOf(now),
    ...(sportId === undefined ? {} : { sportId }),
  }
}
