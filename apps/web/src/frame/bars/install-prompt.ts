import { storage } from '../../platform/storage.ts'

/** Chromium's own event; the browser asks once per event. */
type InstallEvent = Event & { prompt(): Promise<unknown> }

let waiting: InstallEvent | null = null

/** Counts this session, once: the offer waits for a second visit. */
export function countVisit(): void {
  if (storage.read('isLaterVisit') !== undefined) return
  storage.write('isLaterVisit', storage.read('hasVisited') ?? false)
  storage.write('hasVisited', true)
}

/** Keeps the browser's offer until the player asks for it. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    waiting = event as InstallEvent
  })
}

/** False when the browser has made no offer. */
export async function offerInstall(): Promise<boolean> {
  const offer = waiting
  waiting = null
  await offer?.prompt()
  return offer !== null
}
