import { isIPv4, isIPv6 } from 'node:net'

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const NAME_LENGTH_MAX = 253

export type Host = {
  /** Without the port, in lower case. */
  readonly name: string
  /** With the port, as a browser writes it; empty when the header was not usable. */
  readonly withPort: string
}

/**
 * Reads a Host header strictly. A malformed one, or one that is not among the known (none configured: all
 * are), becomes the default host, so that a forged header never chooses an agent line or an address.
 */
export function createHostReader(known: readonly string[]): (header: string | undefined) => Host {
  const names = new Set(known.map((name) => name.toLowerCase()))
  const fallback: Host = { name: known[0]?.toLowerCase() ?? 'localhost', withPort: '' }
  return (header) => {
    const host = parseHost(header ?? '')
    if (!host || (names.size > 0 && !names.has(host.name))) return fallback
    return host
  }
}

function parseHost(header: string): Host | null {
  const lower = header.toLowerCase()
  const [, name = '', port] = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::(\d{1,5}))?$/.exec(lower) ?? []
  if (port !== undefined && Number(port) > 65_535) return null
  return isHostName(name) ? { name, withPort: lower } : null
}

export function isHostName(name: string): boolean {
  if (name.startsWith('[')) return isIPv6(name.slice(1, -1))
  if (/^[\d.]+$/.test(name)) return isIPv4(name)
  return name.length <= NAME_LENGTH_MAX && name.split('.').every((label) => LABEL.test(label))
}
