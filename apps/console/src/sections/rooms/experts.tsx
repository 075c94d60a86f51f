import { type ConsoleExpert, listConsoleExperts, stopExpert } from '@keo/contract/console-experts'
import { Button } from '@keo/ui/primitives/button'
import { useRef, useState } from 'react'
import { Facts } from '../../parts/facts.tsx'
import { PagedTable } from '../../parts/paged-table.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import type { ScreenProps } from '../../parts/screen.ts'
import { Empty, Refused } from '../../parts/states.tsx'
import type { Column } from '../../parts/table.tsx'
import { useListKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { go, pathTo } from '../../platform/place.ts'
import { useAct, usePages } from '../../platform/queries.ts'
import { words } from './words.ts'

const percent = (perMille: number): string => `${(perMille / 10).toFixed(1)} %`

/** Who writes plans for members, the record that follows from all of them, and who may write no longer. */
export function Experts({ me, open }: ScreenProps) {
  const { say } = useLook(words)
  const list = usePages(listConsoleExperts, {})
  const experts = list.data?.pages.flatMap((page) => page.experts) ?? []
  const chosen = experts.find(({ id }) => id === open)
  useListKeys(
    experts.map(({ id }) => id),
    open,
    (id) => go('rooms', id),
  )
  const columns: Column<ConsoleExpert>[] = [
    {
      id: 'name',
      head: say('hosts.name'),
      cell: ({ name, isStopped }) => (
        <>
          {name} {isStopped ? <span className="badge">{say('experts.stopped')}</span> : null}
        </>
      ),
      givesWay: true,
    },
    { id: 'plans', head: say('experts.plans'), cell: ({ plans }) => plans, isFigure: true },
    { id: 'hit', head: say('experts.hit'), cell: hitOf, isFigure: true },
    {
      id: 'need',
      head: say('experts.need'),
      cell: ({ plans, breakEven }) => (plans === 0 ? '—' : percent(breakEven)),
      isFigure: true,
      isThirdRank: true,
    },
    {
      id: 'open',
      head: say('experts.open'),
      cell: ({ openFree, openPaid }) => openFree + openPaid,
      isFigure: true,
    },
    { id: 'followers', head: say('hosts.followers'), cell: ({ followers }) => followers, isFigure: true },
  ]
  return (
    <div className="list-and-side">
      <section className="panel">
        <PagedTable
          of={list}
          empty={say('experts.none')}
          label={say('tab.experts')}
          columns={columns}
          rows={experts}
          idOf={({ id }) => id}
          current={open}
          onOpen={({ id }) => go('rooms', id)}
        />
      </section>
      {chosen ? (
        <ExpertSide
          key={`${chosen.id} ${chosen.isStopped}`}
          expert={chosen}
          mayStop={me.permissions.includes('rooms.moderate')}
          maySeeMember={me.permissions.includes('members.read')}
        />
      ) : (
        <Empty>{say('experts.pick')}</Empty>
      )}
    </div>
  )
}

const hitOf = ({ hitRate }: ConsoleExpert): string => (hitRate === null ? '—' : percent(hitRate))

type SideProps = { expert: ConsoleExpert; mayStop: boolean; maySeeMember: boolean }

function ExpertSide({ expert, mayStop, maySeeMember }: SideProps) {
  const { say } = useLook(words)
  const sports = expert.sports.map((sport) => say(`sport.${sport}` as keyof typeof words.vi)).join(', ')
  const { memberId } = expert
  return (
    <aside className="decision">
      <h2>{expert.name}</h2>
      <Facts
        rows={[
          [say('hosts.sports'), sports],
          [say('experts.hit'), hitOf(expert)],
          ...(expert.plans === 0
            ? []
            : [[say('experts.surely'), `${percent(expert.low)} – ${percent(expert.high)}`] as const]),
          [say('experts.free'), String(expert.openFree)],
          [say('experts.paid'), String(expert.openPaid)],
          ...(expert.isStopped ? [[say('experts.stopped'), expert.stoppedWhy] as const] : []),
        ]}
      />
      {memberId === null ? <p className="meta">{say('experts.sandbox')}</p> : null}
      {memberId !== null && maySeeMember ? (
        <p>
          <a href={pathTo('member', memberId)}>{say('experts.member')}</a>
        </p>
      ) : null}
      {mayStop ? <StopForm expert={expert} /> : null}
    </aside>
  )
}

function StopForm({ expert: { id, isStopped } }: { expert: ConsoleExpert }) {
  const { say } = useLook(words)
  const [reason, setReason] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const stop = useAct(stopExpert)
  const act = () =>
    isReason(reason) ? stop.mutate({ id, isStopped: !isStopped, reason }) : field.current?.focus()
  return (
    <>
      <p className="meta">{say(isStopped ? 'experts.letNote' : 'experts.stopNote')}</p>
      <Reason ref={field} text={reason} onText={setReason} />
      <Refused error={stop.error} />
      <Button kind="outline" wide busy={stop.isPending} onClick={act}>
        {say(isStopped ? 'experts.let' : 'experts.stop')}
      </Button>
    </>
  )
}
