import { listTradingBets, type TickerBet } from '@keo/contract/console-trading'
import { useState } from 'react'
import { dong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { Empty, Loaded, More } from '../../parts/states.tsx'
import { pathTo } from '../../platform/place.ts'
import { usePages } from '../../platform/queries.ts'
import { BettorPanel } from './bettor-panel.tsx'
import { steeringWords } from './steering-words.ts'
import { price } from './trading-figures.ts'
import { words, type TradingWord } from './words.ts'

const REFRESH_BETS_MS = 5_000
/** Thousands of dong. */
const LEASTS = [0, 200, 1_000, 10_000] as const

/** The latest bets, of everybody or of one match. Nobody is named. */
export function Ticker({ matchId, mayLimit }: { matchId?: number; mayLimit: boolean }) {
  const { say } = useLook(words)
  const [open, setOpen] = useState('')
  const [stakeLeast, setStakeLeast] = useState<number>(0)
  const of = matchId === undefined ? {} : { matchId }
  const list = usePages(listTradingBets, { ...of, stakeLeast }, REFRESH_BETS_MS)
  const bets = list.data?.pages.flatMap((page) => page.bets) ?? []
  return (
    <section className="panel" aria-label={say('bets')}>
      <h2 className="ticker-head">
        {say('bets')}
        <label className="meta">
          {say('from')}{' '}
          <select value={stakeLeast} onChange={({ target }) => setStakeLeast(Number(target.value))}>
            {LEASTS.map((least) => (
              <option key={least} value={least}>
                {least === 0 ? say('all') : dong(String(least * 1_000))}
              </option>
            ))}
          </select>
        </label>
      </h2>
      <Loaded of={list}>
        {() =>
          bets.length === 0 ? (
            <Empty>{say('noBets')}</Empty>
          ) : (
            <ol className="ticker">
              {bets.map((bet) => (
                <Bet
                  key={bet.orderId}
                  bet={bet}
                  isOpen={bet.orderId === open}
                  mayLimit={mayLimit}
                  onOpen={() => setOpen(bet.orderId === open ? '' : bet.orderId)}
                />
              ))}
            </ol>
          )
        }
      </Loaded>
      <More of={list} />
    </section>
  )
}

type BetProps = { bet: TickerBet; isOpen: boolean; mayLimit: boolean; onOpen: () => void }

/** What stands out of a bet, and the part of the usual stakes that its player has. */
function Signs({ bet, isOpen, onOpen }: Omit<BetProps, 'mayLimit'>) {
  const { say } = useLook(steeringWords)
  return (
    <>
      <button
        type="button"
        className="factor num"
        data-cut={bet.factor < 100 || undefined}
        aria-expanded={isOpen}
        aria-label={`${say('factor')} ${bet.member}: ${bet.factor}%`}
        onClick={onOpen}
      >
        ×{bet.factor / 100}
      </button>
      {bet.marks.map((mark) => (
        <span key={mark} className="mark" title={say(`${mark}Hint`)}>
          {say(mark)}
        </span>
      ))}
    </>
  )
}

function Bet({ bet, isOpen, mayLimit, onOpen }: BetProps) {
  const { say, time } = useLook(words)
  const why = bet.refusal === 0 ? say(bet.state) : say(`reason.${bet.refusal}` as TradingWord)
  return (
    <li>
      <span>
        <a href={pathTo('trading-match', String(bet.matchId))}>{bet.what || bet.matchName}</a>
        {bet.legs > 1 ? (
          <span className="meta">
            {' '}
            +{bet.legs - 1} {say('legs')}
          </span>
        ) : null}
      </span>
      <span className="num strong end">
        {dong(bet.stake)} {bet.currency === 'VND' ? '' : bet.currency}
      </span>
      <span className="meta num">
        <Signs bet={bet} isOpen={isOpen} onOpen={onOpen} /> {time(bet.at)} · {bet.member} @ {price(bet.odds)}
      </span>
      <span className="bet-state end" data-state={bet.state}>
        {why}
      </span>
      {isOpen ? <BettorPanel orderId={bet.orderId} mayLimit={mayLimit} /> : null}
    </li>
  )
}
