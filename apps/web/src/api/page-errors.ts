import { ApiRefusal, NoAnswer } from './api-outcome.ts'
import type { Incident } from './error-reports.ts'
import type { Clock } from '../platform/time.ts'

type Parts = {
  /** The path without its query, which may hold what a report must not. */
  route(): string
  clock: Pick<Clock, 'now'>
  report(incident: Incident, error: Error): void
}

/** Reports what nobody caught, with the route it happened on. */
export function createPageErrors({ route, clock, report }: Parts) {
  function note(error: unknown): void {
    // The request layer has reported these.
    if (error instanceof ApiRefusal || error instanceof NoAnswer) return
    const at = clock.now()
    const thrown = error instanceof Error ? error : new Error(String(error))
    const { name, message, stack } = thrown
    const answer = { name, message, stack: stack?.split('\n').slice(0, 8) }
    report({ where: `page ${route()}`, request: undefined, answer, sentAt: at, receivedAt: at }, thrown)
  }

  return {
    /** For error boundaries, which catch before the window can. */
    note,
    listen(target: EventTarget): void {
      target.addEventListener('error', (event) => {
        // Resources that fail to load raise the same event without an error.
        if ('error' in event && event.error) note(event.error)
      })
      target.addEventListener('unhandledrejection', (event) => {
        if ('reason' in event) note(event.reason)
      })
    },
  }
}
