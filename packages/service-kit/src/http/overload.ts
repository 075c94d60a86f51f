import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Access, Call } from '@keo/contract/define-call'
import type { Clock } from '../clock.ts'

/** The order in which requests are given up: the first goes first, `vital` ones are answered to the end. */
export const SHED_ORDER = ['publicRead', 'accountRead', 'newWork', 'vital'] as const
export type ShedClass = (typeof SHED_ORDER)[number]

export type Overload = {
  enter(): void
  leave(): void
  inFlight(): number
  sheds(shedClass: ShedClass): boolean
  close(): void
}

/** How full the process may be (in flight) and how late its event loop (ms) before a class is given up. */
const GIVEN_UP_AT: Record<ShedClass, { share: number; delayMs: number }> = {
  publicRead: { share: 0.5, delayMs: 100 },
  accountRead: { share: 0.7, delayMs: 200 },
  newWork: { share: 0.9, delayMs: 400 },
  vital: { share: 1, delayMs: Infinity },
}
const SAMPLE_MS = 250
/** A late loop with hardly anybody waiting is a busy machine, not too many callers: refusing them would not help. */
const WAITING_SHARE = 0.02

/** A refusal costs a comparison, so it is answered at once however busy the rest is. */
export function createOverload(options: {
  clock: Clock
  inFlightMax: number
  loopDelay?: LoopDelay
}): Overload {
  const loopDelay = options.loopDelay ?? measuredLoopDelay(options.clock)
  let inFlight = 0
  return {
    enter: () => void (inFlight += 1),
    leave: () => void (inFlight -= 1),
    inFlight: () => inFlight,
    sheds(shedClass) {
      const { share, delayMs } = GIVEN_UP_AT[shedClass]
      if (inFlight > options.inFlightMax * share) return true
      return loopDelay.readMs() > delayMs && inFlight > options.inFlightMax * WAITING_SHARE
    },
    close: () => loopDelay.close(),
  }
}

export type LoopDelay = { readMs(): number; close(): void }

/** Read when asked instead of by a timer; the mean of the last sample says how late work starts. */
function measuredLoopDelay(clock: Clock): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: 20 })
  histogram.enable()
  let sampledAt = clock.monotonicMs()
  let delayMs = 0
  return {
    readMs() {
      const now = clock.monotonicMs()
      if (now - sampledAt >= SAMPLE_MS) {
        sampledAt = now
        delayMs = histogram.count > 0 ? histogram.mean / 1e6 - 20 : 0
        histogram.reset()
      }
      return delayMs
    },
    close: () => histogram.disable(),
  }
}

export function shedClassOf(call: Pick<Call, 'access' | 'limit' | 'vital'>): ShedClass {
  if (call.vital || call.access === 'operator') return 'vital'
  if (call.limit !== 'read') return 'newWork'
  return isPublic(call.access) ? 'publicRead' : 'accountRead'
}

function isPublic(access: Access): boolean {
  return access === 'public' || access === 'sandbox'
}
