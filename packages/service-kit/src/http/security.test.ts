import { defineCall } from '@keo/contract/define-call'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { HttpSettings } from './http-server.ts'
import { testServer } from './test-server.ts'

const look = defineCall({
  method: 'GET',
  path: '/api/look',
  access: 'public',
  summary: '',
  request: z.object({}),
  response: z.object({ address: z.string(), host: z.string(), deviceNo: z.string() }),
})

let close: () => Promise<void> = async () => {}
afterEach(() => close())

async function setup(settings: Partial<HttpSettings> = {}, trustedProxies: string[] = []) {
  const server = await testServer([look], { settings, trustedProxies })
  close = server.close
  server.api.handle(look, ({ address, host, deviceNo }) => ({ address, host, deviceNo }))
  const seen = async (headers: Record<string, string>, remoteAddress = '203.0.113.9') =>
    (await server.fastify.inject({ url: '/api/look', headers, remoteAddress })).json().data
  return { ...server, inject: server.fastify.inject.bind(server.fastify), seen }
}

test.each(['/api/look', '/api/nothing', '/healthz', '/metrics', '/anything', '/api/docs'])(
  '[CFG-08] %s carries the security headers, errors too',
  async (url) => {
    const { inject } = await setup({ isHttps: true })
    const { headers } = await inject(url)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/)
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['content-security-policy']).toContain("default-src '")
  },
)

test('[CFG-08] answers are never stored', async () => {
  const { inject } = await setup()
  for (const url of ['/api/look', '/api/nothing', '/readyz']) {
    expect((await inject(url)).headers['cache-control']).toBe('no-store')
  }
})

test('plain http from another host works: nothing asks the browser for https', async () => {
  const { inject } = await setup()
  const { headers } = await inject({ url: '/', headers: { host: '192.168.1.7:8080' } })
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['cross-origin-opener-policy']).toBeUndefined()
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  expect(headers['content-security-policy']).toContain(
    "connect-src 'self' ws://192.168.1.7:8080 wss://192.168.1.7:8080",
  )
})

test('[HTM-04] the page policy has no inline script, no eval and no foreign script', async () => {
  const { inject } = await setup({
    policyOrigins: {
      frames: ['https://games.example'],
      images: ['https://px.example'],
      connections: ['https://err.example'],
      streams: ['https://live.example'],
    },
  })
  const policy = String((await inject('/')).headers['content-security-policy'])
  const directives = Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part]))
  expect(directives['script-src']).toBe("script-src 'self'")
  expect(directives['style-src']).toBe("style-src 'self'")
  expect(directives['object-src']).toBe("object-src 'none'")
  expect(directives['base-uri']).toBe("base-uri 'none'")
  expect(directives['frame-ancestors']).toBe("frame-ancestors 'self'")
  expect(directives['frame-src']).toBe("frame-src 'self' https://games.example")
  expect(directives['img-src']).toContain('https://px.example')
  expect(directives['connect-src']).toContain('https://err.example')
  expect(directives['connect-src']).toContain('https://live.example')
  expect(directives['media-src']).toBe("media-src 'self' blob: https://live.example")
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe/)
})

test('[AGT-01] a forged host never reaches the page policy', async () => {
  const { inject } = await setup()
  const { headers } = await inject({
    url: '/',
    headers: { host: "evil.example; script-src 'unsafe-inline'" },
  })
  expect(headers['content-security-policy']).not.toContain('evil')
})

test.each([
  ['m.keo.example', 'm.keo.example'],
  ['M.KEO.EXAMPLE:8080', 'm.keo.example'],
  ['evil.example', 'keo.example'],
  ['keo.example.evil.example', 'keo.example'],
  ['keo.example/..', 'keo.example'],
  ['keo.example@evil.example', 'keo.example'],
  ['', 'keo.example'],
])('[AGT-01] host "%s" is seen as %s', async (host, expected) => {
  const { seen } = await setup({ hosts: ['keo.example', 'm.keo.example'] })
  expect((await seen({ host })).host).toBe(expected)
})

test('[AGT-01] [CFG-10] forwarding headers of strangers are not read', async () => {
  const { seen } = await setup()
  const forged = {
    'x-forwarded-for': '1.2.3.4',
    'x-forwarded-host': 'evil.example',
    forwarded: 'for=1.2.3.4',
    host: 'a.example',
  }
  expect(await seen(forged)).toMatchObject({ address: '203.0.113.9', host: 'a.example' })
})

test('[CFG-10] behind a configured proxy the last address that is not ours counts', async () => {
  const { seen } = await setup({}, ['10.0.0.0/8', '::1'])
  const chain = {
    'x-forwarded-for': '6.6.6.6, 198.51.100.4, 10.2.3.4',
    'x-forwarded-host': 'm.example',
    host: 'inner',
  }
  expect(await seen(chain, '10.0.0.1')).toMatchObject({ address: '198.51.100.4', host: 'm.example' })
  expect(await seen(chain, '::ffff:10.0.0.1')).toMatchObject({ address: '198.51.100.4' })
  expect(await seen(chain, '203.0.113.9')).toMatchObject({ address: '203.0.113.9', host: 'inner' })
  expect(await seen({ 'x-forwarded-for': 'nonsense' }, '10.0.0.1')).toMatchObject({ address: '10.0.0.1' })
})

test('a stated device is cut and cleaned', async () => {
  const { seen } = await setup()
  expect((await seen({ deviceno: 'x'.repeat(500) })).deviceNo).toHaveLength(64)
  expect((await seen({ deviceno: 'a\u00e9b' })).deviceNo).toBe('a?b')
})

test('[SES-10] only configured origins are answered', async () => {
  const { inject } = await setup({ siteOrigins: ['https://keo.example'] })
  const allowed = async (origin: string, method: 'GET' | 'OPTIONS' = 'GET') =>
    (await inject({ method, url: '/api/look', headers: { origin } })).headers['access-control-allow-origin']
  expect(await allowed('https://keo.example')).toBe('https://keo.example')
  for (const origin of [
    'null',
    'http://keo.example',
    'https://keo.example.evil.example',
    'https://evilkeo.example',
    'https://sub.keo.example',
    'https://keo.example:8443',
    '*',
  ]) {
    expect(await allowed(origin)).toBeUndefined()
    expect(await allowed(origin, 'OPTIONS')).toBeUndefined()
  }
})

test('[SES-10] a preflight of a configured origin is answered with what our client sends', async () => {
  const { inject } = await setup({ siteOrigins: ['https://keo.example'] })
  const answer = await inject({
    method: 'OPTIONS',
    url: '/api/look',
    headers: { origin: 'https://keo.example' },
  })
  expect(answer.statusCode).toBe(204)
  expect(answer.headers['access-control-allow-headers']).toContain('authorization')
  expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
  expect(answer.headers.vary).toBe('origin')
})
