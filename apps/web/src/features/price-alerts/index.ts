import { storage } from '../../platform/storage.ts'

/** Who waits for no price loads nothing of it. */
export function followPriceAlerts(): void {
  if (storage.read('priceAlerts')?.length) void import('./follow-alerts.ts').catch(() => {})
}

/** To be shown beside a price: asks to be told of another one, and lists what is asked. */
export const loadAlertPart = () => import('./alert-part.tsx')
