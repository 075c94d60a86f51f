import {
  cashOut,
  getCashOutOffers,
  getCashOutPrice,
  getCashOutsByIds,
} from '@keo/sportsbook-contract/cash-out'
import type { CashOutPrice } from '../model/order.ts'
import type { ProviderOptions, ProviderRequest } from '../provider/create-provider.ts'
import { provider } from '../provider/provider.ts'
import { cashOutPriceFromWire } from './order-from-wire.ts'

type Asked = Pick<ProviderOptions, 'signal'>

/** What a unit of the stake of each order is worth now. */
export async function fetchCashOutPrices(
  orderIds: readonly string[],
  asked: Asked = {},
): Promise<CashOutPrice[]> {
  const { pr } = await provider(getCashOutPrice, { orderIds: [...orderIds] }, { ...asked, silent: true })
  return pr.map(cashOutPriceFromWire)
}

/** What is kept for ending an order early; null while nothing is offered. */
export async function fetchCashOutFee(orderId: string, asked: Asked = {}) {
  const [found] = await provider(getCashOutOffers, { orderIds: [orderId] }, { ...asked, silent: true })
  if (!found?.offer) return null
  const { unitPrice, feePercent, worth } = found.offer
  return { unitPrice, feePercent, worth, openStake: found.openStake }
}

/** Asks for it; the id of the cash-out, whose end is not known yet. */
export async function placeCashOut(request: ProviderRequest<typeof cashOut>): Promise<string> {
  return (await provider(cashOut, request)).id
}

/** Where it stands; null when nobody answers. */
export async function fetchCashOutStatus(id: string): Promise<number | null> {
  const [found] = await provider(getCashOutsByIds, { ids: [id] }, { silent: true }).catch(() => [])
  return found?.orderStatus ?? null
}
