import { useSyncExternalStore } from 'react'

const SECOND_MS = 1_000
let now = Date.now()

function subscribe(listener: () => void): () => void {
  const timer = setInterval(() => {
    now = Date.now()
    listener()
  }, SECOND_MS)
  return () => clearInterval(timer)
}

/** This machine's time, a second at a time; what the server said goes on from when it was heard. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now)

/** Runs something once after a while; what comes back takes that back. */
export function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
