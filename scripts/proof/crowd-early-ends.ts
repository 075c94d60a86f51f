import {
  cancelReservedCashOut,
  cashOut,
  type CashOutOffer,
  getCashOutOffers,
  reserveCashOut,
} from '@keo/sportsbook-contract/cash-out'
import { newBetList } from '@keo/sportsbook-contract/orders'
import { cancelReservation, reserveBet } from '@keo/sportsbook-contract/reservations'
import type { Choice } from './crowd-bets.ts'
import type { Crowd, Fan } from './sports-crowd.ts'

const LOOKED_AT = 4
/** Smallest part, and smallest that may be left, in thousands of dong. */
const LEAST = 10
const ACCEPTED = 4

/** Somebody ends bets early, whole or in part; or waits until that brings more, and may call it off. */
export async function endEarly(crowd: Crowd): Promise<void> {
  const fan = crowd.anybody()
  const open = await crowd.ask(newBetList, { isSettled: false, size: LOOKED_AT }, fan)
  const orderIds = (open?.records ?? []).filter(({ st }) => st === ACCEPTED).map(({ id }) => id)
  if (orderIds.length === 0) return
  for (const offer of (await crowd.ask(getCashOutOffers, { orderIds }, fan)) ?? [])
    await take(crowd, fan, offer)
}

async function take(crowd: Crowd, fan: Fan, { orderId, offer, openStake }: CashOutOffer): Promise<void> {
  if (!offer) return
  const { unitPrice } = offer
  const isPart = openStake >= 2 * LEAST && crowd.random() < 0.6
  const cashOutStake = isPart ? Math.floor(openStake / 2) : openStake
  if (crowd.random() < 0.92) {
    const cashOutRequest = {
      orderId,
      cashOutStake,
      unitCashOutPayoutStake: unitPrice,
      acceptOddsChange: true,
    }
    await crowd.ask(cashOut, cashOutRequest, fan)
    return
  }
  const cashOutPayoutStake = (cashOutStake * unitPrice * 1.03).toFixed(2)
  const waiting = await crowd.ask(reserveCashOut, { orderId, cashOutStake, cashOutPayoutStake }, fan)
  if (waiting && crowd.random() < 0.3)
    await crowd.ask(cancelReservedCashOut, { reserveCashOutId: waiting.id }, fan)
}

/** Somebody waits for a little more than is offered, and sometimes calls it off again. */
export async function waitForMore(crowd: Crowd, choices: readonly Choice[]): Promise<void> {
  const fan = crowd.anybody()
  const choice = crowd.pick(choices)
  if (!choice) return
  const { marketId, optionType } = choice
  const odds = (choice.odds + 0.01 + Math.floor(crowd.random() * 8) / 100).toFixed(2)
  const betOptionList = [{ marketId, optionType, odds, oddsFormat: 1 }]
  const unitStake = LEAST + Math.floor(crowd.random() * 30)
  const reserved = await crowd.ask(reserveBet, { unitStake, pay: 1, betOptionList }, fan)
  if (reserved && crowd.random() < 0.3) await crowd.ask(cancelReservation, { reserveId: reserved.id }, fan)
}
