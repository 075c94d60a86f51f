type Writer = { write(frame: Buffer): void }
type Telling<Reader> = { readonly frame: Buffer; readonly readers: readonly Reader[]; told: number }

/** So many are told before anything else may run: a few milliseconds. */
const SLICE = 500
/** One that is being told and one after it: whoever tells faster waits. */
const WAITING_MAX = 2

/**
 * Writes frames to everybody who watches a topic. Ten thousand readers take a tenth of a second, so many are told in slices,
 * between which the process does what else waits for it, such as taking the next line of the same room. Frames of a topic
 * keep their order; a few readers are told at once.
 */
export function createFanOut<Reader extends Writer>(
  readersOf: (topic: string) => ReadonlySet<Reader> | undefined,
) {
  const waiting = new Map<string, Telling<Reader>[]>()
  let next: NodeJS.Immediate | null = null

  /** Whoever left meanwhile hears nothing more. */
  function tellSlice(topic: string, telling: Telling<Reader>): void {
    const still = readersOf(topic)
    const end = Math.min(telling.told + SLICE, telling.readers.length)
    for (; telling.told < end; telling.told += 1) {
      const reader = telling.readers[telling.told]
      if (reader && still?.has(reader)) reader.write(telling.frame)
    }
  }

  const isTold = ({ told, readers }: Telling<Reader>) => told >= readers.length

  function goOn(): void {
    next = null
    for (const [topic, queue] of waiting) {
      const [first] = queue
      if (first) tellSlice(topic, first)
      if (first && isTold(first)) queue.shift()
      if (queue.length === 0) waiting.delete(topic)
    }
    if (waiting.size > 0) next = setImmediate(goOn)
  }

  function finishFirst(topic: string, queue: Telling<Reader>[]): void {
    for (const first of queue.splice(0, 1)) while (!isTold(first)) tellSlice(topic, first)
  }

  return {
    /** Not everybody has the last frame of the topic yet. */
    isTelling: (topic: string): boolean => waiting.has(topic),
    tell(topic: string, frame: Buffer): void {
      const readers = readersOf(topic)
      if (!readers) return
      const queue = waiting.get(topic) ?? []
      if (queue.length === 0 && readers.size <= SLICE) {
        for (const reader of readers) reader.write(frame)
        return
      }
      while (queue.length >= WAITING_MAX) finishFirst(topic, queue)
      queue.push({ frame, readers: Array.from(readers), told: 0 })
      waiting.set(topic, queue)
      next ??= setImmediate(goOn)
    },
    close(): void {
      if (next) clearImmediate(next)
      waiting.clear()
    },
  }
}
