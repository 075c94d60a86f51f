import type { SportId } from '@keo/sportsbook-contract/sport-ids'
import { createHmac } from 'node:crypto'
import type { Instant } from '@keo/service-kit/clock'
import { createCalendar } from './calendar/calendar.ts'
import type { Champions } from './champion.ts'
import { createChampions } from './champions.ts'
import { dealDay } from './calendar/deal-day.ts'
import { dealLeagues } from './teams/league-plans.ts'
import type { League, Match, World } from './match.ts'
import { dayOf, FIRST_CHAMPION_NUMBER, placeOfId } from './match-ids.ts'
import { ELECTRONIC_MATCHES_PER_DAY } from './calendar/electronic.ts'
import { keepNewest } from '../ground/keep-newest.ts'

export type WorldOptions = {
  readonly seed: string
  /** Ids come round after 512 days: the day nearest to now is meant. */
  readonly now: () => Instant
  /** Without the electronic sports; a bench makes the world small or large by it. Unsaid, the calendar decides. */
  readonly matchesPerDay?: number
  readonly hasElectronic?: boolean
}

/** Some days more than are ever shown at once: three behind, today, seven ahead. */
const DAYS_KEPT = 20

/** The world and, beside its matches, the competitions whose winner can be bet on. */
export type DealtWorld = World & { readonly champions: Champions }

export function createWorld(options: WorldOptions): DealtWorld {
  const { seed, now, matchesPerDay = null, hasElectronic = true } = options
  const most = FIRST_CHAMPION_NUMBER - (hasElectronic ? ELECTRONIC_MATCHES_PER_DAY : 0)
  if ((matchesPerDay ?? 0) > most) throw new RangeError(`A day holds at most ${most} matches.`)
  const plans = dealLeagues(seed)
  const calendar = createCalendar(seed, plans)
  // By day and number, not by id: an id that came round must not bring a seed that is public.
  const seedAt = (day: number, number: number) =>
    createHmac('sha256', seed).update(`${day}/${number}`).digest('hex')
  const days = keepNewest<number, readonly Match[]>(DAYS_KEPT, (day) =>
    dealDay({ seed, plans, calendar, matchesPerDay, hasElectronic, seedAt }, day),
  )
  const leagues = new Map<SportId, readonly League[]>(
    [...plans].map(([sportId, list]) => [sportId, ranked(list.map(({ league }) => league))]),
  )

  return {
    champions: createChampions({ seed, now, plans: [...plans.values()].flat(), seasons: calendar.seasons }),
    match(id) {
      const place = placeOfId(id, dayOf(now()))
      return (place && days.get(place.day)[place.number]) ?? null
    },
    matchesBetween(from, to) {
      const found: Match[] = []
      for (let day = dayOf(from); day <= dayOf(to); day++) {
        const matches = days.get(day)
        for (let index = firstFrom(matches, from); index < matches.length; index++) {
          const match = matches[index]
          if (!match || match.startsAt > to) break
          found.push(match)
        }
      }
      return found
    },
    leagues: (sportId) => leagues.get(sportId) ?? [],
    seedOf(matchId) {
      const place = placeOfId(matchId, dayOf(now()))
      if (!place) throw new RangeError(`No match can have the id ${matchId}.`)
      return seedAt(place.day, place.number)
    },
  }
}

/** The place of the first match that starts at that moment or later. */
function firstFrom(matches: readonly Match[], from: Instant): number {
  let [low, high] = [0, matches.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((matches[middle]?.startsAt ?? Infinity) < from) low = middle + 1
    else high = middle
  }
  return low
}

function ranked(leagues: readonly League[]): League[] {
  return leagues.toSorted((a, b) => a.rank - b.rank)
}
