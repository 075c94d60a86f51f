import type { PushedChange } from '@keo/sportsbook-contract/push'
import { beforeEach, expect, test } from 'vitest'
import type { WireEvents } from '../../../api/live-socket.ts'
import { manualClock } from '../../../testing/manual-clock.ts'
import { createPushClient, pushDelayMs } from './push-client.ts'

type Socket = WireEvents & { sent: Record<string, unknown>[]; isClosed: boolean; isSaving: boolean }

let clock: ReturnType<typeof manualClock>
let sockets: Socket[]
let received: number[]
let confirmed: number[][]
let missed: number[][]
let isWanted: boolean
let isSaving: boolean
let client: ReturnType<typeof createPushClient>

beforeEach(() => {
  clock = manualClock()
  sockets = []
  received = []
  confirmed = []
  missed = []
  isWanted = true
  isSaving = false
  client = createPushClient({
    clock,
    random: () => 0,
    address: async () => 'wss://keo.test/sportsbook/push',
    connect(_, events, saves) {
      const socket: Socket = { ...events, sent: [], isClosed: false, isSaving: saves }
      sockets.push(socket)
      return {
        send: (text) => socket.sent.push(JSON.parse(text)),
        close: () => {
          socket.isClosed = true
        },
      }
    },
    isWanted: () => isWanted,
    isSaving: () => isSaving,
    language: () => 'VIE',
    knowServerTime: () => {},
    onChanges: (changes) => received.push(...changes.map(({ status = 0 }) => status)),
    confirmed: (ids) => confirmed.push([...ids]),
    missed: (ids) => missed.push([...ids]),
  })
})

const latest = () => sockets.at(-1)!
const push = (message: object) => latest().onData(JSON.stringify(message))
const watching = (matchId: number, seq: number, isComplete = false, source = 'run') =>
  push({ type: 'watching', source, matches: [{ matchId, seq, isComplete }] })
/** The number of a change ends with the channel: its status says here which one it was. */
const change = (seq: number, more: Partial<PushedChange> = {}) =>
  push({ type: 'change', matchId: 7, seq, at: 0, ms: seq, ...more })

async function open(requests: [number, boolean][] = [[7, false]]) {
  client.watch(new Map(requests))
  await Promise.resolve()
  latest().opened()
}

async function follow() {
  await open()
  watching(7, 4)
  client.fetched([7])
}

test('says which matches it watches; their state is fetched, and then followed by number', async () => {
  await open()
  expect(latest().sent).toEqual([{ type: 'watch', matches: [{ matchId: 7, isWhole: false }] }])
  watching(7, 4)
  expect(missed).toEqual([[7]])
  expect(client.isFollowing(7)).toBe(false)
  client.fetched([7])
  expect(client.isFollowing(7)).toBe(true)
  change(5)
  change(6)
  expect(received).toEqual([])
  clock.advance(40)
  expect(received).toEqual([5, 6])
  expect(confirmed).toEqual([[7]])
})

test('what was told before is not told again; a gap is fetched', async () => {
  await follow()
  change(5)
  change(5)
  change(8)
  clock.advance(40)
  expect(received).toEqual([5, 8])
  expect(missed).toEqual([[7], [7]])
  expect(client.isFollowing(7)).toBe(false)
  client.fetched([7])
  expect(client.isFollowing(7)).toBe(true)
})

test('lines that came or went are fetched, while the prices stay followed', async () => {
  await follow()
  change(5, { gone: [701], fresh: [711] })
  expect(missed).toEqual([[7], [7]])
  expect(client.isFollowing(7)).toBe(true)
})

test('nonsense is passed over', async () => {
  await follow()
  latest().onData('{')
  push({ type: 'change', matchId: 'seven' })
  push({ type: 'party' })
  clock.advance(40)
  expect(received).toEqual([])
})

test('a lost connection comes back by itself and goes on after the last number', async () => {
  await follow()
  change(5)
  latest().closed(1006)
  expect(client.isFollowing(7)).toBe(false)
  clock.advance(999)
  expect(sockets).toHaveLength(1)
  clock.advance(1)
  await Promise.resolve()
  latest().opened()
  expect(latest().sent).toEqual([
    { type: 'watch', source: 'run', matches: [{ matchId: 7, isWhole: false, since: 5 }] },
  ])
  watching(7, 6, true)
  expect(missed).toHaveLength(1)
  change(6)
  clock.advance(40)
  expect(received).toEqual([5, 6])
  expect(client.isFollowing(7)).toBe(true)
})

