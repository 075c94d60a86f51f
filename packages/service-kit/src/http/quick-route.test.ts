import { defineCall } from '@keo/contract/define-call'
import { AppError } from '@keo/contract/errors'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { HttpSettings } from './http-server.ts'
import { testServer } from './test-server.ts'

const FOREIGN = 'https://keo.example'
const echo = defineCall({
  method: 'POST',
  path: '/api/echo',
  access: 'public',
  limit: 'login',
  summary: '',
  request: z.object({ text: z.string().check(z.maxLength(5000)) }),
  response: z.object({ text: z.string() }),
})

let close: () => Promise<void> = async () => {}
afterEach(() => close())

/** Every request is sent twice: with its body whole, and in two parts, which goes the framework's way. */
async function setup(settings: Partial<HttpSettings> = {}) {
  const server = await testServer([echo], { settings, limitScale: 1 })
  close = server.close
  server.api.handle(echo, async ({ body }) => {
    if (body.text === 'refuse') throw new AppError('NOT_ALLOWED')
    if (body.text === 'defect') throw new Error('a defect')
    return { text: body.text }
  })
  const url = (await server.listen({ host: '127.0.0.1', port: 0 })) + echo.path
  const headers = { 'content-type': 'application/json', language: 'en' }
  async function send(body: string, more: Record<string, string> = {}) {
    const whole = await fetch(url, { method: 'POST', headers: { ...headers, ...more }, body })
    const parts = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode(body.slice(0, 1)))
        stream.enqueue(new TextEncoder().encode(body.slice(1)))
        stream.close()
      },
    })
    const init = { method: 'POST', headers: { ...headers, ...more }, body: parts, duplex: 'half' }
    return [await seen(whole), await seen(await fetch(url, init as RequestInit))] as const
  }
  return { ...server, send }
}

const MOVING = new Set([
  'connection',
  'keep-alive',
  'x-request-id',
  'date',
  'content-length',
  'transfer-encoding',
  'retry-after',
])

async function seen(answer: Response) {
  const headers = [...answer.headers].filter(([name]) => !MOVING.has(name))
  return { status: answer.status, headers: headers.toSorted(), text: await answer.text() }
}

test('[NET-03a] a call answers alike by the quick way and by the framework: status, headers and envelope', async () => {
  const { send, logged } = await setup()
  for (const text of ['kèo', 'refuse', 'defect', 'long '.repeat(600)]) {
    const [quick, usual] = await send(JSON.stringify({ text }))
    expect(quick).toEqual(usual)
  }
  await expect
    .poll(() => logged().filter(({ route, status }) => route === echo.path && status))
    .toHaveLength(8)
})

test('a body that is broken, poisoned, of other fields or nothing is refused alike by both ways', async () => {
  const { send } = await setup()
  const bodies = [
    '{broken',
    'null',
    '[]',
    '{}',
    '{"text":1}',
    '{"__proto__":{"a":1},"text":"a"}',
    '["'.repeat(40),
  ]
  for (const body of bodies) {
    const [quick, usual] = await send(body)
    expect(quick).toEqual(usual)
    expect(quick.status).toBe(400)
  }
})

test('[RAT-01] both ways count towards one limit, and say when to come again', async () => {
  const { send } = await setup()
  let last = await send('{"text":"a"}')
  for (let tries = 0; tries < 100 && last[0].status === 200; tries++) last = await send('{"text":"a"}')
  expect(last.map(({ status }) => status)).toEqual([429, 429])
})

test('a page of another site that may call gets the headers that let it read the answer', async () => {
  const { send } = await setup({ siteOrigins: [FOREIGN] })
  const [quick, usual] = await send('{"text":"a"}', { origin: FOREIGN })
  expect(quick).toEqual(usual)
  expect(quick.headers).toContainEqual(['access-control-allow-origin', FOREIGN])
})

test('a body over the limit of this deployment is refused by both ways', async () => {
  const { send } = await setup({ bodyLimitBytes: 1024 })
  const [quick, usual] = await send(JSON.stringify({ text: 'a'.repeat(2000) }))
  expect(quick).toEqual(usual)
  expect(quick.status).toBe(413)
})
