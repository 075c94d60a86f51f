import { money } from '@keo/units/money'
import { useQuery } from '@tanstack/react-query'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { useCartHabits } from '../cart/cart-habits.ts'
import { itemIdOf } from '../cart/cart-item.ts'
import { moneyInWords } from '../cart/cart-money.ts'
import type { CartView } from '../cart/use-cart-view.ts'
import { costQuery } from './cost-query.ts'
import { costOfSlip } from './cost-of-slip.ts'

/** What the slip costs on average at its stakes, for who asked to see it. A stake that the house pays costs nothing. */
export function SlipCost({ view: { staked, freeBet, currency } }: { view: CartView }) {
  const say = useMessages()
  const language = useLanguage()
  const { showsCost = false } = useCartHabits()
  // Rows of a series stand on the same legs.
  const legs = new Map(
    staked.flatMap((line) => line.legs.map((leg) => [leg.id, leg.betMatchMarket] as const)),
  )
  const picks = [...legs.values()].map(({ marketId, optionType }) => ({ marketId, optionType }))
  const isShown = showsCost && !freeBet && picks.length > 0
  const { data } = useQuery(costQuery(picks, isShown))
  if (!isShown || !data) return null
  const worths = new Map(
    data.map(({ marketId, optionType, worth }) => [itemIdOf(marketId, optionType), worth]),
  )
  const cost = costOfSlip(staked, worths)
  return (
    <p className="flex flex-wrap justify-between gap-x-3 pb-2 text-footnote text-text-2">
      <span>{say('cost.slip')}</span>
      <span className="num">
        {cost === null ? say('cost.unknown') : moneyInWords(money(cost, currency), language)}
      </span>
    </p>
  )
}
