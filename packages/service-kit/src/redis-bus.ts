import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { type Bus, localBus } from './bus.ts'
import type { Log } from './log.ts'

const CHANNEL = 'keo:bus:'
const RECONNECT_MAX_MS = 5_000

/**
 * Across nodes. Receivers of this process hear a message at once, those of others through Redis. While Redis is away
 * every node goes on by itself and says so once; subscriptions come back with the connection.
 */
export function redisBus(url: string, log: Log): Bus {
  const node = randomUUID()
  const local = localBus()
  const retryStrategy = (attempt: number) => Math.min(attempt * 100, RECONNECT_MAX_MS)
  // Old news is worse than none, so nothing is queued while Redis is away; subscriptions are.
  const publisher = new Redis(url, { retryStrategy, enableOfflineQueue: false, maxRetriesPerRequest: 0 })
  const subscriber = new Redis(url, { retryStrategy, maxRetriesPerRequest: null })
  const counts = new Map<string, number>()
  for (const connection of [publisher, subscriber]) tellOutages(connection, log)

  subscriber.on('message', (channel: string, text: string) => {
    const news = parse(text)
    if (news && news.node !== node) local.publish(channel.slice(CHANNEL.length), news.message)
  })

  function count(topic: string, change: 1 | -1): number {
    const total = (counts.get(topic) ?? 0) + change
    if (total === 0) counts.delete(topic)
    else counts.set(topic, total)
    return total
  }

  return {
    publish(topic, message) {
      local.publish(topic, message)
      // An outage is told by the connection, not by each message that it swallowed.
      if (publisher.status === 'ready') {
        publisher.publish(CHANNEL + topic, JSON.stringify({ node, message })).catch(() => {})
      }
    },
    subscribe(topic, receive) {
      const cancel = local.subscribe(topic, receive)
      if (count(topic, 1) === 1) subscriber.subscribe(CHANNEL + topic).catch(() => {})
      return once(() => {
        cancel()
        if (count(topic, -1) === 0) subscriber.unsubscribe(CHANNEL + topic).catch(() => {})
      })
    },
    async close() {
      await local.close()
      publisher.disconnect()
      subscriber.disconnect()
    },
  }
}

function tellOutages(connection: Redis, log: Log): void {
  let isAway = false
  connection.on('error', (err: Error) => {
    if (!isAway) log.warn({ err }, 'Redis is away: this node hears only itself until it is back')
    isAway = true
  })
  connection.on('ready', () => {
    if (isAway) log.info('Redis is back')
    isAway = false
  })
}

/** Anything may write to a Redis channel; what is not ours is not heard. */
function parse(text: string): { node: unknown; message: unknown } | null {
  try {
    const news: unknown = JSON.parse(text)
    return typeof news === 'object' && news !== null && 'node' in news && 'message' in news ? news : null
  } catch {
    return null
  }
}

function once(run: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) run()
    isDone = true
  }
}