test('another run of the provider counts anew: everything is fetched', async () => {
  await follow()
  latest().closed(1006)
  clock.advance(1000)
  await Promise.resolve()
  latest().opened()
  watching(7, 0, false, 'another run')
  expect(missed).toEqual([[7], [7]])
  client.fetched([7])
  change(1)
  clock.advance(40)
  expect(received).toEqual([1])
})

test('waits longer after each failure, to a bound, and spreads those who come back', () => {
  expect([1, 2, 3, 4, 5, 9].map((attempt) => pushDelayMs(attempt, 0))).toEqual([
    1000, 2000, 4000, 8000, 15_000, 15_000,
  ])
  expect(pushDelayMs(1, 0.5)).toBe(1200)
})

test('asks whether anybody is there; an answer confirms every price, silence ends the connection', async () => {
  await follow()
  clock.advance(4000)
  expect(latest().sent.at(-1)).toEqual({ type: 'ping' })
  push({ type: 'pong', time: 1 })
  expect(confirmed).toEqual([[7]])
  clock.advance(12_000)
  expect(sockets[0]?.isClosed).toBe(true)
})

const CHANGE = { type: 'change', matchId: 7, at: 0 }
const gathered = (...changes: object[]) => push({ type: 'gathered', time: 1, changes })

test('while data is saved changes come gathered: shown at once with their lines, and a gap is asked for', async () => {
  isSaving = true
  await open([
    [7, false],
    [8, false],
  ])
  push({
    type: 'watching',
    source: 'run',
    matches: [
      { matchId: 7, seq: 4, isComplete: false },
      { matchId: 8, seq: 2, isComplete: false },
    ],
  })
  client.fetched([7, 8])
  missed.length = 0
  gathered({ ...CHANGE, from: 5, seq: 9, ms: 9 }, { ...CHANGE, matchId: 8, seq: 3, ms: 3 })
  expect(received).toEqual([9, 3])
  expect(missed).toEqual([])
  expect(client.isFollowing(7)).toBe(true)
  gathered(
    { ...CHANGE, from: 10, seq: 12, ms: 12, fresh: [711], mg: [] },
    { ...CHANGE, matchId: 8, from: 6, seq: 7, ms: 7 },
  )
  expect(missed).toEqual([[8]])
})

test('while data is saved nothing is said on the way up; each message confirms the prices, and silence ends it', async () => {
  isSaving = true
  await follow()
  const { sent } = latest()
  clock.advance(5000)
  gathered()
  expect(confirmed).toEqual([[7]])
  expect(sent.map(({ type }) => type)).toEqual(['watch'])
  clock.advance(14_000)
  expect(sockets[0]?.isClosed).toBe(false)
  clock.advance(6000)
  expect(sockets[0]?.isClosed).toBe(true)
})

test('who begins to save data gets another connection, which goes on after the last number', async () => {
  await follow()
  change(5)
  isSaving = true
  client.renew()
  await Promise.resolve()
  latest().opened()
  expect(sockets.map((socket) => [socket.isSaving, socket.isClosed])).toEqual([
    [false, true],
    [true, false],
  ])
  expect(latest().sent).toEqual([
    {
      type: 'watch',
      source: 'run',
      languageType: 'VIE',
      matches: [{ matchId: 7, isWhole: false, since: 5 }],
    },
  ])
})

test('a hidden page listens to nothing; in view again it comes back at once', async () => {
  await follow()
  isWanted = false
  client.follow()
  expect([sockets[0]?.isClosed, client.isOpen()]).toEqual([true, false])
  clock.advance(60_000)
  expect(sockets).toHaveLength(1)
  isWanted = true
  client.follow()
  await Promise.resolve()
  expect(sockets).toHaveLength(2)
})

test('nobody looks at anything: the connection ends', async () => {
  await follow()
  client.watch(new Map())
  expect(sockets[0]?.isClosed).toBe(true)
  latest().closed(1000)
  clock.advance(60_000)
  expect(sockets).toHaveLength(1)
})

test('who then wants every market of a match knows too little of it', async () => {
  await follow()
  client.watch(new Map([[7, true]]))
  expect(latest().sent.at(-1)).toEqual({
    type: 'watch',
    source: 'run',
    matches: [{ matchId: 7, isWhole: true }],
  })
})
