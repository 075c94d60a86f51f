import type { Cancel, Clock } from '../../../platform/time.ts'

/** Marks that end by themselves, all after the same time: one timer for all of them. */
export function createFading(
  clock: Pick<Clock, 'monotonicMs' | 'after'>,
  lastsMs: number,
  end: (ended: string[]) => void,
) {
  /** In the order in which they end. */
  const ends = new Map<string, number>()
  let cancel: Cancel | null = null

  function plan(): void {
    const [next] = ends.values()
    if (next === undefined || cancel) return
    cancel = clock.after(Math.max(0, next - clock.monotonicMs()), endDue)
  }

  function endDue(): void {
    cancel = null
    const now = clock.monotonicMs()
    const due = [...ends].filter(([, at]) => at <= now).map(([key]) => key)
    for (const key of due) ends.delete(key)
    if (due.length > 0) end(due)
    plan()
  }

  return {
    /** Begins anew where it had begun. */
    begin(key: string): void {
      ends.delete(key)
      ends.set(key, clock.monotonicMs() + lastsMs)
      plan()
    },
    stop(key: string): void {
      ends.delete(key)
    },
  }
}
