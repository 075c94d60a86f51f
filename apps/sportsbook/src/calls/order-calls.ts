import { ODDS_CHANGE, type OddsChange } from '@keo/betting/odds-change'
import type { Clock } from '@keo/service-kit/clock'
import type { Switches } from '@keo/sportsbook-contract/control'
import { ORDER_STATUS, TIME_TYPE, TOTAL_TYPE } from '@keo/sportsbook-contract/order-enums'
import {
  type BetOption,
  betMultiple,
  type CreatedOrder,
  getStakeOrderStatus,
  newBetList,
  singlePass,
} from '@keo/sportsbook-contract/orders'
import { oddsText, ODDS_FORMAT, parseOdds } from '@keo/units/odds'
import type * as z from 'zod/mini'
import type { CashOutDesk } from '../cash-out/cash-out-desk.ts'
import { cashOutLists } from '../wire/cash-out-records.ts'
import { isCashOutOff } from '../cash-out/rules.ts'
import type { ReservedCashOuts } from '../cash-out/reserved-cash-outs.ts'
import type { CallContext } from '../api/call-context.ts'
import type { ProviderApi } from '../api/provider-api.ts'
import { refuse } from '../ground/refusal.ts'
import type { Book } from '../pricing/quote.ts'
import type { Stage } from '../stage/stage.ts'
import type { Player } from '../players/players.ts'
import { amountNumber, readAmount } from '../wallet/amounts.ts'
import { isOddsType, oddsTypeOf, shownOdds } from '../wire/odds-format.ts'
import type { Desk } from '../orders/desk.ts'
import type { OrderSum } from '../orders/store/order-store.ts'
import { rejectionOf, toWireOrder } from '../wire/order-record.ts'
import type { Order } from '../orders/order-types.ts'
import { LEGS_MAX, type Slip, type SlipLeg } from '../orders/slip.ts'

const { created, confirming, rejected, cancelled, accepted, settled } = ORDER_STATUS
const OPEN = [created, confirming, accepted]
const ENDED = [settled, rejected, cancelled]
const PAGE_SIZE = 20
const PAGE_MAX = 100

type Needs = {
  readonly desk: Desk
  readonly cashOuts: Pick<CashOutDesk, 'listOf'>
  readonly reservedCashOuts: Pick<ReservedCashOuts, 'listOf'>
  readonly stage: Stage
  readonly verdicts: Pick<Book, 'verdict'>
  readonly clock: Clock
  switches(): Switches
}

/** The calls that place and list bets. */
export function orderCalls(
  api: ProviderApi,
  { desk, cashOuts, reservedCashOuts, stage, verdicts, clock, switches }: Needs,
): void {
  api.handle(singlePass, async ({ singleBetList, currencyId, deviceId }, context) => {
    if (singleBetList.length > LEGS_MAX) refuse('TOO_MANY_ORDERS')
    const slips = singleBetList.map((row) => ({
      ...slipOf(context, currencyId, deviceId),
      ...rowOf(row),
      legsEach: 1,
      legs: row.betOptionList.map(readOption),
    }))
    return (await desk.place(slips)).map(toCreated)
  })

  api.handle(betMultiple, async (body, context) => {
    const { betMultipleData, currencyId, deviceId } = body
    if (betMultipleData.length > LEGS_MAX) refuse('TOO_MANY_ORDERS')
    const legs = body.betOptionList.map(readOption)
    const slips = betMultipleData.map((row, at) => {
      const ids = body.relatedId === undefined ? null : { id: body.relatedId, at }
      const rest = { legsEach: row.seriesValue, legs }
      return Object.assign(slipOf(context, currencyId, deviceId), rowOf(row, ids), rest)
    })
    return (await desk.place(slips)).map(toCreated)
  })

  api.handle(getStakeOrderStatus, async ({ orderIds }, { player, language }) => {
    const orders = await desk.ownOrders(player.userId, orderIds)
    return orders.map((order) =>
      Object.assign({ oid: order.id, st: order.status }, rejectionOf(order, language)),
    )
  })

  api.handle(newBetList, async (body, { player, language }) => {
    const current = Math.max(1, body.current ?? 1)
    const size = Math.min(PAGE_MAX, Math.max(1, body.size ?? PAGE_SIZE))
    const { total, orders, sums } = await desk.list({
      userId: player.userId,
      statuses: body.isSettled ? ENDED : OPEN,
      currencyId: body.currencyId ?? null,
      matchTypes: body.matchTypes && body.matchTypes.length > 0 ? body.matchTypes : null,
      isCashedOut: body.isCashout ?? false,
      from: body.startTime ?? null,
      to: body.endTime ?? null,
      by: body.timeType === TIME_TYPE.settled && body.isSettled ? 'settled_at' : 'received_at',
      offset: (current - 1) * size,
      limit: size,
    })
    const ids = orders.map(({ id }) => id)
    const early = await cashOuts.listOf(ids)
    const reserved = await reservedCashOuts.listOf(ids)
    return {
      current,
      size,
      total,
      totalType: TOTAL_TYPE.exact,
      records: orders.map((order) =>
        Object.assign(
          toWireOrder(order, { stage, language, now: clock.now(), verdicts }),
          cashOutLists(order.id, early, reserved),
          isCashOutOff(order, switches()) ? { co: 0 } : {},
        ),
      ),
      sts: sums.map((sum) => toSum(sum, body.isSettled)),
    }
  })
}

