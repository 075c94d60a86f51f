import { listTradingMatches, TRADING_KINDS } from '@keo/contract/console-trading'
import { useState } from 'react'
import { useListKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import type { ScreenProps } from '../../parts/screen.ts'
import { Empty, Loaded, More } from '../../parts/states.tsx'
import { go, pathTo } from '../../platform/place.ts'
import { usePages } from '../../platform/queries.ts'
import { DeskFigures } from './desk-figures.tsx'
import { HoldButtons } from './hold-buttons.tsx'
import { MatchGrid } from './match-grid.tsx'
import { LeagueStop, Stops } from './stop-buttons.tsx'
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
        <div className="grid-tools">
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
              <>
                <HoldButtons key={open} matchId={chosen.matchId} isHeld={chosen.isHeld} />
                <LeagueStop key={chosen.leagueId} match={chosen} />
              </>
            ) : null}
          </div>
          <Stops mayHold={mayHold} />
        </div>
        <Loaded of={list}>
          {() =>
            matches.length === 0 ? <Empty>{say('none')}</Empty> : <MatchGrid matches={matches} open={open} />
          }
        </Loaded>
        <More of={list} />
      </section>
      <SideLists mayLimit={me.permissions.includes('trading.limit')} />
    </div>
  )
}
