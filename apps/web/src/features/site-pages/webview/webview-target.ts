/** Longer than any page we embed; a bound keeps a hostile address from being decoded at length. */
const ENCODED_LENGTH_MAX = 4096

export type WebviewRefusal =
  | 'missing'
  | 'unreadable'
  | 'scheme'
  | 'userInfo'
  | 'addressLiteral'
  | 'port'
  | 'host'

export type WebviewTarget =
  | { readonly accepted: true; readonly url: string; readonly host: string; readonly isOwnOrigin: boolean }
  | ({ readonly accepted: false } & RefusedTarget)

export type RefusedTarget = {
  readonly refusal: WebviewRefusal
  /** As far as the address names one. */
  readonly host: string | null
}

export type WebviewRules = {
  /** Where this product itself is served; the only place that may be plain http. */
  readonly ownOrigin: string
  /** Hosts the server lists, each by its full name. */
  readonly hosts: readonly string[]
  /** The sandbox's own host, on the port of this site. */
  readonly sample: string | null
}

/** Decides whether a page may be embedded. `encoded` is the base64 (or its url-safe form) of the address. */
export function readWebviewTarget(encoded: string | null, rules: WebviewRules): WebviewTarget {
  if (!encoded) return refuse('missing')
  const address = decodeAddress(encoded)
  if (address === null) return refuse('unreadable')
  // The URL parser forgives `https:evil` and `https:\evil`; an honest sender never needs that.
  if (!/^https?:\/\/[^/\\]/i.test(address)) return refuse('scheme')
  const url = parseUrl(address)
  if (!url) return refuse('unreadable')
  if (/^[^/]*\/\/[^/?#]*[@\\]/.test(address)) return refuse('userInfo', url)
  if (url.origin === rules.ownOrigin) return accept(url, true)
  if (isSample(url, rules)) return accept(url, false)
  if (url.protocol !== 'https:') return refuse('scheme', url)
  if (isAddressLiteral(url.hostname)) return refuse('addressLiteral', url)
  if (url.port !== '') return refuse('port', url)
  if (!rules.hosts.some((listed) => listed.toLowerCase() === url.hostname)) return refuse('host', url)
  return accept(url, false)
}

function isSample(url: URL, { sample, ownOrigin }: WebviewRules): boolean {
  const own = new URL(ownOrigin)
  return sample !== null && url.protocol === own.protocol && url.hostname === sample && url.port === own.port
}

/**
 * A foreign page keeps its own origin, so that its cookies work. Our own pages lose theirs: together with
 * scripts, `allow-same-origin` would let them lift the sandbox and read the session.
 */
export function frameSandbox(target: { readonly isOwnOrigin: boolean }): string {
  const always = 'allow-scripts allow-forms allow-pointer-lock'
  return target.isOwnOrigin ? always : `${always} allow-same-origin`
}

function decodeAddress(encoded: string): string | null {
  if (encoded.length > ENCODED_LENGTH_MAX) return null
  // A `+` that was not escaped reaches us as a space.
  const standard = encoded.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '')
  try {
    const bytes = Uint8Array.from(atob(standard), (char) => char.charCodeAt(0))
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim()
    return hasControlCharacter(text) ? null : text
  } catch {
    return null
  }
}

function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text)
}

function parseUrl(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null
}

/** The parser has already turned decimal, hexadecimal and short forms into four dotted numbers. */
function isAddressLiteral(hostname: string): boolean {
  return hostname.startsWith('[') || /^\d{1,3}(\.\d{1,3}){3}\.?$/.test(hostname)
}

function accept(url: URL, isOwnOrigin: boolean): WebviewTarget {
  return { accepted: true, url: url.href, host: url.host, isOwnOrigin }
}

function refuse(refusal: WebviewRefusal, url: URL | null = null): WebviewTarget {
  return { accepted: false, refusal, host: url && url.host }
}
