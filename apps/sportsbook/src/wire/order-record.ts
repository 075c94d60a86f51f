import type { Language } from '@keo/messages/languages'
import { serverText } from '@keo/messages/server-packs'
import type { Instant } from '@keo/service-kit/clock'
import { MATCH_TYPE } from '@keo/sportsbook-contract/match-enums'
import { ORDER_STATUS, REJECT_REASONS, SERIES_TYPE } from '@keo/sportsbook-contract/order-enums'
import type { WireLeg, WireOrder, WirePick } from '@keo/sportsbook-contract/order-record'
import { oddsText } from '@keo/units/odds'
import { orderRefusal } from '../cash-out/rules.ts'
import { combinationName, pickName } from '../pricing/names/combination-name.ts'
import { contenders, marketName, optionLine, optionSlipName } from '../pricing/names/market-names.ts'
import type { Book, CombinedPick } from '../pricing/quote.ts'
import { refuse } from '../ground/refusal.ts'
import type { Scene, Stage } from '../stage/stage.ts'
import type { Match } from '../world/match.ts'
import { amountNumber, amountText } from '../wallet/amounts.ts'
import { toWireClock } from './match-clock.ts'
import { partsOf } from './match-format.ts'
import { matchName } from './match-record.ts'
import { shownOdds } from './odds-format.ts'
import { lateReason } from '../settlement/late-bets.ts'
import { betTypeText, exchangeRate, isSeries, mostReturned, stillWon } from '../orders/order-amounts.ts'
import type { Order, OrderLeg } from '../orders/order-types.ts'

export type RecordNeeds = {
  readonly stage: Stage
  readonly language: Language
  readonly now: Instant
  /** What is known by now of the picks of a combination. */
  readonly verdicts?: Pick<Book, 'verdict'>
}

/** An order as its owner sees it (2.13). */
export function toWireOrder(order: Order, needs: RecordNeeds): WireOrder {
  const most = mostReturned(order)
  return {
    id: order.id,
    st: order.status,
    sert: isSeries(order) ? SERIES_TYPE.series : SERIES_TYPE.single,
    bt: betTypeText(order),
    sv: order.legsEach,
    bn: order.subBets,
    al: order.legs.length,
    ic: order.legs.length,
    us: amountNumber(order.unitStake),
    sat: amountNumber(order.stake),
    ...(order.returned === null ? {} : { sa: amountNumber(order.returned) }),
    uwl: order.returned === null ? '0' : amountText(order.returned + order.closedReturn - order.stake),
    mla: amountNumber(most),
    mwa: amountNumber(most - order.stake),
    lwa: amountNumber(stillWon(order)),
    oc: order.oddsChange,
    cte: order.receivedAt,
    mt: order.modifiedAt,
    ...(order.status === ORDER_STATUS.cancelled && order.decidedAt !== null ? { ct: order.decidedAt } : {}),
    ...(order.settledAt === null ? {} : { stm: order.settledAt }),
    cid: order.currencyId,
    exr: Number(exchangeRate(order.currencyId)),
    co: mayCashOut(order) ? 1 : 0,
    coc: order.cashOuts,
    ...(order.cashOuts > 0
      ? { cots: amountNumber(order.closedStake), cops: amountNumber(order.closedReturn) }
      : {}),
    ab: order.reservationId !== null,
    ss: order.settlements > 1,
    ...rejectionOf(order, needs.language),
    ...(order.remark === null ? {} : { rmk: order.remark }),
    ops: order.legs.map((leg) => toWireLeg(order, leg, needs)),
  }
}

/** Whether there may be a price for it: some leg is still played for. */
function mayCashOut(order: Order): boolean {
  return orderRefusal(order) === null && order.legs.some(({ outcome }) => outcome === null)
}

