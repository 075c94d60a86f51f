import { oddsOf } from '@keo/units/price'
import { combinedOddsText } from '@keo/betting/combined-odds'
import { BetCartBar } from '@keo/ui/product/bet-cart-bar'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { useGo, useHere } from '../../../navigation/use-go.ts'
import { useIsDesktop } from '../../../page-kit/use-is-desktop.ts'
import { AfterFirst } from './after-first.tsx'
import { bets, cartCurrency, resumeBets, waitingBet } from '../betting/betting.ts'
import { CartDock } from './cart-dock.tsx'
import { moneyInWords } from '../cart/cart-money.ts'
import { CART_MAX } from '../cart/cart-rules.ts'
import { CartSheet } from './cart-sheet.tsx'
import { optionNameOf } from '../cart/cart-item.ts'
import { cart } from '../cart/cart-store.ts'
import { loadSlip } from '../cart/load-slip.ts'
import { seriesCandidates } from '../cart/series-rules.ts'
import { readShareCode } from '../cart/share-code.ts'
import { dealOf, stakeLines } from '../cart/stake-lines.ts'
import { useFreshPrices } from '../cart/use-fresh-prices.ts'
import '../bet-cart.css'

/** The cart on the pages that have one: a bar and the sheet that it opens, or a column of a wide screen. */
export default function WholeCart() {
  const isDesktop = useIsDesktop()
  const items = useStore(cart.store, (state) => state.items)
  const step = useStore(bets.store, (sent) => sent.step)
  useFreshPrices()
  useSharedSlip()
  useEffect(resumeBets, [])
  if (isDesktop) return <CartDock />
  if (items.length === 0 && step === 'none') return null
  return (
    <>
      <AfterFirst>
        <div className="bet-cart-bar">
          <Bar />
        </div>
      </AfterFirst>
      <CartSheet />
    </>
  )
}

function Bar() {
  const say = useMessages()
  const items = useStore(cart.store, (state) => state.items)
  const step = useStore(bets.store, (sent) => sent.step)
  const isWaiting = useStore(waitingBet.store, ({ isOn }) => isOn)
  const filled = useFilledIn()
  const legs = items.length > 1 ? seriesCandidates(items) : items
  const title = items.length > 1 ? say('cart.seriesOf', { legs: legs.length }) : say('cart.single')
  const odds = legs.flatMap(({ betMatchMarket }) => oddsOf(betMatchMarket.odds) ?? [])
  return (
    <BetCartBar
      count={items.length}
      title={
        isWaiting
          ? say('cart.waitTitle')
          : step === 'none'
            ? title
            : say(step === 'ended' ? 'bet.seeResult' : 'bet.waiting')
      }
      note={filled ?? items.map(optionNameOf).join(' · ')}
      totalOdds={odds.length > 0 ? combinedOddsText(odds) : ''}
      label={say('cart.open', { count: items.length })}
      onOpen={() => cart.set({ isOpen: true })}
    />
  )
}

/** What is staked in the closed slip, so that nobody forgets it there. */
function useFilledIn(): string | null {
  const say = useMessages()
  const language = useLanguage()
  const state = useStore(cart.store)
  const currency = cartCurrency()
  const staked = stakeLines(state, currency).filter(({ stake }) => stake)
  const { bets: count, cost } = dealOf({ staked, currency })
  return count > 0 ? say('cart.total', { count, amount: moneyInWords(cost, language) }) : null
}

/** `?slip=…`, as links of an earlier version have it, fills the cart once and leaves the address. */
function useSharedSlip(): void {
  const { path, query } = useHere()
  const go = useGo()
  const code = query.get('slip')
  useEffect(() => {
    if (code === null) return
    const picks = readShareCode(code, CART_MAX)
    if (picks) void loadSlip(picks)
    const left = new URLSearchParams(query)
    left.delete('slip')
    go.replace(left.size > 0 ? `${path}?${left}` : path)
  }, [code, go, path, query])
}
