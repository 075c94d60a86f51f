import { createHmac } from 'node:crypto'
import type { Instant } from '@keo/service-kit/clock'
import { chanceOf, type Chance } from '../play/chance.ts'
import { believe, drawWinners, winShares } from './champion-fortune.ts'
import type { Champion, Champions, Runner } from './champion.ts'
import { CHAMPION_TABLE } from './data/champion-table.ts'
import { keepNewest } from './keep-newest.ts'
import type { LeaguePlan } from './league-plans.ts'
import { championIdOf, DAY_MS, dayOf, placeOfChampionId, startOfDay } from './match-ids.ts'
import type { Names } from './match.ts'
import { linesOf, mapNames } from './names.ts'
import { personOf } from './people.ts'

type Competition = {
  readonly index: number
  readonly plan: LeaguePlan
  readonly days: number
  readonly kind: Champion['kind']
  readonly runners: readonly Runner[]
  readonly ratings: readonly number[]
}

type Needs = { readonly seed: string; readonly now: () => Instant; readonly plans: readonly LeaguePlan[] }

const HOUR_MS = 3_600_000
/** Decided in the evening of a provider day; the next season opens at that moment. */
const DECIDED_HOUR = 22
const MOST_RUNNERS = 24
const SCORERS = 12
/** The persons of these numbers play nothing else. */
const FIRST_SCORER = 900
/** How much a side's strength tells over a season. */
const SEASON_WEIGHT = 2.2
/** Beliefs move in steps, so a price stands for a while. */
const STEP_MS = 600_000
const KEPT = 200

const TITLES: Record<Champion['kind'], Names> = {
  winner: { vi: 'Vô địch', en: 'Winner', 'zh-CN': '冠军', th: 'แชมป์' },
  scorer: { vi: 'Vua phá lưới', en: 'Top goalscorer', 'zh-CN': '最佳射手', th: 'ดาวซัลโว' },
}

export function createChampions({ seed, now, plans }: Needs): Champions {
  const competitions = linesOf(CHAMPION_TABLE).map((line, index) => readCompetition(line, index, plans))
  const fortunes = keepNewest<Champion, Fortune>(KEPT, (champion) =>
    fortuneOf(champion, competitions, chanceOf(champion.seed())),
  )
  const seasons = keepNewest<string, Champion | null>(KEPT, (key) => {
    const [index = 0, day = 0] = key.split('/').map(Number)
    const competition = competitions[index]
    return competition ? seasonOn(competition, day, seed) : null
  })
  const season = ({ index }: Competition, decidedOn: number) => seasons.get(`${index}/${decidedOn}`)

  return {
    champion(id) {
      const place = placeOfChampionId(id, dayOf(now()))
      const competition = place && competitions[place.index]
      return competition && isDecisionDay(competition, place.day) ? season(competition, place.day) : null
    },
    openAt(at) {
      return competitions
        .flatMap((each) => season(each, nextDecision(each, at)) ?? [])
        .toSorted((a, b) => a.league.rank - b.league.rank || a.id - b.id)
    },
    decidedBetween(from, to) {
      const decided = competitions.flatMap((each) => {
        const found: Champion[] = []
        for (let day = nextDecision(each, from - 1); decisionAt(day) <= to; day += each.days) {
          found.push(...[season(each, day) ?? []].flat())
        }
        return found
      })
      return decided.toSorted((a, b) => a.decidedAt - b.decidedAt || a.id - b.id)
    },
    chances: (champion, at) => fortunes.get(champion).chances(at),
    steppedAt,
    winners: (champion, at) =>
      at < champion.decidedAt ? null : fortunes.get(champion).winners.map((index) => index + 1),
  }
}

type Fortune = { readonly winners: readonly number[]; chances(at: Instant): readonly number[] }

function fortuneOf(champion: Champion, competitions: readonly Competition[], chance: Chance): Fortune {
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
  const [league = '', days, word] = line.split('|')
  const plan = plans.find((each) => each.league.id === Number(league))
  if (!plan) throw new Error(`No league has the id ${league}.`)
  const kind = word === 'scorer' ? 'scorer' : 'winner'
  return { index, plan, days: Number(days), kind, ...(kind === 'scorer' ? scorers(index) : sides(plan)) }
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

/** Seasons follow each other without a gap; competitions of one length do not all end on one day. */
function isDecisionDay({ index, days }: Competition, day: number): boolean {
  return (((day - index * 7) % days) + days) % days === 0
}

function nextDecision(competition: Competition, at: Instant): number {
  let day = dayOf(at)
  if (decisionAt(day) <= at) day++
  while (!isDecisionDay(competition, day)) day++
  return day
}

function decisionAt(day: number): Instant {
  return startOfDay(day) + DECIDED_HOUR * HOUR_MS
}

function seasonOn(competition: Competition, decidedOn: number, worldSeed: string): Champion {
  const { index, plan, days, kind, runners } = competition
  const id = championIdOf(decidedOn, index)
  const decidedAt = decisionAt(decidedOn)
  const opensAt = decidedAt - days * DAY_MS
  const [from, to] = [opensAt, decidedAt].map((at) => new Date(at).getUTCFullYear())
  return {
    id,
    league: plan.league,
    kind,
    names: mapNames(plan.league.names, (name, language) => `${name} - ${TITLES[kind][language]}`),
    season: from === to ? `${to}` : `${from}/${String(to).slice(2)}`,
    opensAt,
    closesAt: decidedAt - 2 * HOUR_MS,
    decidedAt,
    runners,
    // By day and place, not by id: ids come round.
    seed: () => createHmac('sha256', worldSeed).update(`champion/${decidedOn}/${index}`).digest('hex'),
  }
}
