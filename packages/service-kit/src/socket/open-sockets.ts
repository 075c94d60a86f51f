import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { CLOSE_CODES } from '@keo/contract/socket'
import { WebSocketServer } from 'ws'
import type { Clock } from '../clock.ts'
import { addressKey } from '../rate-limits.ts'
import { openConnection, type Connection } from './connection.ts'
import { readProtocols, refuseUpgrade } from './handshake.ts'
import { SOCKET_LIMITS } from './socket-limits.ts'
import { createTally } from './tally.ts'
import type { UpgradeHandler } from './upgrade-routes.ts'

type Needs = {
  clock: Clock
  protocol: string
  /** Who names this one gets packed frames, which cost this side memory and time for each reader. */
  packedProtocol?: string
  messageBytesMax: number
  addressOf(request: IncomingMessage): string
  /** False closes the socket: the value is none of the messages known. */
  onMessage(connection: Connection, value: unknown): boolean
  onClose(connection: Connection): void
}

export type OpenSockets = {
  readonly handleUpgrade: UpgradeHandler
  count(): number
  close(): void
}

const ANYBODY = { ownerId: '', sessionId: '' }

/**
 * What was sent before packs what comes next: 16 KB of it are kept for each reader (about 130 KB with what the packing
 * itself needs). Readers say little, so nothing of theirs is kept.
 */
const PACKING = {
  serverMaxWindowBits: 14,
  clientMaxWindowBits: 9,
  clientNoContextTakeover: true,
  zlibDeflateOptions: { memLevel: 7 },
}

/** Sockets that anybody may open, because what they tell is public. */
export function createOpenSockets(needs: Needs): OpenSockets {
  const { clock } = needs
  const connections = new Set<Connection>()
  const addresses = createTally()
  const serverOf = (protocol: string, perMessageDeflate: typeof PACKING | false) =>
    new WebSocketServer({
      noServer: true,
      perMessageDeflate,
      maxPayload: needs.messageBytesMax,
      maxFragments: SOCKET_LIMITS.fragmentsMax,
      handleProtocols: () => protocol,
    })
  const servers = new Map([[needs.protocol, serverOf(needs.protocol, false)]])
  const { packedProtocol } = needs
  if (packedProtocol !== undefined) servers.set(packedProtocol, serverOf(packedProtocol, PACKING))
  const cancels = [
    clock.every(SOCKET_LIMITS.pingMs, () => {
      for (const connection of connections) {
        if (connection.silentForMs() >= SOCKET_LIMITS.silenceMs)
          connection.close(CLOSE_CODES.silent, 'silent')
        else connection.ping()
      }
    }),
  ]

  function handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    const protocol = [...servers.keys()].find((name) => readProtocols(request, name))
    const server = protocol === undefined ? undefined : servers.get(protocol)
    if (!server) return refuseUpgrade(socket, 400)
    const address = needs.addressOf(request)
    const place = addressKey(address)
    if (addresses.of(place) >= SOCKET_LIMITS.socketsPerAddress) return refuseUpgrade(socket, 429)
    addresses.add(place)
    socket.once('close', () => addresses.remove(place))
    server.handleUpgrade(request, socket, head, (ws) => {
      const onClose = (connection: Connection) => {
        connections.delete(connection)
        needs.onClose(connection)
      }
      const peer = { ws, stream: socket, owner: ANYBODY, address, isPacked: protocol === packedProtocol }
      connections.add(openConnection({ ...peer, clock, onMessage: needs.onMessage, onClose }))
    })
  }

  return {
    handleUpgrade,
    count: () => connections.size,
    close() {
      for (const cancel of cancels) cancel()
      for (const connection of connections) connection.close(CLOSE_CODES.goingAway, 'server stops')
      for (const server of servers.values()) server.close()
    },
  }
}
