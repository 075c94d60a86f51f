import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { localBus, type Bus } from '../bus.ts'
import { manualClock } from '../clock.ts'
import { createHub, type Wish } from './hub.ts'
import { privateTopic } from './topics.ts'
import { routeUpgrades } from './upgrade-routes.ts'

const silentLog = pino({ level: 'silent' })
const closings: (() => void)[] = []

afterEach(() => {
  for (const close of closings.splice(0)) close()
})

/** A product with two messages: `{kind: 'ping'}` and `{kind: 'watch', topics}`. */
function readMessage(value: unknown): Wish | null {
  const { kind, topics } = value as { kind?: unknown; topics?: unknown }
  if (kind === 'ping') return { answer: { kind: 'pong' } }
  if (kind !== 'watch' || !Array.isArray(topics)) return null
  return { answer: { kind: 'watching' }, watch: topics.map(String) }
}

async function startNode({ bus = localBus(), clock = manualClock(0), source = 'node-1' } = {}) {
  const tickets = new Map<string, { ownerId: string; sessionId: string }>()
  const ended: string[] = []
  const hub = createHub({
    clock,
    log: silentLog,
    bus,
    source,
    protocol: 'kit.v1',
    siteOrigins: ['https://site.example'],
    addressOf: (request) => String(request.headers['x-test-address'] ?? 'here'),
    async redeemTicket(ticket) {
      const owner = tickets.get(ticket) ?? null
      tickets.delete(ticket)
      return owner
    },
    endedSessions: async (ids) => ids.filter((id) => ended.includes(id)),
    readMessage,
  })
  const server = createServer()
  routeUpgrades(server, { '/wss': hub.handleUpgrade })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  closings.push(() => {
    hub.close()
    server.closeAllConnections()
    server.close()
  })

  type Visit = {
    protocols?: string[]
    origin?: string | null
    address?: string
    path?: string
    autoPong?: boolean
  }
  function visit(options: Visit = {}) {
    const {
      protocols = ['kit.v1'],
      origin = 'https://site.example',
      address,
      path = '/wss',
      autoPong,
    } = options
    const client = new WebSocket(`ws://127.0.0.1:${port}${path}`, protocols, {
      headers: { ...(origin === null ? {} : { origin }), ...(address ? { 'x-test-address': address } : {}) },
      ...(autoPong === undefined ? {} : { autoPong }),
    })
    // Each test looks at the close code or at the refused handshake; the error event says the same again.
    client.on('error', () => {})
    closings.push(() => client.terminate())
    return client
  }

  async function enter(ownerId: string, options: Visit & { sessionId?: string } = {}) {
    const ticket = `ticket-${tickets.size}-${ownerId}`
    tickets.set(ticket, { ownerId, sessionId: options.sessionId ?? `session-of-${ownerId}` })
    const client = visit({ ...options, protocols: ['kit.v1', ticket] })
    await once(client, 'open')
    return Object.assign(client, { ticket })
  }
  return { hub, clock, bus, visit, enter, tickets, ended, port }
}

async function refusal(client: WebSocket): Promise<number> {
  const [request, response] = (await once(client, 'unexpected-response')) as [
    { destroy(): void },
    { statusCode: number },
  ]
  request.destroy()
  return response.statusCode
}

async function closeCode(client: WebSocket): Promise<number> {
  const [code] = (await once(client, 'close')) as [number]
  return code
}

async function nextMessage(client: WebSocket): Promise<Record<string, unknown>> {
  const [data] = (await once(client, 'message')) as [Buffer]
  return JSON.parse(String(data)) as Record<string, unknown>
}

async function ask(client: WebSocket, message: unknown): Promise<Record<string, unknown>> {
  const answer = nextMessage(client)
  client.send(JSON.stringify(message))
  return answer
}

const ping = { kind: 'ping' }
const watch = (...topics: string[]) => ({ kind: 'watch', topics })

test('[WSS-01] a ticket carried as the second subprotocol value opens the socket, once', async () => {
  const { enter, visit } = await startNode()
  const mai = await enter('mai')
  expect(mai.protocol).toBe('kit.v1')
  expect(await ask(mai, ping)).toEqual({ kind: 'pong' })
  expect(await refusal(visit({ protocols: ['kit.v1', mai.ticket] }))).toBe(401)
})

