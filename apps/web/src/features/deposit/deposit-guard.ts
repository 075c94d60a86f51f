import type { DepositOrder } from '@keo/contract/deposit'
import { getDepositOrder } from '@keo/contract/deposit-order'
import { ERRORS } from '@keo/contract/errors'
import { paths, withQuery } from '../../navigation/paths.ts'
import { api } from '../../api/api.ts'
import { ApiRefusal } from '../../api/api-outcome.ts'

type Verdict = { kind: 'open' } | { kind: 'cancel' } | { kind: 'redirect'; to: string }

/** The order's fields as query (NAV-20); the page itself goes by the number alone. */
export function orderPath({ orderNo, status, amount, channelId }: DepositOrder): string {
  return withQuery(paths.depositOrder(), { orderNo, status: String(status), amount, channelId })
}

/** A lock is told by the server's own words and keeps the page closed; an order in progress comes first. */
export async function depositGuard({ isFirstPage }: { isFirstPage: boolean }): Promise<Verdict> {
  try {
    const open = await api(getDepositOrder, { orderNo: '' })
    return open ? { kind: 'redirect', to: orderPath(open) } : { kind: 'open' }
  } catch (error) {
    const isLocked = error instanceof ApiRefusal && error.code === ERRORS.DEPOSIT_LOCKED.wire
    if (!isLocked) return { kind: 'open' }
    return isFirstPage ? { kind: 'redirect', to: paths.home() } : { kind: 'cancel' }
  }
}
