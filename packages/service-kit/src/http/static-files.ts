import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const YEAR = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'
const ASK_FIRST = 'no-cache'

/**
 * A page of ours in a sandboxed frame has an origin of its own and must still load its scripts and fonts. They are
 * public and the same for everybody, so nothing is given away.
 */
const FOR_EVERY_ORIGIN = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

/** The web app's files with their .br and .gz neighbours. Hashed names never change, so they are kept for a year. */
export async function serveWebFiles(fastify: FastifyInstance, webRoot: string): Promise<void> {
  const assets = join(webRoot, 'assets/')
  const policies = await ownPolicies(webRoot)
  await fastify.register(fastifyStatic, {
    root: webRoot,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path, assets))
      if (path.startsWith(assets)) reply.headers(FOR_EVERY_ORIGIN)
      const policy = policies.get(path.replace(/\.(?:br|gz)$/, ''))
      if (policy) reply.header('content-security-policy', policy)
    },
  })
}

const STATED = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/

/** Pages that carry their script inside say which it is; under the app's policy they would be blank. */
async function ownPolicies(webRoot: string): Promise<ReadonlyMap<string, string>> {
  const pages = (await readdir(webRoot)).filter((name) => name.endsWith('.html'))
  const stated = await Promise.all(
    pages.map(async (name) => {
      const path = join(webRoot, name)
      return [path, STATED.exec(await readFile(path, 'utf8'))?.[1] ?? ''] as const
    }),
  )
  return new Map(
    stated.flatMap(([path, policy]) =>
      policy ? [[path, `${policy}; frame-ancestors 'none'`] as const] : [],
    ),
  )
}

function cacheControl(path: string, assets: string): string {
  if (path.startsWith(assets)) return YEAR
  return /\.(?:html|webmanifest|json|js)(?:\.(?:br|gz))?$/.test(path) ? ASK_FIRST : HOUR
}

/** A person who opens or reloads any address of the app gets the app; it knows its own paths. */
export function wantsPage(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  return isRead && (request.headers.accept ?? '').includes('text/html')
}

export function sendPage(reply: FastifyReply): FastifyReply {
  return reply.code(200).sendFile('index.html')
}
