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

/** Sockets that anybody may open, because what they tell is public. */
export function createOpenSockets(needs: Needs): OpenSockets {
  const { clock } = needs
  const connections = new Set<Connection>()
  const addresses = createTally()
  const server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: needs.messageBytesMax,
    maxFragments: SOCKET_LIMITS.fragmentsMax,
    handleProtocols: () => needs.protocol,
  })
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
    if (!readProtocols(request, needs.protocol)) return refuseUpgrade(socket, 400)
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
      const peer = { ws, stream: socket, owner: ANYBODY, address }
      connections.add(openConnection({ ...peer, clock, onMessage: needs.onMessage, onClose }))
    })
  }

  return {
    handleUpgrade,
    count: () => connections.size,
    close() {
      for (const cancel of cancels) cancel()
      for (const connection of connections) connection.close(CLOSE_CODES.goingAway, 'server stops')
      server.close()
    },
  }
}
