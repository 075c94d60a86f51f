import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { heartbeat } from '@keo/contract/heartbeat'
import { getRealityCheck } from '@keo/contract/safer-play'
import { listGameTypes, querySiteMaintenance } from '@keo/contract/site'
import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { startMemberWatch } from './member-watch.ts'
import { PERIODIC_WORK } from './platform/periodic-work.ts'
import { clock } from './platform/time.ts'
import { logout } from './session/session.ts'
import { answerCalls, openApp } from './testing/test-app.tsx'

type Timer = { readonly everyMs: number; readonly tick: () => void; isOver: boolean }
/** The app starts once and is opened again for each test, as in a browser; its timers are those of all. */
const timers: Timer[] = []
const running = (everyMs: number) => timers.filter((timer) => !timer.isOver && timer.everyMs === everyMs)

const nameOf = ({ method, path: at }: { method: string; path: string }) => `${method} ${at}`

/** What each repeats; the sockets send their pings themselves, which their own tests see. */
const CALLS = [
  ['siteMaintenance', nameOf(querySiteMaintenance)],
  ['gameTypes', nameOf(listGameTypes)],
  ['realityCheck', nameOf(getRealityCheck)],
  ['heartbeat', nameOf(heartbeat)],
] as const

let asked: ReturnType<typeof answerCalls>

let isWatching = false

beforeEach(async () => {
  vi.spyOn(clock, 'every').mockImplementation((everyMs, tick) => {
    const timer: Timer = { everyMs, tick, isOver: false }
    timers.push(timer)
    return () => void (timer.isOver = true)
  })
  asked = answerCalls({
    [nameOf(listGameTypes)]: () => [],
    [nameOf(getRealityCheck)]: () => ({ isDue: false }),
  })
  await openApp('/')
  if (!isWatching) startMemberWatch()
  isWatching = true
  await waitFor(() => {
    if (running(PERIODIC_WORK.gameTypes).length === 0) throw new Error('home has not started its timer yet')
  })
})

test.each(CALLS)('%s is asked for again at every tick of its timer', async (name, call) => {
  const count = () => asked.filter((each) => each.call === call).length
  const ticks = running(PERIODIC_WORK[name])
  expect(ticks.length).toBeGreaterThan(0)
  for (let round = 0; round < 2; round += 1) {
    const before = count()
    await act(async () => ticks.forEach(({ tick }) => tick()))
    await waitFor(() => expect(count()).toBeGreaterThan(before))
  }
})

test('the heartbeat ends with the session, what belongs to the app goes on', () => {
  logout()
  expect(running(PERIODIC_WORK.heartbeat)).toEqual([])
  expect(running(PERIODIC_WORK.gameTypes)).toHaveLength(1)
  expect(running(PERIODIC_WORK.realityCheck).length).toBeGreaterThan(0)
})

const SOURCE = path.resolve('apps/web/src')
const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith('testing'))
  .map((file) => ({ file, text: readFileSync(path.join(SOURCE, file), 'utf8') }))

test.each(Object.keys(PERIODIC_WORK))('%s is started in one place', (name) => {
  expect(sources.filter(({ text }) => text.includes(`repeat('${name}'`))).toHaveLength(1)
})

/** Timers that end with what shows them: a countdown, a clock, a page that waits for something. */
const OF_A_PAGE = [
  'api/at-rest.ts',
  'features/accounts/fields/use-countdown.ts',
  'features/bet-cart/betting/waiting-bet.ts',
  'features/bet-cart/cart/use-fresh-prices.ts',
  'features/bet-cart/receipt/receipt.tsx',
  'features/bet-cart/slip/waiting-row.tsx',
  'features/broadcast/notices.tsx',
  'features/campaigns/use-second.ts',
  'features/dev-panel/clock-tab.tsx',
  'features/first-visit/guide.tsx',
  'features/first-visit/use-first-visit-guide.tsx',
  'features/match-words/use-live-clock.ts',
  'features/sports/list/use-second.ts',
  'features/sportsbook/push/match-watch.ts',
  'features/sportsbook/push/pace.ts',
  'frame/pages/missing-chunk.ts',
  'page-kit/use-seconds-left.ts',
  'platform/use-now.ts',
]

test('nothing but timers of a page repeats without a row of the table', () => {
  const own = sources.filter(({ text }) => /\b(clock|time)\.every\(/.test(text)).map(({ file }) => file)
  expect(own.filter((file) => file !== 'platform/periodic-work.ts').toSorted()).toEqual(OF_A_PAGE)
})
