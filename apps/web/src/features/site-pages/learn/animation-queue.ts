export type Clip = 'goal' | 'ticket'

/** What plays now and what waits behind it; `turn` changes with each start, so the same clip can follow itself. */
export type AnimationQueue = {
  readonly playing: Clip | null
  readonly waiting: readonly Clip[]
  readonly turn: number
}

/** Ours: a queue longer than this would play on after the viewer has forgotten the taps. */
export const WAITING_MAX = 6

export const emptyQueue: AnimationQueue = { playing: null, waiting: [], turn: 0 }

export function addClip(queue: AnimationQueue, clip: Clip): AnimationQueue {
  if (queue.playing === null) return { playing: clip, waiting: [], turn: queue.turn + 1 }
  if (queue.waiting.length >= WAITING_MAX) return queue
  return { ...queue, waiting: [...queue.waiting, clip] }
}

/** The clip that played has ended: the next one starts, or the stage rests. */
export function finishClip(queue: AnimationQueue): AnimationQueue {
  const [next, ...waiting] = queue.waiting
  if (next === undefined) return { ...queue, playing: null }
  return { playing: next, waiting, turn: queue.turn + 1 }
}
