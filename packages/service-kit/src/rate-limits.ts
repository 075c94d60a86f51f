import type { LimitClass } from '@keo/contract/define-call'
import { LIMITS, LIMIT_WINDOW_SECONDS } from '@keo/contract/limits'
import { Redis } from 'ioredis'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import { createWindowCounter } from './window-counter.ts'

export type LimitKind = 'address' | 'member' | 'device'
export type LimitKeys = { readonly [K in LimitKind]?: string }

export type RateLimits = {
  /** Counts a request: the seconds to wait when it is over a limit, 0 when it may go on. */
  spend(limit: LimitClass, keys: LimitKeys): number | Promise<number>
  close(): Promise<void>
}

/** Counts one key: a number at once in memory, a promise through Redis. */
type Counter = (key: string) => number | Promise<number>
type Counters = Record<LimitKind, Counter>

type Needs = {
  clock: Clock
  log: Log
  redisUrl?: string | undefined
  /** Multiplies every number; more than 1 only where tests or benches share one address. */
  scale?: number
  keysMax?: number
}

const KINDS = ['address', 'member', 'device'] as const
const WINDOW_MS = LIMIT_WINDOW_SECONDS * 1000
/** Alone, a node cannot see what the others let through. */
const ALONE_SHARE = 0.5
const REDIS_PATIENCE_MS = 200
const KEY_LENGTH_MAX = 64

/** In memory for one process, in Redis for many. */
export function createRateLimits(needs: Needs): RateLimits {
  const redis = needs.redisUrl === undefined ? null : connect(needs.redisUrl, needs.log)
  const counters = countersByClass(needs, redis)
  return {
    spend(limit, keys) {
      if (limit === 'none') return 0
      return spendAll(counters[limit], keys)
    },
    async close() {
      redis?.disconnect()
    },
  }
}

function countersByClass(needs: Needs, redis: Redis | null): Record<Exclude<LimitClass, 'none'>, Counters> {
  const { scale = 1 } = needs
  const entries = Object.entries(LIMITS).map(([limit, { perAddress, perPlayer }]) => {
    const counters = KINDS.map((kind) => {
      const points = (kind === 'address' ? perAddress : perPlayer) * scale
      return [
        kind,
        redis ? redisCounter(needs, redis, `${limit}:${kind}`, points) : memoryCounter(needs, points),
      ]
    })
    return [limit, Object.fromEntries(counters) as Counters]
  })
  return Object.fromEntries(entries) as Record<Exclude<LimitClass, 'none'>, Counters>
}

/** Stops at the first limit reached, so that a refused request does not use up the others. */
function spendAll(counters: Counters, keys: LimitKeys): number | Promise<number> {
  const { address, device, member } = keys
  const first = address ? counters.address(addressKey(address)) : 0
  return andThen(first, () => {
    const second = device ? counters.device(device.slice(0, KEY_LENGTH_MAX)) : 0
    return andThen(second, () => (member ? counters.member(member) : 0))
  })
}

/** Goes on only when nothing has to be waited for; in memory without a promise in between. */
function andThen(
  wait: number | Promise<number>,
  count: () => number | Promise<number>,
): number | Promise<number> {
  return typeof wait === 'number' ? wait || count() : awaitThen(wait, count)
}

async function awaitThen(wait: Promise<number>, count: () => number | Promise<number>): Promise<number> {
  return (await wait) || count()
}

/** One subscriber owns a whole IPv6 /64, so it counts as one address. */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.split('::')
  const front = head.split(':')
  const back = tail === '' ? [] : tail.split(':')
  const zeros = address.includes('::')
    ? Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
    : []
  return [...front, ...zeros, ...back].slice(0, 4).join(':')
}

function memoryCounter({ clock, keysMax = 10_000 }: Needs, points: number): Counter {
  const windows = createWindowCounter({ clock, points, windowMs: WINDOW_MS, keysMax })
  return (key) => windows.hit(key)
}

function redisCounter(needs: Needs, redis: Redis, name: string, points: number): Counter {
  const shared = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: `keo:limit:${name}`,
    points,
    duration: LIMIT_WINDOW_SECONDS,
    rejectIfRedisNotReady: true,
  })
  const alone = memoryCounter(needs, Math.max(1, Math.floor(points * ALONE_SHARE)))
  return async (key) => {
    try {
      await shared.consume(key)
      return 0
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      return alone(key)
    }
  }
}

function connect(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    // A limit that cannot be asked now is counted locally: nothing waits for Redis to come back.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: REDIS_PATIENCE_MS,
  })
  redis.on('error', (error) =>
    log.warn({ err: error }, 'rate limits: Redis is away, counting locally and stricter'),
  )
  return redis
}
