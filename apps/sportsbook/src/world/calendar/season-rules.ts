import { DAY_MS } from '../match-ids.ts'
import { SEASONS, WINDOWS } from '../data/seasons.ts'
import type { League } from '../match.ts'
import { linesOf } from '../teams/names.ts'

/** A day by the clocks of a place, numbered as the days of UTC are. */
export type LocalDay = number

/** When a league plays: once a year between two days, or one edition after the other, each with its last day free. */
export type SeasonRule =
  | { readonly every: number; readonly shift: number }
  | { readonly from: string; readonly to: string; readonly isWindowed: boolean }

/** 1970 began on a Thursday. */
export const FIRST_MONDAY: LocalDay = 4

const RULES: ReadonlyMap<number, SeasonRule> = new Map(
  linesOf(SEASONS).flatMap((line) => {
    const [ids = '', from = '', to = '', word] = line.split('|')
    const rule: SeasonRule =
      from === 'every' ? { every: Number(to), shift: 0 } : { from, to, isWindowed: word === 'windows' }
    return ids.split(',').map((id) => [Number(id), rule] as const)
  }),
)
const windows = linesOf(WINDOWS).map((line) => line.split('|'))

export function seasonRuleOf({ id, sportId }: League): SeasonRule {
  const rule = RULES.get(id) ?? RULES.get(sportId)
  if (!rule) throw new Error(`No season is known of league ${id}.`)
  // Tournaments of one sport do not all end on one day.
  return 'every' in rule ? { ...rule, shift: id % rule.every } : rule
}

export type Span = { readonly from: LocalDay; readonly to: LocalDay }

/** The season with a number: the year in which it begins, or how many editions went before it. */
export function spanOf(rule: SeasonRule, number: number): Span {
  if ('every' in rule) {
    const from = FIRST_MONDAY + rule.shift + number * rule.every
    return { from, to: from + Math.max(0, rule.every - 2) }
  }
  const isOverNewYear = rule.to < rule.from
  return { from: dayIn(number, rule.from), to: dayIn(isOverNewYear ? number + 1 : number, rule.to) }
}

/** The season that the day belongs to, or the one before it. */
export function numberAt(rule: SeasonRule, day: LocalDay): number {
  if ('every' in rule) return Math.floor((day - FIRST_MONDAY - rule.shift) / rule.every)
  const year = yearOf(day)
  return dayIn(year, rule.from) <= day ? year : year - 1
}

export function isWindow(day: LocalDay): boolean {
  const date = new Date(day * DAY_MS).toISOString().slice(5, 10)
  return windows.some(([from = '', to = '']) => date >= from && date <= to)
}

/** Monday is 0. */
export function weekdayOf(day: LocalDay): number {
  return (((day - FIRST_MONDAY) % 7) + 7) % 7
}

export function yearOf(day: LocalDay): number {
  return new Date(day * DAY_MS).getUTCFullYear()
}

function dayIn(year: number, monthDay: string): LocalDay {
  return Date.parse(`${year}-${monthDay}T00:00:00Z`) / DAY_MS
}
