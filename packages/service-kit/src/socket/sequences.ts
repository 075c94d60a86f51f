const TOPICS_MAX = 10_000

/**
 * Numbers the messages of each topic one by one. A topic forgotten to bound the memory goes on above every number
 * given so far: its reader sees a jump, takes it for a gap and fetches the state, which is never wrong.
 */
export function createSequences(topicsMax = TOPICS_MAX) {
  const last = new Map<string, number>()
  let highest = 0

  function next(topic: string): number {
    const seq = (last.get(topic) ?? highest) + 1
    // Deleting first moves the topic to the young end of the map.
    last.delete(topic)
    last.set(topic, seq)
    highest = Math.max(highest, seq)
    if (last.size > topicsMax) forgetOldest()
    return seq
  }

  function forgetOldest() {
    for (const topic of last.keys()) {
      last.delete(topic)
      return
    }
  }

  return { next }
}
