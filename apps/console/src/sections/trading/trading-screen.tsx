import { listTradingMatches, TRADING_KINDS, type TradingMatch } from '@keo/contract/console-trading'
import { useState } from 'react'
import { dong, house } from '../../platform/figures.ts'
import { useListKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import type { ScreenProps } from '../../parts/screen.ts'
import { Empty, Loaded, More } from '../../parts/states.tsx'
import { Table, type Column } from '../../parts/table.tsx'
import { go, pathTo } from '../../platform/place.ts'
import { usePages } from '../../platform/queries.ts'
import { DeskFigures } from './desk-figures.tsx'
import { ExposureBar } from './exposure-bar.tsx'
import { HoldButtons } from './hold-buttons.tsx'
import { MatchMode, MatchName, Options } from './match-words.tsx'
import './trading.css'
import { SideLists } from './waiting-lists.tsx'
import { words } from './words.ts'

const REFRESH_GRID_MS = 5_000
type Kind = (typeof TRADING_KINDS)[number]

/** The grid of matches, the worst end first, with the latest bets beside it. */
export default function TradingScreen({ me, open }: ScreenProps) {
  const { say } = useLook(words)
  const [kind, setKind] = useState<Kind>('live')
  const list = usePages(listTradingMatches, { kind }, REFRESH_GRID_MS)
  const matches = list.data?.pages.flatMap((page) => page.matches) ?? []
  const chosen = matches.find(({ matchId }) => String(matchId) === open)
  const mayHold = me.permissions.includes('trading.suspend')
  useListKeys(
    matches.map(({ matchId }) => String(matchId)),
    open,
    (id) => go('trading', id),
  )
  return (
    <div className="list-and-side trading">
      <section className="panel">
        <DeskFigures />
        <div className="filters" role="group" aria-label={say('match')}>
          {TRADING_KINDS.map((one) => (
            <button
              key={one}
              type="button"
              className="chip"
              aria-pressed={one === kind}
              onClick={() => setKind(one)}
            >
              {say(one)}{' '}
              {one === kind ? <span className="num">{list.data?.pages[0]?.total ?? ''}</span> : null}
            </button>
          ))}
          {chosen ? <a href={pathTo('trading-match', open)}>{say('toMatch')} →</a> : null}
          {chosen && mayHold && !chosen.isOver ? (
            <HoldButtons key={open} matchId={chosen.matchId} isHeld={chosen.isHeld} />
          ) : null}
        </div>
        <Loaded of={list}>
          {() =>
            matches.length === 0 ? <Empty>{say('none')}</Empty> : <Grid matches={matches} open={open} />
          }
        </Loaded>
        <More of={list} />
      </section>
      <SideLists mayLimit={me.permissions.includes('trading.limit')} />
    </div>
  )
}

function Grid({ matches, open }: { matches: readonly TradingMatch[]; open: string }) {
  const { say } = useLook(words)
  const most = Math.max(0, ...matches.map(({ worst }) => -worst))
  const columns: Column<TradingMatch>[] = [
    { id: 'match', head: say('match'), cell: (match) => <MatchName match={match} /> },
    {
      id: 'main',
      head: say('main'),
      cell: (match) => (
        <span className="mains">
          {match.main.map((market) => (
            <Options key={market.marketId} market={market} isShort />
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
        <span className="house" data-loss={worst < 0 || undefined}>
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
    />
  )
}
