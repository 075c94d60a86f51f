import type { Cancel, Clock } from '@keo/service-kit/clock'
import { hours } from '@keo/units/instants'

/** Everything that the provider does without being asked: its name, how often, and the folder whose it is. */
export const JOB_TABLE = {
  outbox: { everyMs: 1_000, owner: 'wallet' },
  desk: { everyMs: 250, owner: 'orders' },
  cashOuts: { everyMs: 250, owner: 'cash-out' },
  reservedCashOuts: { everyMs: 1_000, owner: 'cash-out' },
  autoCashOuts: { everyMs: 1_000, owner: 'cash-out' },
  reservations: { everyMs: 1_000, owner: 'reservations' },
  settlement: { everyMs: 1_000, owner: 'settlement' },
  housekeeping: { everyMs: hours(1), owner: 'orders' },
  retention: { everyMs: hours(1), owner: 'control' },
} as const

export type JobName = keyof typeof JOB_TABLE

/** Runs every row of the table by the clock, until it is stopped. */
export function startJobs(clock: Clock, ticks: Readonly<Record<JobName, () => void>>): Cancel {
  const names = Object.keys(JOB_TABLE) as JobName[]
  const stops = names.map((name) => clock.every(JOB_TABLE[name].everyMs, ticks[name]))
  return () => stops.forEach((stop) => stop())
}
