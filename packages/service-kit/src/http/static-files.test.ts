import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { defineCall } from '@keo/contract/define-call'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testServer } from './test-server.ts'

const SCRIPT = 'export const answer = 42\n'.repeat(50)
const ALONE = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-a'">`
const PAGE = '<!doctype html><title>App</title>'
const longList = defineCall({
  method: 'GET',
  path: '/api/list',
  access: 'public',
  summary: '',
  request: z.object({ size: z.string() }),
  response: z.array(z.string()),
})

let webRoot: string
let server: Awaited<ReturnType<typeof testServer>>

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'keo-web-'))
  await mkdir(join(webRoot, 'assets'))
  await writeFile(join(webRoot, 'index.html'), PAGE)
  await writeFile(join(webRoot, 'alone.html'), ALONE)
  await writeFile(join(webRoot, 'service-worker.js'), 'self.a = 1')
  await writeFile(join(webRoot, 'manifest.webmanifest'), '{}')
  await writeFile(join(webRoot, 'icon.svg'), '<svg/>')
  await writeFile(join(webRoot, '.secret'), 'hidden')
  await writeFile(join(webRoot, 'assets/main-a1b2.js'), SCRIPT)
  await writeFile(join(webRoot, 'assets/main-a1b2.js.br'), brotliCompressSync(SCRIPT))
  await writeFile(join(webRoot, 'assets/main-a1b2.js.gz'), gzipSync(SCRIPT))
  server = await testServer([longList], { settings: { webRoot, unlistedPaths: ['/letter/'] } })
  server.api.handle(longList, ({ body }) => Array.from({ length: Number(body.size) }, (_, n) => `entry ${n}`))
})
afterAll(async () => {
  await server.close()
  await rm(webRoot, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  server.fastify.inject({ method, url, headers })

test('a hashed asset is served compressed and kept for a year', async () => {
  const brotli = await get('/assets/main-a1b2.js', { 'accept-encoding': 'gzip, deflate, br' })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(SCRIPT)
  expect(brotli.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(brotli.headers['content-type']).toContain('javascript')
  expect(String(brotli.headers.vary)).toMatch(/accept-encoding/i)
  const gzip = await get('/assets/main-a1b2.js', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(SCRIPT)
  const plain = await get('/assets/main-a1b2.js')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body).toBe(SCRIPT)
})

test('a sandboxed frame, whose origin is its own, may load assets and nothing else', async () => {
  const [asset, page, list] = [
    await get('/assets/main-a1b2.js', { origin: 'null', 'accept-encoding': 'br' }),
    await get('/', { origin: 'null' }),
    await get('/api/list?size=1', { origin: 'null' }),
  ]
  expect(asset.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(page.headers['cross-origin-resource-policy']).toBe('same-origin')
  for (const { headers } of [page, list]) expect(headers['access-control-allow-origin']).toBeUndefined()
})

test.each(['/', '/index.html', '/service-worker.js', '/manifest.webmanifest'])(
  '%s is asked for again each time, so an update is seen',
  async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-cache')
    const again = await get(url, { 'if-none-match': String(answer.headers.etag) })
    expect(again.statusCode).toBe(304)
  },
)

test('a page with a policy of its own is sent under it, framed by nobody; the app keeps the usual one', async () => {
  const alone = await get('/alone.html', { accept: 'text/html' })
  expect(alone.headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'sha256-a'; frame-ancestors 'none'",
  )
  expect((await get('/', { accept: 'text/html' })).headers['content-security-policy']).toContain(
    "script-src 'self'",
  )
})

test('other files are kept for an hour', async () => {
  expect((await get('/icon.svg')).headers['cache-control']).toBe('public, max-age=3600')
})

test('HEAD and ranges work', async () => {
  const head = await get('/assets/main-a1b2.js', {}, 'HEAD')
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
    200,
    '',
    String(SCRIPT.length),
  ])
  const range = await get('/assets/main-a1b2.js', { range: 'bytes=0-5' })
  expect([range.statusCode, range.body]).toEqual([206, SCRIPT.slice(0, 6)])
})

test('every address of the app opens the app, with the page policy', async () => {
  const answer = await get('/matchDetail/17?from=home', { accept: 'text/html,*/*' })
  expect([answer.statusCode, answer.body]).toEqual([200, PAGE])
  expect(answer.headers['cache-control']).toBe('no-cache')
  expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
})

test('search engines are kept from the addresses that are named, and from no other', async () => {
  const listed = async (url: string) => (await get(url, { accept: 'text/html' })).headers['x-robots-tag']
  expect(await listed('/letter/a1')).toBe('noindex')
  expect(await listed('/matchDetail/17')).toBeUndefined()
})

test.each([
  ['an unknown call opened by a person', '/api/nothing', 'text/html'],
  ['a missing asset', '/assets/gone.js', '*/*'],
  ['a hidden file', '/.secret', '*/*'],
  ['a way out of the folder', '/assets/..%2f..%2f..%2fetc/passwd', '*/*'],
  ['a path that begins twice', '//etc/passwd', '*/*'],
  ['a path that begins twice, opened by a person', '//etc/passwd', 'text/html'],
  ['a path with an empty part', '/assets//../../etc/passwd', '*/*'],
  ['a path that goes nowhere', '/./././etc', '*/*'],
  ['a path with backslashes', '/%5c..%5cetc', '*/*'],
  ['a path with a null byte', '/assets/%00.js', '*/*'],
])('%s is not found', async (_what, url, accept) => {
  const answer = await get(url, { accept })
  expect(answer.statusCode).toBe(404)
  expect(answer.json().code).toBe(2000000005)
})

test('a post to an address of the app is not answered with the app', async () => {
  const answer = await get('/matchDetail/17', { accept: 'text/html' }, 'POST')
  expect(answer.statusCode).toBe(404)
})

test('a large answer is compressed, a small one is not', async () => {
  const all = { 'accept-encoding': 'gzip, br' }
  const large = await get('/api/list?size=500', all)
  expect(large.headers['content-encoding']).toBe('br')
  expect(JSON.parse(brotliDecompressSync(large.rawPayload).toString()).data).toHaveLength(500)
  const again = await get('/api/list?size=500', all)
  expect(again.rawPayload.equals(large.rawPayload)).toBe(true)
  const gzip = await get('/api/list?size=500', { 'accept-encoding': 'gzip, br;q=0' })
  expect(JSON.parse(gunzipSync(gzip.rawPayload).toString()).data).toHaveLength(500)
  expect((await get('/api/list?size=500')).json().data).toHaveLength(500)
  expect((await get('/api/list?size=2', all)).headers['content-encoding']).toBeUndefined()
})
