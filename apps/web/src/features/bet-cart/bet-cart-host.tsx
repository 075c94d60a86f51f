import { BetCartBar } from '@keo/ui/product/bet-cart-bar'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { whenAtRestOrTouched } from '../../api/at-rest.ts'
import { loadArea, useMessages } from '../../language/messages.ts'
import { useIsSavingData } from '../../platform/data-saver.ts'
import { storage } from '../../platform/storage.ts'
import type { Cancel } from '../../platform/time.ts'
import { useHere } from '../../navigation/use-go.ts'
import { useIsDesktop } from '../../page-kit/use-is-desktop.ts'
import { type CartItem, optionNameOf } from './cart/cart-item.ts'
import { cart } from './cart/cart-store.ts'
import './bet-cart.css'

/**
 * The place of the cart on the pages that have one. The cart itself weighs as much as a list of matches: it comes once
 * the page is at rest or somebody touches it, and at once where it has something to show; where data is saved only then.
 */
export default function BetCartHost() {
  const whole = useSyncExternalStore(onLoaded, () => loaded)
  const items = useStore(cart.store, (state) => state.items)
  const isWanted = useIsWanted(items.length > 0)
  const isSaving = useIsSavingData()
  useEffect(() => (isSaving ? undefined : whenAtRestOrTouched(load)), [isSaving])
  useEffect(() => {
    if (!isWanted) return undefined
    load()
    // Again with every tap, as the one before may have found no network.
    return cart.store.subscribe(load)
  }, [isWanted])
  if (!isWanted) return null
  return whole ?? <Arriving items={items} />
}

/** True from the first moment on at which there is something to show: a cart that was emptied still has its receipt. */
function useIsWanted(hasItems: boolean): boolean {
  const isDesktop = useIsDesktop()
  const { query } = useHere()
  const [isLeftOpen] = useState(() => storage.read('betAttempt') !== undefined)
  const isWantedNow = isDesktop || hasItems || isLeftOpen || query.has('slip')
  const [wasWanted, setWanted] = useState(isWantedNow)
  if (isWantedNow && !wasWanted) setWanted(true)
  return isWantedNow || wasWanted
}

/** On a slow network a tap shows at least what was taken. */
function Arriving({ items }: { items: readonly CartItem[] }) {
  const say = useMessages()
  const isDesktop = useIsDesktop()
  if (isDesktop || items.length === 0) return null
  return (
    <div className="bet-cart-bar" aria-busy="true">
      <BetCartBar
        count={items.length}
        title={items.map(optionNameOf).join(' · ')}
        totalOdds=""
        label={say('page.loading')}
        onOpen={() => cart.set({ isOpen: true })}
      />
    </div>
  )
}

let loaded: ReactNode = null
let isLoading = false
const listeners = new Set<() => void>()

function onLoaded(run: () => void): Cancel {
  listeners.add(run)
  return () => void listeners.delete(run)
}

/** Held here rather than by `lazy`, which would show nothing for a moment even when everything is there. */
function load(): void {
  if (loaded === null && !isLoading) void loadWhole()
}

async function loadWhole(): Promise<void> {
  isLoading = true
  try {
    const [{ default: WholeCart }] = await Promise.all([import('./slip/whole-cart.tsx'), loadArea('betCart')])
    loaded = <WholeCart />
    for (const run of listeners) run()
  } catch {
    // No network: the bar stands in, and the next tap tries again.
  } finally {
    isLoading = false
  }
}
