import { type Cancel, clock, type Clock } from '../../platform/time.ts'

const LOOK_EVERY_MS = 2_000
const MISSING = /dynamically imported module|importing a module script failed|unable to preload/i

/** After a deployment an old page may ask for files that are no longer there. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && MISSING.test(error.message)
}

/** Kept in the history entry, the only note that outlives the reload it asks for and goes with the page. */
const MARK = 'reloadedForChunk'
/** Read before navigation writes its own state there. */
const wasReloaded = hasMark(globalThis.history?.state)

/** Loads the page afresh, with the newest service worker; false when that was tried already or cannot help. */
export async function reloadOnceForChunk(): Promise<boolean> {
  if (wasReloaded || !(await isServerThere())) return false
  history.replaceState({ ...(history.state as object | null), [MARK]: true }, '')
  const registration = await navigator.serviceWorker?.getRegistration()
  await registration?.update().catch(() => {})
  location.reload()
  return true
}

/**
 * For a page whose files did not come: loads it afresh once the server answers that did not before. A server that was
 * there all along no longer has them, and loading afresh would never end.
 */
export function reloadWhenServerIsBack(
  time: Pick<Clock, 'every'> = clock,
  reload: () => void = () => location.reload(),
): Cancel {
  // Without a server the first attempt to load afresh was not made.
  let wasAway = !wasReloaded
  const stop = time.every(LOOK_EVERY_MS, async () => {
    const isThere = await isServerThere()
    if (!isThere) wasAway = true
    else if (wasAway) reload()
    if (isThere) stop()
  })
  return stop
}

/** A browser that is online may still not reach us, and a reload would then lose the page that shows. */
async function isServerThere(): Promise<boolean> {
  return (
    navigator.onLine &&
    fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    )
  )
}

function hasMark(state: unknown): boolean {
  return typeof state === 'object' && state !== null && MARK in state
}
