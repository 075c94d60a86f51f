import { createHmac } from 'node:crypto'
import type { Instant } from '@keo/service-kit/clock'
import { chanceOf, type Chance } from '../play/chance.ts'
import { believe, drawWinners, winShares } from './champion-chances.ts'
import type { Champion, Champions, Runner } from './champion.ts'
import { CHAMPION_TABLE } from './data/champion-table.ts'
import { keepNewest } from '../ground/keep-newest.ts'
import type { LeaguePlan } from './teams/league-plans.ts'
import { championIdOf, dayOf, placeOfChampionId, startOfDay } from './match-ids.ts'
import type { Names } from './match.ts'
import { linesOf, mapNames } from './teams/names.ts'
import { personOf } from './teams/people.ts'
import { yearOf } from './calendar/season-rules.ts'
import type { Season, Seasons } from './calendar/seasons.ts'

type Competition = {
  readonly index: number
  readonly plan: LeaguePlan
  readonly kind: Champion['kind']
  readonly runners: readonly Runner[]
  readonly ratings: readonly number[]
}

type Decision = { readonly day: number; readonly of: Season; readonly beforeIt: number }

type Needs = {
  readonly seed: string
  readonly now: () => Instant
  readonly plans: readonly LeaguePlan[]
  readonly seasons: Seasons
}

const HOUR_MS = 3_600_000
/**
 * Decided in the evening of the provider day after the last one, when the last match is over wherever it was; the next
 * season opens at that moment.
 */
const DECIDED_HOUR = 22
const MOST_RUNNERS = 24
const SCORERS = 12
/** The persons of these numbers play nothing else. */
const FIRST_SCORER = 900
/** How much a side's strength counts over a season. */
const SEASON_WEIGHT = 2.2
/** Beliefs move in steps, so a price stands for a while. */
const STEP_MS = 600_000
const KEPT = 200

const TITLES: Record<Champion['kind'], Names> = {
  winner: { vi: 'Vô địch', en: 'Winner', 'zh-CN': '冠军', th: 'แชมป์' },
  scorer: { vi: 'Vua phá lưới', en: 'Top goalscorer', 'zh-CN': '最佳射手', th: 'ดาวซัลโว' },
}

export function createChampions({ seed, now, plans, seasons: played }: Needs): Champions {
  const competitions = linesOf(CHAMPION_TABLE).map((line, index) => readCompetition(line, index, plans))
  const outcomes = keepNewest<Champion, ChampionOutcome>(KEPT, (champion) =>
    outcomeOf(champion, competitions, chanceOf(champion.seed())),
  )
  const seasons = keepNewest<string, Champion | null>(KEPT, (key) => {
    const [index = 0, day = 0] = key.split('/').map(Number)
    const competition = competitions[index]
    return competition ? seasonOn(competition, decisionFrom(competition, day), seed) : null
  })
  const season = ({ index }: Competition, decidedOn: number) => seasons.get(`${index}/${decidedOn}`)

  /** The next decision on that day or later, and the one before it. */
  function decisionFrom({ plan }: Competition, day: number): Decision {
    const next = played.endingFrom(plan, day - 1)
    return { day: next.lastDay + 1, of: next, beforeIt: played.endingBefore(plan, next).lastDay + 1 }
  }

  function nextDecision(competition: Competition, at: Instant): number {
    const today = dayOf(at)
    return decisionFrom(competition, decisionAt(today) <= at ? today + 1 : today).day
  }

  return {
    champion(id) {
      const place = placeOfChampionId(id, dayOf(now()))
      const competition = place && competitions[place.index]
      return competition && decisionFrom(competition, place.day).day === place.day
        ? season(competition, place.day)
        : null
    },
    openAt(at) {
      return competitions
        .flatMap((each) => season(each, nextDecision(each, at)) ?? [])
        .toSorted((a, b) => a.league.rank - b.league.rank || a.id - b.id)
    },
    decidedBetween(from, to) {
      const decided = competitions.flatMap((each) => {
        const found: Champion[] = []
        let day = nextDecision(each, from - 1)
        while (decisionAt(day) <= to) {
          found.push(...[season(each, day) ?? []].flat())
          day = decisionFrom(each, day + 1).day
        }
        return found
      })
      return decided.toSorted((a, b) => a.decidedAt - b.decidedAt || a.id - b.id)
    },
    chances: (champion, at) => outcomes.get(champion).chances(at),
    steppedAt,
    winners: (champion, at) =>
      at < champion.decidedAt ? null : outcomes.get(champion).winners.map((index) => index + 1),
  }
}

