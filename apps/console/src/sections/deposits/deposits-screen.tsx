import {
  countDeposits,
  DEPOSIT_VIEWS,
  listDeposits,
  type ConsoleDeposit,
  type DepositView,
} from '@keo/contract/console-money'
import { PROMISED_MINUTES } from '@keo/contract/console-queues'
import { useState } from 'react'
import type { ScreenProps } from '../../parts/screen.ts'
import { Empty, Loaded, More } from '../../parts/states.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { age, dong, lateness } from '../../platform/figures.ts'
import { useListKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { go, pathTo } from '../../platform/place.ts'
import { REFRESH_MS, useCall, usePages } from '../../platform/queries.ts'
import { DepositEvidence } from './deposit-evidence.tsx'
import { SuspenseEvidence } from './suspense-evidence.tsx'
import { words, type DepositWord } from './words.ts'

/** What is in suspense first: the queue at the left, the evidence and the decision of one order beside it. */
export default function DepositsScreen({ me, open }: ScreenProps) {
  const { say } = useLook(words)
  const [view, setView] = useState<DepositView>('suspense')
  const list = usePages(listDeposits, { view }, REFRESH_MS)
  const counts: Partial<Record<DepositView, number>> =
    useCall(countDeposits, {}, REFRESH_MS).data?.counts ?? {}
  const deposits = list.data?.pages.flatMap((page) => page.deposits) ?? []
  const now = list.data?.pages[0]?.now ?? 0
  useListKeys(deposits.map(placeOf), open, (id) => go('deposits', id))
  return (
    <div className="desk">
      <section className="queue" aria-label={say('nav.deposits')}>
        <Tabs
          label={say('dp.views')}
          names={DEPOSIT_VIEWS}
          current={view}
          textOf={(name) => say(`view.${name}`)}
          onName={setView}
          countOf={(name) => counts[name]}
        />
        <Loaded of={list}>
          {() =>
            deposits.length === 0 ? (
              <Empty>{say(view === 'suspense' ? 'dp.noneSuspense' : 'dp.none')}</Empty>
            ) : (
              deposits.map((one) => (
                <QueueRow
                  key={`${placeOf(one)} ${one.since}`}
                  deposit={one}
                  now={now}
                  isOpen={placeOf(one) === open}
                  isPromised={view === 'suspense'}
                />
              ))
            )
          }
        </Loaded>
        <More of={list} />
      </section>
      {open === '' ? (
        <Empty>{say('dp.pick')}</Empty>
      ) : open.startsWith(RECEIPT) ? (
        <SuspenseEvidence key={open} id={open} me={me} />
      ) : (
        <DepositEvidence key={open} orderNo={open} me={me} />
      )}
    </div>
  )
}

const RECEIPT = 'rcp_'
/** Money without an order goes by its own number. */
const placeOf = ({ orderNo, receiptId }: ConsoleDeposit): string => orderNo || receiptId

type RowProps = { deposit: ConsoleDeposit; now: number; isOpen: boolean; isPromised: boolean }

function QueueRow({ deposit, now, isOpen, isPromised }: RowProps) {
  const { say } = useLook(words)
  const waits = now - deposit.since
  const unit = deposit.currency === 'VND' ? '' : ` ${deposit.currency}`
  return (
    <a className="queue-row" href={pathTo('deposits', placeOf(deposit))} aria-current={isOpen || undefined}>
      <span className="num strong">{`${dong(deposit.paid ?? deposit.ordered ?? '')}${unit}`}</span>
      <span
        className="num late"
        data-late={isPromised ? lateness(waits, PROMISED_MINUTES.receipt) : undefined}
      >
        {age(waits)}
      </span>
      <span>
        {deposit.userName || say('dp.nobody')} <span className="meta num">{deposit.channel}</span>
      </span>
      <span className="meta">{say(`state.${deposit.state}` as DepositWord)}</span>
    </a>
  )
}
