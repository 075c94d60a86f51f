import type { TradingMarket, TradingMatch } from '@keo/contract/console-trading'
import { Table, type Column } from '../../parts/table.tsx'
import { clock, dong, house } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { go } from '../../platform/place.ts'
import { ExposureBar } from './exposure-bar.tsx'
import './match-grid.css'
import { MatchMode } from './match-words.tsx'
import { shortHouse, shortOption, shortPrice, sidesOf } from './trading-figures.ts'
import { words } from './words.ts'

type GridProps = { matches: readonly TradingMatch[]; open: string }

/** Matches line under line: teams, clock, their main markets with what the house has, stake and worst end. */
export function MatchGrid({ matches, open }: GridProps) {
  const { say } = useLook(words)
  const most = Math.max(0, ...matches.map(({ worst }) => -worst))
  const mostOfMarkets = Math.max(
    0,
    ...matches.flatMap(({ main }) => main.flatMap(({ worst, best }) => [-worst, best])),
  )
  const columns: Column<TradingMatch>[] = [
    { id: 'match', head: say('match'), cell: (match) => <Sides match={match} /> },
    { id: 'clock', head: say('clock'), cell: (match) => <WhereAndWhen match={match} /> },
    {
      id: 'main',
      head: say('main'),
      cell: ({ main }) => (
        <span className="mains">
          {main.map((market) => (
            <Main key={market.marketId} market={market} most={mostOfMarkets} />
          ))}
        </span>
      ),
      isThirdRank: true,
    },
    {
      id: 'stake',
      head: say('stake'),
      cell: ({ stake }) => dong(String(stake)),
      sortBy: ({ stake }) => stake,
      isFigure: true,
    },
    {
      id: 'worst',
      head: <span title={say('worstHint')}>{say('worst')}</span>,
      cell: ({ worst }) => (
        <span className="house worst" data-loss={worst < 0 || undefined}>
          {house(worst)} <ExposureBar worst={worst} best={0} most={most} />
        </span>
      ),
      sortBy: ({ worst }) => worst,
      isFigure: true,
    },
    { id: 'mode', head: say('mode'), cell: (match) => <MatchMode match={match} /> },
  ]
  return (
    <Table
      label={say('match')}
      columns={columns}
      rows={matches}
      idOf={({ matchId }) => String(matchId)}
      current={open}
      onOpen={({ matchId }) => go('trading', String(matchId))}
      hasTallRows
    />
  )
}

function Sides({ match: { name, score } }: { match: TradingMatch }) {
  return (
    <span className="sides">
      {sidesOf(name).map((side, at) => (
        <span key={side}>
          <span className="strong ell" title={side}>
            {side}
          </span>{' '}
          <span className="num strong">{score?.[at] ?? ''}</span>
        </span>
      ))}
    </span>
  )
}

function WhereAndWhen({ match }: { match: TradingMatch }) {
  const { time } = useLook()
  return (
    <span className="where">
      <span className="num live">
        {match.clockSeconds === null ? '' : clock(match.clockSeconds)}
        {match.score === null ? <span className="meta num">{time(match.startsAt)}</span> : null}
      </span>
      <span className="meta ell" title={match.leagueName}>
        {match.leagueName}
      </span>
    </span>
  )
}

/** Two options line under line with a bar each, three side by side. */
function Main({ market, most }: { market: TradingMarket; most: number }) {
  const options = market.options.slice(0, 3)
  return (
    <span
      className="main-market"
      title={market.name}
      data-count={options.length}
      data-held={market.state === 'held' || undefined}
    >
      {options.map(({ type, name, odds, house: has }) => (
        <span key={type} className="main-option">
          <span className="meta ell" title={name}>
            {shortOption(name)}
          </span>{' '}
          <span className="num strong">{shortPrice(odds)}</span>{' '}
          {options.length === 2 ? <ExposureBar worst={has} best={has} most={most} /> : null}{' '}
          <span className="num house" data-side={has < 0 ? 'loss' : has > 0 ? 'gain' : undefined}>
            {shortHouse(has)}
          </span>
        </span>
      ))}
    </span>
  )
}
