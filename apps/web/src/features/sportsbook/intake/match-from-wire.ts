import { priceOf } from '@keo/units/price'
import type {
  MatchRecord,
  WireClock,
  WireLeague,
  WireMarket,
  WireMarketGroup,
  WireOption,
  WireScore,
} from '@keo/sportsbook-contract/match-record'
import type { ResultRecord } from '@keo/sportsbook-contract/matches'
import type { PushedChange } from '@keo/sportsbook-contract/push'
import type {
  Clock,
  Fixture,
  League,
  Market,
  MarketChange,
  MarketGroup,
  Match,
  MatchChange,
  Option,
  Result,
  ResultDetail,
  Score,
} from '../model/match.ts'

/** The provider's short names end here: each of its records becomes one of ours, field by field. */

type WireFixture = Omit<ResultRecord, 'nm' | 'ty' | 'ye'>

export function matchFromWire(record: MatchRecord): Match {
  const { nm, ty, ss, ye, ssi, tms, tps, mc, mg, vs, sb } = record
  return {
    ...fixtureFromWire(record),
    name: nm,
    matchType: ty,
    saleStatus: ss,
    ...(ye === undefined ? {} : { season: ye }),
    ...(ssi === undefined ? {} : { servingSide: ssi }),
    marketCount: tms,
    tags: tps,
    clock: clockFromWire(mc),
    groups: mg.map(groupFromWire),
    video: { isOffered: vs.have, ...(vs.web === undefined ? {} : { pageUrl: vs.web }) },
    situation: sb,
  }
}

export function fixtureFromWire({ id, bt, ms, fid, fmt, sid, lg, ts, nsg }: WireFixture): Fixture {
  return {
    id,
    startsAt: bt,
    status: ms,
    partCount: fid,
    format: fmt,
    sportId: sid,
    league: leagueFromWire(lg),
    teams: ts.map((team) => ({ id: team.id, name: team.na, logoUrl: team.lurl })),
    scores: nsg.map(scoreFromWire),
  }
}

export function resultFromWire(record: ResultRecord): Result {
  const { nm, ty, ye } = record
  return {
    ...fixtureFromWire(record),
    ...(nm === undefined ? {} : { name: nm }),
    ...(ty === undefined ? {} : { matchType: ty }),
    ...(ye === undefined ? {} : { season: ye }),
  }
}

export function resultDetailFromWire(record: ResultRecord & { mg: WireMarketGroup[] }): ResultDetail {
  return { ...resultFromWire(record), groups: record.mg.map(groupFromWire) }
}

/** A pushed change holds only what is different, and so does ours. */
export function changeFromWire(pushed: PushedChange): MatchChange {
  const { matchId, ms, mc, nsg, ssi, cause, mks, gone, mg } = pushed
  const change: MatchChange = { matchId }
  if (ms !== undefined) change.status = ms
  if (mc !== undefined) change.clock = clockFromWire(mc)
  if (nsg !== undefined) change.scores = nsg.map(scoreFromWire)
  if (ssi !== undefined) change.servingSide = ssi
  if (cause !== undefined) change.cause = cause
  if (mks !== undefined) change.markets = mks.map(marketChangeFromWire)
  if (gone !== undefined) change.gone = gone
  if (mg !== undefined) change.groups = mg.map(groupFromWire)
  return change
}

function marketChangeFromWire({ id, ss, op }: NonNullable<PushedChange['mks']>[number]): MarketChange {
  return { id, saleStatus: ss, options: op.map(({ ty, od }) => ({ type: ty, odds: priceOf(od) })) }
}

function leagueFromWire({ id, na, lurl, sid, rid }: WireLeague): League {
  return { id, name: na, logoUrl: lurl, sportId: sid, regionId: rid }
}

function scoreFromWire({ pe, tyg, sc }: WireScore): Score {
  return { period: pe, kind: tyg, values: sc }
}

function clockFromWire({ s, pe, r, tp, itd }: WireClock): Clock {
  const clock: Clock = { period: pe }
  if (s !== undefined) clock.seconds = s
  if (r !== undefined) clock.isRunning = r
  if (tp !== undefined) clock.direction = tp
  if (itd !== undefined) clock.addedMinutes = itd
  return clock
}

function groupFromWire({ mty, pe, nm, tps, mks }: WireMarketGroup): MarketGroup {
  return { marketType: mty, period: pe, name: nm, tags: tps, markets: mks.map(marketFromWire) }
}

function marketFromWire({ id, ss, au, mbl, li, op }: WireMarket): Market {
  const market: Market = { id, saleStatus: ss, series: au, options: op.map(optionFromWire) }
  if (mbl !== undefined) market.lineRank = mbl
  if (li !== undefined) market.line = li
  return market
}

function optionFromWire({ na, nm, ty, od, li, tid, otcm }: WireOption): Option {
  const option: Option = { name: na, shortName: nm, type: ty, odds: priceOf(od) }
  if (li !== undefined) option.line = li
  if (tid !== undefined) option.teamId = tid
  if (otcm !== undefined) option.outcome = otcm
  return option
}
