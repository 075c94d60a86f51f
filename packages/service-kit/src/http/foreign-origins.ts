import type { MountedApp } from './http-server.ts'

/** Headers of every answer. */
export const OPEN_TO_ALL = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-request-id, x-server-time',
}
const PREFLIGHT_SECONDS = '7200'

/**
 * Browsers call a service of its own from pages of other sites, wherever those are. The token travels in a header and never
 * in a cookie, so any origin may call.
 */
export function answerForeignOrigins(
  scope: Parameters<MountedApp>[0],
  headers = 'authorization, content-type, traceparent',
): void {
  scope.addHook('onRequest', (request, reply, done) => {
    reply.headers(OPEN_TO_ALL)
    if (request.method !== 'OPTIONS') return done()
    reply.header('access-control-allow-methods', 'POST, GET')
    reply.header('access-control-allow-headers', headers)
    reply.header('access-control-max-age', PREFLIGHT_SECONDS)
    reply.code(204).send()
  })
}
