import { OddsAbsent, OddsButton } from '@keo/ui/product/odds-button'
import { memo } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { toggleBet, usePicked } from '../../bet-cart/index.ts'
import { board, isBurst, type MarketGroup, oddsText, useOption } from '../../sportsbook/index.ts'
import type { Cell, MarketLayout } from './market-layout.ts'
import { pickOf } from './pick-of.ts'

/** A price that was held: the sheet shows its history and what it means. */
export type Held = { readonly group: MarketGroup; readonly cell: Cell; readonly title: string }

type OptionCellProps = {
  matchId: number
  group: MarketGroup
  title: string
  cell: Cell | null
  look: MarketLayout['look']
  /** The player's odds format. */
  format: number
  onHold: (held: Held) => void
}

/** One price. It alone is drawn again when its price changes. */
export const OptionCell = memo(function OptionCell({ cell, ...rest }: OptionCellProps) {
  if (!cell) return <OddsAbsent layout={rest.look} />
  const price = <Price cell={cell} {...rest} />
  return cell.isWide ? <span className="col-span-full">{price}</span> : price
})

function Price({ matchId, group, title, cell, look, format, onHold }: OptionCellProps & { cell: Cell }) {
  const say = useMessages()
  const { marketId, option, name, line } = cell
  const { odds, state, moved } = useOption(marketId, option.type)
  const isPicked = usePicked(marketId, option.type)
  const price = odds > 0 ? oddsText(odds, format) : ''
  const named = {
    match: board.head(matchId)?.name ?? '',
    market: title,
    option: [option.name, option.line].filter(Boolean).join(' '),
  }
  return (
    <OddsButton
      layout={look}
      price={price}
      {...(name === undefined ? {} : { name })}
      {...(line === undefined ? {} : { line })}
      selected={isPicked}
      moved={moved ?? null}
      isStill={isBurst()}
      selection={`${marketId}-${option.type}`}
      state={state}
      label={
        state === 'open'
          ? say('match.market.option', { ...named, odds: price })
          : say('match.market.closed', named)
      }
      onSelect={() => {
        const pick = pickOf(matchId, group, cell)
        if (pick) toggleBet(pick)
      }}
      onHold={() => onHold({ group, cell, title })}
    />
  )
}
