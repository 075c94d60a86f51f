import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

export type Forwarding = {
  /** The caller's network address: the last one that is not a trusted proxy of ours. */
  addressOf(request: IncomingMessage): string
  /** The Host header as the caller sent it. */
  hostOf(request: IncomingMessage): string | undefined
}

/** X-Forwarded-* is what anybody can write, so it is read only when a configured proxy handed the request over. */
export function createForwarding(trustedProxies: readonly string[]): Forwarding {
  const isTrusted = addressList(trustedProxies)
  if (trustedProxies.length === 0) return { addressOf: peerOf, hostOf: (request) => request.headers.host }
  return {
    addressOf(request) {
      const chain = [...listOf(request.headers['x-forwarded-for']), peerOf(request)]
      while (chain.length > 1 && isTrusted(chain.at(-1) ?? '')) chain.pop()
      const address = plain(chain.at(-1) ?? '')
      return isIP(address) === 0 ? peerOf(request) : address
    },
    hostOf(request) {
      const forwarded = request.headers['x-forwarded-host']
      if (typeof forwarded !== 'string' || !isTrusted(peerOf(request))) return request.headers.host
      return listOf(forwarded).at(-1)
    },
  }
}

const KNOWN_MAX = 1000

/** Whether an address is one of these, or within one of these networks. */
export function addressList(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const network of networks) addNetwork(list, network)
  const known = new Map<string, boolean>()
  return (address) => {
    let isListed = known.get(address)
    if (isListed === undefined) {
      isListed = isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
      // The same few proxies hand everything over; what strangers send must not fill the memory.
      if (known.size >= KNOWN_MAX) known.clear()
      known.set(address, isListed)
    }
    return isListed
  }
}

/** A single address or a network such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/')
  if (more !== undefined || isIP(address) === 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 6 ? 128 : 32))
}

function addNetwork(list: BlockList, network: string): void {
  const [address = '', bits] = network.split('/')
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  if (bits === undefined) list.addAddress(address, family)
  else list.addSubnet(address, Number(bits), family)
}

function peerOf(request: IncomingMessage): string {
  return plain(request.socket.remoteAddress ?? '')
}

/** An IPv4 caller on a socket that speaks both. */
function plain(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address
}

function listOf(header: string | string[] | undefined): string[] {
  const text = Array.isArray(header) ? header.join(',') : (header ?? '')
  return text === '' ? [] : text.split(',').map((part) => plain(part.trim()))
}
