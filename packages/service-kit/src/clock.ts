/** Milliseconds since 1970-01-01 UTC. */
export type Instant = number

export type Cancel = () => void

/** The only source of time. Timers run on it too, so that a test moves time by hand and never sleeps. */
export type Clock = {
  now(): Instant
  /** For durations: never jumps when the machine's clock is set. */
  monotonicMs(): number
  after(delayMs: number, run: () => void): Cancel
  every(intervalMs: number, run: () => void): Cancel
}

export type ManualClock = Clock & {
  /** Runs every timer that falls due on the way, in order, and lets what it started settle. */
  advance(ms: number): Promise<void>
  /** Moves time forward at once. Timers that fall due in between run once each: what lives by the second lives one. */
  jump(ms: number): Promise<void>
  /** Sets the wall clock alone, as an administrator would: durations do not notice. */
  set(at: Instant): void
}

export type WorldRate = 0 | 1 | 10 | 60

export type WorldClock = Clock & {
  rate(): number
  setRate(rate: WorldRate): void
  /** Moves the world forward at once. Timers that fall due in between run once each. */
  jump(ms: number): void
}

/** Node fires at once when a delay does not fit 31 bits, so longer ones are walked in steps. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1

export function systemClock(): Clock {
  function after(delayMs: number, run: () => void): Cancel {
    if (delayMs <= LONGEST_TIMEOUT_MS) {
      const timer = setTimeout(run, delayMs)
      return () => clearTimeout(timer)
    }
    let cancel: Cancel = after(LONGEST_TIMEOUT_MS, () => {
      cancel = after(delayMs - LONGEST_TIMEOUT_MS, run)
    })
    return () => cancel()
  }
  return {
    now: () => Date.now(),
    monotonicMs: () => performance.now(),
    after,
    every(intervalMs, run) {
      const timer = setInterval(run, intervalMs)
      return () => clearInterval(timer)
    },
  }
}

type Timer = { dueMs: number; readonly intervalMs: number | null; readonly run: () => void }

/** Timers kept by due time on any monotonic scale; equal times run in the order they were set. */
function timerList() {
  const timers = new Set<Timer>()
  return {
    add(timer: Timer): Cancel {
      timers.add(timer)
      return () => timers.delete(timer)
    },
    remove: (timer: Timer) => timers.delete(timer),
    next(): Timer | null {
      let first: Timer | null = null
      for (const timer of timers) if (!first || timer.dueMs < first.dueMs) first = timer
      return first
    },
  }
}

export function manualClock(start: Instant): ManualClock {
  const timers = timerList()
  let wallOffset = start
  let elapsedMs = 0

  async function advance(ms: number): Promise<void> {
    const end = elapsedMs + ms
    for (let timer = timers.next(); timer && timer.dueMs <= end; timer = timers.next()) {
      elapsedMs = Math.max(elapsedMs, timer.dueMs)
      if (timer.intervalMs === null) timers.remove(timer)
      else timer.dueMs += timer.intervalMs
      timer.run()
      await settle()
    }
    elapsedMs = end
    await settle()
  }

  async function jump(ms: number): Promise<void> {
    const end = elapsedMs + ms
    elapsedMs = end
    for (let timer = timers.next(); timer && timer.dueMs <= end; timer = timers.next()) {
      if (timer.intervalMs === null) timers.remove(timer)
      else timer.dueMs = end + timer.intervalMs
      timer.run()
      await settle()
    }
    await settle()
  }

  return {
    now: () => wallOffset + elapsedMs,
    monotonicMs: () => elapsedMs,
    after: (delayMs, run) => timers.add({ dueMs: elapsedMs + delayMs, intervalMs: null, run }),
    every: (intervalMs, run) => timers.add({ dueMs: elapsedMs + intervalMs, intervalMs, run }),
    advance,
    jump,
    set(at) {
      wallOffset = at - elapsedMs
    },
  }
}

/** One turn of the event loop, so that promises resolved by a timer have run before the next timer does. */
function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** Dividing by the rate and multiplying again may fall short of a due time by a hair: it counts as reached. */
const ROUNDING_MS = 0.001

/** A clock over another that can pause, hurry and jump. It never goes back. It begins as far from the other as told. */
export function worldClock(base: Clock, offsetMs = 0): WorldClock {
  const timers = timerList()
  let rate: WorldRate = 1
  let anchor = {
    now: base.now() + offsetMs,
    ms: base.monotonicMs(),
    baseNow: base.now(),
    baseMs: base.monotonicMs(),
  }
  let cancelWake: Cancel = () => {}

  const now = () => anchor.now + (base.now() - anchor.baseNow) * rate
  const monotonicMs = () => anchor.ms + (base.monotonicMs() - anchor.baseMs) * rate

  function reanchor(jumpMs: number) {
    const next = { now: now() + jumpMs, ms: monotonicMs() + jumpMs }
    anchor = { ...next, baseNow: base.now(), baseMs: base.monotonicMs() }
  }

  function plan() {
    cancelWake()
    const timer = timers.next()
    if (!timer || rate === 0) return
    cancelWake = base.after(Math.max(0, (timer.dueMs - monotonicMs()) / rate), runDue)
  }

  function runDue() {
    const reachedMs = monotonicMs() + ROUNDING_MS
    try {
      for (let timer = timers.next(); timer && timer.dueMs <= reachedMs; timer = timers.next()) {
        if (timer.intervalMs === null) timers.remove(timer)
        else timer.dueMs = Math.max(timer.dueMs + timer.intervalMs, reachedMs + 1)
        timer.run()
      }
    } finally {
      plan()
    }
  }

  function add(timer: Timer): Cancel {
    const remove = timers.add(timer)
    plan()
    return () => {
      remove()
      plan()
    }
  }

  return {
    now,
    monotonicMs,
    after: (delayMs, run) => add({ dueMs: monotonicMs() + delayMs, intervalMs: null, run }),
    every: (intervalMs, run) => add({ dueMs: monotonicMs() + intervalMs, intervalMs, run }),
    rate: () => rate,
    setRate(next) {
      reanchor(0)
      rate = next
      plan()
    },
    jump(ms) {
      if (!(ms >= 0)) throw new RangeError('The world clock only jumps forward.')
      reanchor(ms)
      runDue()
    },
  }
}
