/** Does one piece of work at a time; who asks while it runs gets another round after it. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let isWanted = false

  async function rounds(): Promise<void> {
    while (isWanted) {
      isWanted = false
      await work()
    }
  }

  return () => {
    isWanted = true
    running ??= rounds().finally(() => {
      running = null
    })
    return running
  }
}

/** Different pieces of work, in the order in which they are asked for. */
export function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = last.then(work, work)
    last = mine
    return mine
  }
}
