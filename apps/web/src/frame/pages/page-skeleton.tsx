import { ListRowSkeleton, Skeleton } from '@keo/ui/primitives/skeleton'
import { useMessages } from '../../language/messages.ts'

/** Stands in while a screen loads; page-parts.css lets it appear only after 150 ms, so quick pages never flash. */
export function PageSkeleton() {
  const say = useMessages()
  return (
    <div className="page-skeleton" role="status" aria-label={say('page.loading')}>
      <div className="page-skeleton-bar">
        <Skeleton width={120} />
      </div>
      <Skeleton height={150} shape="card" />
      <ListRowSkeleton />
      <ListRowSkeleton />
      <ListRowSkeleton />
    </div>
  )
}
