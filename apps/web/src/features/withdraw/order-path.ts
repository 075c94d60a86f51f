import type { WithdrawOrder } from '@keo/contract/withdraw'
import { paths, withQuery } from '../../navigation/paths.ts'

/** The page of an order. The address names it; everything shown comes from the server. */
export function orderPath({ orderNo, orderStatus }: Pick<WithdrawOrder, 'orderNo' | 'orderStatus'>): string {
  return withQuery(paths.withdrawOrder(), { orderData: JSON.stringify({ orderNo, orderStatus }) })
}

/** The order number of `orderData`; empty for whatever else stands there. */
export function orderNoIn(orderData: string | null): string {
  try {
    const { orderNo } = JSON.parse(orderData ?? '') as { orderNo?: unknown }
    return typeof orderNo === 'string' && /^wd_[0-9A-Za-z]{10,40}$/.test(orderNo) ? orderNo : ''
  } catch {
    return ''
  }
}
