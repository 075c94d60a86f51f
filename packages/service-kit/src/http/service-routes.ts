import type { Call } from '@keo/contract/define-call'
import { fail } from '@keo/contract/errors'
import { openApi } from '@keo/contract/openapi'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Metrics } from '../metrics.ts'
import type { Compression } from './compression.ts'
import { DOCS_CSS, docsPage } from './docs-page.ts'
import { sendText } from './send-text.ts'

/** Resolves when the part works, rejects or hangs when it does not. */
export type Probes = Readonly<Record<string, () => Promise<void>>>

type Needs = {
  fastify: FastifyInstance
  metrics: Metrics
  compression: Compression
  probes: Probes
  calls: readonly Call[]
  title: string
  version: string
  isLeaving(): boolean
  /** In prod the operator's token opens documentation and metrics; elsewhere they are open. */
  mayLookInside(request: FastifyRequest): boolean
}

const PROBE_PATIENCE_MS = 2000
const DOCS_POLICY =
  "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Health for the balancer, metrics and documentation for people. */
export function serviceRoutes(needs: Needs): void {
  const { fastify } = needs
  health(needs)
  const closed = (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) => {
    if (!needs.mayLookInside(request)) fail('NOT_ALLOWED')
    done()
  }
  fastify.get('/metrics', { onRequest: closed }, async (_request, reply) => {
    return sendText(reply, await needs.metrics.text(), needs.metrics.contentType)
  })
  documentation(needs, closed)
}

function health({ fastify, probes, isLeaving }: Needs): void {
  fastify.get('/healthz', async () => ({ status: 'ok' }))
  fastify.get('/readyz', async (request, reply) => {
    const names = Object.keys(probes)
    const results = await Promise.all(names.map((name) => isWorking(probes[name])))
    const failed = names.filter((_, at) => !results[at])
    if (failed.length === 0 && !isLeaving()) return { status: 'ready' }
    request.facts.log.warn({ failed, isLeaving: isLeaving() }, 'not ready')
    return reply.code(503).send({ status: isLeaving() ? 'closing' : 'not ready' })
  })
}

async function isWorking(probe: (() => Promise<void>) | undefined): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PROBE_PATIENCE_MS)
  })
  const works = (probe?.() ?? Promise.resolve()).then(
    () => true,
    () => false,
  )
  return Promise.race([works, late]).finally(() => clearTimeout(timer))
}

function documentation(
  needs: Needs,
  closed: (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => void,
): void {
  const { fastify, compression, calls, title, version } = needs
  const shared = { compression, isShared: true }
  // Made on first use: a server that nobody asks for its documentation need not spend the time.
  let page: string | null = null
  let json: string | null = null
  fastify.get('/api/docs', { onRequest: closed }, async (_request, reply) => {
    page ??= docsPage(calls, title)
    reply.header('content-security-policy', DOCS_POLICY)
    return sendText(reply, page, 'text/html; charset=utf-8', shared)
  })
  fastify.get('/api/docs/style.css', (_request, reply) =>
    sendText(reply, DOCS_CSS, 'text/css; charset=utf-8', shared),
  )
  fastify.get('/api/docs/openapi.json', { onRequest: closed }, async (_request, reply) => {
    json ??= JSON.stringify(openApi(calls, { title, version }))
    return sendText(reply, json, 'application/json; charset=utf-8', shared)
  })
}
