import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { refuseUpgrade } from './handshake.ts'

export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

const routes = new WeakMap<Server, Map<string, UpgradeHandler>>()

/**
 * One listener for all sockets of the server, so that an unknown path is refused instead of left hanging. Called again
 * for the same server it adds paths.
 */
export function routeUpgrades(server: Server, handlers: Readonly<Record<string, UpgradeHandler>>) {
  const known = routes.get(server) ?? listen(server)
  for (const [path, handler] of Object.entries(handlers)) known.set(path, handler)
}

function listen(server: Server): Map<string, UpgradeHandler> {
  const handlers = new Map<string, UpgradeHandler>()
  routes.set(server, handlers)
  server.on('upgrade', (request, socket, head) => {
    // The peer may vanish at any moment; without a listener that would end the process.
    socket.on('error', () => socket.destroy())
    const handle = handlers.get((request.url ?? '').split('?', 1)[0] ?? '')
    if (handle) handle(request, socket, head)
    else refuseUpgrade(socket, 404)
  })
  return handlers
}
