import { listOpenCashOuts, listWaitingBets } from '@keo/contract/console-trading-waiting'
import { useState, type ReactNode } from 'react'
import { dong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { Empty, Loaded, More } from '../../parts/states.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { pathTo } from '../../platform/place.ts'
import { usePages } from '../../platform/queries.ts'
import { Ticker } from './ticker.tsx'
import { price } from './trading-figures.ts'
import { words } from './words.ts'

const REFRESH_WAITING_MS = 5_000
const LISTS = ['bets', 'figReservations', 'cashOuts'] as const

/** What comes in beside the grid: bets, bets that wait for a price, and bets that end early. */
export function SideLists({ mayLimit }: { mayLimit: boolean }) {
  const { say } = useLook(words)
  const [list, setList] = useState<(typeof LISTS)[number]>('bets')
  return (
    <div className="stack">
      <Tabs label={say('bets')} names={LISTS} current={list} textOf={say} onName={setList} />
      {list === 'bets' ? <Ticker mayLimit={mayLimit} /> : null}
      {list === 'figReservations' ? <WaitingBets /> : null}
      {list === 'cashOuts' ? <OpenCashOuts /> : null}
    </div>
  )
}

function WaitingBets() {
  const { say } = useLook(words)
  const list = usePages(listWaitingBets, {}, REFRESH_WAITING_MS)
  const bets = list.data?.pages.flatMap((page) => page.bets) ?? []
  return (
    <section className="panel" aria-label={say('figReservations')}>
      <h2>{say('figReservations')}</h2>
      <Loaded of={list}>
        {() =>
          bets.length === 0 ? (
            <Empty>{say('noReservations')}</Empty>
          ) : (
            <ol className="ticker">
              {bets.map((bet) => (
                <Waiter key={bet.id} of={bet}>
                  {`${say('wants')} ${price(bet.wantedOdds)} · ${say('now')} ${price(bet.odds)}`}
                </Waiter>
              ))}
            </ol>
          )
        }
      </Loaded>
      <More of={list} />
    </section>
  )
}

function OpenCashOuts() {
  const { say } = useLook(words)
  const list = usePages(listOpenCashOuts, {}, REFRESH_WAITING_MS)
  const cashOuts = list.data?.pages.flatMap((page) => page.cashOuts) ?? []
  return (
    <section className="panel" aria-label={say('cashOuts')}>
      <h2>{say('cashOuts')}</h2>
      <Loaded of={list}>
        {() =>
          cashOuts.length === 0 ? (
            <Empty>{say('noCashOuts')}</Empty>
          ) : (
            <ol className="ticker">
              {cashOuts.map((cashOut) => (
                <Waiter key={cashOut.id} of={cashOut}>
                  {`${say('wants')} ${dong(cashOut.wantedReturn)}`}
                  {cashOut.legs > 1 ? ` · +${cashOut.legs - 1} ${say('legs')}` : ''}
                </Waiter>
              ))}
            </ol>
          )
        }
      </Loaded>
      <More of={list} />
    </section>
  )
}

type Waits = {
  readonly what: string
  readonly matchName: string
  readonly matchId: number
  readonly stake: string
  readonly currency: string
  readonly at: number
  readonly member: string
  readonly state: 'waiting' | 'decided'
}

/** One line of either list: what is bet on, the stake, what it waits for. */
function Waiter({ of, children }: { of: Waits; children: ReactNode }) {
  const { say, time } = useLook(words)
  return (
    <li>
      <span>
        <a href={pathTo('trading-match', String(of.matchId))}>{of.what || of.matchName}</a>
      </span>
      <span className="num strong end">
        {dong(of.stake)} {of.currency === 'VND' ? '' : of.currency}
      </span>
      <span className="meta num">
        {time(of.at)} · {of.member} · {children}
      </span>
      <span className="bet-state end" data-state={of.state === 'waiting' ? 'waiting' : undefined}>
        {say(of.state)}
      </span>
    </li>
  )
}
