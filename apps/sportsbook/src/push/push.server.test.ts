import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { sharedProvider } from '@keo/dev-world/shared-provider'
import { routeUpgrades } from '@keo/service-kit/socket/upgrade-routes'
import { forceEvent, getWorldStatus } from '@keo/sportsbook-contract/control'
import { getList } from '@keo/sportsbook-contract/matches'
import {
  PUSH_GATHER_MS,
  PUSH_PROTOCOL,
  PUSH_SAVING_PROTOCOL,
  PushMessage,
  type PushedChange,
} from '@keo/sportsbook-contract/push'
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
async function reader(protocol = PUSH_PROTOCOL) {
  const socket = new WebSocket(address, protocol)
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

test('who saves data gets packed frames with all that changed in between, once, and the same prices', async () => {
  const matchId = await liveMatch(1)
  const [plain, saving] = [await reader(), await reader(PUSH_SAVING_PROTOCOL)]
  expect([plain.socket.extensions, saving.socket.extensions]).toEqual([
    '',
    expect.stringContaining('permessage-deflate'),
  ])
  for (const each of [plain, saving]) {
    each.send({ type: 'watch', matches: [{ matchId }], languageType: 'VIE' })
    await each.next('watching')
  }
  await provider.call(forceEvent, { matchId, kind: 'goal', side: 'home' })
  await provider.clock.advance(8 * PUSH_GATHER_MS)
  const told = await until(saving, ({ length }) => length >= 8)
  const changes = told.flatMap(({ changes: some }) => some)
  const each = await settled(plain, changes.at(-1)?.seq ?? 0)
  expect(saving.messages.some(({ type }) => type === 'change')).toBe(false)
  expect(changes.length).toBeLessThan(each.length)
  // Numbers follow on each other, from the one that was named.
  const ends = [(await saving.next('watching')).matches[0]?.seq ?? 0, ...changes.map(({ seq }) => seq)]
  expect(changes.map(({ from, seq }) => from ?? seq)).toEqual(ends.slice(0, -1).map((seq) => seq + 1))
  expect(lastPrices(changes)).toEqual(lastPrices(each))
  // New lines come with their names, in the language that was asked for.
  const reshaped = changes.find(({ fresh }) => fresh !== undefined)
  const groups = reshaped?.mg ?? []
  expect(groups.flatMap(({ mks }) => mks.map(({ id }) => id))).toEqual(
    expect.arrayContaining(reshaped?.fresh ?? [-1]),
  )
  expect(groups.map(({ nm }) => nm).join()).toMatch(/Tài|Chấp|chấp|thắng|Thắng/)
  plain.socket.close()
  saving.socket.close()
})

test('who saves data and names other matches besides goes on with the ones it had', async () => {
  const matchId = await liveMatch(1)
  const [plain, one] = [await reader(), await reader(PUSH_SAVING_PROTOCOL)]
  for (const each of [plain, one]) {
    each.send({ type: 'watch', matches: [{ matchId }] })
    await each.next('watching')
  }
  const { source, matches } = await one.next('watching')
  const since = () =>
    one.messages
      .flatMap((message) => (message.type === 'gathered' ? message.changes : []))
      .reduce((last, { seq }) => Math.max(last, seq), matches[0]?.seq ?? 0)
  await provider.call(forceEvent, { matchId, kind: 'goal', side: 'home' })
  // Something has changed that it was not told of yet.
  while (!changesOf(plain.messages).some(({ seq }) => seq > since())) {
    await provider.clock.advance(1_000)
    await Promise.all([answered(plain), answered(one)])
  }
  const [before, known] = [one.messages.length, since()]
  one.send({ type: 'watch', source, matches: [{ matchId, since: known }] })
  expect((await one.next('watching', before)).matches).toMatchObject([{ matchId, isComplete: true }])
  await provider.clock.advance(PUSH_GATHER_MS)
  const { changes } = await one.next('gathered', before)
  expect(changes.map(({ from, seq }) => from ?? seq)).toEqual([known + 1])
  // Nothing came one by one.
  expect(one.messages.some(({ type }) => type === 'change')).toBe(false)
  plain.socket.close()
  one.socket.close()
})

type Reader = Awaited<ReturnType<typeof reader>>
type Gathered = Extract<PushMessage, { type: 'gathered' }>

/** Everything that was sent to it before has come. */
async function answered(one: Reader): Promise<void> {
  const before = one.messages.length
  one.send({ type: 'ping' })
  await one.next('pong', before)
}

/** What was gathered for it, when that is enough. */
async function until(one: Reader, isEnough: (told: readonly Gathered[]) => boolean): Promise<Gathered[]> {
  for (;;) {
    const told = one.messages.filter((message) => message.type === 'gathered')
    if (isEnough(told)) return told
    await one.next('gathered', one.messages.length)
  }
}

/** Its changes up to a number. */
async function settled(one: Reader, seq: number): Promise<PushedChange[]> {
  while (!changesOf(one.messages).some((change) => change.seq >= seq))
    await one.next('change', one.messages.length)
  return changesOf(one.messages).filter((change) => change.seq <= seq)
}

/** The last price of each option that is still there. */
function lastPrices(changes: readonly PushedChange[]): Map<string, number> {
  const prices = new Map<string, number>()
  for (const { mks = [], gone = [] } of changes) {
    for (const { id, op } of mks) for (const { ty, od } of op) prices.set(`${id}/${ty}`, od)
    for (const key of prices.keys()) if (gone.includes(Number(key.split('/')[0]))) prices.delete(key)
  }
  return new Map([...prices].toSorted())
}

function changesOf(messages: readonly PushMessage[]): PushedChange[] {
  return messages.filter((message) => message.type === 'change')
}
