import { seconds } from '@keo/units/instants'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useIsSavingData } from '../../../platform/data-saver.ts'
import { onOnline } from '../../../platform/online.ts'
import { type Cancel, clock } from '../../../platform/time.ts'
import { isVisible, onVisibility } from '../../../platform/visibility.ts'
import { board, useWatch } from '../../sportsbook/index.ts'
import { refresher } from '../betting/betting.ts'
import { cart } from './cart-store.ts'

/** How often prices and limits are asked for, beside every pushed change. */
const OPEN_EVERY_MS = seconds(5)
const CLOSED_EVERY_MS = seconds(10)
/** While data is saved; whoever opens the cart gets the prices of then. */
const CLOSED_SAVING_MS = seconds(60)
/** A tap is seen first, and the sheet that it opens comes to rest. */
const FIRST_AFTER_MS = 200
/** Several pushes within this time are one reason to ask. */
const SETTLE_MS = 300

/** Keeps the cart at the prices of now: by the clock, at every pushed change, and on coming back to the page. */
export function useFreshPrices(): void {
  const ids = useStore(cart.store, ({ items }) => items.map(({ id }) => id).join())
  const matches = useStore(cart.store, ({ items }) => [...new Set(items.map((item) => item.matchId))].join())
  const isOpen = useStore(cart.store, (state) => state.isOpen)
  const isResting = useIsSavingData() && !isOpen
  useWatch(matches === '' || isResting ? [] : matches.split(',').map(Number), true)
  useEffect(() => {
    if (ids === '') return undefined
    const stops = [
      clock.after(FIRST_AFTER_MS, ask),
      clock.every(isOpen ? OPEN_EVERY_MS : isResting ? CLOSED_SAVING_MS : CLOSED_EVERY_MS, ask),
      onVisibility(ask),
      onOnline(ask),
      ...(isResting ? [] : [listen(ids.split(','))]),
    ]
    return () => stops.forEach((stop) => stop())
  }, [ids, isOpen, isResting])
}

function ask(): void {
  if (isVisible() && navigator.onLine) refresher.soon()
}

/** What the push channel tells of a price is a reason to ask for prices and limits again. */
function listen(ids: readonly string[]): Cancel {
  let cancel: Cancel = () => {}
  const askSoon = (): void => {
    cancel()
    cancel = clock.after(SETTLE_MS, ask)
  }
  const stops = ids.map((id) => {
    const [marketId = 0, optionType = 0] = id.split('-').map(Number)
    return board.onOption(marketId, optionType, askSoon)
  })
  return () => {
    cancel()
    stops.forEach((stop) => stop())
  }
}
