import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

/** The address behind configured proxies, as HTTP requests see theirs; X-Forwarded-For from others is ignored. */
export function createPeerAddress(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddr.compile([...trustedProxies])
  return (request) => {
    const address = proxyAddr(request, isTrusted)
    return address.startsWith('::ffff:') ? address.slice(7) : address
  }
}
