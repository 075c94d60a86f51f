import { getAgentConfig, getHomeBar, listGameTypes } from '@keo/contract/site'
import { listCountries } from '@keo/contract/visitors'
import { SLOT_TYPE_ID, SPORT_GAME_ID, SPORT_TYPE_ID } from '@keo/contract/ids'
import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { LANGUAGES } from '@keo/messages/languages'
import { localBus } from '@keo/service-kit/bus'
import { manualClock } from '@keo/service-kit/clock'
import { seededIds } from '@keo/service-kit/ids'
import { hours } from '@keo/units/instants'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed } from '../../seeds/seed.ts'
import { createLiveTexts } from '../site-texts/index.ts'
import { createSite, type SiteSettings } from './site-service.ts'

const noon = Date.UTC(2026, 0, 31, 12)
const settings: SiteSettings = {
  mode: 'test',
  ageMin: 18,
  moreOdds: false,
  livePage: 'vietnam',
  traceShare: 0,
  sportsUrl: null,
  webviewHosts: ['games.example'],
  webviewSample: null,
  chatUrl: null,
  captchaId: 'cap-1',
  captchaUrl: null,
  errorServiceUrl: null,
  pixelUrl: 'https://ads.example/seen?id=px-1',
  pixelHosts: ['www.keo-bac.example'],
}
const clock = manualClock(noon)
let testDatabase: TestDatabase

async function setup(tenantId = 'keo') {
  const database = testDatabase.connect('platform')
  await seed({ database, clock, tenantId, isSandbox: true })
  const needs = { database, clock, machineClock: clock, ids: seededIds('site', clock), bus: localBus() }
  const texts = createLiveTexts({ ...needs, tenantId })
  return { database, site: createSite({ ...needs, tenantId, settings, texts }) }
}

beforeAll(async () => {
  testDatabase = await freshDatabase()
})
afterAll(() => testDatabase.close())

test('[OPS-08a] [OPS-08b] [OPS-08c] each host gets the configuration of its line', async () => {
  const { site } = await setup()
  const configOf = async (host: string) => {
    const config = await site.agentConfig({ host, language: 'vi' })
    expect(getAgentConfig.response.safeParse(config).success).toBe(true)
    const { name, live, lobbySort, domainList } = config
    return { name, live, lobbySort, domainList }
  }
  expect(await configOf('localhost')).toEqual({ name: 'keo', live: true, lobbySort: null, domainList: [] })
  expect(await configOf('m.keo-bac.example')).toMatchObject({
    name: 'keo-bac',
    domainList: ['keo-bac.example'],
  })
  expect((await configOf('keo-trung.example')).lobbySort).toEqual([SLOT_TYPE_ID, SPORT_TYPE_ID, 1001102])
  expect(await configOf('keo-nam.example')).toMatchObject({ name: 'keo-nam', live: false })
  expect(await configOf('keo-hoa.example')).toMatchObject({ name: 'keo-hoa' })
})

test('[NET-12b] the pixel is told to listed hosts only', async () => {
  const { site } = await setup()
  const pixelAt = async (host: string) =>
    (await site.agentConfig({ host, language: 'vi' })).thirdParties.pixelUrl
  expect(await pixelAt('www.keo-bac.example')).toBe('https://ads.example/seen?id=px-1')
  expect(await pixelAt('keo-bac.example')).toBeNull()
})

test('[GAM-01e] the catalogue has the ids of the specification, in four languages', async () => {
  const { site } = await setup()
  for (const language of LANGUAGES) {
    const types = await site.gameTypes({ host: 'localhost', language })
    expect(listGameTypes.response.safeParse(types).error).toBeUndefined()
    expect(types.map(({ id }) => id)).toEqual(expect.arrayContaining([SPORT_TYPE_ID, SLOT_TYPE_ID]))
    expect(types[0]).toMatchObject({ id: SPORT_TYPE_ID, gameType: 1, gameList: [{ id: SPORT_GAME_ID }] })
    expect(types[0]?.gameCount).toBe(types[0]?.gameList.length)
  }
})

test('[NET-08a] a maintenance window of a type and of a game is told in +08:00 text', async () => {
  const { site } = await setup()
  await testDatabase.asOwner(
    `update platform.game set maintenance_starts_at = '2026-01-31 11:00Z', maintenance_ends_at = '2026-01-31 13:00Z' where id = $1`,
    [SPORT_GAME_ID],
  )
  site.contentChanged()
  const sportGame = async () => (await site.gameTypes({ host: 'localhost', language: 'en' }))[0]?.gameList[0]
  expect(await sportGame()).toMatchObject({
    isMaintain: true,
    startTime: '2026-01-31 19:00:00',
    endTime: '2026-01-31 21:00:00',
  })
  await clock.advance(hours(1))
  expect(await sportGame()).toMatchObject({ isMaintain: false })
})

