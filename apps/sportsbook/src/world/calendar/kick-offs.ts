import type { Instant } from '@keo/service-kit/clock'
import type { Chance } from '../../play/chance.ts'
import type { Fixture } from './day-fixtures.ts'
import type { Pairing } from './fixtures.ts'
import type { LeaguePlan } from '../teams/league-plans.ts'
import { DAY_MS } from '../match-ids.ts'
import { weekdayOf, type LocalDay } from './season-rules.ts'
import { SPORT_DAYS, type Hours } from './sport-days.ts'

const HOUR_MS = 3_600_000
const SATURDAY = 5
/** Young sides play before those who watch the others come home. */
const YOUNG: { readonly weekday: Hours; readonly weekend: Hours } = {
  weekday: [14, 17.5],
  weekend: [10.5, 16.5],
}
/** Reserves who fill the day. */
const DAYLONG = { weekday: [8.5, 21], weekend: [8.5, 21] } as const
/** More than any league's number and any day together, so that no two draw the same. */
const DAYS = 40_009

export type Timed = Fixture & { readonly startsAt: Instant; readonly day: LocalDay }

/** When the matches of a league's day start: spread over the hours at which its country watches. */
export function timed(
  plan: LeaguePlan,
  day: LocalDay,
  pairings: readonly Pairing[],
  chance: Chance,
): Timed[] {
  const random = chance.at(plan.league.id * DAYS + day)
  const { stepMinutes, ...usual } = sportDayOf(plan)
  const hours = plan.isDaylong ? DAYLONG : plan.isYoung ? YOUNG : usual
  const [from, to] = weekdayOf(day) < SATURDAY ? hours.weekday : hours.weekend
  const stepMs = stepMinutes * 60_000
  return pairings.map(({ home, away }, place) => {
    const hour = from + ((to - from) * (place + random())) / pairings.length
    const sinceMidnight = Math.floor((hour * HOUR_MS) / stepMs) * stepMs
    return { home, away, plan, day, startsAt: day * DAY_MS + sinceMidnight - plan.utcHours * HOUR_MS }
  })
}

function sportDayOf({ league }: LeaguePlan) {
  const found = SPORT_DAYS.find(({ sportId }) => sportId === league.sportId)
  if (!found) throw new Error(`Sport ${league.sportId} has no hours.`)
  return found
}
