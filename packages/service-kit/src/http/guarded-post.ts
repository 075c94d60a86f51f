import type { Clock } from '../clock.ts'

/** Sends one text to a fixed party and gives the text of its answer. */
export type PostText = (
  path: string,
  text: string,
  headers: Readonly<Record<string, string>>,
) => Promise<string>

export type GuardedPost = {
  readonly post: PostText
  /** True while the party is left alone because it kept failing. */
  isAway(): boolean
}

type Guard = {
  /** The machine's: patience is real time. */
  readonly clock: Clock
  /** Null where the clock is moved by hand: work takes no time on it, and nobody can be late. */
  readonly patienceMs: number | null
  /** After so many failures in a row the party is left alone. */
  readonly failuresMax?: number
  readonly restMs?: number
}

const FAILURES_MAX = 5
const REST_MS = 10_000

/**
 * Outgoing calls that nobody waits for longer than the patience, and a breaker: a party that keeps failing is left alone
 * for a while, then one call finds out whether it is back. Whether a call is made again is the caller's affair.
 */
export function guardedPost(post: PostText, guard: Guard): GuardedPost {
  const { clock, patienceMs, failuresMax = FAILURES_MAX, restMs = REST_MS } = guard
  let failures = 0
  let restsUntilMs = 0
  let isTrying = false

  const isBroken = () => failures >= failuresMax
  const isAway = () => isBroken() && (isTrying || clock.monotonicMs() < restsUntilMs)

  async function patient(...sent: Parameters<PostText>): Promise<string> {
    if (patienceMs === null) return post(...sent)
    let stopWaiting = () => {}
    const patience = new Promise<never>((_, reject) => {
      stopWaiting = clock.after(patienceMs, () => reject(new Error('no answer in time')))
    })
    return Promise.race([post(...sent), patience]).finally(stopWaiting)
  }

  return {
    isAway,
    async post(...sent) {
      if (isAway()) throw new Error('the party is left alone for a while')
      isTrying = isBroken()
      try {
        const answer = await patient(...sent)
        failures = 0
        return answer
      } catch (error) {
        failures += 1
        restsUntilMs = clock.monotonicMs() + restMs
        throw error
      } finally {
        isTrying = false
      }
    },
  }
}
