/** Hands spans over; true once they are with the collector. */
export type SendSpans<S> = (spans: readonly S[]) => Promise<boolean>

type Needs<S> = {
  send: SendSpans<S>
  countSent(spans: number): void
  countDropped(spans: number): void
  /** Runs something a little later; the answer takes it back. */
  after(ms: number, run: () => void): () => void
}

/** What waits for a collector at most. More is thrown away and counted: traces may be lost, memory and requests may not. */
export const SPANS_MAX = 4_096
const AT_ONCE = 512
const GATHER_MS = 1_000

export type SpanQueue<S> = {
  add(span: S): void
  /** Sends what waits; what the collector does not take is dropped. */
  flush(): Promise<void>
  /** The same for the last time: a collector that does not take the first of it is not asked again. */
  close(): Promise<void>
}

/** Spans on their way to the collector: gathered for a second, one request at a time, never more than fit. */
export function createSpanQueue<S>({ send, countSent, countDropped, after }: Needs<S>): SpanQueue<S> {
  const waiting: S[] = []
  let cancel: (() => void) | null = null
  let sending: Promise<void> | null = null
  let isClosing = false

  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, AT_ONCE)
      const isTaken = await send(batch).catch(() => false)
      ;(isTaken ? countSent : countDropped)(batch.length)
      if (!isTaken && isClosing) countDropped(waiting.splice(0).length)
    }
  }

  function flush(): Promise<void> {
    cancel?.()
    cancel = null
    sending ??= sendAll().finally(() => {
      sending = null
    })
    return sending
  }

  return {
    add(span) {
      if (waiting.length >= SPANS_MAX) return countDropped(1)
      waiting.push(span)
      if (!sending) cancel ??= after(GATHER_MS, () => void flush())
    },
    flush,
    async close() {
      isClosing = true
      await flush()
    },
  }
}
