import { freshDatabase } from '@keo/dev-world/test-database'
import { start as startSportsbook } from '@keo/sportsbook/main'
import { createUser, getToken, listOrderFiles } from '@keo/sportsbook-contract/data-service'
import type { ProviderCall, ProviderResponseOf } from '@keo/sportsbook-contract/define-provider-call'
import { getUserBase } from '@keo/sportsbook-contract/house-calls'
import { LOCKED_ODDS, PLAY_TYPE } from '@keo/sportsbook-contract/match-enums'
import { getList, getMatchDetail, statistical } from '@keo/sportsbook-contract/matches'
import { newBetList } from '@keo/sportsbook-contract/orders'
import { PROVIDER_OK } from '@keo/sportsbook-contract/provider-codes'
import { type Merchant, signedHeaders } from '@keo/sportsbook-contract/signature'
import { hours, minutes } from '@keo/units/instants'
import { SPORTS_UNITS } from '@keo/units/sports-currency'
import { afterAll, beforeAll, expect, test } from 'vitest'

/**
 * What a sportsbook provider must keep to, as far as an operator can see it (docs/parties.md). `SPORTS_URL`,
 * `SPORTS_MERCHANT` and `SPORTS_SECRET` name the one that is tried; without them the sandbox's stands in.
 */

const {
  SPORTS_URL,
  SPORTS_MERCHANT = 'keo-conformance',
  SPORTS_SECRET = 'what both sides were told',
} = process.env
const merchant: Merchant = { id: SPORTS_MERCHANT, secret: SPORTS_SECRET }
const USER = `conformance-${process.pid}`

let url = SPORTS_URL ?? ''
let end = async () => {}

beforeAll(async () => {
  if (SPORTS_URL) return
  const database = await freshDatabase()
  const sportsbook = await startSportsbook({
    env: {
      SPORTS_MERCHANT,
      SPORTS_SECRET,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATABASE_URL: database.url,
      OPERATOR_URL: 'http://127.0.0.1:9',
    },
    size: { matchesPerDay: 60, hasElectronic: false },
  })
  url = sportsbook.url
  end = async () => {
    await sportsbook.stop()
    await database.close()
  }
})
afterAll(() => end())

type Envelope = { success: boolean; code: number; message: string | null; data: unknown }

async function post(call: ProviderCall, text: string, headers: Record<string, string>): Promise<Envelope> {
  const answer = await fetch(url + call.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: text,
  })
  return (await answer.json()) as Envelope
}

/** What is right is answered with 0 and data of the wire's shape. */
async function ask<C extends ProviderCall>(
  call: C,
  body: object,
  headers = {},
): Promise<ProviderResponseOf<C>> {
  const envelope = await post(call, JSON.stringify(body), headers)
  expect(envelope).toMatchObject({ success: true, code: PROVIDER_OK })
  return call.response.parse(envelope.data) as ProviderResponseOf<C>
}

function askSigned<C extends ProviderCall>(call: C, body: object): Promise<ProviderResponseOf<C>> {
  return ask(call, body, signedHeaders(JSON.stringify(body), merchant, Date.now()))
}

const newcomer = { merchantUserId: USER, currencyIds: [SPORTS_UNITS.VND.id] }

test('what is unsigned, signed by others, altered or old is refused and gives nothing', async () => {
  const text = JSON.stringify(newcomer)
  const now = Date.now()
  const wrong: [string, Record<string, string>][] = [
    [text, {}],
    [text, signedHeaders(text, { ...merchant, secret: 'a guess' }, now)],
    [text, signedHeaders(text, { ...merchant, id: 'somebody-else' }, now)],
    [text.replace(USER, `${USER}-2`), signedHeaders(text, merchant, now)],
    [text, signedHeaders(text, merchant, now - minutes(10))],
    [text, { ...signedHeaders(text, merchant, now), timestamp: String(now + 1) }],
  ]
  for (const [sent, headers] of wrong) {
    const { success, code, data } = await post(createUser, sent, headers)
    expect([success, code === PROVIDER_OK, data]).toEqual([false, false, null])
  }
})

test('a user is made once, gets a token, and only with a token is heard as a player', async () => {
  const made = await askSigned(createUser, newcomer)
  expect(await askSigned(createUser, newcomer)).toBe(made)
  const { token, serverInfo } = await askSigned(getToken, {
    merchantUserId: USER,
    platForm: 'h5',
    ip: '127.0.0.1',
  })
  expect(token.length).toBeGreaterThan(15)
  expect(serverInfo.apiServerAddress).toMatch(/^https?:/)
  expect(serverInfo.pushServerAddress).toMatch(/^wss?:/)
  for (const authorization of ['', 'not-a-token', `${token}x`]) {
    const { success, data } = await post(newBetList, '{}', { authorization })
    expect([success, data]).toEqual([false, null])
  }
  // The balance is the operator's to tell; whom the token belongs to the provider knows.
  const known = await post(getUserBase, '{}', { authorization: token })
  expect(known.code).not.toBe((await post(getUserBase, '{}', { authorization: 'not-a-token' })).code)
})

test('lists, counts and details have the shape of the wire, and statuses that fit', async () => {
  const now = Date.now()
  const { records, total } = await ask(getList, { type: PLAY_TYPE.early, size: 20, languageType: 'ENG' })
  expect(records.length).toBeGreaterThan(0)
  expect(total).toBeGreaterThanOrEqual(records.length)
  for (const match of records) {
    expect(match.bt).toBeGreaterThan(now)
    expect(match.ts.length).toBeGreaterThanOrEqual(2)
    for (const option of match.mg.flatMap(({ mks }) => mks.flatMap(({ op }) => op)))
      expect(option.od === LOCKED_ODDS || option.od > 1).toBe(true)
  }
  const live = await ask(getList, { type: PLAY_TYPE.live, size: 20 })
  for (const match of live.records) expect(match.bt).toBeLessThanOrEqual(Date.now() + minutes(5))
  const [first] = records
  const detail = await ask(getMatchDetail, { matchId: first?.id })
  expect([detail.id, detail.bt, detail.sid]).toEqual([first?.id, first?.bt, first?.sid])
  const { sl } = await ask(statistical, {})
  expect(sl.map(({ ty }) => ty)).toEqual(expect.arrayContaining([PLAY_TYPE.live, PLAY_TYPE.early]))
  const nothing = await post(getMatchDetail, JSON.stringify({ matchId: 2_000_000_000 }), {})
  expect([nothing.success, nothing.data]).toEqual([false, null])
})

test('the files of its orders can be asked for, to compare both books', async () => {
  const time = { startTime: Date.now() - hours(2), endTime: Date.now() }
  await expect(askSigned(listOrderFiles, time)).resolves.toBeInstanceOf(Array)
})
