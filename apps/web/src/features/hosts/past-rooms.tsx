import { PageList } from '@keo/ui/patterns/page-list'
import { Card } from '@keo/ui/primitives/card'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { pageListProps, useListTexts } from '../../page-kit/page-list.ts'
import { hostQueries } from './host-queries.ts'
import { RoomRow } from './room-row.tsx'

/** Rooms of a host that ended, newest first. */
export function PastRooms({ id }: { id: string }) {
  const say = useMessages()
  const query = useInfiniteQuery(hostQueries.past(id, useLanguage()))
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Card className="host-rooms">
      <PageList
        items={items}
        keyOf={(room) => room.id}
        render={(room) => <RoomRow room={room} />}
        {...pageListProps(query, items.length)}
        texts={{ ...useListTexts(), empty: say('hosts.noPast') }}
        skeleton={<ListRowSkeleton />}
      />
    </Card>
  )
}
