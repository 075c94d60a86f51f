import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { sharedProvider } from '@keo/dev-world/shared-provider'
import { SOCKET_LIMITS } from '@keo/service-kit/socket/socket-limits'
import { routeUpgrades } from '@keo/service-kit/socket/upgrade-routes'
import { getMerchant } from '@keo/sportsbook-contract/house-calls'
import { getList } from '@keo/sportsbook-contract/matches'
import { PUSH_PROTOCOL } from '@keo/sportsbook-contract/push'
import { beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'

const PROXY = '127.0.0.1'
const GUEST_CALLS_MOST = 1_200
const TOO_MANY = 12

/** Behind a proxy whose forwarding headers are believed. */
const { provider } = sharedProvider(undefined, { hasRateLimits: true, trustedProxies: [PROXY] })
let port: number

beforeAll(async () => {
  routeUpgrades(provider.server.fastify.server, { '/sportsbook/push': provider.sportsbook.handleUpgrade })
  await provider.server.listen({ host: PROXY, port: 0 })
  port = (provider.server.fastify.server.address() as AddressInfo).port
  await provider.sportsbook.open()
})

const from = (address: string) => ({ 'x-forwarded-for': address })

test('guests are limited by the address from which they came to the proxy, for lists told again as for any call', async () => {
  const codeOf = async (address: string) => (await provider.call(getMerchant, {}, from(address))).code
  const list = async (address: string) => {
    const answer = await fetch(`http://${PROXY}:${port}/sportsbook${getList.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from(address) },
      body: JSON.stringify({ type: 4, size: 1 }),
    })
    return ((await answer.json()) as { code: number }).code
  }
  expect([await list('198.51.100.7'), await list('198.51.100.7')]).toEqual([0, 0])
  for (let time = 2; time < GUEST_CALLS_MOST; time++) expect(await codeOf('198.51.100.7')).toBe(0)
  expect([await codeOf('198.51.100.7'), await list('198.51.100.7')]).toEqual([TOO_MANY, TOO_MANY])
  expect([await codeOf('198.51.100.8'), await list('198.51.100.8')]).toEqual([0, 0])
  const authorization = await provider.tokenOf('member-behind-proxy')
  expect((await provider.call(getMerchant, {}, { authorization, ...from('198.51.100.7') })).code).toBe(0)
})

test('sockets are counted by the address from which they came to the proxy, and nobody else pays for it', async () => {
  const opened: WebSocket[] = []
  /** 101 for one that was let in, else the status of the refusal. */
  async function open(address: string): Promise<number> {
    const socket = new WebSocket(`ws://${PROXY}:${port}/sportsbook/push`, PUSH_PROTOCOL, { headers: from(address) })
    opened.push(socket)
    socket.on('error', () => {})
    const refused = once(socket, 'unexpected-response').then(([, answer]) => (answer as { statusCode: number }).statusCode)
    return Promise.race([once(socket, 'open').then(() => 101), refused])
  }
  for (let count = 0; count < SOCKET_LIMITS.socketsPerAddress; count++) expect(await open('203.0.113.5')).toBe(101)
  expect(await open('203.0.113.5')).toBe(429)
  expect(await open('203.0.113.6')).toBe(101)
  for (const socket of opened) socket.terminate()
}) // prettier-ignore
