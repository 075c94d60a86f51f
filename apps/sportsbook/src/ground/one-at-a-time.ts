import { within } from '@keo/service-kit/tracing/tracing'

/** Runs the work once at a time; a call while it runs gets another round after it. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let isWanted = false

  async function rounds(): Promise<void> {
    try {
      while (isWanted) {
        isWanted = false
        // It is work for all, and part of no trace of who happened to set it off.
        await within(null, work)
      }
    } finally {
      // In the same step as the last look at `isWanted`: a call in between would wait for a round that never comes.
      running = null
    }
  }

  return () => {
    isWanted = true
    running ??= rounds()
    return running
  }
}

/** Runs different pieces of work one after the other, in the order of the calls. */
export function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work, work)
    last = mine
    return mine
  }
}
