import type { SocketHandler } from '../../api/live-socket.ts'
import type { Cancel } from '../../platform/time.ts'

const listeners = new Set<SocketHandler>()

/** Hands what the live socket tells to the chat while it shows; the chat itself is loaded with its page. */
export const chatNews = {
  opened(): void {
    for (const each of listeners) each.opened?.()
  },
  onMessage: ((message) => {
    for (const each of listeners) each.onMessage?.(message)
  }) satisfies SocketHandler['onMessage'],
  subscribe(handler: SocketHandler): Cancel {
    listeners.add(handler)
    return () => void listeners.delete(handler)
  },
}
