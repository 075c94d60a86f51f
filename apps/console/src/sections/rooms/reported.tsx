import { judgeRoomReport, listRoomReports, setAuthorStanding, setRoomPace } from '@keo/contract/console-rooms'
import type { ReportedMessage } from '@keo/contract/room-desk'
import { Button } from '@keo/ui/primitives/button'
import { useRef, useState } from 'react'
import { isReason, Reason } from '../../parts/reason.tsx'
import type { ScreenProps } from '../../parts/screen.ts'
import { Empty, Refused } from '../../parts/states.tsx'
import { PagedTable } from '../../parts/paged-table.tsx'
import type { Column } from '../../parts/table.tsx'
import { useKeys, useListKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { go } from '../../platform/place.ts'
import { REFRESH_MS, useAct, usePages } from '../../platform/queries.ts'
import { words } from './words.ts'

const HOUR = 60
const WEEK = 7 * 24 * HOUR
const SLOW_SECONDS = 10
const idOf = ({ roomId, message }: ReportedMessage) => `${roomId}:${message.seq}`
const saidIn = ({ message }: ReportedMessage) => message.text || message.texts?.vi || message.gift?.name || ''

/** What members reported in live rooms, and what becomes of it and of who wrote it. */
export function Reported({ me, open }: ScreenProps) {
  const { say, timeOf } = useLook(words)
  const list = usePages(listRoomReports, {}, REFRESH_MS)
  const reports = list.data?.pages.flatMap((page) => page.reports) ?? []
  const chosen = reports.find((one) => idOf(one) === open)
  useListKeys(reports.map(idOf), open, (id) => go('rooms', id))
  const columns: Column<ReportedMessage>[] = [
    { id: 'said', head: say('rooms.said'), cell: saidIn, givesWay: true },
    {
      id: 'member',
      head: say('common.member'),
      cell: (one) => one.userName || one.message.name,
      givesWay: true,
    },
    {
      id: 'reports',
      head: say('rooms.reports'),
      cell: (one) => one.reports.map(({ reason, count }) => `${say(`reason.${reason}`)} ${count}`).join(', '),
      givesWay: true,
    },
    { id: 'room', head: say('rooms.room'), cell: (one) => one.roomId, isFigure: true, isThirdRank: true },
    { id: 'time', head: say('common.time'), cell: (one) => timeOf(one.message.time), isFigure: true },
  ]
  return (
    <div className="list-and-side">
      <section className="panel">
        <PagedTable
          of={list}
          empty={say('rooms.none')}
          label={say('nav.rooms')}
          columns={columns}
          rows={reports}
          idOf={idOf}
          current={open}
          onOpen={(one) => go('rooms', idOf(one))}
        />
      </section>
      {chosen && me.permissions.includes('rooms.moderate') ? (
        <Decision key={open} report={chosen} />
      ) : (
        <Empty>{say('rooms.pick')}</Empty>
      )}
    </div>
  )
}

function Decision({ report }: { report: ReportedMessage }) {
  const { say } = useLook(words)
  const [reason, setReason] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const judge = useAct(judgeRoomReport, () => go('rooms'))
  const standing = useAct(setAuthorStanding)
  const pace = useAct(setRoomPace)
  const at = { roomId: report.roomId, seq: report.message.seq, reason }
  const withReason = (run: () => void) => () => (isReason(reason) ? run() : field.current?.focus())
  const decide = (isRemoved: boolean) => withReason(() => judge.mutate({ ...at, isRemoved }))
  const stand = (kind: 'muted' | 'banned' | 'free', minutes: number) =>
    withReason(() => standing.mutate({ ...at, standing: kind, minutes }))
  useKeys({ r: decide(true), a: decide(false) })
  return (
    <aside className="decision">
      <h2>
        {report.userName || report.message.name}{' '}
        {report.isHidden ? <span className="badge">{say('rooms.hidden')}</span> : null}
      </h2>
      <p>{saidIn(report)}</p>
      <Reason ref={field} text={reason} onText={setReason} />
      <Refused error={judge.error ?? standing.error ?? pace.error} />
      <Button kind="outline" wide busy={judge.isPending} onClick={decide(true)}>
        {say('act.remove')} <kbd>R</kbd>
      </Button>
      <Button wide busy={judge.isPending} onClick={decide(false)}>
        {say('act.keep')} <kbd>A</kbd>
      </Button>
      {report.message.author === null ? null : (
        <>
          <Button wide busy={standing.isPending} onClick={stand('muted', HOUR)}>
            {say('act.mute')}
          </Button>
          <Button kind="outline" wide busy={standing.isPending} onClick={stand('banned', WEEK)}>
            {say('act.ban')}
          </Button>
          <Button wide busy={standing.isPending} onClick={stand('free', 1)}>
            {say('act.free')}
          </Button>
        </>
      )}
      <Button
        wide
        busy={pace.isPending}
        onClick={withReason(() => pace.mutate({ roomId: report.roomId, slowSeconds: SLOW_SECONDS, reason }))}
      >
        {say('act.slow')}
      </Button>
    </aside>
  )
}
