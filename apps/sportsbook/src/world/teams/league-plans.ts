import type { SportId } from '@keo/sportsbook-contract/sport-ids'
import { chanceOf } from '../../play/chance.ts'
import { LEAGUE_SOURCES } from '../data/league-sources.ts'
import { readLeagues, type LeagueRow } from './league-table.ts'
import type { League, Team } from '../match.ts'
import { normal } from '../normal.ts'
import { rhythmOf, type Rhythm } from '../calendar/rhythms.ts'
import { seasonRuleOf, type SeasonRule } from '../calendar/season-rules.ts'
import { buildSides } from './sides.ts'
import { SPORT_DAYS } from '../calendar/sport-days.ts'

/** A league with what the calendar has to know of it. */
export type LeaguePlan = {
  readonly league: League
  readonly utcHours: number
  readonly teams: readonly Team[]
  readonly format: number
  readonly isKnockout: boolean
  readonly isNeutral: boolean
  /** Its sides belong to other leagues. */
  readonly isBorrowing: boolean
  readonly season: SeasonRule
  readonly rhythm: Rhythm
  /** Young sides and reserves, who play in the afternoon. */
  readonly isYoung: boolean
  /** Reserves who play from the morning to the evening, so that soccer is in play at every hour. */
  readonly isDaylong: boolean
  /** How much is scored in this league, as a part of a match's pace. */
  readonly pace: number
}

/** Sports whose sides travel to one place. */
const ALWAYS_NEUTRAL = new Set<SportId>([5, 15, 16, 19, 47, 51, 177, 178])
const YOUNG: ReadonlySet<string> = new Set(['u17', 'u20', 'u21', 'u23', 'reserves'])
const ELECTRONIC_FORMAT: Partial<Record<SportId, number>> = { 177: 17_700_002, 178: 17_800_002 }

export function dealLeagues(seed: string): Map<SportId, readonly LeaguePlan[]> {
  const rows = readLeagues(LEAGUE_SOURCES)
  const ratings = chanceOf(`${seed}/ratings`)
  const paces = chanceOf(`${seed}/paces`)
  const sides = buildSides(rows, (teamId) => normal(ratings.at(teamId)) * 0.3)
  const lenders = new Set(rows.flatMap(({ words }) => (words.get('from')?.[0] ?? '').split(',').map(Number)))
  const plans = new Map<SportId, LeaguePlan[]>()
  for (const row of rows) {
    const teams = shuffled(sides.get(row.league.id) ?? [], chanceOf(`${seed}/${row.league.id}`).at(0))
    const plan = planOf(row, teams, {
      pace: normal(paces.at(row.league.id)) * 0.5,
      isLending: lenders.has(row.league.id),
    })
    plans.set(row.league.sportId, [...(plans.get(row.league.sportId) ?? []), plan])
  }
  return plans
}

type Found = { readonly pace: number; readonly isLending: boolean }

function planOf({ league, place, words }: LeagueRow, teams: readonly Team[], found: Found): LeaguePlan {
  const isKnockout = words.has('cup')
  const isBorrowing = words.has('from')
  const manner = {
    isKnockout,
    isBorrowing,
    isLending: found.isLending,
    isNational: words.has('nations'),
    isContinental: place.isArea,
    isDaylong: words.has('daylong'),
  }
  const usual = SPORT_DAYS.find(({ sportId }) => sportId === league.sportId)?.format
  const format = words.has('fmt')
    ? league.sportId * 100_000 + Number(words.get('fmt')?.[0])
    : (usual ?? ELECTRONIC_FORMAT[league.sportId] ?? league.sportId * 100_000 + 1)
  return {
    league,
    utcHours: place.utcHours,
    teams,
    format,
    isKnockout,
    isBorrowing,
    season: seasonRuleOf(league),
    rhythm: rhythmOf(league, manner),
    isYoung: YOUNG.has(words.get('like')?.[1] ?? words.get('nations')?.[1] ?? ''),
    isDaylong: manner.isDaylong,
    isNeutral: words.has('neutral') || ALWAYS_NEUTRAL.has(league.sportId),
    pace: found.pace,
  }
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((item) => ({ item, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item)
}
