import type { PushedChange } from '@keo/sportsbook-contract/push'
import { beforeEach, expect, test } from 'vitest'
import type { WireEvents } from '../../../api/live-socket.ts'
import { manualClock } from '../../../testing/manual-clock.ts'
import { createPushClient, pushDelayMs } from './push-client.ts'

type Socket = WireEvents & { sent: Record<string, unknown>[]; isClosed: boolean }

let clock: ReturnType<typeof manualClock>
let sockets: Socket[]
let received: number[]
let confirmed: number[][]
let missed: number[][]
let isWanted: boolean
let client: ReturnType<typeof createPushClient>

beforeEach(() => {
  clock = manualClock()
  sockets = []
  received = []
  confirmed = []
  missed = []
  isWanted = true
  client = createPushClient({
    clock,
    random: () => 0,
    address: async () => 'wss://keo.test/sportsbook/push',
    connect(_, events) {
      const socket: Socket = { ...events, sent: [], isClosed: false }
      sockets.push(socket)
      return {
        send: (text) => socket.sent.push(JSON.parse(text)),
        close: () => {
          socket.isClosed = true
        },
      }
    },
    isWanted: () => isWanted,
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