type ChampionOutcome = { readonly winners: readonly number[]; chances(at: Instant): readonly number[] }

function outcomeOf(
  champion: Champion,
  competitions: readonly Competition[],
  chance: Chance,
): ChampionOutcome {
  const competition = competitions.find(
    (each) => each.plan.league === champion.league && each.kind === champion.kind,
  )
  const start = shares((competition?.ratings ?? []).map((rating) => Math.exp(rating * SEASON_WEIGHT)))
  const winners = drawWinners(start, champion.kind, chance)
  const lengthMs = champion.decidedAt - champion.opensAt
  const beliefs = keepNewest<number, readonly number[]>(1, (share) =>
    winShares(believe(start, winners[0], { chance, share }), start, champion.kind),
  )
  return {
    winners,
    chances(at) {
      return beliefs.get((steppedAt(champion, at) - champion.opensAt) / lengthMs)
    },
  }
}

function steppedAt({ opensAt, closesAt }: Champion, at: Instant): Instant {
  const elapsedMs = Math.floor((Math.min(at, closesAt) - opensAt) / STEP_MS) * STEP_MS
  return opensAt + Math.max(0, elapsedMs)
}

function shares(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}

function readCompetition(line: string, index: number, plans: readonly LeaguePlan[]): Competition {
  const [league = '', word] = line.split('|')
  const plan = plans.find((each) => each.league.id === Number(league))
  if (!plan) throw new Error(`No league has the id ${league}.`)
  const kind = word === 'scorer' ? 'scorer' : 'winner'
  return { index, plan, kind, ...(kind === 'scorer' ? scorers(index) : sides(plan)) }
}

function sides({ teams }: LeaguePlan): Pick<Competition, 'runners' | 'ratings'> {
  const best = teams.toSorted((a, b) => b.rating - a.rating).slice(0, MOST_RUNNERS)
  return {
    runners: best.map(({ id, names }, place) => ({ number: place + 1, names, teamId: id })),
    ratings: best.map(({ rating }) => rating),
  }
}

function scorers(index: number): Pick<Competition, 'runners' | 'ratings'> {
  const places = Array.from({ length: SCORERS }, (_, place) => place)
  return {
    runners: places.map((place) => ({
      number: place + 1,
      names: personOf(FIRST_SCORER + ((index * SCORERS + place) % 180), 'men').names,
      teamId: null,
    })),
    ratings: places.map((place) => 0.5 - place * 0.08),
  }
}

function decisionAt(day: number): Instant {
  return startOfDay(day) + DECIDED_HOUR * HOUR_MS
}

function seasonOn(competition: Competition, decision: Decision, worldSeed: string): Champion {
  const { index, plan, kind, runners } = competition
  const { day: decidedOn, of: season, beforeIt } = decision
  const id = championIdOf(decidedOn, index)
  const [opensAt, decidedAt] = [decisionAt(beforeIt), decisionAt(decidedOn)]
  const lastDayAt = startOfDay(season.lastDay)
  const [from, to] = [yearOf(season.from), yearOf(season.lastDay)]
  return {
    id,
    league: plan.league,
    kind,
    names: mapNames(plan.league.names, (name, language) => `${name} - ${TITLES[kind][language]}`),
    season: from === to ? `${to}` : `${from}/${String(to).slice(2)}`,
    opensAt,
    // The cup of a single day has no last day to close before.
    closesAt: lastDayAt > opensAt ? lastDayAt : decidedAt - 2 * HOUR_MS,
    decidedAt,
    runners,
    // By day and place, not by id: ids come round.
    seed: () => createHmac('sha256', worldSeed).update(`champion/${decidedOn}/${index}`).digest('hex'),
  }
}
