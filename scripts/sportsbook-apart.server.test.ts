import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { signInAsMember } from '@keo/contract/sandbox'
import { getAgentConfig } from '@keo/contract/site'
import { getSportsToken } from '@keo/contract/sports'
import { freePort } from '@keo/dev-world/free-port'
import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { type Running, start as startPlatform } from '@keo/server/main'
import type { RunningService } from '@keo/service-kit/start-service'
import { start as startSportsbook } from '@keo/sportsbook/main'
import { getList } from '@keo/sportsbook-contract/matches'
import { singlePass } from '@keo/sportsbook-contract/orders'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { askBook, callSite, look, tellBook } from './proof/punters.ts'

const PARTY = { SPORTS_MERCHANT: 'keo-apart', SPORTS_SECRET: 'what both sides were told' }
const EARLY = 4

let folder: string
let databases: readonly [TestDatabase, TestDatabase]
let platform: Running
let sportsbook: RunningService

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'keo-apart-'))
  databases = [await freshDatabase(), await freshDatabase()]
  const port = await freePort()
  const common = { HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...PARTY }
  sportsbook = await startSportsbook({
    env: {
      ...common,
      PORT: '0',
      DATABASE_URL: databases[1].url,
      OPERATOR_URL: `http://127.0.0.1:${port}`,
    },
    size: { matchesPerDay: 60, hasElectronic: false },
  })
  platform = await startPlatform({
    env: {
      ...common,
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: databases[0].url,
      SPORTS_URL: sportsbook.url,
    },
  })
})
afterAll(async () => {
  await platform.stop()
  await sportsbook.stop()
  for (const database of databases) await database.close()
  await rm(folder, { recursive: true, force: true })
})

const atProvider = () => new URL(sportsbook.url).origin

test('[SPT-01b] [CBK-12] guests are told where a provider elsewhere is and see its matches, and none is here', async () => {
  const { sportsUrl } = await callSite(platform.url, getAgentConfig, {})
  expect(sportsUrl).toBe(sportsbook.url)
  const list = await askBook(atProvider(), getList, { type: EARLY, size: 1 })
  expect(list?.records).toHaveLength(1)
  const here = await fetch(`${platform.url}/sportsbook/v1/match/getList`, { method: 'POST' })
  expect(here.status).toBe(404)
})

test('a bet goes over the network to the provider, and its stake back to the ledger', async () => {
  const userName = platform.demo?.userName ?? ''
  const { accessToken } = await callSite(platform.url, signInAsMember, { userName })
  const access = await callSite(platform.url, getSportsToken, {}, accessToken)
  expect(access.apiServerAddress).toBe(sportsbook.url)
  expect(access.pushServerAddress).toBe(`${sportsbook.url.replace('http', 'ws')}/push`)

  const choice = (await look(atProvider())).at(-1)
  const bet = {
    unitStake: '50',
    oddsChange: 2,
    relatedId: 'apart-1',
    betOptionList: [{ ...choice, oddsFormat: 1 }],
  }
  const { code, data } = await tellBook(atProvider(), singlePass, { singleBetList: [bet] }, access.token)
  expect(code).toBe(0)
  const held = 'select stake_state, stake from platform.sports_order where order_id = $1'
  await vi.waitFor(
    async () =>
      expect(await databases[0].asOwner(held, [data[0]?.id])).toEqual([
        { stake_state: 'held', stake: '5000000' },
      ]),
    { timeout: 60_000, interval: 100 },
  )
})
