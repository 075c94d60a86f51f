import type { Cancel } from './clock.ts'

/** Tells every node something happened. Best effort: never money, never the only copy of a fact. */
export type Bus = {
  publish(topic: string, message: unknown): void
  subscribe(topic: string, receive: (message: unknown) => void): Cancel
  close(): Promise<void>
}

/** Within this process. One receiver's mistake keeps the message from nobody else, and surfaces as a defect. */
export function localBus(): Bus {
  const receivers = new Map<string, Set<(message: unknown) => void>>()
  return {
    publish(topic, message) {
      // A copy: who subscribes while the message goes round hears the next one.
      const current = Array.from(receivers.get(topic) ?? [])
      for (const receive of current) {
        try {
          receive(message)
        } catch (error) {
          setImmediate(() => {
            throw error
          })
        }
      }
    },
    subscribe(topic, receive) {
      // Wrapped, so that one function may subscribe twice and each cancels its own.
      const own = (message: unknown) => receive(message)
      const sameTopic = receivers.get(topic) ?? new Set()
      receivers.set(topic, sameTopic.add(own))
      return () => {
        sameTopic.delete(own)
        if (sameTopic.size === 0 && receivers.get(topic) === sameTopic) receivers.delete(topic)
      }
    },
    async close() {
      receivers.clear()
    },
  }
}
