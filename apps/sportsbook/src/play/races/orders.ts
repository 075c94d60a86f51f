import type { Side } from '../score.ts'
import type { ForcedEvent } from '../sport-model.ts'

/** Forced events by their time: a point for a side, or an end, after which that side wins every point to the end. */
export function ordersOf(forced: readonly ForcedEvent[]) {
  const waiting = forced
    .filter(({ kind }) => kind === 'point' || kind === 'goal' || kind === 'end')
    .toSorted((a, b) => a.atMs - b.atMs)
  let ending: Side | null = null
  return {
    isEnding: () => ending !== null,
    take(atMs: number): Side | null {
      const [first] = waiting
      if (ending || !first || first.atMs > atMs) return ending
      waiting.shift()
      if (first.kind === 'end') ending = first.side
      return first.side
    },
  }
}
