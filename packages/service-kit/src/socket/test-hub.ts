import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterEach } from 'vitest'
import { WebSocket } from 'ws'
import { localBus } from '../bus.ts'
import { manualClock } from '../clock.ts'
import { createHub, type ClientCommand } from './hub.ts'
import type { Topic } from './topics.ts'
import { routeUpgrades } from './upgrade-routes.ts'

const silentLog = pino({ level: 'silent' })
const closings: (() => void)[] = []

afterEach(() => {
  for (const close of closings.splice(0)) close()
})

/** A product with two messages: `{kind: 'ping'}` and `{kind: 'watch', topics, below}`. */
function readMessage(value: unknown): ClientCommand | null {
  const { kind, topics, below = 'public:' } = value as { kind?: unknown; topics?: unknown; below?: Topic }
  if (kind === 'ping') return { answer: { kind: 'pong' } }
  if (kind !== 'watch' || !Array.isArray(topics)) return null
  return { answer: { kind: 'watching' }, watch: { below, topics: topics.map(String) } }
}

export async function startNode({ bus = localBus(), clock = manualClock(0), source = 'node-1' } = {}) {
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

export async function refusal(client: WebSocket): Promise<number> {
  const [request, response] = (await once(client, 'unexpected-response')) as [
    { destroy(): void },
    { statusCode: number },
  ]
  request.destroy()
  return response.statusCode
}

export async function closeCode(client: WebSocket): Promise<number> {
  const [code] = (await once(client, 'close')) as [number]
  return code
}

export async function nextMessage(client: WebSocket): Promise<Record<string, unknown>> {
  const [data] = (await once(client, 'message')) as [Buffer]
  return JSON.parse(String(data)) as Record<string, unknown>
}

export async function ask(client: WebSocket, message: unknown): Promise<Record<string, unknown>> {
  const answer = nextMessage(client)
  client.send(JSON.stringify(message))
  return answer
}

export const ping = { kind: 'ping' }
export const watch = (...topics: string[]) => ({ kind: 'watch', topics })
