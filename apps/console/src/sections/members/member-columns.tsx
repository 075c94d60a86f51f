import type { ListedMember, Trace } from '@keo/contract/console-member-search'
import type { Me } from '@keo/contract/staff'
import type { Column } from '../../parts/table.tsx'
import { tracePlace } from '../../parts/trace-place.ts'
import { traceWords } from '../../parts/trace-words.ts'
import { dong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { pathTo } from '../../platform/place.ts'
import { filterWords } from './filter-words.ts'
import { useLines } from './filter-values.ts'

/** Whoever opens a card by its name can walk on from it, too. */
export function useMemberColumns(me: Me, onOpen: () => void): Column<ListedMember>[] {
  const { say, time } = useLook(filterWords)
  const { nameOf } = useLines()
  return [
    {
      id: 'member',
      head: say('common.member'),
      cell: (one) => <Name member={one} me={me} onOpen={onOpen} />,
      sortBy: (one) => one.userName,
      givesWay: true,
    },
    { id: 'vip', head: 'VIP', cell: (one) => one.vipLevel, sortBy: (one) => one.vipLevel, isFigure: true },
    {
      id: 'line',
      head: say('list.line'),
      cell: (one) => nameOf(one.line),
      givesWay: true,
      isThirdRank: true,
    },
    {
      id: 'available',
      head: say('members.available'),
      cell: (one) => dong(one.available),
      isFigure: true,
    },
    { id: 'marks', head: say('list.marks'), cell: (one) => <Marks member={one} />, isSecondRank: true },
    {
      id: 'seen',
      head: say('list.seen'),
      cell: (one) => (one.lastSeenAt === null ? '—' : time(one.lastSeenAt)),
      sortBy: (one) => one.lastSeenAt ?? 0,
      isFigure: true,
    },
    {
      id: 'phone',
      head: say('members.phone'),
      cell: (one) => <span className="num">{one.mobile || '—'}</span>,
      isSecondRank: true,
    },
    {
      id: 'email',
      head: say('door.email'),
      cell: (one) => one.email || '—',
      givesWay: true,
      isThirdRank: true,
    },
    {
      id: 'registered',
      head: say('members.registered'),
      cell: (one) => time(one.registeredAt),
      sortBy: (one) => one.registeredAt,
      isFigure: true,
      isThirdRank: true,
    },
  ]
}

type NameProps = { member: ListedMember; me: Me; onOpen: () => void }

/** With what somebody was found by, where that is more than the name that stands here. */
function Name({ member, me, onOpen }: NameProps) {
  const traces = member.foundBy.filter(({ name }) => name !== 'userName')
  return (
    <>
      <a href={pathTo('member', member.id)} onClick={onOpen}>
        {member.userName}
      </a>{' '}
      <span className="meta">{member.nickName}</span>
      {traces.map((trace) => (
        <FoundBy key={`${trace.name} ${trace.leadsTo}`} trace={trace} memberId={member.id} me={me} />
      ))}
    </>
  )
}

function FoundBy({ trace, memberId, me }: { trace: Trace; memberId: string; me: Me }) {
  const { language } = useLook()
  const place = tracePlace(trace, memberId, me)
  const words = traceWords(trace.name, language)
  return (
    <span className="found-by meta">
      {words}{' '}
      {place ? <a href={pathTo(place.page, place.open, place.part)}>{trace.leadsTo}</a> : trace.leadsTo}
    </span>
  )
}

/** What somebody should look at first; how many more there are is on the card. Locks are acts, marks are only signs. */
function Marks({ member: { marks, locks } }: { member: ListedMember }) {
  const { say } = useLook(filterWords)
  const [heaviest, ...more] = marks
  const names = marks.map((name) => say(`mark.${name}`)).join(', ')
  return (
    <span className="marks">
      {locks.map(({ lock }) => (
        <span key={lock} className="badge" data-locked>
          {`${say('filter.lock')}: ${say(`lock.${lock}`)}`}
        </span>
      ))}
      {heaviest ? (
        <span className="badge" title={names}>
          {say(`mark.${heaviest}`)}
          {more.length > 0 ? ` +${more.length}` : ''}
        </span>
      ) : null}
    </span>
  )
}
