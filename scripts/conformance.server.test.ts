import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { GAME_CALLBACK_BASE } from '@keo/games-contract/callbacks'
import { withHash } from '@keo/games-contract/form-hash'
import { MERCHANT, readyMember } from '@keo/server/features/sports/test-callbacks'
import { readyPlayer, SECRET } from '@keo/server/features/games/test-game-callbacks'
import { signedHeaders } from '@keo/sportsbook-contract/signature'
import { SPORTS_UNITS } from '@keo/units/sports-currency'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { getUserBase } from '@keo/sportsbook-contract/house-calls'
import { PROVIDER_OK } from '@keo/sportsbook-contract/provider-codes'
import type { Outcome } from './emulators/conformance/checks.ts'
import { sportsProviderEnd } from './emulators/conformance/sportsbook-provider.ts'
import { suites } from './emulators/conformance/suites.ts'

const callbacks: string[] = []
const { database, world } = sharedWorld({
  webRoot: null,
  onCallback: ({ path }) => void callbacks.push(path),
})
const LOGIN = 'keo'

let user: string
let player: Awaited<ReturnType<typeof readyPlayer>>
beforeAll(async () => {
  user = await readyMember(world, database)
  player = await readyPlayer(world, database)
})

const now = () => world.clock.now()
const failedOf = (outcomes: readonly Outcome[]) =>
  outcomes.filter(({ isPassed }) => !isPassed).map(({ name, cause }) => ({ name, cause }))
const namesOf = (outcomes: readonly Outcome[]) => failedOf(outcomes).map(({ name }) => name)

const sportsOperator = (url = world.url) =>
  suites.sportsOperator({ url, merchant: MERCHANT, user, currencyId: SPORTS_UNITS.VND.id, stake: 10, now })
const sportsProvider = () =>
  suites.sportsProvider({
    url: `${world.url}/sportsbook`,
    merchant: MERCHANT,
    currencyId: SPORTS_UNITS.VND.id,
    now,
    worldNow: () => world.worldClock.now(),
  })
const gamesOperator = (url = world.url + GAME_CALLBACK_BASE) =>
  suites.gamesOperator({
    url,
    secret: SECRET,
    providerId: 'keo-sandbox',
    token: player.launch,
    game: player.game.symbol,
    stake: 1_000,
    now,
  })
const gamesProvider = () =>
  suites.gamesProvider({ url: `${world.url}/games`, login: LOGIN, secret: SECRET, now })
const balance = async () =>
  (await world.app.ledger.balanceOf({ memberId: player.memberId, currency: 'VND' })).available