/** Absent unless rejected: some clients read their absence as success. */
export function rejectionOf({ rejection }: Order, language: Language): { rj?: number; rjs?: string } {
  if (rejection === null) return {}
  const { wire, message } = REJECT_REASONS[rejection]
  return { rj: wire, rjs: serverText(language, message) }
}

/** The texts of a leg in one language. */
export function legTexts(leg: OrderLeg, { match }: Scene, language: Language) {
  const place = {
    marketType: leg.marketType,
    type: leg.optionType,
    line: leg.line,
    ...contenders(match, language),
  }
  return {
    matchName: matchName(match, language),
    leagueName: match.league.names[language],
    marketName: marketName(language, leg.marketType, leg.period),
    optionName: leg.picks ? combinationName(language, match, leg.picks) : optionSlipName(language, place),
    line: optionLine(place),
    scoreAtBet: leg.scoreAtBet ? leg.scoreAtBet.join('-') : '',
    result: resultOf(leg, match, language),
  }
}

/** Scores as they are; winners of a competition by their names. */
function resultOf({ resultText }: OrderLeg, { champion }: Match, language: Language): string | null {
  if (!champion || !resultText) return resultText
  const numbers = new Set(resultText.split(',').map(Number))
  const winners = champion.runners.filter(({ number }) => numbers.has(number))
  return winners.map(({ names }) => names[language]).join(', ')
}

export function matchTypeOf({ champion }: Match): number {
  return champion ? MATCH_TYPE.outright : MATCH_TYPE.normal
}

export function sceneOf(leg: OrderLeg, stage: Stage): Scene {
  return stage.scene(leg.matchId) ?? refuse('DATA_NOT_FOUND')
}

export function toWireLeg(
  { delayCause }: Pick<Order, 'delayCause'>,
  leg: OrderLeg,
  { stage, language, now, verdicts }: RecordNeeds,
): WireLeg {
  const scene = sceneOf(leg, stage)
  const { match, status, snapshot } = scene
  const texts = legTexts(leg, scene, language)
  const [current] = snapshot.scores
  const late = lateReason(leg)
  return {
    sid: leg.sportId,
    mid: leg.matchId,
    mn: texts.matchName,
    lid: leg.leagueId,
    ln: texts.leagueName,
    bt: match.startsAt,
    pe: leg.period,
    mty: leg.marketType,
    mgn: texts.marketName,
    on: texts.optionName,
    onm: texts.optionName,
    ip: leg.isLive,
    te: (match.champion ? [] : [match.home, match.away]).map(({ names, id }) => ({
      na: names[language],
      id,
    })),
    bo: shownOdds(leg.oddsFormat, leg.odds),
    of: leg.oddsFormat,
    od: Number(oddsText(leg.odds, 0)),
    ...(texts.line === '' ? {} : { li: texts.line }),
    re: texts.scoreAtBet,
    mrid: leg.marketId,
    ty: leg.optionType,
    mtp: matchTypeOf(match),
    fmt: match.setting.format,
    fid: partsOf(match),
    ms: status,
    mc: toWireClock(scene, now),
    ...(current ? { scs: [current.home, current.away] } : {}),
    ...(leg.scoresText === null ? {} : { bsc: leg.scoresText }),
    ...(texts.result === null ? {} : { rs: texts.result }),
    ...(leg.outcome === null ? {} : { sr: leg.outcome }),
    ...(late ? { cr: late.code } : {}),
    ...(delayCause === null ? {} : { pt: delayCause }),
    ...(leg.picks ? { pks: leg.picks.map((pick) => toWirePick(pick, match, language, verdicts)) } : {}),
  }
}

function toWirePick(
  pick: CombinedPick,
  match: Match,
  language: Language,
  verdicts: RecordNeeds['verdicts'],
): WirePick {
  const { market, option } = pickName(language, match, pick)
  const verdict = verdicts?.verdict(pick.marketId, pick.optionType, pick.scoreAtBet)
  return { mgn: market, on: option, ...(verdict ? { sr: verdict.outcome } : {}) }
}
