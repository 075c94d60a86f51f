import { Card } from '@keo/ui/primitives/card'
import { ListRowSkeleton, Skeleton } from '@keo/ui/primitives/skeleton'
import { useMessages } from '../../language/messages.ts'

export function WalletSkeleton() {
  const say = useMessages()
  return (
    <div role="status" aria-label={say('wallet.loading')} className="flex flex-col gap-3">
      <Skeleton shape="card" height={112} />
      <Card>
        <ListRowSkeleton />
        <ListRowSkeleton />
        <ListRowSkeleton />
      </Card>
    </div>
  )
}
