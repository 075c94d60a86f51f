import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { WaitingRows } from '../current-member/index.ts'
import { isClosed, OffersClosed } from './offers-closed.tsx'

type Loading = { error: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown }

/** Nothing is there yet: closed, failed or on its way. */
export function Waiting({ error, isError, isFetching, refetch }: Loading) {
  if (isClosed(error)) return <OffersClosed />
  if (isError) return <LoadFailed busy={isFetching} onRetry={() => void refetch()} />
  return <WaitingRows />
}
