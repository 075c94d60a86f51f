export type Headers = Readonly<Record<string, string>>

/** Origins beyond our own that a page may use. Foreign scripts are never among them. */
export type PolicyOrigins = {
  readonly frames: readonly string[]
  readonly images: readonly string[]
  readonly connections: readonly string[]
  /** Where pictures that move come from. */
  readonly streams: readonly string[]
}

const YEAR_SECONDS = 31_536_000

/**
 * `isHttps` adds what a browser honours on https alone. Nothing here turns plain http into https: a phone must
 * reach a self-hosted product at http://address:port.
 */
export function securityHeaders(options: { isHttps: boolean; policyOrigins: PolicyOrigins }): {
  readonly answer: Headers
  page(host: string): Headers
} {
  const common = {
    'x-content-type-options': 'nosniff',
    // Other sites learn the origin at most, never a path or a query.
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(options.isHttps ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` } : {}),
  }
  const forPages = {
    ...common,
    'x-frame-options': 'SAMEORIGIN',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-resource-policy': 'same-origin',
    // Ignored on plain http, where browsers complain about it in the console.
    ...(options.isHttps ? { 'cross-origin-opener-policy': 'same-origin' } : {}),
  }
  return {
    answer: {
      ...common,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    },
    page: (host) => ({ ...forPages, 'content-security-policy': pagePolicy(options.policyOrigins, host) }),
  }
}

/**
 * No inline script or style element and no eval. Style attributes are allowed: drawings and transitions set
 * them. `'self'` does not cover the socket in every browser, so it is spelled out.
 */
function pagePolicy({ frames, images, connections, streams }: PolicyOrigins, host: string): string {
  const sockets = host === '' ? [] : [`ws://${host}`, `wss://${host}`]
  return [
    ['default-src', "'self'"],
    ['script-src', "'self'"],
    ['script-src-attr', "'none'"],
    ['style-src', "'self'"],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:', ...images],
    ['font-src', "'self'"],
    ['media-src', "'self'", 'blob:', ...streams],
    ['connect-src', "'self'", ...sockets, ...connections, ...streams],
    ['frame-src', "'self'", ...frames],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'self'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ')
}