test('[NAV-12c] maintenance of the live section alone closes it to visitors while it runs', async () => {
  const { site, database } = await setup()
  const words = { vi: 'x', en: 'x', 'zh-CN': 'x', th: 'x' }
  const window = { startsAt: clock.now() - hours(1), endsAt: clock.now() + hours(1) }
  await site.saveMaintenance(database.db, {
    id: 'live',
    point: '2',
    isOn: true,
    title: words,
    content: words,
    window,
  })
  site.contentChanged()
  const isResting = async () => (await site.agentConfig({ host: 'localhost', language: 'vi' })).isLiveResting
  expect(await isResting()).toBe(true)
  expect((await site.maintenance('1', 'vi')).status).toBe('0')
  await clock.advance(hours(2))
  expect(await isResting()).toBe(false)
})

test('[ACC-11a] [ACC-11b] countries have their phone lengths and the default of the language', async () => {
  const { site } = await setup()
  const countries = await site.countries('vi')
  expect(listCountries.response.safeParse(countries).success).toBe(true)
  const lengths = Object.fromEntries(countries.map(({ code, phoneLength }) => [code, phoneLength]))
  expect(lengths).toEqual({
    CN: 11,
    VN: 9,
    JP: 10,
    US: 10,
    KOR: 11,
    TW: 9,
    SG: 8,
    PH: 10,
    HK: 8,
    KH: 9,
    IDR: 11,
  })
  const defaultOf = async (language: (typeof LANGUAGES)[number]) =>
    (await site.countries(language)).find(({ isDefault }) => isDefault)?.phoneCode
  expect([await defaultOf('vi'), await defaultOf('en'), await defaultOf('zh-CN')]).toEqual(['84', '84', '86'])
})

test('the home bar speaks each language', async () => {
  const { site } = await setup()
  const titles = new Set<string>()
  for (const language of LANGUAGES) {
    const bar = await site.homeBar({ host: 'localhost', language })
    expect(getHomeBar.response.safeParse({ ...bar, notices: [] }).error).toBeUndefined()
    expect(bar.isCSportOn).toBe(true)
    titles.add(bar.banners[0]?.title ?? '')
  }
  expect(titles.size).toBe(LANGUAGES.length)
})

test('[AGT-02] a banner of one line shows on that line only, and another tenant sees nothing of it', async () => {
  const { site } = await setup()
  const { site: otherTenant } = await setup('other')
  await testDatabase.asOwner(
    `update platform.home_banner set line = 'bac' where tenant_id = 'keo' and id = 'handicap'`,
  )
  site.contentChanged()
  const bannersAt = async (host: string, of = site) =>
    (await of.homeBar({ host, language: 'vi' })).banners.map(({ id }) => id)
  expect(await bannersAt('keo-bac.example')).toContain('handicap')
  expect(await bannersAt('keo-nam.example')).not.toContain('handicap')
  expect(await bannersAt('localhost', otherTenant)).toContain('handicap')
})

test('seeding again changes nothing that an operator has changed', async () => {
  const { database, site } = await setup()
  await testDatabase.asOwner(`update platform.agent_line set is_c_sport_on = false where tenant_id = 'keo'`)
  await seed({ database, clock, tenantId: 'keo', isSandbox: true })
  site.contentChanged()
  expect((await site.homeBar({ host: 'localhost', language: 'vi' })).isCSportOn).toBe(false)
})

test('[CFG-03] members to sign in as are seeded outside prod only', async () => {
  const database = testDatabase.connect('platform')
  await seed({ database, clock, tenantId: 'prod-site', isSandbox: false })
  const [{ count }] = (await testDatabase.asOwner(
    `select count(*)::int as count from platform.member where tenant_id = 'prod-site'`,
  )) as [{ count: number }]
  expect(count).toBe(0)
})

test('[HTM-06] [HTM-07] a report is stored stripped, and only the newest are kept', async () => {
  const { site } = await setup('reports')
  const report = {
    userId: 'mai-1',
    phoneInfo: 'p',
    modelName: 'm',
    interfaceAddress: '/api/x',
    reqMsg: '{"password":"hunter22"}',
    rpsMsg: '\n{"level":"fatal"}',
    sendTime: '',
    recieveTime: '',
  }
  await site.receiveReport(report, { memberId: null, address: '10.0.0.1', deviceNo: 'd' })
  const [stored] = await testDatabase.asOwner(
    `select request_text, response_text, address from platform.error_report where tenant_id = 'reports'`,
  )
  expect(stored).toMatchObject({ address: '10.0.0.1', request_text: '{"password":"[hidden]"}' })
  expect(stored?.response_text).not.toContain('\n')

  await testDatabase.asOwner(
    `insert into platform.error_report select tenant_id, 'old-' || n, member_id, received_at - n * interval '1 s',
     address, device_no, user_id, phone_info, model_name, interface_address, request_text, response_text, sent_text,
     received_text from platform.error_report, generate_series(1, 10005) n where tenant_id = 'reports'`,
  )
  await site.dropOldReports()
  const [{ count, oldest }] = (await testDatabase.asOwner(
    `select count(*)::int as count, max(id) filter (where id = 'old-9999') as oldest
     from platform.error_report where tenant_id = 'reports'`,
  )) as [{ count: number; oldest: string }]
  expect([count, oldest]).toEqual([10_000, 'old-9999'])
})
