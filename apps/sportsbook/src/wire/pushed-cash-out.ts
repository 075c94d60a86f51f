import { serverText } from '@keo/messages/server-packs'
import { SERIES_TYPE } from '@keo/sportsbook-contract/order-enums'
import type { PushedCashOut } from '@keo/sportsbook-contract/pushed-orders'
import { betTypeText, exchangeRate, isSeries } from '../orders/order-amounts.ts'
import type { Order } from '../orders/order-types.ts'
import { amountText } from '../wallet/amounts.ts'
import { CASH_OUT_REFUSALS, type CashOut } from '../cash-out/cash-out-types.ts'
import { unitPriceText } from '../cash-out/unit-price.ts'
import { payoutOf } from '../cash-out/worth.ts'

/** Single wallet. */
const WALLET_TYPE = 2

/** A cash-out as the operator gets it (5.5). It moves no money: its transaction does. */
export function toPushedCashOut(cashOut: CashOut, order: Order, merchantId: string): PushedCashOut {
  const { decidedAt, refusal, payout } = cashOut
  const settled = payout === null || decidedAt === null ? {} : { settleTime: String(decidedAt) }
  return {
    id: cashOut.id,
    orderId: order.id,
    userId: order.userId,
    merchantId,
    merchantUserId: order.merchantUserId,
    walletType: WALLET_TYPE,
    currency: order.currencyId,
    exchangeRate: exchangeRate(order.currencyId),
    cashoutTime: String(cashOut.receivedAt),
    betTime: String(order.receivedAt),
    ...settled,
    createTime: String(cashOut.receivedAt),
    cashOutStake: amountText(cashOut.stake),
    cashOutPayoutStake: amountText(refusal ? 0n : (payout ?? payoutOf(cashOut.stake, cashOut.unitPrice))),
    unitCashOutPayoutStake: unitPriceText(cashOut.unitPrice),
    orderStatus: cashOut.status,
    acceptOddsChange: cashOut.acceptsChange,
    seriesType: isSeries(order) ? SERIES_TYPE.series : SERIES_TYPE.single,
    betType: betTypeText(order),
    orderStakeAmount: amountText(order.stake),
    ip: cashOut.address,
    device: cashOut.device,
    ...(refusal === null ? {} : refusalOf(cashOut.modifiedAt, refusal)),
    version: cashOut.version,
    lastModifyTime: String(cashOut.modifiedAt),
  }
}

function refusalOf(at: number, refusal: keyof typeof CASH_OUT_REFUSALS) {
  const { wire, message } = CASH_OUT_REFUSALS[refusal]
  return { cancelTime: String(at), cancelReasonCode: wire, remark: serverText('en', message) }
}
