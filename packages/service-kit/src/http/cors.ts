import type { FastifyReply, FastifyRequest } from 'fastify'

const ALLOWED_HEADERS =
  'authorization, content-type, language, accept-language, client, deviceno, clientmodel, appversion, platform, username, traceparent'
const PREFLIGHT_SECONDS = '7200'

/**
 * Answers foreign origins from an exact list, so look-alikes, sub-domains and `null` get nothing. Returns true
 * when the request was a preflight and is answered.
 */
export function createCors(siteOrigins: readonly string[]) {
  const allowed = new Set(siteOrigins)
  return function answerCors(request: FastifyRequest, reply: FastifyReply): boolean {
    const { origin } = request.headers
    if (origin === undefined || !allowed.has(origin)) return false
    reply.header('access-control-allow-origin', origin)
    reply.header('access-control-expose-headers', 'x-request-id, x-server-time, retry-after')
    reply.header('vary', 'origin')
    if (request.method !== 'OPTIONS') return false
    reply.header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
    reply.header('access-control-allow-headers', ALLOWED_HEADERS)
    reply.header('access-control-max-age', PREFLIGHT_SECONDS)
    reply.code(204).send()
    return true
  }
}
