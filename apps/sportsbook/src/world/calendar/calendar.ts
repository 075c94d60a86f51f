import type { SportId } from '@keo/sportsbook-contract/sport-ids'
import { chanceOf } from '../../play/chance.ts'
import { keepNewest } from '../../ground/keep-newest.ts'
import { timed, type Timed } from './kick-offs.ts'
import type { LeaguePlan } from '../teams/league-plans.ts'
import { startOfDay } from '../match-ids.ts'
import type { LocalDay } from './season-rules.ts'
import { createSeasons } from './seasons.ts'

const HOUR_MS = 3_600_000
/** From start to start: two days of rest and the match itself, also where the next one is early on its day. */
const REST_MS = 60 * HOUR_MS
const REST_DAYS = 3
/** Of the days in sight and their neighbours, every league. */
const KEPT = 6_000
/** More than any day of a league has, so that its number and a day give one key. */
const DAYS = 40_009

export type Calendar = ReturnType<typeof createCalendar>

/**
 * Who meets whom and when, in every league. A league's calendar is a function of its table and the seed; where a side
 * belongs to several, the lesser one gives way to whatever the others have within its days of rest.
 */
export function createCalendar(seed: string, plansOf: ReadonlyMap<SportId, readonly LeaguePlan[]>) {
  const seasons = createSeasons()
  const chance = chanceOf(`${seed}/kick-offs`)
  const plans = new Map([...plansOf.values()].flat().map((plan) => [plan.league.id, plan]))
  const before = precedence([...plans.values()])
  const kept = keepNewest<number, readonly Timed[]>(KEPT, (key) => {
    const plan = plans.get(Math.floor(key / DAYS))
    const day = key % DAYS
    return plan ? timed(plan, day, seasons.pairingsOn(plan, day), chance) : []
  })
  const matchesOn = ({ league }: LeaguePlan, day: LocalDay) => kept.get(league.id * DAYS + day)

  function isRested({ home, away, plan, day, startsAt }: Timed): boolean {
    return [home.id, away.id].every((side) =>
      (before.get(side) ?? [])
        .slice(0, Math.max(0, before.get(side)?.indexOf(plan) ?? 0))
        .every((greater) => {
          for (let other = day - REST_DAYS; other <= day + REST_DAYS; other++) {
            const isTired = matchesOn(greater, other).some(
              (match) =>
                (match.home.id === side || match.away.id === side) &&
                Math.abs(match.startsAt - startsAt) < REST_MS,
            )
            if (isTired) return false
          }
          return true
        }),
    )
  }

  return {
    seasons,
    /** The matches of a sport that start on a day of the provider: by local clocks on it, the day before or after. */
    on(sportId: SportId, day: number): Timed[] {
      const [from, to] = [startOfDay(day), startOfDay(day + 1)]
      return (plansOf.get(sportId) ?? []).flatMap((plan) =>
        [day - 1, day, day + 1].flatMap((local) =>
          matchesOn(plan, local).filter(
            (match) => match.startsAt >= from && match.startsAt < to && isRested(match),
          ),
        ),
      )
    },
  }
}

/** Of the sides that play in several leagues: those leagues, the one that comes first before the others. */
function precedence(plans: readonly LeaguePlan[]): ReadonlyMap<number, readonly LeaguePlan[]> {
  const inOrder = plans.toSorted(
    (a, b) => Number(a.isBorrowing) - Number(b.isBorrowing) || a.league.rank - b.league.rank,
  )
  const bySide = new Map<number, LeaguePlan[]>()
  for (const plan of inOrder) {
    for (const { id } of plan.teams) bySide.set(id, [...(bySide.get(id) ?? []), plan])
  }
  return new Map([...bySide].filter(([, list]) => list.length > 1))
}
