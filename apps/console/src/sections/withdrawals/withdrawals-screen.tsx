import {
  listWaitingWithdrawals,
  PROMISED_MINUTES,
  type WaitingWithdrawal,
} from '@keo/contract/console-queues'
import { age, dong, lateness } from '../../platform/figures.ts'
import { useListKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { Empty, Loaded, More } from '../../parts/states.tsx'
import { TwoKeys } from '../../parts/two-keys.tsx'
import { go, pathTo } from '../../platform/place.ts'
import { REFRESH_MS, usePages } from '../../platform/queries.ts'
import type { ScreenProps } from '../../parts/screen.ts'
import { WithdrawalEvidence } from './withdrawal-evidence.tsx'

/** The queue at the left, the evidence and the decision of one order beside it. */
export default function WithdrawalsScreen({ me, open }: ScreenProps) {
  const { say } = useLook()
  const list = usePages(listWaitingWithdrawals, {}, REFRESH_MS)
  const orders = list.data?.pages.flatMap(({ withdrawals }) => withdrawals) ?? []
  const now = list.data?.pages[0]?.now ?? 0
  useListKeys(
    orders.map(({ orderNo }) => orderNo),
    open,
    (id) => go('withdrawals', id),
  )
  return (
    <div className="desk">
      <section className="queue" aria-label={say('nav.withdrawals')}>
        <Loaded of={list}>
          {() =>
            orders.length === 0 ? (
              <Empty>{say('withdrawals.none')}</Empty>
            ) : (
              orders.map((order) => (
                <QueueRow key={order.orderNo} order={order} now={now} isOpen={order.orderNo === open} />
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

function QueueRow({ order, now, isOpen }: { order: WaitingWithdrawal; now: number; isOpen: boolean }) {
  const waits = now - order.since
  return (
    <a className="queue-row" href={pathTo('withdrawals', order.orderNo)} aria-current={isOpen || undefined}>
      <span className="num strong">{dong(order.amount)}</span>
      <span className="num late" data-late={lateness(waits, PROMISED_MINUTES.withdrawal)}>
        {age(waits)}
      </span>
      <span>
        {order.userName} <span className="meta num">{order.target}</span>
      </span>
      <TwoKeys turned={order.askedBy === '' ? 0 : 1} />
    </a>
  )
}
