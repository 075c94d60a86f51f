import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { sharedProvider } from '@keo/dev-world/shared-provider'
import { routeUpgrades } from '@keo/service-kit/socket/upgrade-routes'
import { forceEvent, getWorldStatus } from '@keo/sportsbook-contract/control'
import { getList } from '@keo/sportsbook-contract/matches'
import { PUSH_PROTOCOL, PushMessage, type PushedChange } from '@keo/sportsbook-contract/push'
import { beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'

const { provider } = sharedProvider()
let address: string

beforeAll(async () => {
  routeUpgrades(provider.server.fastify.server, { '/sportsbook/push': provider.sportsbook.handleUpgrade })
  await provider.server.listen({ host: '127.0.0.1', port: 0 })
  const { port } = provider.server.fastify.server.address() as AddressInfo
  address = `ws://127.0.0.1:${port}/sportsbook/push`
  await provider.sportsbook.open()
})

/** A reader of the channel: what it was sent, and the next message of a kind. */
async function reader() {
  const socket = new WebSocket(address, PUSH_PROTOCOL)
  const messages: PushMessage[] = []
  const wakes: (() => void)[] = []
  socket.on('message', (data) => {
    messages.push(PushMessage.parse(JSON.parse(String(data))))
    for (const wake of wakes.splice(0)) wake()
  })
  await once(socket, 'open')
  return {
    socket,
    messages,
    send: (message: unknown) => socket.send(JSON.stringify(message)),
    async next<T extends PushMessage['type']>(type: T, from = 0) {
      for (;;) {
        const found = messages.slice(from).find((message) => message.type === type)
        if (found) return found as Extract<PushMessage, { type: T }>
        await new Promise<void>((resolve) => wakes.push(resolve))
      }
    },
  }
}

async function liveMatch(sportId: number): Promise<number> {
  const { data } = await provider.call(getList, { type: 1, sportId, size: 300 })
  return data.records.find(({ ms, mc }) => ms === 5 && mc.r)?.id ?? 0
}

test('a watched match tells every change with a number, and who was cut off goes on from there', async () => {
  const matchId = await liveMatch(1)
  const first = await reader()
  first.send({ type: 'watch', matches: [{ matchId }] })
  const { source, matches } = await first.next('watching')
  expect(matches).toEqual([{ matchId, seq: 0, isComplete: false }])

  await provider.call(forceEvent, { matchId, kind: 'goal', side: 'home' })
  await provider.clock.advance(65_000)
  const change = await first.next('change')
  expect(change).toMatchObject({ matchId, seq: 1 })
  const before = changesOf(first.messages)
  expect(before.map(({ seq }) => seq)).toEqual(before.map((_, at) => at + 1))
  expect(before.some(({ nsg }) => nsg !== undefined)).toBe(true)
  expect(before.some(({ mks }) => mks !== undefined)).toBe(true)

  first.socket.close()
  await once(first.socket, 'close')
  await provider.clock.advance(5_000)
  const second = await reader()
  const since = before.at(-3)?.seq ?? 0
  second.send({ type: 'watch', source, matches: [{ matchId, since }] })
  const resumed = await second.next('watching')
  expect(resumed.matches).toMatchObject([{ matchId, isComplete: true }])
  await second.next('change')
  expect(changesOf(second.messages).slice(0, 2)).toEqual(before.slice(-2))
  second.socket.close()
})

test('another run or a number from the future is no resumption', async () => {
  const matchId = await liveMatch(1)
  const one = await reader()
  one.send({ type: 'watch', source: 'another run', matches: [{ matchId, since: 0 }, { matchId: 5_000_000 }] })
  expect((await one.next('watching')).matches).toMatchObject([{ matchId, isComplete: false }])
  one.socket.close()
})

test('a ping is answered with the time, and nonsense closes the socket', async () => {
  const one = await reader()
  one.send({ type: 'ping' })
  expect((await one.next('pong')).time).toBe(provider.clock.now())
  one.send({ type: 'bet', stake: 1 })
  const [code] = (await once(one.socket, 'close')) as [number]
  expect(code).toBe(1008)
})

test('the status page shows the world and the prices that move', async () => {
  await provider.call(getWorldStatus)
  await provider.clock.advance(5_000)
  const { data } = await provider.call(getWorldStatus)
  expect(getWorldStatus.response.parse(data)).toEqual(data)
  expect(data.live).toBeGreaterThan(0)
  expect(data.priceChangesPerSecond).toBeGreaterThan(0)
  const page = await provider.server.fastify.inject({ method: 'GET', url: '/sportsbook/status' })
  expect(page.headers['content-type']).toMatch('text/html')
  expect(page.payload).toContain(`<td>Matches live</td><td>${data.live}</td>`)
})

function changesOf(messages: readonly PushMessage[]): PushedChange[] {
  return messages.filter((message) => message.type === 'change')
}
