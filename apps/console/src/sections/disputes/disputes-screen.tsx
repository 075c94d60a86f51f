import {
  DISPUTE_VIEWS,
  listDisputes,
  type ConsoleDispute,
  type DisputeView,
} from '@keo/contract/console-merchants'
import { PROMISED_MINUTES } from '@keo/contract/console-queues'
import { useState } from 'react'
import type { ScreenProps } from '../../parts/screen.ts'
import { Empty, Loaded, More } from '../../parts/states.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { age, dong, lateness } from '../../platform/figures.ts'
import { useListKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { go, pathTo } from '../../platform/place.ts'
import { REFRESH_MS, usePages } from '../../platform/queries.ts'
import { DisputeEvidence } from './dispute-evidence.tsx'
import './disputes.css'
import { words } from './words.ts'

/** What waited longest first; the evidence and the decision of one dispute beside it. */
export default function DisputesScreen({ me, open }: ScreenProps) {
  const { say } = useLook(words)
  const [view, setView] = useState<DisputeView>('open')
  const list = usePages(listDisputes, { view }, REFRESH_MS)
  const disputes = list.data?.pages.flatMap((page) => page.disputes) ?? []
  const now = list.data?.pages[0]?.now ?? 0
  useListKeys(
    disputes.map(({ orderNo }) => orderNo),
    open,
    (id) => go('disputes', id),
  )
  return (
    <div className="desk">
      <section className="queue" aria-label={say('nav.disputes')}>
        <Tabs
          label={say('ds.views')}
          names={DISPUTE_VIEWS}
          current={view}
          textOf={(name) => say(`view.${name}`)}
          onName={setView}
        />
        <Loaded of={list}>
          {() =>
            disputes.length === 0 ? (
              <Empty>{say(view === 'open' ? 'ds.noneOpen' : 'ds.none')}</Empty>
            ) : (
              disputes.map((one) => (
                <QueueRow
                  key={one.orderNo}
                  dispute={one}
                  now={now}
                  isOpen={one.orderNo === open}
                  isPromised={view === 'open'}
                />
              ))
            )
          }
        </Loaded>
        <More of={list} />
      </section>
      {open === '' ? <Empty>{say('ds.pick')}</Empty> : <DisputeEvidence key={open} orderNo={open} me={me} />}
    </div>
  )
}

type RowProps = { dispute: ConsoleDispute; now: number; isOpen: boolean; isPromised: boolean }

function QueueRow({ dispute, now, isOpen, isPromised }: RowProps) {
  const { say } = useLook(words)
  const waits = now - dispute.since
  return (
    <a className="queue-row" href={pathTo('disputes', dispute.orderNo)} aria-current={isOpen || undefined}>
      <span className="num strong">{dong(dispute.amount)}</span>
      <span
        className="num late"
        data-late={isPromised ? lateness(waits, PROMISED_MINUTES.dispute) : undefined}
      >
        {age(waits)}
      </span>
      <span>
        {dispute.userName} <span className="meta">{dispute.merchant}</span>
      </span>
      <span className="meta">{say(`state.${dispute.state}`)}</span>
    </a>
  )
}
