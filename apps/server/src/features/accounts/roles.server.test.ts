import { CALLS } from '@keo/contract/calls'
import { ERRORS } from '@keo/contract/errors'
import { getMember } from '@keo/contract/members'
import { getHomeBar } from '@keo/contract/site'
import { getProviderHealth } from '@keo/sportsbook-contract/health'
import { createHmac } from 'node:crypto'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { expect, test } from 'vitest'

const { database: testDatabase, world } = sharedWorld()

async function askProvider(path: string, token: string) {
  const answer = await fetch(`${world.url}/sportsbook${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: '{}',
  })
  return (await answer.json()) as { success: boolean }
}

test('[ACC-16a] a visitor has no token, a member has one, a guest of the sportsbook an empty one', async () => {
  expect((await world.call(getHomeBar, {})).code).toBe(200)
  expect((await world.call(getMember, {})).code).toBe(ERRORS.SESSION_EXPIRED.wire)
  const token = await world.signIn('maitran88')
  expect((await world.call(getMember, {}, { token })).data.userName).toBe('maitran88')
  expect(getProviderHealth.access).toBe('guest')
  expect(await askProvider(getProviderHealth.path, '')).toMatchObject({ success: true })
})

test('[ACC-16b] a member with another role in the books is a member like all others', async () => {
  await testDatabase.asOwner(`update platform.member set role = 9 where user_name = 'linhnguyen7'`)
  const token = await world.signIn('linhnguyen7')
  const answers = await Promise.all(
    ['/api/admin', '/api/agent/members', '/api/operator/members'].map(
      async (path) => (await fetch(world.url + path, { headers: { authorization: token } })).status,
    ),
  )
  expect(answers).toEqual([404, 404, 404])
  const operatorCalls = CALLS.filter(({ access }) => access === 'operator')
  expect(operatorCalls).not.toEqual([])
  for (const { method, path } of operatorCalls) {
    const answer = await fetch(world.url + path, { method, headers: { authorization: token } })
    expect(answer.status, `${method} ${path}`).toBe(ERRORS.NOT_ALLOWED.status)
  }
})

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
/** What forgers send where tokens are signed: ours are not, and nothing in one is ever read. */
function forged(head: object, claims: object, key = 'secret'): string {
  const body = `${part({ typ: 'JWT', ...head })}.${part(claims)}`
  return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`
}
const MAI = { sub: 'mbr_01JSEEDMA1000000000000000', memberId: 'mbr_01JSEEDMA1000000000000000' }
const FOREVER = { ...MAI, exp: 4_102_444_800, aud: 'keo' }

test.each([
  ['no algorithm', `${part({ alg: 'none' })}.${part(FOREVER)}.`],
  ['an algorithm of their own', forged({ alg: 'HS256' }, FOREVER)],
  ['an empty key', forged({ alg: 'HS256' }, FOREVER, '\0')],
  ['a key by a path', forged({ alg: 'HS256', kid: '../../../dev/null' }, FOREVER, '')],
  ['a key by an address', forged({ alg: 'RS256', jku: 'https://evil.example/keys' }, FOREVER)],
  ['a key of its own', forged({ alg: 'RS256', jwk: { kty: 'oct', k: 'AA' } }, FOREVER)],
  ['a certificate by an address', forged({ alg: 'RS256', x5u: 'https://evil.example/x5u' }, FOREVER)],
  ['no end', forged({ alg: 'HS256' }, MAI)],
  ['an end that is past', forged({ alg: 'HS256' }, { ...FOREVER, exp: 1 })],
  ['another audience', forged({ alg: 'HS256' }, { ...FOREVER, aud: 'elsewhere' })],
])('[SES-02] a signed token with %s is nobody', async (_, token) => {
  expect((await world.call(getMember, {}, { token })).code).toBe(ERRORS.SESSION_EXPIRED.wire)
  expect((await world.call(getMember, {}, { token: `Bearer ${token}` })).code).toBe(
    ERRORS.SESSION_EXPIRED.wire,
  )
})

test('[SES-02] our own tokens carry nothing that could be signed or changed', async () => {
  const token = await world.signIn('maitran88')
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
  const decoded = Buffer.from(token, 'base64url').toString('latin1')
  expect(decoded).not.toContain('mbr_')
})
