import { type SportId, SPORT } from '@keo/sportsbook-contract/sport-ids'
import type { League } from '../match.ts'

/**
 * On which days a league plays. Rounds begin on some days of every so many (counted from a Monday), and the matches of a
 * round spread over the days after. Whatever is dealt by these, a side that plays on one day is free on the next two.
 */
export type Rhythm = {
  readonly every: number
  readonly begins: readonly number[]
  readonly spread: readonly number[]
}

const WEEKEND: Rhythm = { every: 7, begins: [5], spread: [0, 1] }
const LONG_WEEKEND: Rhythm = { every: 7, begins: [4], spread: [1, 2, 0, 1, 2, 3] }
/** Players of a tournament are there every day; long matches leave them a day between. */
const DAILY: Rhythm = { every: 1, begins: [0], spread: [0] }
const EVERY_OTHER_DAY: Rhythm = { every: 2, begins: [0], spread: [0, 1] }

const TOURNAMENTS: Partial<Record<SportId, Rhythm>> = {
  15: DAILY,
  16: EVERY_OTHER_DAY,
  47: DAILY,
  51: DAILY,
}
/** Sports that take a week to get over. */
const WEEKLY = new Set<SportId>([4, 6, 19])

type Place = {
  /** Its sides belong to other leagues. */
  readonly isBorrowing: boolean
  /** A cup borrows its sides. */
  readonly isLending: boolean
  readonly isNational: boolean
  /** Of several countries. */
  readonly isContinental: boolean
  readonly isKnockout: boolean
  /** Some of its sides play at any hour of any day. */
  readonly isDaylong: boolean
}

export function rhythmOf({ id, sportId, tier }: League, place: Place): Rhythm {
  const tournament = sportId === SPORT.tennis ? (tier === 1 ? EVERY_OTHER_DAY : DAILY) : TOURNAMENTS[sportId]
  if (tournament) return tournament
  if (place.isDaylong) return everyThirdDay(id)
  if (place.isBorrowing && place.isKnockout) return place.isContinental ? midweek(0) : midweek(1)
  if (place.isLending) return WEEKEND
  const isTopSoccer = sportId === SPORT.soccer && tier <= 2 && !place.isNational && !place.isBorrowing
  return WEEKLY.has(sportId) || isTopSoccer ? LONG_WEEKEND : twice(id)
}

/** Wednesdays are as far from one weekend as from the next; cups of continents and of countries take turns. */
function midweek(week: 0 | 1): Rhythm {
  return { every: 14, begins: [2 + 7 * week], spread: [0] }
}

/** Three days from one round to the next, then four; leagues differ in which, so that every day has some. */
function twice(id: number): Rhythm {
  return { every: 7, begins: [id % 7, (id + 3) % 7], spread: [0] }
}

/** Three such leagues of one part of the world fill its days, and two days of rest are between any two matches of a side. */
function everyThirdDay(id: number): Rhythm {
  return { every: 3, begins: [id % 3], spread: [0] }
}
