import { fail } from '@keo/contract/errors'
import type { FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'

export type KnownPaths = {
  add(method: HTTPMethods | HTTPMethods[], path: string): void
  /** Never returns: a path that exists under another method is told apart from one that does not exist. */
  refuse(request: FastifyRequest, reply: FastifyReply): never
}

/** Looked through only after the router found nothing, so a list is fast enough. */
export function createKnownPaths(): KnownPaths {
  const known: { method: string; pattern: RegExp }[] = []
  return {
    add(methods, path) {
      if (path.includes('*')) return
      const pattern = new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`)
      for (const method of [methods].flat()) known.push({ method, pattern })
    },
    refuse(request, reply) {
      const path = request.url.split('?', 1)[0] ?? ''
      const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
      if (methods.length === 0) fail('NOT_FOUND')
      reply.header('allow', [...new Set(methods)].join(', '))
      return fail('METHOD_NOT_ALLOWED')
    },
  }
}
