import type { Outcome, OddsType } from '@keo/sportsbook-contract/match-enums'
import type { OddsChange } from '@keo/betting/odds-change'
import type { InstantColumn } from '@keo/service-kit/db/columns'
import { REJECT_REASONS, type OrderStatus, type RejectReason } from '@keo/sportsbook-contract/order-enums'
import type { Odds } from '@keo/units/odds'
import type { Suspension } from '../../play/sport-model.ts'
import type { Selectable } from 'kysely'
import type { CombinedPick } from '../../pricing/quote.ts'
import type { Order, OrderLeg, Payment } from '../order-types.ts'

export type OrderRow = {
  id: string
  user_id: string
  merchant_user_id: string
  currency_id: number
  related_id: string | null
  slip_key: string | null
  request_hash: string
  remark: string | null
  legs_each: number
  sub_bets: number
  unit_stake: bigint
  stake: bigint
  cap: bigint
  odds_change: number
  status: number
  payment: string
  reject_code: number | null
  delay_cause: number | null
  received_at: InstantColumn
  due_at: InstantColumn | null
  decided_at: InstantColumn | null
  settled_at: InstantColumn | null
  modified_at: InstantColumn
  returned: bigint | null
  cash_outs: number
  closed_stake: bigint
  closed_return: bigint
  reservation_id: string | null
  settlements: number
  version: number
  device: string
  address: string
  trace: string | null
}

export type LegRow = {
  order_id: string
  number: number
  match_id: number
  sport_id: number
  league_id: number
  market_id: number
  market_type: number
  period: number
  line: number | null
  option_type: number
  picks: readonly CombinedPick[] | null
  asked_odds: number
  odds: number
  odds_format: number
  is_live: boolean
  home_at_bet: number | null
  away_at_bet: number | null
  scores_text: string | null
  outcome: number | null
  result_text: string | null
  sharers: number | null
  result_version: number
}

export type OrderTables = { bet_order: OrderRow; bet_leg: LegRow }

export function toOrder(row: Selectable<OrderRow>, legs: readonly LegRow[]): Order {
  return {
    id: row.id,
    userId: row.user_id,
    merchantUserId: row.merchant_user_id,
    currencyId: row.currency_id,
    relatedId: row.related_id,
    slipKey: row.slip_key,
    requestHash: row.request_hash,
    remark: row.remark,
    legsEach: row.legs_each,
    subBets: row.sub_bets,
    unitStake: row.unit_stake,
    stake: row.stake,
    cap: row.cap,
    oddsChange: row.odds_change as OddsChange,
    status: row.status as OrderStatus,
    payment: row.payment as Payment,
    rejection: row.reject_code === null ? null : reasonOf(row.reject_code),
    delayCause: row.delay_cause as Suspension | null,
    receivedAt: row.received_at,
    dueAt: row.due_at,
    decidedAt: row.decided_at,
    settledAt: row.settled_at,
    modifiedAt: row.modified_at,
    returned: row.returned,
    cashOuts: row.cash_outs,
    closedStake: row.closed_stake,
    closedReturn: row.closed_return,
    reservationId: row.reservation_id,
    settlements: row.settlements,
    version: row.version,
    device: row.device,
    address: row.address,
    trace: row.trace,
    legs: legs.map(toLeg),
  }
}

function toLeg(row: LegRow): OrderLeg {
  return {
    number: row.number,
    matchId: row.match_id,
    sportId: row.sport_id,
    leagueId: row.league_id,
    marketId: row.market_id,
    marketType: row.market_type,
    period: row.period,
    line: row.line,
    optionType: row.option_type,
    picks: row.picks,
    requestedOdds: BigInt(row.asked_odds) as Odds,
    odds: BigInt(row.odds) as Odds,
    oddsFormat: row.odds_format as OddsType,
    isLive: row.is_live,
    scoreAtBet:
      row.home_at_bet === null || row.away_at_bet === null ? null : [row.home_at_bet, row.away_at_bet],
    scoresText: row.scores_text,
    outcome: row.outcome as Outcome | null,
    resultText: row.result_text,
    sharers: row.sharers,
    resultVersion: row.result_version,
  }
}

const REASONS = Object.entries(REJECT_REASONS) as [RejectReason, { wire: number }][]

function reasonOf(wire: number): RejectReason {
  return REASONS.find(([, reason]) => reason.wire === wire)?.[0] ?? 'systemError'
}

const timeText = (at: number): string => new Date(at).toISOString()
const maybeTime = (at: number | null): string | null => (at === null ? null : timeText(at))

/** As JSON, from which the database reads many at once; whole numbers of any size are text there. */
export function fromOrder(order: Order) {
  return {
    id: order.id,
    user_id: order.userId,
    merchant_user_id: order.merchantUserId,
    currency_id: order.currencyId,
    related_id: order.relatedId,
    slip_key: order.slipKey,
    request_hash: order.requestHash,
    remark: order.remark,
    legs_each: order.legsEach,
    sub_bets: order.subBets,
    unit_stake: String(order.unitStake),
    stake: String(order.stake),
    cap: String(order.cap),
    odds_change: order.oddsChange,
    status: order.status,
    payment: order.payment,
    reject_code: order.rejection === null ? null : REJECT_REASONS[order.rejection].wire,
    delay_cause: order.delayCause,
    received_at: timeText(order.receivedAt),
    due_at: maybeTime(order.dueAt),
    decided_at: maybeTime(order.decidedAt),
    settled_at: maybeTime(order.settledAt),
    modified_at: timeText(order.modifiedAt),
    returned: order.returned === null ? null : String(order.returned),
    cash_outs: order.cashOuts,
    closed_stake: String(order.closedStake),
    closed_return: String(order.closedReturn),
    reservation_id: order.reservationId,
    settlements: order.settlements,
    version: order.version,
    device: order.device,
    address: order.address,
    trace: order.trace,
  }
}

export function fromLeg(orderId: string, leg: OrderLeg): LegRow {
  return {
    order_id: orderId,
    number: leg.number,
    match_id: leg.matchId,
    sport_id: leg.sportId,
    league_id: leg.leagueId,
    market_id: leg.marketId,
    market_type: leg.marketType,
    period: leg.period,
    line: leg.line,
    option_type: leg.optionType,
    picks: leg.picks,
    asked_odds: Number(leg.requestedOdds),
    odds: Number(leg.odds),
    odds_format: leg.oddsFormat,
    is_live: leg.isLive,
    home_at_bet: leg.scoreAtBet?.[0] ?? null,
    away_at_bet: leg.scoreAtBet?.[1] ?? null,
    scores_text: leg.scoresText,
    outcome: leg.outcome,
    result_text: leg.resultText,
    sharers: leg.sharers,
    result_version: leg.resultVersion,
  }
}
