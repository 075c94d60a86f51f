import { MATCH_STATUS, MATCH_SALE, MATCH_TYPE, type OddsType } from '@keo/sportsbook-contract/match-enums'
import type { Language } from '@keo/messages/languages'
import type { Instant } from '@keo/service-kit/clock'
import type {
  MatchRecord,
  WireLeague,
  WireMarketGroup,
  WireScore,
} from '@keo/sportsbook-contract/match-record'
import type { ResultRecord } from '@keo/sportsbook-contract/matches'
import type { MarketGroup, Quote } from '../pricing/quote.ts'
import { type Scene } from '../stage/stage.ts'
import type { League, Match, Team } from '../world/match.ts'
import { toWireGroup } from './market-record.ts'
import { toWireClock } from './match-clock.ts'
import { partsOf } from './match-format.ts'

/** How a record is written: in which language, with which odds. */
export type Manner = { readonly language: Language; readonly oddsType: OddsType }

/** A match at one moment, with what is offered on it then. */
export type Shown = {
  readonly scene: Scene
  readonly quote: Quote | null
  /** The groups to show: the popular ones, or all. */
  readonly groups: readonly MarketGroup[]
  readonly now: Instant
}

/** Stages of leagues are not played apart here, so every league stands at stage 0. */
const STAGES_PER_LEAGUE = 10_000

export function toWireLeague(league: League, language: Language): WireLeague {
  return {
    na: league.names[language],
    id: league.id,
    or: league.rank,
    lurl: '',
    sid: league.sportId,
    rid: league.region.id,
    rnm: league.region.names[language],
    rlg: '',
    hot: league.isHot,
    slid: league.id * STAGES_PER_LEAGUE,
  }
}

export function toWireScores({ snapshot, status }: Pick<Scene, 'snapshot' | 'status'>): WireScore[] {
  if (status === MATCH_STATUS.notStarted || status === MATCH_STATUS.delayed) return []
  return snapshot.scores.map(({ period, kind, home, away }) => ({ pe: period, tyg: kind, sc: [home, away] }))
}

/** 1 home, 2 away; null where nobody serves. */
export function servingSide({ snapshot: { serving } }: Pick<Scene, 'snapshot'>): 1 | 2 | null {
  return serving ? (serving === 'home' ? 1 : 2) : null
}

const toWireTeam = ({ names, id }: Team, language: Language) => ({ na: names[language], id, lurl: '' })

/** What a match and its result share. */
export function toResultRecord(scene: Scene, language: Language): ResultRecord {
  const { match, status } = scene
  return {
    id: match.id,
    bt: match.startsAt,
    ms: status,
    fid: partsOf(match),
    fmt: match.setting.format,
    ne: match.setting.isNeutral ? 1 : 0,
    sid: match.setting.sportId,
    lg: toWireLeague(match.league, language),
    ts: match.champion ? [] : [toWireTeam(match.home, language), toWireTeam(match.away, language)],
    nsg: toWireScores(scene),
  }
}

/** The protocol's record of a match (2.2). */
export function toMatchRecord({ scene, quote, groups, now }: Shown, manner: Manner): MatchRecord {
  const { language } = manner
  const { match, snapshot, status } = scene
  const serving = servingSide(scene)
  const isOpen = quote !== null && scene.suspension === null && isPlayable(status)
  return {
    ...toResultRecord(scene, language),
    nm: matchName(match, language),
    ty: match.champion ? MATCH_TYPE.outright : MATCH_TYPE.normal,
    ...(match.champion ? { ye: match.champion.season } : {}),
    ss: isOpen ? MATCH_SALE.open : MATCH_SALE.suspended,
    pl: match.hasLiveMarkets ? 1 : 0,
    smt: snapshot.part,
    ...(serving === null ? {} : { ssi: serving }),
    tms: quote?.marketCount ?? 0,
    tps: [...(quote?.tags ?? [])],
    mc: toWireClock(scene, now),
    mg: groups.map((group): WireMarketGroup => toWireGroup(group, match, manner)),
    vs: { have: false },
    as: [],
    sb: { ...snapshot.board },
  }
}

const isPlayable = (status: Scene['status']): boolean =>
  status === MATCH_STATUS.notStarted || status === MATCH_STATUS.live

export function matchName({ home, away, champion }: Match, language: Language): string {
  if (champion) return champion.names[language]
  return `${home.names[language]} vs. ${away.names[language]}`
}
