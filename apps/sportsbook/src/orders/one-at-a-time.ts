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
