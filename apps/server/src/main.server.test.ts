import { createServer } from 'node:net'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { start } from './main.ts'

let testDatabase: TestDatabase
let env: Record<string, string>
let dataDir: string

beforeAll(async () => {
  testDatabase = await freshDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'keo-main-'))
  env = {
    DATABASE_URL: testDatabase.url,
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
  }
})
afterAll(async () => {
  await testDatabase.close()
  await rm(dataDir, { recursive: true, force: true })
})

const readCode = async (url: string) => ((await (await fetch(url)).json()) as { code: number }).code

test('start serves the site, says how far it is, and stops; a second start carries on with the same data', async () => {
  const steps: string[] = []
  const first = await start({ env, onProgress: (step) => steps.push(step) })
  expect(steps).toContain('Opening the port')
  expect(first.demo?.userName).toBeTruthy()
  expect(await readCode(`${first.url}/api/user/countrycode/list`)).toBe(200)
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  await first.stop()
  await expect(fetch(`${first.url}/healthz`)).rejects.toThrow('fetch failed')

  const second = await start({ env })
  expect(await readCode(`${second.url}/api/user/home/bar/list`)).toBe(200)
  await Promise.all([second.stop(), second.stop()])
})

test('[CBK-12] a twin of a real party is neither made nor reachable once the real one is set', async () => {
  let made = 0
  const twin = {
    schema: { schema: 'sportsbook', folder: new URL('../../sportsbook/migrations/', import.meta.url) },
    socketPath: '/push',
    isReplaced: ({ SPORTS_URL }: { SPORTS_URL: string | null }) => SPORTS_URL !== null,
    async create() {
      made += 1
      throw new Error('a twin was made')
    },
  }
  const real = {
    SPORTS_URL: 'https://provider.example',
    SPORTS_MERCHANT: 'keo-real',
    SPORTS_SECRET: 'shared',
  }
  const running = await start({ env: { ...env, ...real }, mounts: { '/sportsbook': twin } })
  for (const path of [
    '/sportsbook/health',
    '/sportsbook/x/v1/control/maintenance',
    '/sportsbook/v1/match/getList',
  ]) {
    const answer = await fetch(running.url + path, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
    expect([path, answer.status]).toEqual([path, 404])
  }
  expect(made).toBe(0)
  await running.stop()
  await expect(start({ env: { ...env, SPORTS_URL: 'https://provider.example' } })).rejects.toMatchObject({
    name: 'StartError',
    message: 'SPORTS_URL needs SPORTS_MERCHANT and SPORTS_SECRET beside it.',
  })
})

test('a taken port is one clear sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  await expect(start({ env: { ...env, PORT: String(port) } })).rejects.toMatchObject({
    name: 'StartError',
    message: `Port ${port} is taken by another program; stop it or set PORT.`,
  })
  other.close()
})

test('a database that does not answer is one clear sentence', async () => {
  const unreachable = start({ env: { ...env, DATABASE_URL: 'postgres://a:S3cret@127.0.0.1:1/keo' } })
  await expect(unreachable).rejects.toMatchObject({
    name: 'StartError',
    message: expect.not.stringContaining('S3cret'),
  })
})

test('[CFG-01] [CFG-03] prod starts without a sandbox, with closed documentation', async () => {
  // Prod refuses the test database, which does not wait for the disk; its own one does.
  const prod = {
    ...env,
    DATABASE_URL: '',
    KEO_MODE: 'prod',
    OPERATOR_TOKEN: 'q8Vn2xLw5Zt7Rk4Yp9Hd3Mf6Cb1Jg0Xs',
    CODE_KEY: 'w3Lk8Qz5Xv1Np6Ty9Rb2Jm7Hc4Gd0Fs8',
    DATA_KEYS: 'u7Jd4Wm9Bk2Sx6Vq1Tn8Fz3Gy5Lh0Rc7',
    SITE_ORIGINS: 'https://keo.example',
  }
  const running = await start({ env: prod })
  expect(running.demo).toBeNull()
  for (const path of ['/api/sandbox/state', '/api/sandbox/members']) {
    expect((await fetch(running.url + path)).status).toBe(404)
  }
  expect((await fetch(`${running.url}/api/docs`)).status).toBe(403)
  expect((await fetch(`${running.url}/metrics`)).status).toBe(403)
  const answer = await fetch(`${running.url}/api/operation/agent/config`)
  expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=31536000/)
  expect((await answer.json()).data.mode).toBe('prod')
  // Made-up banks are offered to nobody whose money is real.
  for (const path of ['/api/fund/bank/list-support', '/api/fund/bank/list/c2c'])
    expect((await (await fetch(running.url + path)).json()).data).toEqual([])
  await running.stop()
  // Where a sandbox has been, members sign in with a known password.
  await (await start({ env: { ...env, DATABASE_URL: '' } })).stop()
  await expect(start({ env: prod })).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining('made by a sandbox'),
  })
})
