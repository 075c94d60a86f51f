import { clock } from '../platform/time.ts'

/** Keeping the shell for later takes dozens of requests: the page that shows now has its own first. */
const REGISTER_AFTER_MS = 2500

/**
 * A new version installs and takes over by itself; the page that shows keeps running on the old one and moves to
 * the new one with its next navigation, when nothing typed can be lost (navigator.ts).
 */
function createAppUpdates() {
  let isReady = false

  return {
    isReady: (): boolean => isReady,

    /** Does nothing where the browser withholds service workers, as on plain http and in a sandboxed frame. */
    start(): void {
      const workers = serviceWorkers()
      if (!workers || !import.meta.env.PROD) return
      const hadWorker = workers.controller !== null
      workers.addEventListener('controllerchange', () => {
        // The very first worker brings nothing new.
        isReady = hadWorker
      })
      const register = () => {
        workers.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => {})
      }
      addEventListener('load', () => clock.after(REGISTER_AFTER_MS, register))
    },
  }
}

/** A sandboxed frame does not merely lack them: asking throws. */
function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker
  } catch {
    return undefined
  }
}

export const appUpdates = createAppUpdates()
