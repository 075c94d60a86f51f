import type { FastifyInstance, FastifyRequest } from 'fastify'
import { openSpan, sampledTrace, within } from './tracing.ts'

/** A span for each request that comes with a trace, under the path as it was declared. */
export function traceRequests(fastify: FastifyInstance): void {
  const traces = new WeakMap<FastifyRequest, string>()

  fastify.addHook('onRequest', (request, reply, done) => {
    const { method, headers, routeOptions } = request
    const parent = sampledTrace(headers.traceparent)
    // A request of our own to ourselves comes from within another trace.
    if (parent === null) return within(null, done)
    const route = routeOptions.url ?? 'unknown'
    const facts = { 'http.request.method': method, 'http.route': route }
    const span = openSpan(`${method} ${route}`, { parent, kind: 'server', facts })
    if (span === null) return done()
    traces.set(request, span.trace)
    reply.raw.once('close', () => {
      const { statusCode, writableFinished } = reply.raw
      span.add({ 'http.response.status_code': statusCode })
      span.end({ isFailed: statusCode >= 500 || !writableFinished })
    })
    within(span.trace, done)
  })
  // The body arrives by events of the connection, which know nothing of the request they belong to.
  fastify.addHook('preValidation', (request, _reply, done) => within(traces.get(request) ?? null, done))
}
