import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { defineCall } from '@keo/contract/define-call'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { REQUEST_WITHIN_MS } from './http-server.ts'
import { testServer } from './test-server.ts'

const slow = defineCall({
  method: 'POST',
  path: '/api/slow',
  access: 'public',
  summary: '',
  request: z.object({}),
  response: z.string(),
})

let close: () => Promise<void> = async () => {}
afterEach(() => close())

/** A real port, because these are about sockets. `begun` resolves when a call is being answered. */
async function setup() {
  const server = await testServer([slow])
  close = server.close
  let release = (_answer: string) => {}
  let announce = (_signal: AbortSignal) => {}
  const begun = new Promise<AbortSignal>((resolve) => {
    announce = resolve
  })
  server.api.handle(slow, ({ signal }) => {
    announce(signal)
    return new Promise<string>((resolve) => {
      release = resolve
    })
  })
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  const post = (more: RequestInit = {}) =>
    fetch(`${url}/api/slow`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      ...more,
    })
  return { ...server, url, post, begun, release: (answer: string) => release(answer) }
}

async function raw(url: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes)
  return text(socket)
}

test('a stop lets the running call finish and takes no new one', async () => {
  const { post, begun, release, close: stop, url } = await setup()
  const running = post()
  await begun
  const stopped = stop()
  await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed')
  release('done')
  const finishedAt = performance.now()
  expect((await (await running).json()).data).toBe('done')
  await stopped
  // A connection that a client would like to keep does not hold the stop up.
  expect(performance.now() - finishedAt).toBeLessThan(3000)
})

test('[RAT-04] work for a caller who went away is told to stop', async () => {
  const { post, begun, release, logged, fastify } = await setup()
  const leaving = new AbortController()
  const running = post({ signal: leaving.signal })
  const signal = await begun
  expect(signal.aborted).toBe(false)
  leaving.abort()
  await expect(running).rejects.toThrow('aborted')
  await once(signal, 'abort')
  release('nobody listens')
  await fastify.inject('/healthz')
  expect(logged().some(({ route, isCut }) => route === '/api/slow' && isCut === true)).toBe(true)
})

test('[CFG-06] a body of ten megabytes is refused, and the server goes on', async () => {
  const { post, url } = await setup()
  const answer = await post({ body: JSON.stringify({ text: 'x'.repeat(10 * 1024 * 1024) }) })
  expect(answer.status).toBe(413)
  expect((await answer.json()).code).toBe(2000000004)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})

test.each([
  ['bytes that are not HTTP', 'nonsense\r\n\r\n', 400],
  ['headers without end', `GET /healthz HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
  [
    'two lengths',
    'POST /api/slow HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}',
    400,
  ],
])('[CFG-06] %s get one short answer', async (_what, bytes, status) => {
  const { url } = await setup()
  const answer = await raw(url, bytes)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).toContain('"code":20000000')
  expect(answer).not.toMatch(/node|fastify|HPE_/i)
})

const HEAD = 'POST /api/slow HTTP/1.1\r\nhost: a.example\r\ncontent-type: application/json\r\n'
test.each([
  ['a body that stays away', `${HEAD}content-length: 100\r\n\r\n{`],
  ['a body in pieces without an end', `${HEAD}transfer-encoding: chunked\r\n\r\n1\r\n{\r\n`],
  ['a head without an end', HEAD],
])('[RAT-04] %s ends with 408, within 30 s as the products are set', async (_, bytes) => {
  expect(REQUEST_WITHIN_MS * 1.1).toBeLessThan(30_000)
  const server = await testServer([slow], { settings: { requestWithinMs: 300 } })
  close = server.close
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  expect(await raw(url, bytes)).toMatch(/^HTTP\/1\.1 408 /)
})
