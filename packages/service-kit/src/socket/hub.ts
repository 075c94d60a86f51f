import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { CLOSE_CODES } from '@keo/contract/socket'
import type { Logger } from 'pino'
import { WebSocketServer } from 'ws'
import type { Bus } from '../bus.ts'
import type { Clock } from '../clock.ts'
import { addressKey } from '../rate-limits.ts'
import { openConnection, type Connection, type SocketOwner } from './connection.ts'
import { createFanOut } from './fan-out.ts'
import { isAllowedOrigin, readProtocols, refuseUpgrade } from './handshake.ts'
import { FAREWELL, isFarewell, isPush, PUSH, type Farewell, type Push } from './node-news.ts'
import { createSequences } from './sequences.ts'
import { SOCKET_LIMITS } from './socket-limits.ts'
import { createTally } from './tally.ts'
import { textFrame } from './text-frame.ts'
import { createWatchers, mayWatch, privateTopic, type Topic } from './topics.ts'
import type { UpgradeHandler } from './upgrade-routes.ts'

/** What a message from a peer asks for. `watch` takes the place of what was watched before under its prefix. */
export type ClientCommand = { readonly answer: object; readonly watch?: WatchCommand }
type WatchCommand = { readonly below: Topic; readonly topics: readonly string[] }

type HubParts = {
  clock: Clock
  log: Logger
  bus: Bus
  /** Names this node as the source of its numbered messages; new at every start. */
  source: string
  protocol: string
  siteOrigins: readonly string[]
  addressOf(request: IncomingMessage): string
  /** Takes the ticket away and says whose it was. */
  redeemTicket(ticket: string): Promise<SocketOwner | null>
  /** Which of these sessions are over. */
  endedSessions(sessionIds: readonly string[]): Promise<readonly string[]>
  /** Null for a message that is none of the product's. */
  readMessage(value: unknown): ClientCommand | null
}

export type Hub = {
  readonly handleUpgrade: UpgradeHandler
  /** Tells every watcher of the topic, on every node. */
  publish(topic: Topic, message: object): void
  /** Tells the watchers on this node only: for what every node finds out by itself. */
  tellHere(topic: Topic, message: object): void
  /** Whether some watchers on this node still wait for what was last told of the topic. */
  isTelling(topic: Topic): boolean
  /** What follows the prefix in every topic that is watched on this node. */
  watched(prefix: Topic): string[]
  /** How many owners watch the topic on this node; several sockets of one count once. */
  ownersOf(topic: Topic): number
  /** The session is over: its sockets close on every node. */
  endSession(sessionId: string): void
  /** Cuts an owner's sockets as a lost network would; they may come back. */
  drop(ownerId: string): void
  counts(): { sockets: number; topics: number }
  close(): void
}