function slipOf(
  { player, address }: CallContext<Player>,
  currencyId: number | undefined,
  deviceId: string | undefined,
) {
  if (currencyId === undefined) refuse('CURRENCY_ID_MISSING')
  if (!player.currencyIds.includes(currencyId)) refuse('CURRENCY_NOT_OFFERED')
  const { userId, merchantUserId } = player
  return { userId, merchantUserId, currencyId, reservationId: null, device: deviceId ?? 'h5', address }
}

type Row = {
  readonly unitStake: string
  readonly oddsChange: number
  readonly relatedId?: string | undefined
  readonly thirdRemark?: string | undefined
}

/** A row without an id of its own bears that of its request, which names it together with its place there. */
function rowOf(
  { unitStake, oddsChange, relatedId, thirdRemark }: Row,
  request: { id: string; at: number } | null = null,
): Pick<Slip, 'unitStake' | 'oddsChange' | 'relatedId' | 'slipKey' | 'remark'> {
  const stake = readAmount(unitStake)
  if (stake === null) refuse('ILLEGAL_PARAMETER')
  if (stake <= 0n) refuse('STAKE_TOO_LOW')
  if (!isOddsChange(oddsChange)) refuse('ILLEGAL_PARAMETER')
  return {
    unitStake: stake,
    oddsChange,
    relatedId: relatedId ?? request?.id ?? null,
    slipKey: relatedId ?? (request && `${request.id} row ${request.at + 1}`),
    remark: thirdRemark ?? null,
  }
}

function isOddsChange(value: number): value is OddsChange {
  return Object.values<number>(ODDS_CHANGE).includes(value)
}

function readOption({ marketId, optionType, odds, oddsFormat }: z.output<typeof BetOption>): SlipLeg {
  if (!isOddsType(oddsFormat)) refuse('BET_ODDS_FORMAT_WRONG')
  const european = parseOdds(odds) ?? refuse('ILLEGAL_PARAMETER')
  return { marketId, optionType, odds: european, oddsFormat: oddsTypeOf(oddsFormat) }
}

function toSum({ currencyId, orders, stake, returned }: OrderSum, isSettled: boolean) {
  const sum = { cid: currencyId, ct: orders, sa: amountNumber(stake) }
  return isSettled ? { ...sum, pa: amountNumber(returned), cwl: amountNumber(returned - stake) } : sum
}

/** Every option carries the remark: a client finds its row by the first of them. */
function toCreated({ id, status, legs, remark, relatedId }: Order): CreatedOrder {
  return {
    id,
    st: status,
    ops: legs.map(({ marketId, odds, oddsFormat }) => ({
      mid: String(marketId),
      od: oddsText(odds, ODDS_FORMAT.decimal),
      of: oddsFormat,
      bod: shownOdds(oddsFormat, odds),
      ...(remark === null ? {} : { tr: remark }),
      ...(relatedId === null ? {} : { rid: relatedId }),
    })),
  }
}
