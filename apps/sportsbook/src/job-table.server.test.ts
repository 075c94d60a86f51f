import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { sharedDatabase } from '@keo/dev-world/shared'
import { manualClock } from '@keo/service-kit/clock'
import { createForwarding } from '@keo/service-kit/http/forwarding'
import { seededIds } from '@keo/service-kit/ids'
import { createLog } from '@keo/service-kit/log'
import { hours } from '@keo/units/instants'
import { expect, test } from 'vitest'
import { createSportsbook } from './app.ts'
import { JOB_TABLE, type JobName, startJobs } from './job-table.ts'

const storage = sharedDatabase()
/** They run only while somebody watches. */
const OWN_TIMERS = [
  'control/status.ts',
  'job-table.ts',
  'push/gathered-changes.ts',
  'push/watched-matches.ts',
]

test('what the provider repeats is its table of jobs, until it closes', async () => {
  const clock = manualClock(Date.UTC(2026, 0, 31, 12))
  const running: number[] = []
  const watched = {
    ...clock,
    every(everyMs: number, run: () => void) {
      running.push(everyMs)
      const cancel = clock.every(everyMs, run)
      return () => {
        running.splice(running.indexOf(everyMs), 1)
        cancel()
      }
    },
  }
  const sportsbook = await createSportsbook({
    clock: watched,
    machineClock: clock,
    ids: seededIds('jobs', clock),
    log: createLog({ level: 'error' }),
    database: storage.connect('sportsbook'),
    merchant: { id: 'keo', name: 'Kèo', secret: 'secret of the tests', addresses: [] },
    isSandbox: true,
    isUntimed: true,
    forwarding: createForwarding([]),
    post: () => Promise.reject(new Error('no operator')),
    prefix: '/sportsbook',
    size: { matchesPerDay: 20, hasElectronic: false },
  })
  await sportsbook.open()
  const byLength = (list: readonly number[]) => list.toSorted((one, other) => one - other)
  expect(byLength(running)).toEqual(byLength(Object.values(JOB_TABLE).map(({ everyMs }) => everyMs)))
  await sportsbook.close()
  expect(running).toEqual([])
})

test('every row of the table does its own work, as often as it says and until it is stopped', async () => {
  const clock = manualClock(0)
  const counted = Object.fromEntries(Object.keys(JOB_TABLE).map((name) => [name, 0]))
  const count = (name: JobName) => () => void (counted[name] = (counted[name] ?? 0) + 1)
  const stop = startJobs(clock, {
    outbox: count('outbox'),
    desk: count('desk'),
    cashOuts: count('cashOuts'),
    reservedCashOuts: count('reservedCashOuts'),
    autoCashOuts: count('autoCashOuts'),
    reservations: count('reservations'),
    settlement: count('settlement'),
    housekeeping: count('housekeeping'),
    retention: count('retention'),
  })
  await clock.advance(hours(1))
  stop()
  await clock.advance(hours(1))
  const due = Object.entries(JOB_TABLE).map(([name, { everyMs }]) => [name, hours(1) / everyMs])
  expect(counted).toEqual(Object.fromEntries(due))
})

test('a job belongs to a folder, and beside the table only what somebody watches has a timer', () => {
  const here = new URL('.', import.meta.url).pathname
  const owners = Object.values(JOB_TABLE).map(({ owner }) => owner)
  expect(owners.filter((owner) => !existsSync(`${here}${owner}`))).toEqual([])
  const timed = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)test-/.test(file))
    .filter((file) => /lock\.every\(|setInterval\(/.test(readFileSync(`${here}${file}`, 'utf8')))
  expect(timed.toSorted()).toEqual(OWN_TIMERS)
})