/** The live sockets of this node. Reads are pushed, nothing is ever ordered or paid through here. */
export function createHub(parts: HubParts): Hub {
  const { clock, log, bus, source } = parts
  const connections = new Set<Connection>()
  const addresses = createTally()
  const watchers = createWatchers<Connection>()
  const sequences = createSequences()
  const fan = createFanOut(watchers.of)
  const server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: SOCKET_LIMITS.messageBytesMax,
    maxFragments: SOCKET_LIMITS.fragmentsMax,
    handleProtocols: () => parts.protocol,
  })

  const cancels = [
    bus.subscribe(PUSH, (push) => isPush(push) && fanOut(push)),
    bus.subscribe(FAREWELL, (farewell) => isFarewell(farewell) && partFrom(farewell)),
    clock.every(1000, sweep),
    clock.every(SOCKET_LIMITS.pingMs, () => connections.forEach((connection) => connection.ping())),
    clock.every(SOCKET_LIMITS.sessionCheckMs, () => void closeEndedSessions()),
  ]

  function handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    if (!isAllowedOrigin(request, parts.siteOrigins)) return refuseUpgrade(socket, 403)
    const protocols = readProtocols(request, parts.protocol)
    if (!protocols) return refuseUpgrade(socket, 400)
    const address = parts.addressOf(request)
    const place = addressKey(address)
    if (addresses.of(place) >= SOCKET_LIMITS.socketsPerAddress) return refuseUpgrade(socket, 429)

    // Counted from here on, so that a burst of handshakes cannot pass while tickets are looked up.
    addresses.add(place)
    socket.once('close', () => addresses.remove(place))
    void admit({ request, socket, head, address, ticket: protocols.ticket })
  }

  type Arrival = {
    request: IncomingMessage
    socket: Duplex
    head: Buffer
    address: string
    ticket: string | null
  }

  async function admit({ request, socket, head, address, ticket }: Arrival) {
    const cancelWait = clock.after(SOCKET_LIMITS.ticketWaitMs, () => socket.destroy())
    try {
      const owner = ticket === null ? null : await parts.redeemTicket(ticket)
      if (ticket !== null && owner === null) return refuseUpgrade(socket, 401)
      server.handleUpgrade(request, socket, head, (ws) => welcome({ ws, stream: socket, owner, address }))
    } catch (error) {
      log.error({ err: error }, 'socket ticket could not be checked')
      refuseUpgrade(socket, 503)
    } finally {
      cancelWait()
    }
  }

  function welcome(peer: Pick<Parameters<typeof openConnection>[0], 'ws' | 'stream' | 'owner' | 'address'>) {
    const connection = openConnection({ ...peer, clock, onMessage, onClose: forget })
    const { owner } = connection
    if (owner && socketsOf(owner.ownerId) >= SOCKET_LIMITS.socketsPerOwner) {
      return connection.close(CLOSE_CODES.tooMany, 'too many sockets')
    }
    connections.add(connection)
    if (owner) watchers.add(privateTopic(owner.ownerId), connection)
  }

  function socketsOf(ownerId: string): number {
    let count = 0
    for (const { owner } of connections) if (owner?.ownerId === ownerId) count++
    return count
  }

  function forget(connection: Connection) {
    connections.delete(connection)
    for (const topic of connection.topics) watchers.remove(topic, connection)
    if (connection.owner) watchers.remove(privateTopic(connection.owner.ownerId), connection)
  }

  function onMessage(connection: Connection, value: unknown): boolean {
    const command = parts.readMessage(value)
    if (!command || (command.watch && !watch(connection, command.watch))) return false
    connection.write(textFrame(JSON.stringify(command.answer)))
    return true
  }

  function watch(connection: Connection, { below, topics }: WatchCommand): boolean {
    const { owner } = connection
    if (topics.length > SOCKET_LIMITS.topicsPerSocketMax) return false
    if (!owner || !topics.every((topic) => mayWatch(owner.ownerId, topic))) return false
    const own = privateTopic(owner.ownerId)
    for (const topic of connection.topics) {
      if (!topic.startsWith(below)) continue
      watchers.remove(topic, connection)
      connection.topics.delete(topic)
    }
    for (const topic of topics) {
      if (topic === own) continue
      connection.topics.add(topic)
      watchers.add(topic, connection)
    }
    return true
  }

  function ownersOf(topic: Topic): number {
    const owners = new Set<string>()
    for (const { owner } of watchers.of(topic) ?? []) if (owner) owners.add(owner.ownerId)
    return owners.size
  }

  function publish(topic: Topic, message: object) {
    const push: Push = { topic, source, seq: sequences.next(topic), message }
    bus.publish(PUSH, push)
  }

  function tellHere(topic: Topic, message: object) {
    fanOut({ topic, source, seq: sequences.next(topic), message })
  }

  function fanOut({ topic, source: from, seq, message }: Push) {
    if (!watchers.of(topic)) return
    fan.tell(topic, textFrame(JSON.stringify({ ...message, topic, source: from, seq })))
  }

  function partFrom({ sessionId, ownerId, code }: Farewell) {
    for (const connection of connections) {
      const { owner } = connection
      if (!owner) continue
      if (owner.sessionId === sessionId || owner.ownerId === ownerId) connection.close(code, 'ended')
    }
  }

  function sweep() {
    for (const connection of connections) {
      const ageMs = clock.monotonicMs() - connection.openedMs
      if (!connection.owner && ageMs >= SOCKET_LIMITS.ticketWaitMs)
        connection.close(CLOSE_CODES.noTicket, 'no ticket')
      else if (connection.silentForMs() >= SOCKET_LIMITS.silenceMs)
        connection.close(CLOSE_CODES.silent, 'silent')
    }
  }

  async function closeEndedSessions() {
    const open = new Set<string>()
    for (const { owner } of connections) if (owner) open.add(owner.sessionId)
    if (open.size === 0) return
    try {
      for (const sessionId of await parts.endedSessions([...open])) {
        partFrom({ sessionId, code: CLOSE_CODES.sessionEnded })
      }
    } catch (error) {
      log.error({ err: error }, 'sessions of open sockets could not be checked')
    }
  }

  return {
    handleUpgrade,
    publish,
    tellHere,
    isTelling: fan.isTelling,
    watched: watchers.below,
    ownersOf,
    endSession: (sessionId) =>
      bus.publish(FAREWELL, { sessionId, code: CLOSE_CODES.sessionEnded } satisfies Farewell),
    drop: (ownerId) => bus.publish(FAREWELL, { ownerId, code: CLOSE_CODES.comeBack } satisfies Farewell),
    counts: () => ({ sockets: connections.size, topics: watchers.topicCount() }),
    close() {
      for (const cancel of cancels) cancel()
      fan.close()
      for (const connection of connections) connection.close(CLOSE_CODES.goingAway, 'server stops')
      server.close()
    },
  }
}
