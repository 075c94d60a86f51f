import {
  closeDifference,
  DIFFERENCE_VIEWS,
  listDifferences,
  PARTY_CAUSES,
  reopenDifference,
  type BookDifference,
  type PartyCause,
} from '@keo/contract/console-books'
import { takeIntoSuspense } from '@keo/contract/console-suspense'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Empty, Refused } from '../../parts/states.tsx'
import { PagedTable } from '../../parts/paged-table.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { useListKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { useAct, usePages } from '../../platform/queries.ts'
import { words } from './words.ts'

/** What a payment party's statement shows has words; a provider's kind stands as it told it. */
function causeText(cause: string, say: (key: `cause.${PartyCause}`) => string): string {
  const known = PARTY_CAUSES.find((one) => one === cause)
  return known ? say(`cause.${known}`) : cause
}

const idOf = ({ source, id }: BookDifference): string => `${source} ${id}`

type May = { mayClose: boolean; mayTake: boolean }

export function Differences({ mayClose, mayTake }: May) {
  const { say, time } = useLook(words)
  const [view, setView] = useState<(typeof DIFFERENCE_VIEWS)[number]>('open')
  const [open, setOpen] = useState('')
  const list = usePages(listDifferences, { view })
  const differences = list.data?.pages.flatMap((page) => page.differences) ?? []
  const chosen = differences.find((one) => idOf(one) === open)
  useListKeys(differences.map(idOf), open, setOpen)
  return (
    <div className="list-and-side">
      <section className="panel">
        <h2>{say('bk.differences')}</h2>
        <Tabs
          label={say('bk.differences')}
          names={DIFFERENCE_VIEWS}
          current={view}
          textOf={(name) => say(`view.${name}`)}
          onName={setView}
        />
        <PagedTable
          of={list}
          empty={say('bk.none')}
          label={say('bk.differences')}
          rows={differences}
          idOf={idOf}
          current={open}
          onOpen={(one) => setOpen(idOf(one))}
          columns={[
            { id: 'at', head: say('common.time'), cell: ({ at }) => time(at), isFigure: true },
            { id: 'source', head: say('bk.source'), cell: ({ source }) => say(`source.${source}`) },
            {
              id: 'cause',
              head: say('bk.cause'),
              cell: ({ cause }) => causeText(cause, say),
              givesWay: true,
            },
            { id: 'about', head: say('bk.about'), cell: ({ about }) => about, givesWay: true },
          ]}
        />
      </section>
      {chosen ? (
        <DifferenceCard key={open} difference={chosen} mayClose={mayClose} mayTake={mayTake} />
      ) : (
        <Empty>{say('bk.pick')}</Empty>
      )}
    </div>
  )
}

function DifferenceCard({ difference, mayClose, mayTake }: May & { difference: BookDifference }) {
  const { say, time } = useLook(words)
  const [reason, setReason] = useState('')
  const { source, id, closedAt, settledAt } = difference
  const isOpen = closedAt === null
  const act = useAct(isOpen ? closeDifference : reopenDifference, () => setReason(''))
  const take = useAct(takeIntoSuspense, () => setReason(''))
  const isUnknown = source === 'deposits' && difference.cause === 'UNKNOWN_HERE'
  return (
    <aside className="decision">
      <h2>{causeText(difference.cause, say)}</h2>
      <pre className="num">{difference.told}</pre>
      {settledAt === null ? null : (
        <p>
          {say('bk.settled')} <span className="num meta">{time(settledAt)}</span>
        </p>
      )}
      {isOpen ? null : (
        <p>
          {say('bk.closedBy')} {difference.closedBy} <span className="num meta">{time(closedAt)}</span>:{' '}
          {difference.note}
        </p>
      )}
      {mayClose && !(isOpen && settledAt !== null) ? (
        <>
          <Reason text={reason} onText={setReason} />
          <Refused error={act.error ?? take.error} />
          {take.isSuccess ? <p role="status">{say('bk.taken')}</p> : null}
          {isOpen && isUnknown && mayTake ? (
            <Button
              kind="outline"
              wide
              disabled={!isReason(reason)}
              busy={take.isPending}
              onClick={() => take.mutate({ about: difference.about, reason })}
            >
              {say('bk.take')}
            </Button>
          ) : null}
          <Button
            wide
            disabled={!isReason(reason)}
            busy={act.isPending}
            onClick={() => act.mutate({ source, id, reason })}
          >
            {say(isOpen ? 'bk.close' : 'bk.reopen')}
          </Button>
        </>
      ) : null}
    </aside>
  )
}
