import type { Cancel } from './clock.ts'

/** Tells every node something happened. Best effort: never money, never the only copy of a fact. */
export type Bus = {
  publish(topic: string, message: unknown): void
  subscribe(topic: string, receive: (message: unknown) => void): Cancel
  close(): Promise<void>
}
