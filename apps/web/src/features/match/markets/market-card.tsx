import { MarketGroup } from '@keo/ui/product/market-group'
import { memo, useMemo, useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { kindOf, toggleMarket } from './market-choices.ts'
import { layoutOf, type MarketLayout } from './market-layout.ts'
import './markets.css'
import { type Held, OptionCell } from './option-cell.tsx'
import type { MarketGroup as Group } from '../../sportsbook/index.ts'

type MarketCardProps = {
  matchId: number
  group: Group
  title: string
  teams: readonly [string, string]
  isPinned: boolean
  isFolded: boolean
  format: number
  onHold: (held: Held) => void
}

/** One market with its prices; drawn again only when its shape changes. */
export const MarketCard = memo(function MarketCard(props: MarketCardProps) {
  const { group, title, teams, isPinned, isFolded } = props
  const say = useMessages()
  const layout = useMemo(() => layoutOf(group), [group])
  const [showsAll, setShowsAll] = useState(false)
  const kind = kindOf(group)
  return (
    <div className="match-market">
      <MarketGroup
        name={title}
        {...(group.markets.length > 1 ? { count: group.markets.length } : {})}
        pin={{
          on: isPinned,
          label: say('match.market.pin', { market: title }),
          onToggle: () => toggleMarket('pinnedMarkets', kind),
        }}
        open={!isFolded}
        onToggle={() => toggleMarket('foldedMarkets', kind)}
        {...headsOf(layout, teams, say('match.market.draw'))}
      >
        <Cells
          {...props}
          layout={layout}
          cells={showsAll ? [...layout.cells, ...layout.more] : layout.cells}
        />
        {layout.more.length > 0 ? (
          <button
            type="button"
            className="match-more"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll
              ? say('match.market.fewer')
              : say('match.market.more', { count: layout.more.length / layout.columns })}
          </button>
        ) : null}
      </MarketGroup>
    </div>
  )
})

function headsOf({ heads }: MarketLayout, [home, away]: readonly [string, string], draw: string) {
  if (heads === 'none') return {}
  return { heads: heads === 'teams' ? [home, away] : [home, draw, away] }
}

type CellsProps = MarketCardProps & { layout: MarketLayout; cells: MarketLayout['cells'] }

function Cells({ matchId, group, title, format, onHold, layout, cells }: CellsProps) {
  return (
    <div className="match-cells" data-columns={layout.columns}>
      {cells.map((cell, at) => (
        <OptionCell
          key={cell ? (cell.place ?? `${cell.marketId}-${cell.option.type}`) : `none-${at}`}
          matchId={matchId}
          group={group}
          title={title}
          cell={cell}
          look={layout.look}
          format={format}
          onHold={onHold}
        />
      ))}
    </div>
  )
}
