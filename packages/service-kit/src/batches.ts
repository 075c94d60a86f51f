import { AppError, fail } from '@keo/contract/errors'
import { currentTrace, openSpan, type OpenSpan, tracedTogether } from './tracing/tracing.ts'

type Waiting<Item, Result> = {
  readonly item: Item
  /** Of who asked for it, and its time in the queue; null unless that is traced. */
  readonly trace: string | null
  readonly wait: OpenSpan | null
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

type Work<Item, Result> = {
  /** In traces. */
  readonly name?: string
  /** All of them at once; the results come in the order of the items. */
  apply(items: readonly Item[]): Promise<readonly Result[]>
  /**
   * Two of one key are never in one batch; the second comes after the first. Left out for what only reads: then any two
   * go together, and what fails fails for all of them.
   */
  keyOf?(item: Item): string
  /**
   * Batches on their way at most. One is enough for what waits for no lock: the others gather meanwhile, and a batch of twice
   * the size costs hardly more.
   */
  readonly atOnce?: number
  /** Items of one batch at most: many where one of a thousand costs hardly more than one of ten. */
  readonly most?: number
  /** Items that may wait; whoever comes then is told at once that we are busy, and nothing of theirs is done. */
  readonly waitingMost?: number
}

/** While one batch waits for the disk, the next is worked out. */
const AT_ONCE_MAX = 2
const BATCH_MAX = 64
/** Far more than come while the database is well: a queue of this length is one that nobody would see the end of. */
const WAITING_MAX = 10_000

/**
 * What comes while something is on its way shares the next round trip and commit, and so does what comes in the same
 * breath. Nobody waits for company: when nothing is on its way, an item goes at once.
 */
export function createBatches<Item, Result>({
  name = 'batch',
  apply,
  keyOf,
  atOnce = AT_ONCE_MAX,
  most = BATCH_MAX,
  waitingMost = WAITING_MAX,
}: Work<Item, Result>) {
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
    if (!keyOf) return queue.splice(0, most)
    const keys = new Set<string>()
    const batch: Waiting<Item, Result>[] = []
    const repeated: Waiting<Item, Result>[] = []
    let seen = 0
    while (seen < queue.length && batch.length < most) {
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
    for (const { wait } of batch) wait?.end()
    const traces = batch.map(({ trace }) => trace)
    try {
      const results = await tracedTogether(name, traces, () => apply(batch.map(({ item }) => item)))
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
        if (queue.length >= waitingMost) fail('BUSY')
        const wait = openSpan('queue', { facts: { 'keo.queue': name } })
        queue.push({ item, trace: currentTrace(), wait, resolve, reject })
        if (isBreathing) return
        isBreathing = true
        queueMicrotask(() => {
          isBreathing = false
          pump()
        })
      }),
  }
}
