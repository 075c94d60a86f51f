import { yieldToEventLoop } from '../ground/yield-to-event-loop.ts'

/** Counts matches again one at a time, each once however often it is requested; other work goes on in between. */
export function createRecounts(count: (matchId: number) => void) {
  const waiting = new Set<number>()
  let isAtWork = false

  async function work(): Promise<void> {
    isAtWork = true
    for (const matchId of waiting) {
      await yieldToEventLoop()
      waiting.delete(matchId)
      count(matchId)
    }
    isAtWork = false
  }

  return (matchId: number): void => {
    waiting.add(matchId)
    if (!isAtWork) void work()
  }
}
