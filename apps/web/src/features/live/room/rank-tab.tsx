import { listRoomGivers } from '@keo/contract/room-chat'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { VipBadge } from '@keo/ui/product/vip-badge'
import { money, parseMoney } from '@keo/units/money'
import { seconds } from '@keo/units/instants'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { formatWholeMoney } from '../../../language/format.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { LoadFailed } from '../../../page-kit/load-failed.tsx'

const NOTHING = money(0n, 'VND')
const EVERY_MS = seconds(30)

/** Who gave most in this room. */
export default function RankTab({ roomId }: { roomId: string }) {
  const say = useMessages()
  const language = useLanguage()
  const query = useQuery({
    queryKey: ['rooms', 'givers', roomId],
    queryFn: ({ signal }) => api(listRoomGivers, { roomId }, { silent: true, signal }),
    refetchInterval: EVERY_MS,
  })
  const { data } = query
  if (query.isError) return <LoadFailed busy={query.isFetching} onRetry={() => void query.refetch()} />
  if (!data)
    return (
      <div role="status" aria-label={say('page.loading')}>
        <ListRowSkeleton />
        <ListRowSkeleton />
      </div>
    )
  if (data.items.length === 0)
    return <EmptyState title={say('room.rank.none')} note={say('room.rank.noneNote')} />
  return (
    <div className="room-rank">
      <p>{say('room.rank.note')}</p>
      <ol>
        {data.items.map(({ place, author, name, level, amount }) => (
          <li key={author} data-place={place}>
            <b className="num">{place}</b>
            <VipBadge tier={level} size={22} />
            <span className="ell">{name}</span>
            <span className="num room-rank-sum">
              {formatWholeMoney(parseMoney(amount, 'VND') ?? NOTHING, language)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
