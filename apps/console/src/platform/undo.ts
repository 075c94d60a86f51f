import { useSyncExternalStore } from 'react'

/** So long what was done at once can be taken back by one key. */
export const UNDO_MS = 5_000

type Act = { readonly text: string; readonly undo: () => Promise<unknown> }
export type Undoable = Act & { readonly turn: number }

const listeners = new Set<() => void>()
let offered: Undoable | null = null
let turns = 0

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The newest act alone is offered; null takes the offer away. */
export function offerUndo(act: Act | null): void {
  offered = act && { ...act, turn: (turns += 1) }
  for (const listener of listeners) listener()
}

export const useUndoable = (): Undoable | null => useSyncExternalStore(subscribe, () => offered)
