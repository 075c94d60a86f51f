import type { Clock } from '@keo/service-kit/clock'
import {
  cancelReservedCashOut,
  cashOut,
  getCashOutOffers,
  getCashOutPrice,
  getCashOutsByIds,
  getReservedCashOuts,
  reserveCashOut,
} from '@keo/sportsbook-contract/cash-out'
import { type Switches, takeBackCashOut } from '@keo/sportsbook-contract/control'
import { CASH_OUT_PRICE_STATE } from '@keo/sportsbook-contract/order-enums'
import type { Desk } from '../orders/desk.ts'
import { toWireOrder } from '../wire/order-record.ts'
import type { ProviderApi } from '../api/provider-api.ts'
import { refuse } from '../ground/refusal.ts'
import type { Stage } from '../stage/stage.ts'
import { amountNumber, amountText, readAmount } from '../wallet/amounts.ts'
import type { CashOutDesk } from '../cash-out/cash-out-desk.ts'
import type { CashOut } from '../cash-out/cash-out-types.ts'
import { toOffer, toWireCashOut, toWireReserved, type Seen } from '../wire/cash-out-records.ts'
import type { ReservedCashOuts } from '../cash-out/reserved-cash-outs.ts'
import { RESERVED_STATUS, type ReservedCashOut } from '../cash-out/reserved-store.ts'
import { CASH_OUTS_MAX, isCashOutOff, leastStake } from '../cash-out/rules.ts'
import { readUnitPrice, unitPriceNumber } from '../cash-out/unit-price.ts'

type Needs = {
  readonly desk: Desk
  readonly cashOuts: CashOutDesk
  readonly reservedCashOuts: ReservedCashOuts
  readonly stage: Stage
  readonly clock: Clock
  cancelCashOut(cashOutId: string): Promise<CashOut>
  switches(): Switches
}

/** The calls of cash-outs. Another player's order and an unknown order get the same answer. */
export function cashOutCalls(api: ProviderApi, needs: Needs): void {
  const { cashOuts, reservedCashOuts } = needs

  /** What is switched off has no price. */
  async function look(userId: string, orderIds: readonly string[]): Promise<Seen[]> {
    const seen = await cashOuts.look(userId, orderIds)
    const isOn = ({ order }: Seen) => !isCashOutOff(order, needs.switches())
    return seen.map((each) =>
      isOn(each)
        ? each
        : { order: each.order, isRunning: each.isRunning, quote: { state: 'none' }, until: null },
    )
  }

  api.handle(getCashOutPrice, async ({ orderIds }, { player }) => {
    const seen = await look(player.userId, orderIds)
    const reserved = await reservedCashOuts.listOf(seen.map(({ order }) => order.id))
    const waiting = reserved.filter(({ status }) => status === RESERVED_STATUS.waiting)
    return { mxc: CASH_OUTS_MAX, pr: seen.map((each) => toPrice(each, waiting)) }
  })
  api.handle(getCashOutOffers, async ({ orderIds }, { player }) =>
    (await look(player.userId, orderIds)).map(toOffer),
  )
  api.handle(cashOut, async (body, { player, address }) => {
    const [order] = await needs.desk.ownOrders(player.userId, [body.orderId])
    // Whether it is a series is read from the order, not from the request.
    if (order && isCashOutOff(order, needs.switches()))
      refuse(order.legs.length > 1 ? 'SERIES_CASH_OUT_OFF' : 'SINGLE_CASH_OUT_OFF')
    const { id, status } = await cashOuts.place({
      userId: player.userId,
      orderId: body.orderId,
      relatedId: body.relatedId ?? null,
      stake: readAmount(body.cashOutStake) ?? refuse('CASH_OUT_STAKE_WRONG'),
      requestedPrice: readUnitPrice(body.unitCashOutPayoutStake) ?? refuse('ILLEGAL_PARAMETER'),
      acceptsChange: body.acceptOddsChange ?? false,
      device: body.deviceId ?? 'h5',
      address,
    })
    return { id, st: status }
  })
  api.handle(getCashOutsByIds, async ({ ids }, { player, language }) => {
    const found = await cashOuts.own(player.userId, ids)
    const orders = await needs.desk.ownOrders(
      player.userId,
      found.map(({ orderId }) => orderId),
    )
    return found.flatMap((each) => {
      const order = orders.find(({ id }) => id === each.orderId)
      return order ? [toWireCashOut(each, order, language)] : []
    })
  })
  reservedCalls(api, needs)
  api.handle(takeBackCashOut, async ({ cashOutId }) => {
    const { status } = await needs.cancelCashOut(cashOutId)
    return { cashOutId, st: status }
  })
}

function reservedCalls(api: ProviderApi, { reservedCashOuts, desk, stage, clock }: Needs): void {
  api.handle(reserveCashOut, async (body, { player, address }) => {
    const wantedReturn = readAmount(body.cashOutPayoutStake)
    if (wantedReturn === null || wantedReturn <= 0n) refuse('ILLEGAL_PARAMETER')
    const reserved = await reservedCashOuts.place({
      userId: player.userId,
      orderId: body.orderId,
      stake: readAmount(body.cashOutStake) ?? refuse('CASH_OUT_STAKE_WRONG'),
      wantedReturn,
      device: 'h5',
      address,
    })
    return toWireReserved(reserved)
  })
  api.handle(cancelReservedCashOut, async ({ reserveCashOutId }, { player }) => {
    await reservedCashOuts.cancel(player.userId, reserveCashOutId)
    return true
  })
  api.handle(getReservedCashOuts, async ({ reserveCashOutIds }, { player, language }) => {
    const found = await reservedCashOuts.own(player.userId, reserveCashOutIds)
    const orderIds = found.map(({ orderId }) => orderId)
    const orders = await desk.ownOrders(player.userId, orderIds)
    return found.flatMap((each) => {
      const order = orders.find(({ id }) => id === each.orderId)
      if (!order) return []
      return [{ ...toWireReserved(each), ops: toWireOrder(order, { stage, language, now: clock.now() }).ops }]
    })
  })
}

function toPrice({ order, quote, isRunning }: Seen, waiting: readonly ReservedCashOut[]) {
  const reserved = waiting.find(({ orderId }) => orderId === order.id)
  const state = reserved ? CASH_OUT_PRICE_STATE.reservePending : order.status
  const least = amountNumber(leastStake(order))
  return {
    oid: order.id,
    ...(quote.state === 'offered' ? { amt: unitPriceNumber(quote.price), smis: least, pmis: least } : {}),
    st: isRunning ? CASH_OUT_PRICE_STATE.inProgress : state,
    ...(reserved ? { rcs: amountText(reserved.wantedReturn) } : {}),
  }
}
