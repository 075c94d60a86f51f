import type { Say } from '@keo/messages/say'
import { OddsButton, type OddsLayout } from '@keo/ui/product/odds-button'
import type { InPlace } from '@keo/ui/price-in-place'
import { memo, useCallback, useRef } from 'react'
import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { toggleBet, usePicked } from '../../bet-cart/index.ts'
import { headline } from '../../match-words/index.ts'
import {
  board,
  isBusy,
  type Market,
  type MarketGroup,
  oddsText,
  type Option,
  type OptionState,
  type OptionView,
  type Pick,
  useOption,
} from '../../sportsbook/index.ts'
import { oddsMark } from '../../../page-kit/explain/odds-mark.ts'
import { optionMark } from '../rules/market-columns.ts'

type PriceCellProps = {
  matchId: number
  group: MarketGroup
  market: Market
  option: Option
  layout: OddsLayout
  /** Asked for once by the row: a list has hundreds of cells. */
  say: Say
  format: number
  /** Where the slip is elsewhere. */
  onPicked?: () => void
}

const LABELS = {
  open: 'sports.price',
  locked: 'sports.price.locked',
  suspended: 'sports.price.suspended',
  stale: 'sports.price.stale',
} as const satisfies Record<OptionState, string>

/** One price of the list; it draws again for its own price and for nothing else. */
export const PriceCell = memo(function PriceCell(props: PriceCellProps) {
  const { matchId, group, market, option, layout, say, format, onPicked } = props
  const labelOf = useCallback(
    (state: OptionState, odds: string): string => {
      const words = { match: board.head(matchId)?.name ?? '', market: group.name, option: nameOf(option) }
      return state === 'open' ? say(LABELS.open, { ...words, odds }) : say(LABELS[state], words)
    },
    [matchId, group, option, say],
  )
  const inPlace: InPlace = useRef(null)
  const show = useCallback(
    ({ odds, state, moved }: OptionView): boolean => {
      // A move that can be followed is drawn, with its flash.
      if (state !== 'open' || (moved && !isBusy()) || !inPlace.current) return false
      const price = oddsText(odds, format)
      inPlace.current({ price, moved, label: labelOf(state, price) })
      return true
    },
    [format, labelOf],
  )
  const { odds, state, moved } = useOption(market.id, option.type, show)
  const isPicked = usePicked(market.id, option.type)
  const price = odds > 0 ? oddsText(odds, format) : ''
  const mark = optionMark(option, { over: say('sports.over'), under: say('sports.under') })
  return (
    <OddsButton
      layout={layout}
      price={price}
      {...mark}
      state={state}
      selected={isPicked}
      moved={moved ?? null}
      isStill={isBusy()}
      inPlace={inPlace}
      explains={oddsMark({ marketId: market.id, optionType: option.type })}
      label={labelOf(state, price)}
      onSelect={() => {
        const pick = pickOf(matchId, group, market, option)
        if (!pick) return
        toggleBet(pick)
        onPicked?.()
      }}
    />
  )
})

const nameOf = ({ name, line }: Option): string =>
  line === undefined || name.includes(line) ? name : `${name} ${line}`

/** Read at the tap, not at the drawing: what goes into the slip is what stands there now. */
function pickOf(
  matchId: number,
  { marketType, period, name }: MarketGroup,
  market: Market,
  option: Option,
): Pick | undefined {
  const head = board.head(matchId)
  if (!head) return undefined
  const score = headline(head)
  return {
    matchId,
    marketId: market.id,
    optionType: option.type,
    odds: board.option(market.id, option.type).odds,
    optionName: nameOf(option),
    marketName: name,
    matchName: head.name,
    leagueName: head.league.name,
    ...(option.line === undefined ? {} : { line: option.line }),
    sportId: head.sportId,
    marketType: marketType,
    period: period,
    isLive: head.status === MATCH_STATUS.live,
    startsAt: head.startsAt,
    ...(score ? { score } : {}),
  }
}
