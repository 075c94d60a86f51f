import { roundOf, type Pairing } from './fixtures.ts'
import { keepNewest } from '../../ground/keep-newest.ts'
import type { LeaguePlan } from '../teams/league-plans.ts'
import { FIRST_MONDAY, isWindow, numberAt, spanOf, type LocalDay } from './season-rules.ts'

/** One season of a league: its rounds by the day on which they begin. */
export type Season = {
  readonly from: LocalDay
  /** Nothing is played after it. */
  readonly lastDay: LocalDay
  readonly rounds: ReadonlyMap<LocalDay, number>
}

/** Two seasons of every league. */
const KEPT = 512

export type Seasons = ReturnType<typeof createSeasons>

/** The seasons of the leagues, of any year: a function of the tables alone. */
export function createSeasons() {
  const kept = keepNewest<LeaguePlan, ReturnType<typeof keepNewest<number, Season>>>(KEPT, (plan) =>
    keepNewest(4, (number) => seasonOf(plan, number)),
  )
  const season = (plan: LeaguePlan, number: number) => kept.get(plan).get(number)

  return {
    /** Who meets whom on a day, by the calendar of this league alone. */
    pairingsOn(plan: LeaguePlan, day: LocalDay): Pairing[] {
      const { rounds } = season(plan, numberAt(plan.season, day))
      const { spread } = plan.rhythm
      return [...new Set(spread)].flatMap((offset) => {
        const round = rounds.get(day - offset)
        if (round === undefined) return []
        return roundOf(plan.teams, round).filter((_, i) => spread[(i + round) % spread.length] === offset)
      })
    },
    /** The season that ends on that day or is the next to end. */
    endingFrom(plan: LeaguePlan, day: LocalDay): Season {
      let number = numberAt(plan.season, day) - 1
      while (season(plan, number).lastDay < day) number++
      return season(plan, number)
    },
    endingBefore(plan: LeaguePlan, { from }: Season): Season {
      return season(plan, numberAt(plan.season, from) - 1)
    },
  }
}

function seasonOf(plan: LeaguePlan, number: number): Season {
  const { season: rule, rhythm, teams } = plan
  const { from, to } = spanOf(rule, number)
  const isWindowed = 'isWindowed' in rule && rule.isWindowed
  const longest = Math.max(...rhythm.spread)
  const days: LocalDay[] = []
  for (let day = from; day + longest <= to; day++) {
    if (beginsOn(plan, day) && (!isWindowed || isWindow(day))) days.push(day)
  }
  const count = 'every' in rule ? days.length : wholeTurns(days.length, teams.length)
  const rounds = new Map<LocalDay, number>()
  for (let round = 0; round < count; round++) {
    const day = days[Math.floor(((round + 1) * days.length) / count) - 1]
    if (day !== undefined) rounds.set(day, round)
  }
  return { from, lastDay: (days.at(-1) ?? to) + longest, rounds }
}

function beginsOn({ rhythm: { every, begins } }: LeaguePlan, day: LocalDay): boolean {
  const place = (((day - FIRST_MONDAY) % every) + every) % every
  return begins.includes(place)
}

/** Everybody meets everybody equally often, where a season is long enough for it. */
function wholeTurns(most: number, sides: number): number {
  const turn = sides + (sides % 2) - 1
  return most < turn ? most : most - (most % turn)
}
