import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { sharedGames } from '@keo/dev-world/shared-games'
import {
  type CrashTable,
  TableMessage,
  TABLES_PATH,
  TABLES_PROTOCOL,
} from '@keo/games-contract/shared-tables'
import { routeUpgrades } from '@keo/service-kit/socket/upgrade-routes'
import { beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { testTable } from './test-table.ts'

const GAME = 'keo-crash-01'
const { games } = sharedGames()
const table = testTable<CrashTable>(games, GAME)
let address: string

beforeAll(async () => {
  const server = games.server()
  routeUpgrades(server.fastify.server, { [`/games${TABLES_PATH}`]: games.handleUpgrade() })
  await server.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.fastify.server.address() as AddressInfo
  address = `ws://127.0.0.1:${port}/games${TABLES_PATH}`
})

/** Somebody who watches: every message, checked against the contract, and a wait for one that fits. */
async function watcher(gameId: string | null = GAME) {
  const socket = new WebSocket(address, TABLES_PROTOCOL)
  const texts: string[] = []
  const wakes: (() => void)[] = []
  socket.on('message', (data) => {
    texts.push(String(data))
    for (const wake of wakes.splice(0)) wake()
  })
  await once(socket, 'open')
  if (gameId !== null) socket.send(JSON.stringify({ watch: gameId }))
  const messages = () => texts.map((text) => TableMessage.parse(JSON.parse(text)))
  return {
    socket,
    texts,
    messages,
    async until(fits: (table: TableMessage['table']) => boolean) {
      for (;;) {
        const found = messages().find(({ table: shown }) => fits(shown))
        if (found) return found.table
        await new Promise<void>((resolve) => wakes.push(resolve))
      }
    },
  }
}

test('everybody who watches gets the same texts with growing numbers, from bets to the point', async () => {
  const [one, two] = [await watcher(), await watcher()]
  const { number } = await one.until(({ phase }) => phase === 'betting')
  await two.until(({ phase }) => phase === 'betting')
  const player = await table.player('KEO000001')
  await player.bet({ stake: '100000', seat: 0, leaveAt: null })
  const hasPlayer = (shown: TableMessage['table']) =>
    shown.kind === 'crash' && shown.seats.some(({ isCrowd, name }) => !isCrowd && name === 'KE***01')
  await one.until(hasPlayer)
  const isOver = (shown: TableMessage['table']) =>
    shown.kind === 'crash' && shown.number === number && shown.point !== null && shown.hash !== null
  for (let passed = 0; passed < 400 && !one.messages().some(({ table: shown }) => isOver(shown)); passed += 1)
    await table.pass(500)
  await Promise.all([one.until(isOver), two.until(isOver)])
  const numbers = one.messages().map(({ sequence }) => sequence)
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  expect(new Set(numbers).size).toBe(numbers.length)
  // The answer to its own watch is a text of its own; all others are shared.
  expect(two.texts.filter((text) => !one.texts.includes(text))).toHaveLength(1)
  expect(two.texts.length).toBeGreaterThan(5)
  const early = one.messages().filter(({ table: shown }) => shown.phase !== 'ended')
  expect(early.map(({ table: shown }) => 'point' in shown && [shown.point, shown.hash])).toEqual(
    early.map(() => [null, null]),
  )
  one.socket.close()
  two.socket.close()
})

test('a table that changes nothing says nothing, and another watch takes the place of the first', async () => {
  const one = await watcher()
  await one.until(({ kind }) => kind === 'crash')
  one.socket.send(JSON.stringify({ watch: 'keo-tai-xiu-01' }))
  await one.until(({ kind }) => kind === 'tai-xiu')
  const from = one.texts.length
  await table.pass(30_000)
  await one.until((shown) => shown.kind === 'tai-xiu' && shown.phase !== 'betting')
  expect(
    one
      .messages()
      .slice(from)
      .every(({ table: shown }) => shown.kind === 'tai-xiu'),
  ).toBe(true)
  // Without its number and the time each text that was pushed is another.
  const pushed = one.texts.slice(from + 1).map((text) => text.replaceAll(/"(sequence|now)":\d+/g, ''))
  expect(new Set(pushed).size).toBe(pushed.length)
  one.socket.close()
})

for (const [what, text, code] of [
  ['is no JSON', 'nonsense', 1008],
  ['bets', '{"bet":{"stake":"1"}}', 1008],
  ['has more than a watch', `{"watch":"${GAME}","stake":"1"}`, 1008],
  ['names no shared game', '{"watch":"keo-dice-01"}', 1008],
  ['is over 4 KB', JSON.stringify({ watch: 'x'.repeat(5_000) }), 1009],
] as const)
  test(`WSS-03: a message that ${what} closes the socket`, async () => {
    const one = await watcher(null)
    one.socket.send(text)
    const [closed] = (await once(one.socket, 'close')) as [number]
    expect(closed).toBe(code)
  })

test('WSS-03: who sends more than 20 messages a second is closed', async () => {
  const one = await watcher(null)
  for (let sent = 0; sent < 21; sent += 1) one.socket.send(JSON.stringify({ watch: GAME }))
  const [closed] = (await once(one.socket, 'close')) as [number]
  expect(closed).toBe(1008)
})
