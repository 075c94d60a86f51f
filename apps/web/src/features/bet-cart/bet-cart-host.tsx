import { combinedOddsText } from '@keo/betting/combined-odds'
import { BetCartBar } from '@keo/ui/primitives/bet-cart-bar'
import { use } from 'react'
import { useStore } from 'zustand'
import { loadArea, useMessages } from '../../shared/messages.ts'
import { cart } from './cart-store.ts'
import { exactOdds } from './odds-policy.ts'

const words = loadArea('betCart')

/** The cart on the pages that have one: a bar, and the sheet that it opens. */
export default function BetCartHost() {
  use(words)
  const say = useMessages()
  const items = useStore(cart.store, (state) => state.items)
  if (items.length === 0) return null
  return (
    <BetCartBar
      count={items.length}
      title={items.length === 1 ? say('cart.single') : say('cart.seriesOf', { legs: items.length })}
      note={items.map(({ nm }) => nm).join(' · ')}
      totalOdds={combinedOddsText(
        items.flatMap(({ betMatchMarket }) => exactOdds(betMatchMarket.odds) ?? []),
      )}
      label={say('cart.open', { count: items.length })}
      onOpen={cart.open}
    />
  )
}