test('[WSS-01] pages of the site and of this very host may connect, others may not', async () => {
  const { enter, visit, port } = await startNode()
  const ours = await enter('mai', { origin: `http://127.0.0.1:${port}` })
  expect(await ask(ours, ping)).toEqual({ kind: 'pong' })
  for (const origin of [
    null,
    'null',
    'https://evil.example',
    'https://site.example.evil.example',
    `ftp://127.0.0.1:${port}`,
    `http://127.0.0.1:${port + 1}`,
  ]) {
    expect([origin, await refusal(visit({ origin }))]).toEqual([origin, 403])
  }
})

test('[WSS-01] a ticket in the address or an unknown protocol name opens nothing', async () => {
  const { tickets, visit } = await startNode()
  tickets.set('secret', { ownerId: 'mai', sessionId: 's' })
  expect(await refusal(visit({ protocols: [], path: '/wss?ticket=secret' }))).toBe(400)
  expect(await refusal(visit({ protocols: ['other.v1', 'secret'] }))).toBe(400)
  expect(await refusal(visit({ protocols: ['kit.v1', 'secret', 'more'] }))).toBe(400)
  expect(await refusal(visit({ path: '/elsewhere' }))).toBe(404)
  expect(tickets.has('secret')).toBe(true)
})

test('[WSS-02] a member gets public topics asked for and its own private one, nothing else', async () => {
  const { enter, hub } = await startNode()
  const [mai, linh] = [await enter('mai'), await enter('linh')]
  await ask(mai, watch('public:m1'))
  const heard: unknown[] = []
  mai.on('message', (data) => heard.push(JSON.parse(String(data))))
  const linhHears = nextMessage(linh)

  hub.publish('public:m2', { n: 1 })
  hub.publish(privateTopic('linh'), { n: 2 })
  hub.publish(privateTopic('mai'), { n: 3 })
  hub.publish('public:m1', { n: 4 })

  expect(await linhHears).toMatchObject({ n: 2, topic: 'owner:linh' })
  await ask(mai, ping)
  expect(heard).toMatchObject([{ n: 3, topic: 'owner:mai' }, { n: 4, topic: 'public:m1' }, { kind: 'pong' }])
})

test.each(['owner:linh', 'owner:', 'secret', 'owner:maix'])(
  '[WSS-02] asking for %s closes with 1008',
  async (topic) => {
    const { enter } = await startNode()
    const mai = await enter('mai')
    const closed = closeCode(mai)
    mai.send(JSON.stringify(watch('public:m1', topic)))
    expect(await closed).toBe(1008)
  },
)

test.each([
  ['no JSON', 'hello'],
  ['an unknown kind', '{"kind":"pay"}'],
  ['a number', '5'],
  ['deep nesting', `${'['.repeat(500)}${']'.repeat(500)}`],
  ['101 topics', JSON.stringify(watch(...Array.from({ length: 101 }, (_, n) => `public:${n}`)))],
  ['a binary frame', Buffer.from(JSON.stringify(ping))],
])('[WSS-03] %s closes with 1008', async (_what, message) => {
  const { enter } = await startNode()
  const mai = await enter('mai')
  const closed = closeCode(mai)
  mai.send(message)
  expect(await closed).toBe(1008)
})

test('[WSS-03] 100 topics are fine', async () => {
  const { enter } = await startNode()
  const mai = await enter('mai')
  const topics = Array.from({ length: 100 }, (_, n) => `public:${n}`)
  expect(await ask(mai, watch(...topics))).toEqual({ kind: 'watching' })
})

test('[WSS-03] a message above 4 KB closes with 1009, 4 KB itself does not', async () => {
  const { enter } = await startNode()
  const mai = await enter('mai')
  const filler = (bytes: number) => JSON.stringify({ kind: 'ping', x: 'y'.repeat(bytes - 22) })
  expect(filler(4096)).toHaveLength(4096)
  mai.send(filler(4096))
  expect(await nextMessage(mai)).toEqual({ kind: 'pong' })
  const closed = closeCode(mai)
  mai.send(filler(4097))
  expect(await closed).toBe(1009)
})

