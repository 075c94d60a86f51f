import { createElement } from 'react'
import { createStore } from 'zustand/vanilla'
import { lazyPart } from '../../page-kit/lazy-part.ts'
import { frameSlots } from '../../page-kit/frame-slots.ts'
import { loadArea } from '../../language/messages.ts'

export type Watched = { readonly roomId: string; readonly matchId: number }

type NowWatching = {
  readonly watched: Watched | null
  /** Its own room is on the page: there is no need of a small picture. */
  readonly isInRoom: boolean
}

/** The room whose picture plays, on its page or in small. */
export const nowWatching = createStore<NowWatching>(() => ({ watched: null, isInRoom: false }))

const MiniPlayer = lazyPart(async () => {
  const [part] = await Promise.all([
    import('./mini-player.tsx'),
    ...(['match', 'broadcast'] as const).map((area) => loadArea(area)),
  ])
  return part
})

/** Said by a room's page while its picture plays; the answer is to be called when the page goes. */
export function watching(
  roomId: string | undefined,
  matchId: number,
  isPlaying: boolean,
): (() => void) | undefined {
  if (roomId === undefined) return undefined
  nowWatching.setState({ watched: isPlaying ? { roomId, matchId } : null, isInRoom: true })
  frameSlots.setState({ miniPlayer: createElement(MiniPlayer) })
  return () => nowWatching.setState({ isInRoom: false })
}

export function stopWatching(): void {
  nowWatching.setState({ watched: null })
  frameSlots.setState({ miniPlayer: null })
}
