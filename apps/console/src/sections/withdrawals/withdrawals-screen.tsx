import {
  countWithdrawals,
  listWithdrawals,
  PROMISED_MINUTES,
  WITHDRAWAL_VIEWS,
  type QueuedWithdrawal,
  type WithdrawalView,
} from '@keo/contract/console-queues'
import { age, dong, lateness } from '../../platform/figures.ts'
import { useKeys, useListKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { useState } from 'react'
import { Empty, Loaded, More } from '../../parts/states.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { TwoKeys } from '../../parts/two-keys.tsx'
import { go, pathTo } from '../../platform/place.ts'
import { REFRESH_MS, useCall, usePages } from '../../platform/queries.ts'
import type { ScreenProps } from '../../parts/screen.ts'
import { BatchPanel } from './batch-panel.tsx'
import { WithdrawalEvidence } from './withdrawal-evidence.tsx'
import { words } from './words.ts'
import './withdrawals.css'

/** The queue at the left, the evidence and the decision of one order beside it. */
export default function WithdrawalsScreen({ me, open }: ScreenProps) {
  const { say } = useLook(words)
  const [view, setView] = useState<WithdrawalView>('waiting')
  const list = usePages(listWithdrawals, { view }, REFRESH_MS)
  const counts = useCall(countWithdrawals, {}, REFRESH_MS).data?.counts
  const orders = list.data?.pages.flatMap(({ withdrawals }) => withdrawals) ?? []
  const now = list.data?.pages[0]?.now ?? 0
  useListKeys(
    orders.map(({ orderNo }) => orderNo),
    open,
    (id) => go('withdrawals', id),
  )
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const isWaiting = view === 'waiting' || view === 'second'
  const mayDecide = isWaiting && me.permissions.includes('withdrawals.decide')
  const drop = (orderNo: string) => setChosen((held) => new Set([...held].filter((one) => one !== orderNo)))
  const turn = (orderNo: string) =>
    chosen.has(orderNo) ? drop(orderNo) : setChosen(new Set([...chosen, orderNo]))
  useKeys(mayDecide && open !== '' ? { x: () => turn(open) } : {})
  return (
    <div className="desk">
      <section className="queue" aria-label={say('nav.withdrawals')}>
        <Tabs
          label={say('view.all')}
          names={WITHDRAWAL_VIEWS}
          current={view}
          textOf={(name) => say(`view.${name}`)}
          onName={setView}
          countOf={(name) => counts?.[name]}
        />
        {mayDecide ? (
          <BatchPanel
            chosen={orders.filter(({ orderNo }) => chosen.has(orderNo))}
            onEnd={drop}
            onClear={() => setChosen(new Set())}
          />
        ) : null}
        <Loaded of={list}>
          {() =>
            orders.length === 0 ? (
              <Empty>{say(isWaiting ? 'withdrawals.none' : 'view.none')}</Empty>
            ) : (
              orders.map((order) => (
                <QueueRow
                  key={order.orderNo}
                  order={order}
                  now={now}
                  isOpen={order.orderNo === open}
                  isChosen={chosen.has(order.orderNo)}
                  {...(mayDecide ? { onChoose: () => turn(order.orderNo) } : {})}
                />
              ))
            )
          }
        </Loaded>
        <More of={list} />
      </section>
      {open === '' ? (
        <Empty>{say('withdrawals.pick')}</Empty>
      ) : (
        <WithdrawalEvidence key={open} orderNo={open} me={me} />
      )}
    </div>
  )
}

type QueueRowProps = {
  order: QueuedWithdrawal
  now: number
  isOpen: boolean
  isChosen: boolean
  /** Missing for who may only read. */
  onChoose?: () => void
}

function QueueRow({ order, now, isOpen, isChosen, onChoose }: QueueRowProps) {
  const { say, time } = useLook(words)
  const waits = now - order.since
  return (
    <div className="queue-choice" data-chosen={isChosen || undefined}>
      {onChoose ? (
        <input
          type="checkbox"
          checked={isChosen}
          onChange={onChoose}
          aria-label={`${say('batch.choose')} ${order.orderNo}`}
        />
      ) : null}
      <a className="queue-row" href={pathTo('withdrawals', order.orderNo)} aria-current={isOpen || undefined}>
        <span className="num strong">{dong(order.amount)}</span>
        {order.state === 'inReview' ? (
          <span className="num late" data-late={lateness(waits, PROMISED_MINUTES.withdrawal)}>
            {age(waits)}
          </span>
        ) : (
          <span className="num meta">{time(order.since)}</span>
        )}
        <span>
          {order.userName} <span className="meta num">{order.target}</span>
        </span>
        {order.hold ? (
          <span className="badge" title={order.hold.reason}>
            {say('hold.on')}: {order.hold.by}
          </span>
        ) : null}
        {order.opening && !order.opening.isReader ? (
          <span className="meta">
            {order.opening.by} {say('opened.looks')}
          </span>
        ) : null}
        {order.state === 'inReview' ? (
          <TwoKeys turned={order.askedBy === '' ? 0 : 1} />
        ) : (
          <span className="meta">{say(`wd.${order.state}`)}</span>
        )}
      </a>
    </div>
  )
}
