import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { refuseUpgrade } from './handshake.ts'

export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** One listener for all sockets of the server, so that an unknown path is refused instead of left hanging. */
export function routeUpgrades(server: Server, handlers: Readonly<Record<string, UpgradeHandler>>) {
  server.on('upgrade', (request, socket, head) => {
    // The peer may vanish at any moment; without a listener that would end the process.
    socket.on('error', () => socket.destroy())
    const path = (request.url ?? '').split('?', 1)[0] ?? ''
    const handle = Object.hasOwn(handlers, path) ? handlers[path] : undefined
    if (handle) handle(request, socket, head)
    else refuseUpgrade(socket, 404)
  })
}
