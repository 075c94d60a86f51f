import { CLOSE_CODES } from '@keo/contract/socket'
import { beforeEach, expect, test } from 'vitest'
import {
  createLiveSocket,
  RECONNECT_AFTER_MS,
  RECONNECTS_MAX,
  type Wire,
  type WireEvents,
} from './live-socket.ts'
import { PERIODIC_WORK } from '../platform/periodic-work.ts'
import { manualClock } from '../testing/manual-clock.ts'

type TestWire = Wire & WireEvents & { sent: string[]; isClosed: boolean; ticket: string }

let clock: ReturnType<typeof manualClock>
let wires: TestWire[]
let tickets: number
let isRefused: boolean
let isWanted: boolean
let errors: string[]

beforeEach(() => {
  clock = manualClock()
  wires = []
  tickets = 0
  isRefused = false
  isWanted = true
  errors = []
})

function made() {
  return createLiveSocket({
    clock,
    ticket: async () => {
      tickets += 1
      if (isRefused) throw new Error('no answer')
      return `ticket-${tickets}`
    },
    connect(ticket, events) {
      const wire: TestWire = {
        ticket,
        sent: [],
        isClosed: false,
        send: (text) => void wire.sent.push(text),
        close: () => void (wire.isClosed = true),
        ...events,
      }
      wires.push(wire)
      return wire
    },
    isWanted: () => isWanted,
    logError: (text) => void errors.push(text),
  })
}
const turn = async () => {
  for (let n = 0; n < 5; n += 1) await Promise.resolve()
}
const last = () => wires.at(-1)
async function openOne() {
  const socket = made()
  socket.start()
  await turn()
  last()?.opened()
  return socket
}
const news = (seq: number) =>
  JSON.stringify({
    businessType: 'balance',
    topic: 'owner:me',
    source: 'node',
    seq,
    businessContent: { seq },
  })

test('[SPT-15b] a ping goes out every 30 s while it is open, and none afterwards', async () => {
  const socket = await openOne()
  clock.advance(PERIODIC_WORK.liveSocketPing * 2)
  expect(last()?.sent.map((text) => JSON.parse(text))).toEqual([
    { businessType: 'ping', businessContent: [] },
    { businessType: 'ping', businessContent: [] },
  ])
  socket.stop()
  clock.advance(PERIODIC_WORK.liveSocketPing * 2)
  expect(last()?.sent).toHaveLength(2)
  expect([last()?.isClosed, clock.timers()]).toEqual([true, 0])
})

test('[SPT-15f] messages reach every handler until it leaves; what is no message of ours reaches none', async () => {
  const socket = await openOne()
  const received: number[][] = [[], []]
  const stops = received.map((list) => socket.subscribe({ onMessage: ({ seq }) => list.push(seq) }))
  last()?.onData(news(1))
  stops[0]?.()
  last()?.onData(news(2))
  for (const data of ['{', '[]', '{"businessType":7}', '{"businessType":"pong","time":1}', 12]) {
    last()?.onData(data)
  }
  expect(received).toEqual([[1], [1, 2]])
})

test('[SPT-15d] it comes back after 5 s with a fresh ticket, and says so', async () => {
  const socket = await openOne()
  let openings = 0
  socket.subscribe({ opened: () => (openings += 1) })
  last()?.closed(CLOSE_CODES.comeBack)
  expect(socket.state()).toBe('waiting')
  clock.advance(RECONNECT_AFTER_MS - 1)
  expect(wires).toHaveLength(1)
  clock.advance(1)
  await turn()
  last()?.opened()
  expect([wires.map(({ ticket }) => ticket), openings, socket.state()]).toEqual([
    ['ticket-1', 'ticket-2'],
    1,
    'open',
  ])
})

test('[SPT-15d] three tries by itself, 5 s apart; then it waits for the page to come back', async () => {
  const socket = await openOne()
  isRefused = true
  last()?.closed(1006)
  for (let attempt = 1; attempt <= RECONNECTS_MAX + 2; attempt += 1) {
    clock.advance(RECONNECT_AFTER_MS)
    await turn()
  }
  expect([tickets, clock.timers()]).toEqual([1 + RECONNECTS_MAX, 0])
  isRefused = false
  socket.wake()
  await turn()
  last()?.opened()
  expect(socket.state()).toBe('open')
})

test('[WSS-06] a session that ended is left alone until the next login', async () => {
  const socket = await openOne()
  last()?.closed(CLOSE_CODES.sessionEnded)
  socket.wake()
  await turn()
  expect([socket.state(), wires.length, clock.timers()]).toEqual(['stopped', 1, 0])
  socket.start()
  await turn()
  expect(wires).toHaveLength(2)
})

test('stopped while the ticket is fetched, it opens nothing', async () => {
  const socket = made()
  socket.start()
  socket.stop()
  await turn()
  expect([wires.length, socket.state()]).toEqual([0, 'stopped'])
})

test('a hidden or offline page does not come back by itself', async () => {
  const socket = await openOne()
  isWanted = false
  last()?.closed(1006)
  clock.advance(RECONNECT_AFTER_MS * 100)
  socket.wake()
  await turn()
  expect(wires).toHaveLength(1)
  isWanted = true
  socket.wake()
  await turn()
  expect(wires).toHaveLength(2)
})

test('[SPT-15e] sending while it is not open logs an error and sends nothing', async () => {
  const socket = made()
  socket.send({ businessType: 'ping', businessContent: [] })
  expect(errors).toHaveLength(1)
})

test('[SPT-15d] an error closes the connection, which then comes back', async () => {
  const socket = await openOne()
  last()?.failed?.()
  expect([last()?.isClosed, socket.state()]).toEqual([true, 'waiting'])
  clock.advance(RECONNECT_AFTER_MS)
  await turn()
  expect(wires).toHaveLength(2)
})

test('[SPT-15d] after the third failed try a login starts anew', async () => {
  const socket = await openOne()
  isRefused = true
  last()?.closed(1006)
  for (let attempt = 0; attempt < RECONNECTS_MAX; attempt += 1) {
    clock.advance(RECONNECT_AFTER_MS)
    await turn()
  }
  expect([socket.state(), clock.timers()]).toEqual(['waiting', 0])
  isRefused = false
  socket.stop()
  socket.start()
  await turn()
  last()?.opened()
  expect(socket.state()).toBe('open')
})
