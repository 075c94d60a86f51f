import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { createLog } from '@keo/service-kit/log'
import { days, hours } from '@keo/units/instants'
import { expect, test } from 'vitest'
import { JOB_TABLE } from './app/job-table.ts'

// What repeats is in the table and nowhere else, in the product as `npm start` composes it.

const { world, database } = sharedWorld({ webRoot: null, log: createLog({ level: 'silent' }) })

const runsAt = async () => {
  const rows = await database.asOwner('select name, run_at from kit.periodic_job')
  return new Map(rows.map((row) => [String(row['name']), (row['run_at'] as Date).getTime()]))
}

test('every job of the table runs, again and again as often as it says, and no other does', async () => {
  for (const passed of [0, days(1) + hours(1), days(1) + hours(1)]) {
    world.worldClock.jump(passed)
    const now = world.worldClock.now()
    await world.jobs.runDue()
    const next = await runsAt()
    const due = Object.entries(JOB_TABLE).map(([name, { everyMs }]) => [name, now + everyMs] as const)
    expect(next).toEqual(new Map(due))
  }
})

test('every job belongs to a feature that is there', () => {
  // The audit log is the kit's.
  const isFeature = (owner: string) =>
    owner === 'audit' || existsSync(new URL(`features/${owner}`, import.meta.url))
  const owners = Object.values(JOB_TABLE).map(({ owner }) => owner)
  expect(owners.filter((owner) => !isFeature(owner))).toEqual([])
})

test('only goals, viewers and hosts have timers of their own: every node must tell its own sockets', () => {
  const here = new URL('.', import.meta.url).pathname
  const timed = readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)test-/.test(file))
    .filter((file) => /lock\.every\(|setInterval\(/.test(readFileSync(`${here}${file}`, 'utf8')))
  expect(timed.toSorted()).toEqual([
    'features/live-socket/viewers.ts',
    'features/match-news/goal-watch.ts',
    'features/rooms/comment-rooms.ts',
  ])
})
