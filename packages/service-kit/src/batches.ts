import { AppError } from '@keo/contract/errors'

type Waiting<Item, Result> = {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

type Work<Item, Result> = {
  /** All of them at once; the results come in the order of the items. */
  apply(items: readonly Item[]): Promise<readonly Result[]>
  /**
   * Two of one key are never in one batch; the second comes after the first. Left out for what only reads: then any two
   * go together, and what fails fails for all of them.
   */
  keyOf?(item: Item): string
  /** Batches on their way at most. One is enough for what is only read: the others gather meanwhile. */
  readonly atOnce?: number
}

/** While one batch waits for the disk, the next is worked out. */
const AT_ONCE_MAX = 2
const BATCH_MAX = 64

/**
 * What comes while something is on its way shares the next round trip and commit, and so does what comes in the same
 * breath. Nobody waits for company: when nothing is on its way, an item goes at once.
 */
export function createBatches<Item, Result>({ apply, keyOf, atOnce = AT_ONCE_MAX }: Work<Item, Result>) {
  let queue: Waiting<Item, Result>[] = []
  let underWay = 0
  let isBreathing = false

  function pump(): void {
    while (underWay < atOnce && queue.length > 0) {
      underWay += 1
      void send(takeBatch()).finally(() => {
        underWay -= 1
        pump()
      })
    }
  }

  function takeBatch(): Waiting<Item, Result>[] {
    if (!keyOf) return queue.splice(0, BATCH_MAX)
    const keys = new Set<string>()
    const batch: Waiting<Item, Result>[] = []
    const repeated: Waiting<Item, Result>[] = []
    let seen = 0
    while (seen < queue.length && batch.length < BATCH_MAX) {
      const waiting = queue[seen++]
      if (!waiting) break
      const key = keyOf(waiting.item)
      ;(keys.has(key) ? repeated : batch).push(waiting)
      keys.add(key)
    }
    queue = [...repeated, ...queue.slice(seen)]
    return batch
  }

  async function send(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await apply(batch.map(({ item }) => item))
      for (const [at, result] of results.entries()) batch[at]?.resolve(result)
    } catch (error) {
      const isBusy = error instanceof AppError && error.code === 'BUSY'
      if (keyOf && batch.length > 1 && !isBusy) return sendOneByOne(batch)
      for (const { reject } of batch) reject(error)
    }
  }

  /** Something in the batch is a defect, or its answer was lost: each is asked alone, so that only the guilty fails. */
  async function sendOneByOne(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    for (const waiting of batch) await send([waiting])
  }

  return {
    submit: (item: Item) =>
      new Promise<Result>((resolve, reject) => {
        queue.push({ item, resolve, reject })
        if (isBreathing) return
        isBreathing = true
        queueMicrotask(() => {
          isBreathing = false
          pump()
        })
      }),
  }
}
