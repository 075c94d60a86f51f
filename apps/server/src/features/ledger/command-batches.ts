import { AppError } from '@keo/contract/errors'
import type { CommandRow } from './command-rows.ts'

type Waiting<Result> = {
  readonly row: CommandRow
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/** While one batch waits for the disk, the next is worked out. */
const AT_ONCE_MAX = 2
const BATCH_MAX = 64

/**
 * Commands that come while others are on their way share the next commit. Nobody waits for company: when nothing is on its
 * way, a command goes at once and alone.
 */
export function createBatches<Result>(apply: (rows: readonly CommandRow[]) => Promise<Result[]>) {
  let queue: Waiting<Result>[] = []
  let atOnce = 0

  function pump(): void {
    while (atOnce < AT_ONCE_MAX && queue.length > 0) {
      atOnce += 1
      void send(takeBatch()).finally(() => {
        atOnce -= 1
        pump()
      })
    }
  }

  /** A key stands once in a batch; its next command waits and is then answered from the books. */
  function takeBatch(): Waiting<Result>[] {
    const keys = new Set<string>()
    const batch: Waiting<Result>[] = []
    const repeated: Waiting<Result>[] = []
    let seen = 0
    while (seen < queue.length && batch.length < BATCH_MAX) {
      const waiting = queue[seen++]
      if (!waiting) break
      const key = `${waiting.row.member_id} ${waiting.row.key}`
      ;(keys.has(key) ? repeated : batch).push(waiting)
      keys.add(key)
    }
    queue = [...repeated, ...queue.slice(seen)]
    return batch
  }

  async function send(batch: readonly Waiting<Result>[]): Promise<void> {
    try {
      const results = await apply(batch.map(({ row }) => row))
      for (const [at, result] of results.entries()) batch[at]?.resolve(result)
    } catch (error) {
      const isBusy = error instanceof AppError && error.code === 'BUSY'
      if (batch.length > 1 && !isBusy) return sendOneByOne(batch)
      for (const { reject } of batch) reject(error)
    }
  }

  /** Something in the batch is a defect, or its answer was lost: each is asked alone, so that only the guilty fails. */
  async function sendOneByOne(batch: readonly Waiting<Result>[]): Promise<void> {
    for (const waiting of batch) await send([waiting])
  }

  return {
    submit: (row: CommandRow) =>
      new Promise<Result>((resolve, reject) => {
        queue.push({ row, resolve, reject })
        pump()
      }),
  }
}
