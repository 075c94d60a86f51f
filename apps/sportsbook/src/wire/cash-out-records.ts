import type { Language } from '@keo/messages/languages'
import { serverText } from '@keo/messages/server-packs'
import type { CashOutOffer, getCashOutsByIds } from '@keo/sportsbook-contract/cash-out'
import type { ProviderResponseOf } from '@keo/sportsbook-contract/define-provider-call'
import type { WireOrder } from '@keo/sportsbook-contract/order-record'
import { exchangeRate } from '../orders/order-amounts.ts'
import type { Order } from '../orders/order-types.ts'
import { amountNumber } from '../wallet/amounts.ts'
import type { CashOutDesk } from '../cash-out/cash-out-desk.ts'
import { CASH_OUT_REFUSALS, type CashOut } from '../cash-out/cash-out-types.ts'
import type { ReservedCashOut } from '../cash-out/reserved-store.ts'
import { CASH_OUTS_MAX, leastStake, openStake } from '../cash-out/rules.ts'
import { unitPriceNumber } from '../cash-out/unit-price.ts'
import { payoutOf, PRICE_UNIT } from '../cash-out/worth.ts'

export type Seen = Awaited<ReturnType<CashOutDesk['look']>>[number]

/** Ours: the price with its fee and its life. */
export function toOffer({ order, quote, isRunning, until }: Seen): CashOutOffer {
  return {
    orderId: order.id,
    state: isRunning ? 'running' : quote.state,
    openStake: amountNumber(openStake(order)),
    leastStake: amountNumber(leastStake(order)),
    cashOutsLeft: CASH_OUTS_MAX - order.cashOuts,
    offer: quote.state === 'offered' && until !== null ? offerOf(order, quote, until) : null,
  }
}

function offerOf(
  order: Order,
  { price, fair, feePercent }: { price: bigint; fair: bigint; feePercent: number },
  until: number,
) {
  const open = openStake(order)
  const [worth, payout] = [payoutOf(open, fair), payoutOf(open, price)]
  return {
    unitPrice: unitPriceNumber(price),
    feePercent,
    worth: amountNumber(worth),
    fee: amountNumber(worth - payout),
    payout: amountNumber(payout),
    until,
  }
}

type WireCashOut = ProviderResponseOf<typeof getCashOutsByIds>[number]

export function toWireCashOut(cashOut: CashOut, { currencyId }: Order, language: Language): WireCashOut {
  const payout = paidBy(cashOut)
  return {
    id: cashOut.id,
    createTime: cashOut.receivedAt,
    cashOutStake: amountNumber(cashOut.stake),
    cashOutPayoutStake: amountNumber(payout),
    cashOutProfitStake: cashOut.payout === null ? 0 : amountNumber(payout - cashOut.stake),
    orderStatus: cashOut.status,
    ...refusalOf(cashOut, language),
    orderId: cashOut.orderId,
    currencyId,
    exchangeRate: Number(exchangeRate(currencyId)),
  }
}

function refusalOf({ refusal, modifiedAt }: CashOut, language: Language): Partial<WireCashOut> {
  if (refusal === null) return {}
  const { wire, message } = CASH_OUT_REFUSALS[refusal]
  return { cancelTime: modifiedAt, cancelReasonCode: wire, remark: serverText(language, message) }
}

/** What it brings, as far as is known: nothing once it was refused. */
function paidBy({ refusal, payout, stake, unitPrice }: CashOut): bigint {
  return refusal === null ? (payout ?? payoutOf(stake, unitPrice)) : 0n
}

/** The lists of an order record: what was cashed out, and what waits for its return. */
export function cashOutLists(
  orderId: string,
  cashOuts: readonly CashOut[],
  reserved: readonly ReservedCashOut[],
): Pick<WireOrder, 'crl' | 'rcool'> {
  const crl = cashOuts.filter((each) => each.orderId === orderId).map(toListed)
  const rcool = reserved.filter((each) => each.orderId === orderId).map(toWireReserved)
  return { ...(crl.length > 0 ? { crl } : {}), ...(rcool.length > 0 ? { rcool } : {}) }
}

function toListed(cashOut: CashOut): NonNullable<WireOrder['crl']>[number] {
  const { id, receivedAt, stake, status, orderId, refusal } = cashOut
  return {
    id,
    ct: receivedAt,
    cst: amountNumber(stake),
    cops: amountNumber(paidBy(cashOut)),
    st: status,
    oid: orderId,
    ...(refusal === null ? {} : { cr: CASH_OUT_REFUSALS[refusal].wire }),
  }
}

export function toWireReserved(reserved: ReservedCashOut) {
  const { id, orderId, madeAt, stake, wantedReturn, status } = reserved
  return {
    id,
    ct: madeAt,
    cst: amountNumber(stake),
    cops: amountNumber(wantedReturn),
    st: status,
    unps: unitPriceNumber((wantedReturn * PRICE_UNIT) / stake),
    oid: orderId,
  }
}
