import { sealedSeed } from '@keo/sportsbook-contract/match-seal'
import type { SportId } from '@keo/sportsbook-contract/sport-ids'
import { createHash } from 'node:crypto'
import type { Instant } from '@keo/service-kit/clock'
import { chanceOf } from '../../play/chance.ts'
import { SPORT_IDS } from '../../play/sport-model.ts'
import type { Calendar } from './calendar.ts'
import { dayFixtures, type Fixture } from './day-fixtures.ts'
import { electronicPairing, electronicStarts } from './electronic.ts'
import { drawDisruption } from './disruptions.ts'
import type { LeaguePlan } from '../teams/league-plans.ts'
import type { Match } from '../match.ts'
import { matchIdOf } from '../match-ids.ts'
import { normal } from '../normal.ts'
import { ALL_SHARES, SPORT_DAYS, type SportDay } from './sport-days.ts'

export type DayNeeds = {
  readonly seed: string
  readonly plans: ReadonlyMap<SportId, readonly LeaguePlan[]>
  readonly calendar: Calendar
  /** The electronic sports apart; null for as many as the calendar has. */
  readonly matchesPerDay: number | null
  readonly hasElectronic: boolean
  readonly seedAt: (day: number, number: number) => string
}

type Draft = Omit<Match, 'id' | 'seedHash'>

const ELECTRONIC: readonly SportId[] = [177, 178]
const STRONGEST_EDGE = 2.6
const WITHOUT_LIVE_MARKETS = 0.12

/** All matches of one provider day, ascending by start. Pure: the same needs and day give the same matches. */
export function dealDay(needs: DayNeeds, day: number): Match[] {
  const chance = chanceOf(`${needs.seed}/day/${day}`)
  const randomOf = (sportId: SportId) => chance.at(SPORT_IDS.indexOf(sportId))
  const drafts = SPORT_DAYS.flatMap((sport) => dealSport(needs, sport, day, randomOf(sport.sportId)))
  if (needs.hasElectronic) {
    for (const sportId of ELECTRONIC) drafts.push(...dealElectronic(needs, sportId, day, randomOf(sportId)))
  }
  drafts.sort((a, b) => a.startsAt - b.startsAt)
  return drafts.map((draft, number) => withId(draft, matchIdOf(day, number), () => needs.seedAt(day, number)))
}

function dealSport(needs: DayNeeds, sport: SportDay, day: number, random: () => number): Draft[] {
  const { calendar, matchesPerDay } = needs
  const plans = needs.plans.get(sport.sportId) ?? []
  const count = matchesPerDay === null ? null : countOf(sport, matchesPerDay)
  return dayFixtures(sport, day, { calendar, plans, count, random }).map((fixture) =>
    draftOf(fixture, fixture.startsAt, random),
  )
}

/** A sport's share of a day of any size. What is rounded away here comes back at the next sport. */
function countOf(sport: SportDay, matchesPerDay: number): number {
  const upTo = (end: number) =>
    Math.round(
      SPORT_DAYS.slice(0, end).reduce((sum, { share }) => sum + (share * matchesPerDay) / ALL_SHARES, 0),
    )
  const place = SPORT_DAYS.indexOf(sport)
  return upTo(place + 1) - upTo(place)
}

function dealElectronic(needs: DayNeeds, sportId: SportId, day: number, random: () => number): Draft[] {
  const plans = needs.plans.get(sportId) ?? []
  return electronicStarts(sportId, day, random).flatMap(({ startsAt, slot }) => {
    const plan = plans[slot % plans.length]
    const pairing = plan && electronicPairing(plan.teams, Math.floor(slot / plans.length))
    return pairing ? [draftOf({ ...pairing, plan }, startsAt, random)] : []
  })
}

function draftOf({ home, away, plan }: Fixture, startsAt: Instant, random: () => number): Draft {
  const { league } = plan
  const edge = home.rating - away.rating
  return {
    league,
    home,
    away,
    startsAt,
    setting: {
      sportId: league.sportId,
      format: plan.format,
      edge: Math.max(-STRONGEST_EDGE, Math.min(STRONGEST_EDGE, edge)),
      pace: plan.pace + normal(random) * 0.8,
      isNeutral: plan.isNeutral,
      isKnockout: plan.isKnockout,
    },
    disruption: drawDisruption(league.sportId, random),
    hasLiveMarkets: random() >= (league.tier === 4 ? WITHOUT_LIVE_MARKETS : 0),
  }
}

/** Hashing a thousand seeds a day costs more than dealing them, and few hashes are ever read. */
function withId(draft: Draft, id: number, seed: () => string): Match {
  let hash: string | null = null
  return {
    ...draft,
    id,
    get seedHash() {
      hash ??= createHash('sha256').update(sealedSeed(id, seed())).digest('hex')
      return hash
    },
  }
}
