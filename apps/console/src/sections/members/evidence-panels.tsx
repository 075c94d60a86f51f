import { listMemberBets, listMemberOrders, listMemberTraces } from '@keo/contract/console-member-evidence'
import { useState, type ReactNode } from 'react'
import { PagedTable } from '../../parts/paged-table.tsx'
import { dong, signedDong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { pathTo } from '../../platform/place.ts'
import { usePages } from '../../platform/queries.ts'
import { type OpenReplay, readReplayPart } from '../../platform/replay-part.ts'
import { evidenceWords } from './evidence-words.ts'
import { ReplayPanel } from './replay-panel.tsx'
import { RoundPanel } from './round-panel.tsx'
import { replayWords } from './replay-words.ts'

type ListProps<T> = Parameters<typeof PagedTable<T>>[0]

function List<T>(list: ListProps<T>): ReactNode {
  return (
    <section className="panel">
      <h2>{list.label}</h2>
      <PagedTable {...list} />
    </section>
  )
}

export function OrdersPanel({ id }: { id: string }) {
  const { say, time } = useLook(evidenceWords)
  const list = usePages(listMemberOrders, { id })
  return (
    <List
      of={list}
      label={say('tab.orders')}
      empty={say('ev.noOrders')}
      rows={list.data?.pages.flatMap((page) => page.orders) ?? []}
      idOf={({ orderNo }) => orderNo}
      columns={[
        { id: 'at', head: say('common.time'), cell: ({ at }) => time(at), isFigure: true },
        {
          id: 'order',
          head: say('ev.order'),
          cell: ({ kind, orderNo, by }) => (
            <>
              <a href={pathTo(kind === 'deposit' ? 'deposits' : 'withdrawals', orderNo)}>
                {say(`kind.${kind}`)}
              </a>{' '}
              <span className="meta">{by}</span>
            </>
          ),
          givesWay: true,
        },
        { id: 'state', head: say('common.state'), cell: ({ state }) => say(`order.${state}`) },
        {
          id: 'amount',
          head: say('common.amount'),
          cell: ({ amount }) => signedDong(amount),
          isFigure: true,
        },
      ]}
    />
  )
}

export function BetsPanel({ id, part }: { id: string; part: string }) {
  const { say, time } = useLook(evidenceWords)
  const { say: sayReplay } = useLook(replayWords)
  const list = usePages(listMemberBets, { id })
  const [opened, open] = useState<OpenReplay | null>(readReplayPart(part))
  const close = () => open(null)
  if (opened?.kind === 'game') return <RoundPanel id={id} roundId={opened.replayId} onClose={close} />
  if (opened) return <ReplayPanel id={id} betId={opened.replayId} onClose={close} />
  return (
    <List
      of={list}
      label={say('tab.bets')}
      empty={say('ev.noBets')}
      rows={list.data?.pages.flatMap((page) => page.bets) ?? []}
      idOf={(bet) => `${bet.kind} ${bet.id}`}
      columns={[
        { id: 'at', head: say('common.time'), cell: ({ at }) => time(at), isFigure: true },
        {
          id: 'bet',
          head: say('ev.bet'),
          cell: (bet) => (
            <>
              {say(`kind.${bet.kind}`)} <span className="meta num">{`${bet.on} · ${bet.id}`}</span>
            </>
          ),
          givesWay: true,
        },
        { id: 'state', head: say('common.state'), cell: ({ state }) => say(`bet.${state}`) },
        { id: 'stake', head: say('ev.stake'), cell: ({ stake }) => dong(stake), isFigure: true },
        {
          id: 'returned',
          head: say('ev.returned'),
          cell: ({ returned }) => (returned === null ? '—' : dong(returned)),
          isFigure: true,
        },
        {
          id: 'replay',
          head: '',
          cell: (bet) => (
            <button type="button" className="chip" onClick={() => open(bet)}>
              {sayReplay('rp.open')}
            </button>
          ),
        },
      ]}
    />
  )
}

export function TracesPanel({ id }: { id: string }) {
  const { say } = useLook(evidenceWords)
  const list = usePages(listMemberTraces, { id })
  return (
    <List
      of={list}
      label={say('tab.traces')}
      empty={say('ev.noTraces')}
      rows={list.data?.pages.flatMap((page) => page.others) ?? []}
      idOf={({ memberId }) => memberId}
      columns={[
        {
          id: 'member',
          head: say('common.member'),
          cell: ({ memberId, userName }) => <a href={pathTo('member', memberId)}>{userName}</a>,
        },
        {
          id: 'shared',
          head: say('ev.shared'),
          cell: ({ shared }) => shared.map(({ kind, mark }) => `${say(`trace.${kind}`)} ${mark}`).join(' · '),
          givesWay: true,
        },
      ]}
    />
  )
}
