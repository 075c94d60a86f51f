import { getAgentConfig } from '@keo/contract/site'
import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { startWorld, type WorldOptions } from '@keo/dev-world/world'
import { get, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

/** As a browser asks: `fetch` would not let the host be named. */
function ask(
  url: string,
  host: string,
): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> {
  return new Promise((resolve, reject) => {
    get(`${url}/sample`, { headers: { host, accept: 'text/html' } }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => (text += part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
    }).on('error', reject)
  })
}

async function seen(options: WorldOptions) {
  const world = await startWorld({ databaseUrl: database.url, webRoot: null, ...options })
  try {
    const { port } = new URL(world.url)
    return {
      listed: (await world.call(getAgentConfig, {})).data.webviewSample,
      policy: (await fetch(world.url)).headers.get('content-security-policy') ?? '',
      sample: await ask(world.url, `sample.localhost:${port}`),
      elsewhere: await ask(world.url, `127.0.0.1:${port}`),
      lookalike: await ask(world.url, `sample.localhost.evil.example:${port}`),
    }
  } finally {
    await world.close()
  }
}

test('[NAV-14a] the sandbox lists a host of its own, frames it, and serves a page there that may be framed', async () => {
  const { listed, policy, sample, elsewhere, lookalike } = await seen({})
  expect(listed).toBe('sample.localhost')
  expect(policy).toContain('http://sample.localhost:*')
  expect(sample.status).toBe(200)
  expect(sample.text).toContain('Trang mẫu của sandbox')
  expect(sample.headers['x-frame-options']).toBeUndefined()
  expect(sample.headers['content-security-policy']).toMatch(
    /^default-src 'none'; frame-ancestors http:\/\/localhost/,
  )
  for (const other of [elsewhere, lookalike]) {
    expect(other.status).toBeGreaterThanOrEqual(400)
    expect(other.text).not.toContain('Trang mẫu')
  }
})

test.each<[string, WorldOptions]>([
  ['prod', { mode: 'prod' }],
  ['a sandbox on https, where a browser would refuse it', { env: { SITE_ORIGINS: 'https://keo.example' } }],
])('[RED-02] %s neither lists, frames nor serves it', async (_, options) => {
  const { listed, policy, sample } = await seen(options)
  expect(listed).toBeNull()
  expect(policy).not.toContain('sample.localhost')
  expect(sample.status).toBe(404)
})
