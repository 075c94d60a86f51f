import { Button } from '@keo/ui/primitives/button'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { moneyInWords } from '../cart/cart-money.ts'
import { cart } from '../cart/cart-store.ts'
import { saleProblem } from '../cart/series-rules.ts'
import type { CartView } from '../cart/use-cart-view.ts'

/** One tap puts the stake that was typed last on every single that is on sale. */
export function SameStake({ view: { kind, lines, active, stakes } }: { view: CartView }) {
  const say = useMessages()
  const language = useLanguage()
  const onSale = lines.filter(({ legs }) => legs.every((leg) => !saleProblem(leg)))
  const digits = active && stakes[active.key]
  const others = onSale.filter(({ key }) => stakes[key] !== digits)
  if (kind !== 'single' || !active?.stake || !digits || others.length === 0) return null
  const same = Object.fromEntries(onSale.map(({ key }) => [key, digits]))
  return (
    <Button kind="soft" size="s" wide onClick={() => cart.set({ stakes: { ...stakes, ...same } })}>
      {say('cart.sameStake', { amount: moneyInWords(active.stake, language) })}
    </Button>
  )
}
