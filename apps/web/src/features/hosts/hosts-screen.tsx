import type { HostView } from '@keo/contract/rooms'
import { PageList } from '@keo/ui/patterns/page-list'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { parseServerTime } from '@keo/units/instants'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatCompact } from '../../language/format.ts'
import { formatDateTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { link } from '../../page-kit/link.ts'
import { pageListProps, useListTexts } from '../../page-kit/page-list.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { LiveSection } from '../live-section/index.ts'
import { HostAvatar } from './host-avatar.tsx'
import { HostFollow } from './host-follow.tsx'
import { hostQueries } from './host-queries.ts'
import { sportsText } from './host-words.ts'
import './hosts.css'

/** `/anchor`: hosts, those on air first. */
export default function HostsScreen() {
  const say = useMessages()
  return (
    <LiveSection title={say('page.anchor')}>
      <Screen title={say('page.anchor')} gutter>
        <Hosts />
      </Screen>
    </LiveSection>
  )
}

function Hosts() {
  const say = useMessages()
  const query = useInfiniteQuery(hostQueries.list(useLanguage()))
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <div className="hosts">
      <p className="hosts-note">{say('hosts.note')}</p>
      <PageList
        items={items}
        keyOf={({ id }) => id}
        render={(host) => <HostRow host={host} />}
        {...pageListProps(query, items.length)}
        texts={{ ...useListTexts(), empty: say('hosts.empty'), emptyNote: say('hosts.emptyNote') }}
        skeleton={<Waiting />}
        apart
      />
    </div>
  )
}

function HostRow({ host }: { host: HostView }) {
  const say = useMessages()
  const language = useLanguage()
  return (
    <article className="host-row">
      <a {...link(paths.anchorProfile(host.id))} className="host-row-link">
        <HostAvatar host={host} size={54} />
        <span className="host-row-words">
          <b className="ell">{host.name}</b>
          <span>{sportsText(host.sports, say)}</span>
          <small className="num">
            {say('hosts.followers', { count: formatCompact(host.followers, language) })}
          </small>
          <small className="num">
            <When host={host} />
          </small>
        </span>
      </a>
      <HostFollow host={host} />
    </article>
  )
}

function When({ host: { isOnAir, nextAt } }: { host: HostView }) {
  const say = useMessages()
  const language = useLanguage()
  if (isOnAir) return <i className="host-row-live">{say('hosts.onAir')}</i>
  const at = nextAt === null ? undefined : parseServerTime(nextAt)
  return at === undefined ? say('hosts.resting') : say('hosts.nextAt', { time: formatDateTime(at, language) })
}

function Waiting() {
  return (
    <div className="flex flex-col gap-2.5">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} shape="card" height={84} />
      ))}
    </div>
  )
}
