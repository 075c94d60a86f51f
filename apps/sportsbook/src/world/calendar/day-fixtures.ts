import type { Calendar } from './calendar.ts'
import { roundOf, type Pairing } from './fixtures.ts'
import type { LeaguePlan } from '../teams/league-plans.ts'
import { DAY_MS, startOfDay } from '../match-ids.ts'
import type { SportDay } from './sport-days.ts'

export type Fixture = Pairing & { readonly plan: LeaguePlan }
export type DayFixture = Fixture & { readonly startsAt: number }

type Needs = {
  readonly calendar: Calendar
  readonly plans: readonly LeaguePlan[]
  /** Null for as many as the calendar has. */
  readonly count: number | null
  readonly random: () => number
}

const MOST_EXTRA_ROUNDS = 12

/** The matches of one sport on one day, ascending by start. Minor leagues give way first where there are too many. */
export function dayFixtures(
  sport: SportDay,
  day: number,
  { calendar, plans, count, random }: Needs,
): DayFixture[] {
  const dealt: DayFixture[] = calendar.on(sport.sportId, day)
  if (count === null) return inTime(dealt)
  if (dealt.length < count) dealt.push(...extraRounds(dealt, day, { plans, count, random }))
  const chosen = dealt
    .map((fixture) => ({ fixture, order: random() * weightOf(fixture.plan) }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, count)
  return inTime(chosen.map(({ fixture }) => fixture))
}

const inTime = (fixtures: readonly DayFixture[]) => fixtures.toSorted((a, b) => a.startsAt - b.startsAt)

/** A bench needs more matches than the calendar has: then sides play without rest and out of season, but not twice a day. */
function extraRounds(
  dealt: readonly DayFixture[],
  day: number,
  { plans, count, random }: Omit<Needs, 'calendar'> & { count: number },
): DayFixture[] {
  const busy = new Set(dealt.flatMap(({ home, away }) => [home.id, away.id]))
  const extra: DayFixture[] = []
  for (let round = 1; dealt.length + extra.length < count && round <= MOST_EXTRA_ROUNDS; round++) {
    for (const plan of plans) {
      for (const { home, away } of roundOf(plan.teams, day * 3 + round)) {
        if (busy.has(home.id) || busy.has(away.id)) continue
        busy.add(home.id)
        busy.add(away.id)
        extra.push({
          home,
          away,
          plan,
          startsAt: startOfDay(day) + Math.floor(random() * 288) * (DAY_MS / 288),
        })
      }
    }
  }
  return extra
}

/** The heavier a league, the sooner its matches fall out of a full day. */
function weightOf({ league }: LeaguePlan): number {
  return league.isHot ? league.tier / 3 : league.tier
}
