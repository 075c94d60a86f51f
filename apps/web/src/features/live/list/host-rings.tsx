import { listHosts } from '@keo/contract/rooms'
import { CaretRightIcon } from '@keo/ui/icons/caret-right'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { useMessages } from '../../../language/messages.ts'
import { paths, withQuery } from '../../../navigation/paths.ts'
import { link } from '../../../page-kit/link.ts'
import { HostAvatar } from '../../hosts/index.ts'
import './host-rings.css'

/** The hosts, those on air first: a ring leads into the room, the others to who they are. */
export function HostRings() {
  const say = useMessages()
  const { data, isPending } = useQuery({
    queryKey: ['hosts', 'rings'],
    queryFn: ({ signal }) => api(listHosts, {}, { silent: true, signal }),
  })
  if (isPending)
    return (
      <div className="live-hosts">
        <Skeleton shape="card" height={82} />
      </div>
    )
  if (!data || data.items.length === 0) return <div className="live-hosts" />
  return (
    <nav aria-label={say('live.hosts')} className="live-hosts scroll-x">
      {data.items.map((host) => (
        <a
          key={host.id}
          className="live-host"
          {...link(
            host.roomId ? withQuery(paths.livePage(), { room: host.roomId }) : paths.anchorProfile(host.id),
          )}
        >
          <HostAvatar host={host} size={52} />
          <span className="ell">{host.name}</span>
        </a>
      ))}
      <a className="live-host" {...link(paths.anchor())}>
        <span className="live-host-all">
          <CaretRightIcon size={18} />
        </span>
        <span className="ell">{say('live.hostsAll')}</span>
      </a>
    </nav>
  )
}
