import { useLanguage, useMessages } from '../../../language/messages.ts'
import { Explained } from '../../../page-kit/explain/explained.tsx'
import type { Figures } from '../../../page-kit/explain/figures.ts'
import { moneyInWords } from '../cart/cart-money.ts'
import { dealOf, mayWin, returnOf } from '../cart/stake-lines.ts'

/** So many signs of both amounts together fit into the button, each with its word. */
const BUTTON_SIGNS = 26

type DealView = Parameters<typeof dealOf>[0]

/** What one tap costs and returns, as it is written, and whether the button has room for both. */
export function useDeal(view: DealView) {
  const language = useLanguage()
  const { bets, cost: stakes, returns: wins } = dealOf(view)
  const [cost, returns] = [moneyInWords(stakes, language), moneyInWords(wins, language)]
  return { bets, cost, returns, fits: cost.length + returns.length <= BUTTON_SIGNS }
}

/** What the return of a slip is made of. */
export function returnFigure(view: DealView): Figures['betReturn'] {
  const lines = view.staked.flatMap((line) => {
    const returns = returnOf(line)
    const prices = line.legs.map(({ betMatchMarket }) => betMatchMarket.odds)
    return line.stake && returns ? [{ stake: line.stake, subBets: line.subBets, prices, returns }] : []
  })
  return { lines, freeBet: view.freeBet?.amount ?? null, total: mayWin(view) }
}

type DealRowProps = { view: DealView; saysReturn: boolean }

/** How many bets there are and what they cost together, right above the button that places them. */
export function DealRow({ view, saysReturn }: DealRowProps) {
  const say = useMessages()
  const { bets, cost, returns } = useDeal(view)
  if (bets === 0) return null
  return (
    <p className="flex flex-wrap justify-between gap-x-3 pb-2 text-footnote text-text-2">
      <b className="font-semibold text-text">{say('cart.total', { count: bets, amount: cost })}</b>
      {saysReturn ? (
        <Explained kind="betReturn" of={returnFigure(view)}>
          {say('bet.mayReturn', { amount: returns })}
        </Explained>
      ) : null}
    </p>
  )
}