test('[WSS-03] more than 20 messages in a second close with 1008, 20 each second do not', async () => {
  const { enter, clock } = await startNode()
  const mai = await enter('mai')
  for (let second = 0; second < 3; second++) {
    for (let n = 0; n < 20; n++) expect(await ask(mai, ping)).toEqual({ kind: 'pong' })
    await clock.advance(1000)
  }
  const closed = closeCode(mai)
  for (let n = 0; n < 21; n++) mai.send(JSON.stringify(ping))
  expect(await closed).toBe(1008)
})

test('[WSS-03] a flood of control frames counts as messages', async () => {
  const { enter } = await startNode()
  const mai = await enter('mai')
  const closed = closeCode(mai)
  for (let n = 0; n < 21; n++) mai.ping()
  expect(await closed).toBe(1008)
})

test('[WSS-03] thousands of tiny fragments close with 1008', async () => {
  const { enter } = await startNode()
  const mai = await enter('mai')
  const closed = closeCode(mai)
  for (let n = 0; n < 3000; n++) mai.send('', { fin: false })
  expect(await closed).toBe(1008)
})

test('[WSS-03] compression is off, even when the client offers it', async () => {
  const { enter } = await startNode()
  expect((await enter('mai')).extensions).toBe('')
})

test('[WSS-04] a socket silent for 75 s is closed, one that pings stays', async () => {
  const { enter, clock } = await startNode()
  const [quiet, lively] = [await enter('mai', { autoPong: false }), await enter('linh', { autoPong: false })]
  const closed = closeCode(quiet)
  await clock.advance(50_000)
  expect(await ask(lively, ping)).toEqual({ kind: 'pong' })
  await clock.advance(24_000)
  expect(quiet.readyState).toBe(WebSocket.OPEN)
  await clock.advance(1000)
  expect(await closed).toBe(4410)
  expect(await ask(lively, ping)).toEqual({ kind: 'pong' })
})

