import type { Say } from '@keo/messages/say'
import type { WireMarket, WireMarketGroup, WireOption } from '@keo/sportsbook-contract/match-record'
import { OddsButton, type OddsLayout } from '@keo/ui/product/odds-button'
import { memo } from 'react'
import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { toggleBet, usePicked } from '../../bet-cart/index.ts'
import { headline } from '../../match-words/index.ts'
import { board, isBusy, oddsText, type OptionState, type Pick, useOption } from '../../sportsbook/index.ts'
import { optionMark } from '../rules/market-columns.ts'

type PriceCellProps = {
  matchId: number
  group: WireMarketGroup
  market: WireMarket
  option: WireOption
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
  const { odds, state, moved } = useOption(market.id, option.ty)
  const isPicked = usePicked(market.id, option.ty)
  const price = odds > 0 ? oddsText(odds, format) : ''
  const mark = optionMark(option, { over: say('sports.over'), under: say('sports.under') })
  const words = { match: board.head(matchId)?.nm ?? '', market: group.nm, option: nameOf(option) }
  return (
    <OddsButton
      layout={layout}
      price={price}
      {...mark}
      state={state}
      selected={isPicked}
      moved={moved ?? null}
      isStill={isBusy()}
      label={state === 'open' ? say(LABELS.open, { ...words, odds: price }) : say(LABELS[state], words)}
      onSelect={() => {
        const pick = pickOf(matchId, group, market, option)
        if (!pick) return
        toggleBet(pick)
        onPicked?.()
      }}
    />
  )
})

const nameOf = ({ na, li }: WireOption): string => (li === undefined || na.includes(li) ? na : `${na} ${li}`)

/** Read at the tap, not at the drawing: what goes into the slip is what stands there now. */
function pickOf(
  matchId: number,
  { mty, pe, nm }: WireMarketGroup,
  market: WireMarket,
  option: WireOption,
): Pick | undefined {
  const head = board.head(matchId)
  if (!head) return undefined
  const score = headline(head)
  return {
    matchId,
    marketId: market.id,
    optionType: option.ty,
    odds: board.option(market.id, option.ty).odds,
    optionName: nameOf(option),
    marketName: nm,
    matchName: head.nm,
    leagueName: head.lg.na,
    ...(option.li === undefined ? {} : { line: option.li }),
    sportId: head.sid,
    marketType: mty,
    period: pe,
    isLive: head.ms === MATCH_STATUS.live,
    startsAt: head.bt,
    ...(score ? { score } : {}),
  }
}
