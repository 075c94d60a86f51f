import { manualClock } from '@keo/service-kit/clock'
import { testServer } from '@keo/service-kit/http/test-server'
import { createLog } from '@keo/service-kit/log'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSportsbook } from './app.ts'

let server: Awaited<ReturnType<typeof testServer>>

beforeAll(async () => {
  server = await testServer([])
  const log = createLog({ level: 'silent' })
  server.mount('/sportsbook', createSportsbook({ clock: manualClock(1_770_000_000_000), log }))
})
afterAll(() => server.close())

async function post(path: string, body: string) {
  const headers = { 'content-type': 'application/json' }
  const answer = await server.fastify.inject({ method: 'POST', url: `/sportsbook${path}`, headers, body })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}

test('the provider answers health in its own envelope', async () => {
  const { status, body } = await post('/health', '{"oddsChange":1}')
  expect(status).toBe(200)
  expect(body).toEqual({ success: true, code: 0, message: null, data: { time: 1_770_000_000_000 } })
})

test('a call that is not built is unknown to the provider, in the language of the request', async () => {
  const { status, body } = await post('/v1/match/getList', '{"languageType":"ENG"}')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    success: false,
    code: 14013,
    message: expect.stringMatching(/found/),
    data: null,
  })
})

test('a broken body is an illegal parameter, still with HTTP 200', async () => {
  const { status, body } = await post('/health', '{broken')
  expect([status, body.code, body.success]).toEqual([200, 5, false])
})

test('the provider stands behind the same headers and request ids', async () => {
  const { headers } = await post('/health', '{}')
  expect(headers['x-request-id']).toMatch(/^req_/)
  expect(headers['cache-control']).toBe('no-store')
})
