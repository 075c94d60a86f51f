import { CALLS } from '@keo/contract/calls'
import { afterEach, expect, test } from 'vitest'
import type { HttpSettings } from './http-server.ts'
import { OPERATOR_TOKEN, testServer } from './test-server.ts'

let close: () => Promise<void> = async () => {}
afterEach(() => close())

async function setup(settings: Partial<HttpSettings> = {}, probes = {}) {
  const server = await testServer(CALLS, { settings, probes })
  close = server.close
  return server.fastify.inject.bind(server.fastify)
}

test('health says that the process answers, readiness that its parts do', async () => {
  let isUp = true
  const probe = async () => {
    if (!isUp) throw new Error('connect ECONNREFUSED 10.0.0.7:5432')
  }
  const inject = await setup({}, { database: probe, bus: async () => {} })
  expect((await inject('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await inject('/readyz')).json()).toEqual({ status: 'ready' })
  isUp = false
  const down = await inject('/readyz')
  expect([down.statusCode, down.json()]).toEqual([503, { status: 'not ready' }])
  expect((await inject('/healthz')).statusCode).toBe(200)
})

test('metrics count requests by declared route', async () => {
  const inject = await setup()
  await inject('/api/unknown/84901234567')
  const { body, headers } = await inject('/metrics')
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain('http_request_duration_seconds_count{route="other",method="any",status="4xx"} 1')
  expect(body).toContain('process_resident_memory_bytes')
  expect(body).not.toContain('84901234567')
})

test('the documentation shows every call, and needs no script', async () => {
  const inject = await setup()
  const page = await inject('/api/docs')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  for (const call of CALLS) expect(page.body).toContain(call.path)
  expect(page.body).not.toMatch(/<script|<style|style=|onclick/)
  expect(page.headers['content-security-policy']).toContain("style-src 'self'")
  expect((await inject('/api/docs/style.css')).headers['content-type']).toBe('text/css; charset=utf-8')
})

test('the OpenAPI document holds every call once', async () => {
  const inject = await setup()
  const document = (await inject('/api/docs/openapi.json')).json()
  expect(document.openapi).toBe('3.1.0')
  const operations = Object.entries<Record<string, { operationId: string }>>(document.paths).flatMap(
    ([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(operations.toSorted()).toEqual(CALLS.map(({ method, path }) => `${method} ${path}`).toSorted())
  const ids = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  )
  expect(new Set(ids).size).toBe(ids.length)
})

test.each(['/metrics', '/api/docs', '/api/docs/openapi.json'])(
  '[CFG-03] %s is open outside prod and needs the operator token in prod',
  async (url) => {
    expect((await (await setup())(url)).statusCode).toBe(200)
    await close()
    const inject = await setup({ isProd: true })
    expect((await inject(url)).statusCode).toBe(403)
    expect((await inject({ url, headers: { authorization: `${OPERATOR_TOKEN}x` } })).statusCode).toBe(403)
    expect((await inject({ url, headers: { authorization: `Bearer ${OPERATOR_TOKEN}` } })).statusCode).toBe(
      200,
    )
  },
)

test('[CFG-03] without an operator token nobody looks inside prod, and the sandbox is not documented there', async () => {
  const closed = await setup({ isProd: true, operatorToken: null })
  expect((await closed({ url: '/metrics', headers: { authorization: '' } })).statusCode).toBe(403)
  await close()
  const inject = await setup({ isProd: true })
  const { body } = await inject({ url: '/api/docs', headers: { authorization: OPERATOR_TOKEN } })
  expect(body).not.toContain('/api/sandbox/')
})
