import type { SportId } from '@keo/sportsbook-contract/sport-ids'
import { OUTCOME } from '@keo/sportsbook-contract/match-enums'
import type { Language } from '@keo/messages/languages'
import { serverText } from '@keo/messages/server-packs'
import { ORDER_STATUS, REJECT_REASONS, SERIES_TYPE } from '@keo/sportsbook-contract/order-enums'
import type { PushedOrder } from '@keo/sportsbook-contract/pushed-orders'
import { oddsText, ODDS_FORMAT } from '@keo/units/odds'
import type { Stage } from '../stage/stage.ts'
import { amountText } from '../wallet/amounts.ts'
import { shownOdds } from './odds-format.ts'
import { lateReason } from '../settlement/late-bets.ts'
import { legTexts, matchTypeOf, sceneOf } from './order-record.ts'
import { betTypeText, exchangeRate, isSeries, mostReturned } from '../orders/order-amounts.ts'
import type { Order, OrderLeg } from '../orders/order-types.ts'

/** Orders are pushed in English; other languages come on request. */
const PUSHED_LANGUAGE = 'en'
/** `settleResult` while nothing is known (3.16). */
const NOT_SETTLED = 0
/** Single wallet. */
const WALLET_TYPE = 2

type PushNeeds = {
  readonly stage: Stage
  readonly merchantId: string
  /** The stake of its cash-outs that were taken back. */
  readonly takenBack: bigint
  readonly language?: Language
}

/** An order as the operator gets it (5.5). */
export function toPushedOrder(order: Order, needs: PushNeeds): PushedOrder {
  const { stage, merchantId, takenBack, language = PUSHED_LANGUAGE } = needs
  const most = mostReturned(order)
  const alive = order.legs.filter(({ outcome }) => outcome !== OUTCOME.cancelled).length
  const settled = order.returned === null ? {} : { settleAmount: amountText(order.returned) }
  return {
    id: order.id,
    userId: order.userId,
    merchantId,
    merchantUserId: order.merchantUserId,
    currency: order.currencyId,
    exchangeRate: exchangeRate(order.currencyId),
    seriesType: isSeries(order) ? SERIES_TYPE.series : SERIES_TYPE.single,
    betType: betTypeText(order),
    allUp: order.legs.length,
    allUpAlive: alive,
    stakeAmount: amountText(order.stake),
    liabilityStake: amountText(order.stake),
    ...settled,
    orderStatus: order.status,
    oddsChange: order.oddsChange,
    device: order.device,
    ip: order.address,
    ...(order.settledAt === null ? {} : { settleTime: String(order.settledAt) }),
    createTime: String(order.receivedAt),
    modifyTime: String(order.modifiedAt),
    ...(order.status === ORDER_STATUS.cancelled ? { cancelTime: String(order.modifiedAt) } : {}),
    ...(order.remark === null ? {} : { thirdRemark: order.remark }),
    ...(order.relatedId === null ? {} : { relatedId: order.relatedId }),
    maxWinAmount: amountText(most - order.stake),
    loseAmount: amountText(order.stake),
    // The settlement that stands has not been rolled back.
    rollBackCount: order.settlements - (order.status === ORDER_STATUS.settled ? 1 : 0),
    itemCount: order.legs.length,
    seriesValue: order.legsEach,
    betNum: order.subBets,
    cashOutTotalStake: amountText(order.closedStake),
    liabilityCashoutStake: amountText(order.closedStake),
    cashOutPayoutStake: amountText(order.closedReturn),
    cashOutCount: order.cashOuts,
    cashOutCancelStake: amountText(takenBack),
    ...(order.reservationId === null ? {} : { reserveId: order.reservationId }),
    unitStake: amountText(order.unitStake),
    validSettleStakeAmount: amountText(validStake(order)),
    walletType: WALLET_TYPE,
    version: order.version,
    ...rejectionOf(order, language),
    betList: order.legs.map((leg) => toPushedLeg(order, leg, { stage, language })),
  }
}

function rejectionOf({ rejection }: Order, language: Language) {
  if (rejection === null) return {}
  const { wire, message } = REJECT_REASONS[rejection]
  return { rejectReason: wire, rejectReasonStr: serverText(language, message) }
}

/** What counts as bet: the whole stake won or lost, half of what was not cashed out for halves, nothing for what was never a bet. */
function validStake({ status, legs, stake, closedStake }: Order): bigint {
  if (status !== ORDER_STATUS.settled) return 0n
  const outcomes = legs.map(({ outcome }) => outcome)
  const isFull = outcomes.some((outcome) => outcome === OUTCOME.won || outcome === OUTCOME.lost)
  const isHalf = outcomes.some((outcome) => outcome === OUTCOME.halfWon || outcome === OUTCOME.halfLost)
  if (isFull) return stake
  return isHalf ? (stake - closedStake) / 2n + closedStake : 0n
}

function toPushedLeg(
  order: Order,
  leg: OrderLeg,
  { stage, language }: { stage: Stage; language: Language },
): PushedOrder['betList'][number] {
  const scene = sceneOf(leg, stage)
  const texts = legTexts(leg, scene, language)
  const late = lateReason(leg)
  return {
    id: `${order.id}-${leg.number}`,
    orderId: order.id,
    sportId: leg.sportId,
    sportName: serverText(language, `provider.sport.${leg.sportId as SportId}`),
    matchId: String(leg.matchId),
    matchName: texts.matchName,
    period: leg.period,
    marketId: String(leg.marketId),
    marketType: leg.marketType,
    optionType: leg.optionType,
    optionName: texts.optionName,
    marketName: texts.marketName,
    tournamentId: String(leg.leagueId),
    tournamentName: texts.leagueName,
    odds: oddsText(leg.odds, ODDS_FORMAT.decimal),
    oddsFormat: leg.oddsFormat,
    betOdds: shownOdds(leg.oddsFormat, leg.requestedOdds),
    settleStatus: leg.outcome === null ? 0 : 1,
    settleResult: leg.outcome ?? NOT_SETTLED,
    ...(late ? { cancelReason: late.code, cancelReasonName: late.name } : {}),
    isInplay: leg.isLive,
    ...(texts.line === '' ? {} : { extendedParameter: texts.line }),
    ...(texts.scoreAtBet === '' ? {} : { extraInfo: texts.scoreAtBet, betScore: texts.scoreAtBet }),
    ...(texts.result === null ? {} : { resultScore: texts.result }),
    matchType: matchTypeOf(scene.match),
    matchTime: String(scene.match.startsAt),
    ...(order.decidedAt === null ? {} : { pendingTime: String(order.decidedAt - order.receivedAt) }),
  }
}
