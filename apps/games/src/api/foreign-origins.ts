import type { Scope } from './scope.ts'

const OPEN_TO_ALL = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'x-request-id, x-server-time',
}
const PREFLIGHT_SECONDS = '7200'

/** Pages of any operator call the provider. The token travels in a header and never in a cookie, so any origin may. */
export function answerForeignOrigins(scope: Scope): void {
  scope.addHook('onRequest', (request, reply, done) => {
    reply.headers(OPEN_TO_ALL)
    if (request.method !== 'OPTIONS') return done()
    reply.header('access-control-allow-methods', 'POST, GET')
    reply.header('access-control-allow-headers', 'authorization, content-type')
    reply.header('access-control-max-age', PREFLIGHT_SECONDS)
    reply.code(204).send()
  })
  scope.options('/*', (_request, reply) => reply.code(204).send())
}