test('[WSS-04] a reader too slow for 1 MB is cut off and does not delay the others', async () => {
  const { enter, hub } = await startNode()
  const [slow, fast] = [await enter('mai'), await enter('linh')]
  await Promise.all([ask(slow, watch('public:m1')), ask(fast, watch('public:m1'))])
  let heard = 0
  fast.on('message', () => heard++)
  slow.pause()

  let sent = 0
  const news = { text: 'x'.repeat(64 * 1024) }
  while (hub.counts().sockets === 2 && sent < 2000) {
    hub.publish('public:m1', news)
    sent++
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(hub.counts().sockets).toBe(1)
  await ask(fast, ping)
  expect(heard).toBeGreaterThanOrEqual(sent)
})

test('[WSS-05] a sixth socket of one owner is closed', async () => {
  const { enter, hub } = await startNode()
  for (let n = 0; n < 5; n++) await enter('mai')
  expect(await closeCode(await enter('mai'))).toBe(4429)
  await enter('linh')
  expect(hub.counts().sockets).toBe(6)
})

test('[WSS-05] a 51st socket of one address is refused, and a free place can be taken', async () => {
  const { enter, visit } = await startNode()
  const open: WebSocket[] = []
  for (let n = 0; n < 50; n++) open.push(await enter(`owner-${n}`))
  expect(await refusal(visit())).toBe(429)
  await once(visit({ address: 'elsewhere' }), 'open')

  open[0]?.terminate()
  await expect.poll(() => refusalOrOpen(visit())).toBe('open')
})

test('[WSS-05] one subscriber counts once, whichever address of its IPv6 network it takes', async () => {
  const { visit } = await startNode()
  const from = (network: string, n: number) => visit({ address: `2001:db8:0:${network}::${n.toString(16)}` })
  for (let n = 1; n <= 50; n++) await once(from('a', n), 'open')
  expect(await refusal(from('a', 51))).toBe(429)
  await once(from('b', 51), 'open')
})

test('a push that nobody here watches is not even written out', async () => {
  const { enter, hub } = await startNode()
  const mai = await enter('mai')
  await ask(mai, watch('public:m1'))
  let writings = 0
  const news = { toJSON: () => writings++ }
  hub.publish('public:m2', { news })
  expect(writings).toBe(0)
  const heard = nextMessage(mai)
  hub.publish('public:m1', { news })
  await heard
  expect(writings).toBe(1)
})

async function refusalOrOpen(client: WebSocket): Promise<number | 'open'> {
  return Promise.race([refusal(client), once(client, 'open').then(() => 'open' as const)])
}

test('[WSS-05] a socket without a ticket is closed after 10 s and hears nothing before', async () => {
  const { visit, clock, hub } = await startNode()
  const stranger = visit()
  await once(stranger, 'open')
  const heard: unknown[] = []
  stranger.on('message', (data) => heard.push(data))
  const closed = closeCode(stranger)
  hub.publish('public:m1', { n: 1 })
  await clock.advance(9000)
  expect(stranger.readyState).toBe(WebSocket.OPEN)
  await clock.advance(1000)
  expect(await closed).toBe(4408)
  expect(heard).toEqual([])
})

test('[WSS-05] a socket without a ticket that asks for something is closed', async () => {
  const { visit } = await startNode()
  const stranger = visit()
  await once(stranger, 'open')
  const closed = closeCode(stranger)
  stranger.send(JSON.stringify(watch('public:m1')))
  expect(await closed).toBe(1008)
})

test('[WSS-06] [SES-03] a session that ends loses its sockets on every node, and only its own', async () => {
  const bus = localBus()
  const [one, two] = [await startNode({ bus }), await startNode({ bus, source: 'node-2' })]
  const here = await one.enter('mai', { sessionId: 's1' })
  const there = await two.enter('mai', { sessionId: 's1' })
  const other = await two.enter('mai', { sessionId: 's2' })
  const closed = Promise.all([closeCode(here), closeCode(there)])
  one.hub.endSession('s1')
  expect(await closed).toEqual([4401, 4401])
  expect(await ask(other, ping)).toEqual({ kind: 'pong' })
})

test('[WSS-06] [SES-03] with the bus away an ended session is still found within 5 s', async () => {
  const deafBus: Bus = { publish: () => {}, subscribe: () => () => {}, close: async () => {} }
  const { enter, hub, ended, clock } = await startNode({ bus: deafBus })
  const mai = await enter('mai', { sessionId: 's1' })
  const linh = await enter('linh', { sessionId: 's2' })
  const closed = closeCode(mai)
  ended.push('s1')
  hub.endSession('s1')
  await clock.advance(5000)
  expect(await closed).toBe(4401)
  expect(await ask(linh, ping)).toEqual({ kind: 'pong' })
})

test('[WSS-06] a peer that ignores the goodbye is cut off', async () => {
  const { enter, hub, clock } = await startNode()
  const mai = await enter('mai', { sessionId: 's1' })
  mai.pause()
  hub.endSession('s1')
  await expect.poll(() => hub.counts().sockets).toBe(1)
  await clock.advance(5000)
  await expect.poll(() => hub.counts().sockets).toBe(0)
})

test('[WSS-07] messages of a topic are numbered one by one and name their source', async () => {
  const bus = localBus()
  const [one, two] = [await startNode({ bus }), await startNode({ bus, source: 'node-2' })]
  const mai = await two.enter('mai')
  await ask(mai, watch('public:m1'))
  const heard: { source: string; seq: number; n: number }[] = []
  mai.on('message', (data) => heard.push(JSON.parse(String(data)) as (typeof heard)[number]))

  one.hub.publish('public:m1', { n: 1 })
  one.hub.publish('public:other', { n: 2 })
  one.hub.publish('public:m1', { n: 3 })
  two.hub.publish('public:m1', { n: 4 })
  await expect.poll(() => heard.length).toBe(3)

  expect(heard.map(({ source, n }) => [source, n])).toEqual([
    ['node-1', 1],
    ['node-1', 3],
    ['node-2', 4],
  ])
  expect(heard[1]?.seq).toBe((heard[0]?.seq ?? 0) + 1)
})

test('[WSS-07] frames of every length arrive as they were sent', async () => {
  const { enter, hub } = await startNode()
  const mai = await enter('mai')
  for (const length of [0, 20, 60, 125, 126, 127, 65_400, 65_536, 200_000]) {
    const arrival = nextMessage(mai)
    hub.publish(privateTopic('mai'), { text: 'ế'.repeat(length) })
    expect((await arrival).text).toBe('ế'.repeat(length))
  }
})

test('a dropped owner may come back, and a stopping server says goodbye', async () => {
  const { enter, hub } = await startNode()
  const mai = await enter('mai')
  const dropped = closeCode(mai)
  hub.drop('mai')
  expect(await dropped).toBe(1012)
  const again = await enter('mai')
  const closed = closeCode(again)
  hub.close()
  expect(await closed).toBe(1001)
})
