import { WIRE } from '@keo/contract/wire-codes'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { ApiRefusal } from '../../api/api-outcome.ts'
import { useMessages } from '../../language/messages.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'

type LoadStateProps = {
  query: { isError: boolean; isFetching: boolean; error: Error | null; refetch: () => unknown }
  /** Said of an id that nobody has. */
  missing: string
}

/** In place of what has not come yet, or does not. */
export function LoadState({ query, missing }: LoadStateProps) {
  const say = useMessages()
  const { error } = query
  if (error instanceof ApiRefusal && error.code === WIRE.NOT_FOUND) return <EmptyState title={missing} />
  if (query.isError) return <LoadFailed busy={query.isFetching} onRetry={() => void query.refetch()} />
  return (
    <div role="status" aria-label={say('page.loading')} className="expert-waiting">
      <Skeleton shape="card" height={180} />
      <Skeleton shape="card" height={120} />
      <Skeleton shape="card" height={200} />
    </div>
  )
}
