import { Checkbox } from '@keo/ui/fields/checkbox'
import { useQuery } from '@tanstack/react-query'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { toClaimQuery } from '../../../rewards/reward-queries.ts'
import { useIsIn } from '../../../session/session.ts'
import { moneyInWords, stakeDigits } from '../cart/cart-money.ts'
import { cart } from '../cart/cart-store.ts'
import { fitsLine, freeBetAmount, freeBetChoice, usableFreeBets } from '../cart/free-bet.ts'
import type { CartView } from '../cart/use-cart-view.ts'

/** The free bet that runs out first of those that fit: chosen, it is the stake of the line, and the only one. */
export function FreeBetRow({ view }: { view: CartView }) {
  const say = useMessages()
  const language = useLanguage()
  const isIn = useIsIn()
  const { data = [] } = useQuery({ ...toClaimQuery, enabled: isIn })
  const { active, currency, freeBet } = view
  const usable = usableFreeBets(data)
  if (!active || active.subBets !== 1 || currency !== 'VND') return null
  const first = usable.find((reward) => fitsLine(reward, active)) ?? usable[0]
  if (!first) return null
  const fits = fitsLine(first, active)
  const amount = freeBetAmount(first)
  const words = { amount: moneyInWords(amount, language) }
  const choose = (isOn: boolean): void => {
    freeBetChoice.setState({ chosen: isOn ? { id: first.id, line: active.key, amount } : null })
    cart.set({ stakes: { [active.key]: isOn ? stakeDigits(amount) : '' } })
  }
  return (
    <div className="flex min-h-[42px] flex-col justify-center text-footnote text-text-2">
      {fits || freeBet ? (
        <Checkbox on={freeBet !== null} onChange={choose}>
          {say('cart.freeBet', words)}
        </Checkbox>
      ) : null}
      {fits ? null : <small className="text-caption">{say('cart.freeBetUnfit', words)}</small>}
      {first.gift?.terms ? <small className="pb-1 text-caption">{first.gift.terms.words}</small> : null}
      {freeBet ? <small className="pb-1 text-caption">{say('cart.freeBetNote')}</small> : null}
    </div>
  )
}