async function control(path: string, body: object): Promise<void> {
  const answer = await fetch(world.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
}

test('our wallet keeps to the sportsbook wire, and the player ends with what there was', async () => {
  const before = await balance()
  const outcomes = await sportsOperator()
  expect(failedOf(outcomes)).toEqual([])
  expect(outcomes.length).toBeGreaterThan(14)
  expect(await balance()).toBe(before)
})

test('our wallet keeps to the games wire, and the player ends with what there was', async () => {
  const before = await balance()
  const outcomes = await gamesOperator()
  expect(failedOf(outcomes)).toEqual([])
  expect(outcomes.length).toBeGreaterThan(14)
  expect(await balance()).toBe(before)
})

test('the sandbox providers keep to their wires', async () => {
  const outcomes = [...(await sportsProvider()), ...(await gamesProvider())]
  expect(failedOf(outcomes)).toEqual([])
  expect(outcomes.length).toBeGreaterThan(16)
})

test('a sportsbook in maintenance fails what it does not answer any more', async () => {
  const at = world.worldClock.now()
  await control('/sportsbook/x/v1/control/maintenance', { startsAt: at - 1_000, endsAt: at + 60_000 })
  const names = namesOf(await sportsProvider())
  await control('/sportsbook/x/v1/control/maintenance', {})
  expect(names).toEqual(expect.arrayContaining(['early-list', 'live-list', 'detail', 'counts']))
  // What is refused is refused in maintenance too.
  expect(names).not.toContain('no-such-match')
})

test('games in maintenance fail what a launch is asked for and nothing else', async () => {
  await control('/games/x/maintenance', { all: true, on: true })
  const names = namesOf(await gamesProvider())
  await control('/games/x/maintenance', { all: true, on: false })
  expect(names).toEqual(['launch', 'launch-nobody'])
})

test('bad weather of the sportsbook: a call to the operator is lost or comes twice, and then it is fine again', async () => {
  const { token } = await sportsProviderEnd({
    url: `${world.url}/sportsbook`,
    merchant: MERCHANT,
    currencyId: SPORTS_UNITS.VND.id,
    now,
  }).token(user)
  const askBalance = async () => {
    callbacks.length = 0
    const answer = await fetch(`${world.url}/sportsbook${getUserBase.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: '{}',
    })
    const { code } = (await answer.json()) as { code: number }
    return {
      isAnswered: code === PROVIDER_OK,
      calls: callbacks.filter((path) => path.endsWith('/balance')).length,
    }
  }
  const weather = '/sportsbook/x/v1/control/weather'
  await control(weather, { calls: 1, only: 'balance', duplicate: true })
  expect(await askBalance()).toEqual({ isAnswered: true, calls: 2 })
  await control(weather, { calls: 1, only: 'balance', status: 503 })
  expect(await askBalance()).toEqual({ isAnswered: false, calls: 0 })
  await control(weather, { calls: 1, only: 'order_pay', status: 503 })
  expect(await askBalance()).toEqual({ isAnswered: true, calls: 1 })
  await control(weather, { calls: 0 })
})

type Sent = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string }

/** Stands before our wallet and does one thing wrong, as a wallet of somebody else's might. */
async function wrongWallet(spoil: (sent: Sent) => { body: string; headers: Record<string, string> }) {
  const server = createServer((request, response) => {
    void (async () => {
      const sent = { path: request.url ?? '', headers: request.headers, body: await textOf(request) }
      const { body, headers } = spoil(sent)
      const type = { 'content-type': request.headers['content-type'] ?? '' }
      const answer = await fetch(world.url + sent.path, {
        method: 'POST',
        headers: { ...type, ...headers },
        body,
      })
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
    })()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

let count = 0
const resigned = (body: string) => ({ body, headers: signedHeaders(body, MERCHANT, now() + (count += 1)) })

test('a sportsbook wallet that believes everybody fails the signature alone', async () => {
  const url = await wrongWallet(({ body }) => resigned(body))
  expect(namesOf(await sportsOperator(url))).toEqual(['signature'])
})

test('a sportsbook wallet that forgets which stakes it took fails what comes again', async () => {
  const url = await wrongWallet(({ path, headers, body }) => {
    const { timestamp = '', sign = '', merchantid = '' } = headers as Record<string, string>
    const asSent = { body, headers: { timestamp, sign, merchantId: merchantid } }
    if (!path.endsWith('/order_pay')) return asSent
    const stake = JSON.parse(body) as { transactionId: string; businessId: string }
    const fresh = `${stake.transactionId}-${(count += 1)}`
    return resigned(JSON.stringify({ ...stake, transactionId: fresh, businessId: fresh }))
  })
  const names = namesOf(await sportsOperator(url))
  expect(names).toEqual(
    expect.arrayContaining(['stake-again', 'stake-at-once', 'stake-changed', 'undo-first']),
  )
  expect(names).not.toContain('signature')
})

test('a games wallet that forgets which bets it took fails what comes again', async () => {
  const url = await wrongWallet(({ path, body }) => {
    const { hash: _, ...form } = Object.fromEntries(new URLSearchParams(body))
    if (!path.endsWith('/bet.html')) return { body, headers: {} }
    const fresh = withHash({ ...form, reference: `f${now()}${(count += 1)}` }, SECRET)
    return { body: new URLSearchParams(fresh).toString(), headers: {} }
  })
  const names = namesOf(await gamesOperator(url + GAME_CALLBACK_BASE))
  expect(names).toEqual(expect.arrayContaining(['bet-again', 'bet-at-once', 'bet-changed', 'refund-first']))
  expect(names).not.toContain('hash')
})
