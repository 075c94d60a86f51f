import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

const REASONS = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
} as const

/** Answers an upgrade with plain HTTP and hangs up. */
export function refuseUpgrade(socket: Duplex, status: keyof typeof REASONS) {
  socket.end(
    `HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    // A peer that never reads would otherwise keep the half-closed socket.
    () => socket.destroy(),
  )
}

/**
 * The protocol name comes first and the ticket second: it stands neither in the address, which is logged, nor in a
 * first message, which would let a stranger hold a socket. Null when the name is not ours or there is more.
 */
export function readProtocols(request: IncomingMessage, protocol: string): { ticket: string | null } | null {
  const values = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((value) => value.trim())
  const [name, ticket, ...rest] = values
  if (name !== protocol || rest.length > 0) return null
  return { ticket: ticket ?? null }
}

/** A page of this very host, or of a configured site. A missing or `null` origin is nobody's page. */
export function isAllowedOrigin(request: IncomingMessage, siteOrigins: readonly string[]): boolean {
  const { origin, host } = request.headers
  if (!origin || !URL.canParse(origin)) return false
  if (siteOrigins.includes(origin)) return true
  const { protocol, host: originHost } = new URL(origin)
  return (protocol === 'http:' || protocol === 'https:') && originHost === host
}
