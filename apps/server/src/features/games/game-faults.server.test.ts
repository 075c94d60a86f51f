import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ERRORS } from '@keo/contract/errors'
import { jumpToDemo, jumpToGame, listSlotGames } from '@keo/contract/games'
import { getAgentConfig } from '@keo/contract/site'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { GAME_CALLBACK_BASE } from '@keo/games-contract/callbacks'
import { withHash } from '@keo/games-contract/form-hash'
import { PROVIDER_PATHS } from '@keo/games-contract/provider-calls'
import { seconds } from '@keo/units/instants'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Form, readyPlayer, type Said } from './test-game-callbacks.ts'

const SECRET = 'of a provider that stands elsewhere'
const PROVIDER = '203.0.113.7'
const LISTED = {
  error: '0',
  gameList: [
    { gameID: 'vs20far', gameName: 'Far Away', gameTypeID: 'vs', demoGameAvailable: true },
    { gameID: 'vs10far', gameName: 'Farther', gameTypeID: 'vs', demoGameAvailable: true },
  ],
}
const ADDRESS = '{"error":"0","gameURL":"https://games.example/play?t=1"}'

/** A provider at an address of its own, which answers a launch as it is told to. */
let launchAnswer: (reply: ServerResponse) => void = (reply) => reply.end(ADDRESS)
const elsewhere = createServer((request, reply) => {
  request.resume()
  if (request.url?.endsWith(PROVIDER_PATHS.games)) reply.end(JSON.stringify(LISTED))
  else if (request.url?.endsWith(PROVIDER_PATHS.url)) launchAnswer(reply)
  else reply.end('{"error":"0"}')
})
await new Promise<void>((resolve) => void elsewhere.listen(0, '127.0.0.1', resolve))
const { port } = elsewhere.address() as AddressInfo

const { database, world } = sharedWorld({
  webRoot: null,
  env: {
    GAMES_URL: `http://127.0.0.1:${port}`,
    GAMES_PUBLIC_URL: 'https://games.example',
    GAMES_LOGIN: 'keo',
    GAMES_SECRET: SECRET,
    GAMES_SOURCES: PROVIDER,
    GAMES_BONUS_PAYS: 'bonusWin',
    TRUSTED_PROXIES: '127.0.0.1',
  },
})
let who: Awaited<ReturnType<typeof readyPlayer>>
let id = 0
beforeAll(async () => {
  who = await readyPlayer(world, database)
  const { data } = await world.call(listSlotGames, { id: 0 }, who)
  id = data.games[0]?.id ?? 0
})
beforeEach(() => {
  launchAnswer = (reply) => reply.end(ADDRESS)
})
afterAll(() => {
  elsewhere.closeAllConnections()
  elsewhere.close()
})

async function tell(name: string, form: Form, from = PROVIDER): Promise<Said> {
  const body = new URLSearchParams(withHash({ providerId: 'far', userId: who.memberId, ...form }, SECRET))
  const answer = await fetch(`${world.url}${GAME_CALLBACK_BASE}/${name}.html`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from },
    body: body.toString(),
  })
  return (await answer.json()) as Said
}
const balance = async () =>
  Number((await world.app.ledger.balanceOf({ memberId: who.memberId, currency: 'VND' })).available) / 100

describe('a provider at an address of its own', () => {
  test('its games stand in the lobby by the wire alone, and open in the web view', async () => {
    const { data } = await world.call(listSlotGames, { id: 0 }, who)
    expect(data.games).toMatchObject([
      { name: 'Far Away', symbol: 'vs20far', engine: null },
      { name: 'Farther', symbol: 'vs10far', engine: null },
    ])
    const jump = (await world.call(jumpToGame, { id }, who)).data
    expect(jump).toMatchObject({ url: 'https://games.example/play?t=1', isHere: false, launch: null })
  })

  test('its pages may stand in the web view by its address alone', async () => {
    expect((await world.call(getAgentConfig, {})).data.webviewHosts).toEqual(['games.example'])
  })

  test.each<[string, (reply: ServerResponse) => void]>([
    ['away', (reply) => reply.socket?.destroy()],
    ['answering 500', (reply) => reply.writeHead(500).end(ADDRESS)],
    ['answering nonsense', (reply) => reply.end('<html>soon</html>')],
    ['answering with no address', (reply) => reply.end('{"error":"0"}')],
    ['answering an error', (reply) => reply.end('{"error":"1","description":"maintenance"}')],
    ['sending elsewhere', (reply) => reply.writeHead(302, { location: 'https://games.example' }).end()],
    ['answering without an end', (reply) => reply.end(' '.repeat(5 * 1024 * 1024))],
  ])(
    '[CBK-10] [CBK-11] %s: nobody gets in, and the game is none of the recent ones',
    async (_how, answer) => {
      // A provider that failed often is left alone for a while.
      await world.clock.advance(seconds(11))
      await database.asOwner('delete from platform.game_recent')
      launchAnswer = answer
      expect((await world.call(jumpToGame, { id }, who)).code).toBe(ERRORS.GAME_PROVIDER_AWAY.wire)
      expect((await world.call(jumpToDemo, { id })).code).toBe(ERRORS.GAME_PROVIDER_AWAY.wire)
      const recent = (await world.call(listSlotGames, { id: 0, slotType: 'recent' }, who)).data
      expect(recent.games).toEqual([])
    },
  )

  test('[CBK-10] one that does not answer is waited for 5 s and no longer', async () => {
    await world.clock.advance(seconds(11))
    let isAsked = false
    launchAnswer = () => {
      isAsked = true
    }
    const asked = world.call(jumpToDemo, { id })
    await vi.waitFor(() => expect(isAsked).toBe(true), 60_000)
    await world.clock.advance(seconds(5))
    expect((await asked).code).toBe(ERRORS.GAME_PROVIDER_AWAY.wire)
    await world.clock.advance(seconds(11))
    launchAnswer = (reply) => reply.end(ADDRESS)
    expect((await world.call(jumpToDemo, { id })).code).toBe(200)
  })
})

describe('callbacks of that provider', () => {
  test('[CBK-01] from any other address nothing is read, however right the hash is', async () => {
    const promo = { campaignId: 'c', campaignType: 'T', currency: 'VND', reference: 'far', amount: '5.00' }
    const sent = { ...promo, timestamp: '1' }
    const before = await balance()
    expect(await tell('promoWin', sent, '203.0.113.8')).toEqual({ error: 5, description: 'address' })
    expect(await balance()).toBe(before)
    expect(await database.asOwner("select 1 from platform.game_movement where reference = 'far'")).toEqual([])
    expect((await tell('promoWin', sent)).error).toBe(0)
    expect(await balance()).toBe(before + 5)
  })

  test('where bonusWin pays, results of free rounds are notices: the sum is paid once, at the end', async () => {
    const before = await balance()
    const round = { gameId: 'vs20far', timestamp: '1', bonusCode: 'FREE' }
    const result = (reference: string, amount: string) =>
      tell('result', { ...round, roundId: `7${reference.length}`, reference, amount })
    expect((await result('one', '30.00')).error).toBe(0)
    expect((await result('three', '12.00')).error).toBe(0)
    expect(await balance()).toBe(before)
    const end = () => tell('bonusWin', { ...round, reference: 'end', amount: '42.00' })
    expect([(await end()).error, (await end()).error]).toEqual([0, 0])
    expect(await balance()).toBe(before + 42)
    expect(await metric('game_bonuses_differ_total')).toBe(0)
  })
})

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`${world.url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0)
}
