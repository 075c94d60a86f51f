import { useSyncExternalStore } from 'react'
import { storage } from '../../platform/storage.ts'
import { clock } from '../../platform/time.ts'
import { isSameOption, type PriceAlert, readAlerts, withAlert } from './price-alert.ts'

let last: readonly PriceAlert[] = []

/** The same list as long as nothing changed, as React asks of a store. */
export function keptAlerts(): readonly PriceAlert[] {
  const kept = readAlerts(storage.read('priceAlerts'), clock.now())
  if (JSON.stringify(kept) !== JSON.stringify(last)) last = kept
  return last
}

export function keepAlert(alert: PriceAlert): void {
  storage.write('priceAlerts', withAlert(keptAlerts(), alert))
}

export function dropAlert(alert: PriceAlert): void {
  storage.write(
    'priceAlerts',
    keptAlerts().filter((each) => !isSameOption(each, alert)),
  )
}

export const onAlerts = (run: () => void) => storage.subscribe('priceAlerts', run)

export function useAlerts(): readonly PriceAlert[] {
  return useSyncExternalStore(onAlerts, keptAlerts)
}
