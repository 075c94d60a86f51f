import { getTradingMatch, type TradingMarket, type TradingMatch } from '@keo/contract/console-trading'
import { useState } from 'react'
import { dong, house } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { Facts } from '../../parts/facts.tsx'
import type { ScreenProps } from '../../parts/screen.ts'
import { Empty, Loaded } from '../../parts/states.tsx'
import { Table, type Column } from '../../parts/table.tsx'
import { pathTo } from '../../platform/place.ts'
import { useCall } from '../../platform/queries.ts'
import { ExposureBar } from './exposure-bar.tsx'
import { HoldButtons } from './hold-buttons.tsx'
import { MatchMode, MatchName, Options } from './match-words.tsx'
import { ResultForm } from './result-form.tsx'
import { ScoreForm } from './score-form.tsx'
import { SteeringPanel } from './steering-panel.tsx'
import { VoidForm } from './void-form.tsx'
import { Ticker } from './ticker.tsx'
import './trading.css'
import { words } from './words.ts'

const REFRESH_MATCH_MS = 5_000

/** One match: every market with what it may bring or cost, and what may be done to it beside. */
export default function MatchScreen({ me, open }: ScreenProps) {
  const { say } = useLook(words)
  const matchId = Number(open)
  const found = useCall(getTradingMatch, { matchId }, REFRESH_MATCH_MS)
  const [marketId, setMarketId] = useState<number | null>(null)
  const mayHold = me.permissions.includes('trading.suspend')
  const mayMove = me.permissions.includes('trading.move')
  const mayLimit = me.permissions.includes('trading.limit')
  return (
    <div className="list-and-side trading">
      <Loaded of={found}>
        {({ match, markets }) => (
          <section className="panel">
            <a href={pathTo('trading', open)}>← {say('back')}</a>
            <header className="match-head">
              <MatchName match={match} />
              <MatchMode match={match} />
            </header>
            <MatchFacts match={match} />
            {markets.length === 0 ? (
              <Empty>{say('noMarkets')}</Empty>
            ) : (
              <Markets markets={markets} current={marketId} onOpen={setMarketId} />
            )}
          </section>
        )}
      </Loaded>
      <div className="stack">
        {found.data && mayHold && !found.data.match.isOver ? (
          <Hold
            key={marketId}
            match={found.data.match}
            market={found.data.markets.find((market) => market.marketId === marketId)}
            onWhole={() => setMarketId(null)}
          />
        ) : null}
        {found.data && !found.data.match.isOver && (mayMove || mayLimit) ? (
          <SteeringPanel matchId={matchId} marketId={marketId} mayMove={mayMove} mayLimit={mayLimit} />
        ) : null}
        {found.data && me.permissions.includes('trading.settle') ? (
          <Settle match={found.data.match} marketId={marketId} />
        ) : null}
        <Ticker matchId={matchId} mayLimit={mayLimit} />
      </div>
    </div>
  )
}

function MatchFacts({ match }: { match: TradingMatch }) {
  const { say } = useLook(words)
  return (
    <Facts
      rows={[
        [say('stake'), dong(String(match.stake))],
        [say('worst'), house(match.worst)],
      ]}
    />
  )
}

/** Results of the chosen market; of a match that is over its true score, or its end without any. */
function Settle({ match, marketId }: { match: TradingMatch; marketId: number | null }) {
  if (marketId !== null) return <ResultForm key={marketId} matchId={match.matchId} marketId={marketId} />
  return match.isOver ? (
    <>
      <ScoreForm matchId={match.matchId} />
      <VoidForm matchId={match.matchId} />
    </>
  ) : null
}

type HoldProps = { match: TradingMatch; market: TradingMarket | undefined; onWhole: () => void }

/** The whole match, or the market that is chosen. */
function Hold({ match, market, onWhole }: HoldProps) {
  const { say } = useLook(words)
  if (!market)
    return (
      <section className="panel">
        <h2>{say('whole')}</h2>
        <HoldButtons matchId={match.matchId} isHeld={match.isHeld} />
      </section>
    )
  return (
    <section className="panel">
      <h2>{market.name}</h2>
      <Options market={market} />
      <Limits market={market} />
      {match.isHeld || market.state === 'closed' ? null : (
        <HoldButtons matchId={match.matchId} marketId={market.marketId} isHeld={market.state === 'held'} />
      )}
      <button type="button" className="chip" onClick={onWhole}>
        {say('whole')}
      </button>
    </section>
  )
}

/** What one slip may stake on each option now, and what the book bears to lose on it. */
function Limits({ market }: { market: TradingMarket }) {
  const { say } = useLook(words)
  const sold = market.options.filter(({ stakeMost }) => stakeMost !== null)
  if (sold.length === 0) return null
  return (
    <Facts
      rows={sold.map(({ name, stakeMost, bears }) => [
        `${name}: ${say('stakeMost')} / ${say('bears')}`,
        `${dong(String(stakeMost ?? 0))} / ${dong(String(bears ?? 0))}`,
      ])}
    />
  )
}

type MarketsProps = {
  markets: readonly TradingMarket[]
  current: number | null
  onOpen: (marketId: number) => void
}

function Markets({ markets, current, onOpen }: MarketsProps) {
  const { say } = useLook(words)
  const most = Math.max(0, ...markets.flatMap(({ worst, best }) => [Math.abs(worst), Math.abs(best)]))
  const columns: Column<TradingMarket>[] = [
    {
      id: 'market',
      head: say('market'),
      cell: ({ name }) => name,
      sortBy: ({ name }) => name,
      givesWay: true,
    },
    { id: 'options', head: say('options'), cell: (market) => <Options market={market} /> },
    {
      id: 'stake',
      head: say('stake'),
      cell: ({ stake }) => dong(String(stake)),
      sortBy: ({ stake }) => stake,
      isFigure: true,
    },
    {
      id: 'bar',
      head: '',
      cell: ({ worst, best }) => <ExposureBar worst={worst} best={best} most={most} />,
      isThirdRank: true,
    },
    {
      id: 'worst',
      head: say('worst'),
      cell: ({ worst }) => (
        <span className="house" data-loss={worst < 0 || undefined}>
          {house(worst)}
        </span>
      ),
      sortBy: ({ worst }) => worst,
      isFigure: true,
    },
    {
      id: 'best',
      head: say('best'),
      cell: ({ best }) => house(best),
      sortBy: ({ best }) => best,
      isFigure: true,
    },
    {
      id: 'state',
      head: say('mode'),
      cell: ({ state }) => (
        <span className="mode" data-mode={state}>
          {say(state)}
        </span>
      ),
    },
  ]
  return (
    <Table
      label={say('market')}
      columns={columns}
      rows={markets}
      idOf={({ marketId }) => String(marketId)}
      current={current === null ? '' : String(current)}
      onOpen={({ marketId }) => onOpen(marketId)}
    />
  )
}
