import { defineCall, type Access } from '@keo/contract/define-call'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Authenticate } from './api.ts'
import { OPERATOR_TOKEN, testServer } from './test-server.ts'

const call = (access: Access, more: object = {}) =>
  defineCall({
    method: 'GET',
    path: `/api/as/${access}`,
    access,
    summary: '',
    request: z.object({}),
    response: z.object({ member: z.nullable(z.string()) }),
    ...more,
  })
const CALLS = (['public', 'checking', 'member', 'operator', 'sandbox'] as const).map((access) => call(access))
const login = defineCall({
  method: 'POST',
  path: '/api/login',
  access: 'public',
  limit: 'login',
  anonymous: true,
  background: true,
  summary: '',
  request: z.object({}),
  response: z.object({ member: z.nullable(z.string()) }),
})

const seen: boolean[] = []
const authenticate: Authenticate = async (token, isAction) => {
  seen.push(isAction)
  if (token === 'full' || token === 'checking') {
    return { memberId: `mbr_${token}`, sessionId: 's', tenantId: 't', isFull: token === 'full' }
  }
  return token === 'expired' || token === 'replaced' ? token : 'unknown'
}

let close: () => Promise<void> = async () => {}
afterEach(() => close())

async function setup(settings: { isProd?: boolean } = {}) {
  const server = await testServer([...CALLS, login], { authenticate, settings })
  close = server.close
  for (const each of [...CALLS, login]) {
    server.api.handle(each, ({ caller }) => ({ member: caller?.memberId ?? null }))
  }
  async function as(access: Access, token?: string) {
    const headers = token === undefined ? {} : { authorization: token }
    const { code, data } = (await server.fastify.inject({ url: `/api/as/${access}`, headers })).json()
    return code === 200 ? data.member : code
  }
  return { ...server, as }
}

test('[SES-04] an expired session answers 10009 and a replaced one 10018, on calls that need a session', async () => {
  const { as } = await setup()
  expect(await as('member')).toBe(10009)
  expect(await as('member', 'nonsense')).toBe(10009)
  expect(await as('member', 'expired')).toBe(10009)
  expect(await as('member', 'replaced')).toBe(10018)
  expect(await as('public', 'expired')).toBeNull()
})

test('a token is taken with and without Bearer, and known on public calls too', async () => {
  const { as } = await setup()
  expect(await as('member', 'full')).toBe('mbr_full')
  expect(await as('member', 'Bearer full')).toBe('mbr_full')
  expect(await as('public', 'bearer full')).toBe('mbr_full')
  expect(await as('public')).toBeNull()
})

test('[SES-06] a session that owes its check can do nothing but that check', async () => {
  const { as } = await setup()
  expect(await as('checking', 'checking')).toBe('mbr_checking')
  expect(await as('member', 'checking')).toBe(2000000006)
})

test('an operator call needs the operator token, a sandbox call exists only outside prod', async () => {
  const { as } = await setup()
  expect(await as('operator', 'full')).toBe(2000000006)
  expect(await as('operator')).toBe(2000000006)
  expect(await as('operator', OPERATOR_TOKEN)).toBeNull()
  expect(await as('sandbox')).toBeNull()
  await close()
  const prod = await setup({ isProd: true })
  expect(await prod.as('sandbox')).toBe(2000000005)
})

test('an anonymous call does not look its token up, a background call does not count as an action', async () => {
  const { as, fastify } = await setup()
  seen.length = 0
  const headers = { authorization: 'full', 'content-type': 'application/json' }
  const answer = await fastify.inject({ method: 'POST', url: '/api/login', headers, body: '{}' })
  expect(answer.json().data).toEqual({ member: null })
  expect(seen).toEqual([])
  await as('member', 'full')
  expect(seen).toEqual([true])
})

test('[RAT-01] over the limit the answer says how long to wait, and no work is done', async () => {
  const { fastify, clock } = await setup()
  const post = (deviceno: string) =>
    fastify.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'content-type': 'application/json', language: 'en-US', deviceno },
      body: '{}',
    })
  for (let i = 0; i < 10; i++) expect((await post('phone')).json().code).toBe(200)
  await clock.advance(20_000)
  const refused = await post('phone')
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('40')
  expect(refused.json()).toMatchObject({ code: 2000000007, msg: expect.stringContaining('40') })
  expect((await post('another')).json().code).toBe(200)
  for (let i = 0; i < 25; i++) await post(`device-${i}`)
  expect((await post('yet another')).statusCode).toBe(429)
  expect((await fastify.inject('/metrics')).body).toMatch(/http_limited_total [1-9]/)
})

test('[RAT-01] a member is limited over all devices and addresses', async () => {
  const { fastify } = await setup()
  const codes = new Set<number>()
  for (let i = 0; i < 301; i++) {
    const headers = { authorization: 'full', deviceno: `device-${i % 50}` }
    codes.add((await fastify.inject({ url: '/api/as/member', headers })).statusCode)
  }
  expect([...codes]).toEqual([200, 429])
})
