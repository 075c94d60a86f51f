import { sharedProvider } from '@keo/dev-world/shared-provider'
import { PROVIDER_CALLS } from '@keo/sportsbook-contract/calls'
import { setMaintenance } from '@keo/sportsbook-contract/control'
import { getProviderHealth } from '@keo/sportsbook-contract/health'
import { getMerchant, getUserBase } from '@keo/sportsbook-contract/house-calls'
import { getList, getMatchDetail, statistical } from '@keo/sportsbook-contract/matches'
import { beforeAll, describe, expect, test } from 'vitest'

const { provider } = sharedProvider()

describe('the envelope', () => {
  test('success and code agree, and the data is there', async () => {
    expect(await provider.call(getProviderHealth, { oddsChange: 1 })).toEqual({
      success: true,
      code: 0,
      message: null,
      data: { time: provider.clock.now() },
    })
  })

  test('an unknown path is 14013 in the language of the request, with HTTP 200', async () => {
    const { status, body } = await provider.post('/v1/match/nothing', { languageType: 'ENG' })
    expect([status, body.json()]).toEqual([
      200,
      { success: false, code: 14013, message: 'This address was not found at the sportsbook.', data: null },
    ])
  })

  test('a broken body is an illegal parameter, still with HTTP 200', async () => {
    const { status, body } = await provider.post('/health', '{broken')
    expect([status, body.json().code, body.json().success]).toEqual([200, 5, false])
  })

  test.each([
    ['VIE', 'Không tìm thấy dữ liệu.'],
    ['CMN', '未找到数据。'],
    ['ZHO', '未找到数据。'],
    ['THA', 'ไม่พบข้อมูล'],
    ['ENG', 'No data was found.'],
    ['KOR', 'No data was found.'],
    [undefined, 'No data was found.'],
  ])('messages follow languageType %s, English by default', async (languageType, message) => {
    expect(await provider.call(getMatchDetail, { matchId: 1_000_000, languageType })).toMatchObject({
      success: false,
      code: 7,
      message,
      data: null,
    })
  })

  test('the provider stands behind the same headers and request ids, and any origin may call it', async () => {
    const { headers } = await provider.post('/health', {}, { origin: 'https://elsewhere.example' })
    expect(headers['x-request-id']).toMatch(/^req_/)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['access-control-allow-origin']).toBe('*')
  })

  test('a preflight of another origin allows the token and the content type', async () => {
    const { statusCode, headers } = await provider.server.fastify.inject({
      method: 'OPTIONS',
      url: '/sportsbook/v1/match/getList',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
    })
    expect(statusCode).toBe(204)
    expect(headers['access-control-allow-headers']).toMatch(/authorization.*content-type/)
  })
})

describe('tokens', () => {
  test('a guest without a token or with an empty one browses', async () => {
    expect((await provider.call(getMerchant)).code).toBe(0)
    expect((await provider.call(getMerchant, {}, { authorization: '' })).code).toBe(0)
  })

  test('a player call without a token is 14009', async () => {
    expect(await provider.call(getUserBase)).toMatchObject({ code: 14009, success: false })
  })

  test('a token that is over is 14010, for browsing as well', async () => {
    expect(await provider.call(getUserBase, {}, { authorization: 'over' })).toMatchObject({ code: 14010 })
    expect(await provider.call(getMerchant, {}, { authorization: 'over' })).toMatchObject({ code: 14010 })
  })

  test('no path of the contract stands twice', () => {
    const paths = PROVIDER_CALLS.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  })
})

describe('maintenance', () => {
  test('every call answers 8 with the bracketed window until it ends', async () => {
    const now = provider.clock.now()
    const window = { startsAt: now, endsAt: now + 60_000 }
    expect((await provider.call(setMaintenance, window)).data).toEqual(window)
    for (const call of [statistical, getList, getMerchant]) {
      expect(await provider.call(call, { languageType: 'VIE', type: 1 })).toEqual({
        success: false,
        code: 8,
        message: `Sàn thể thao đang bảo trì [${now}-${now + 60_000}]`,
        data: null,
      })
    }
    expect((await provider.call(getProviderHealth)).code).toBe(0)
    await provider.clock.advance(60_000)
    expect((await provider.call(getMerchant)).code).toBe(0)
  })

  test('a window that ends before it starts is refused, and none opens the provider', async () => {
    expect((await provider.call(setMaintenance, { startsAt: 2, endsAt: 1 })).code).toBe(5)
    expect((await provider.call(setMaintenance)).data).toEqual({ startsAt: null, endsAt: null })
  })
})

describe('a list that is asked for again in the same words', () => {
  const body = JSON.stringify({ type: 4, sportId: 8, size: 2, languageType: 'VIE' })
  let url = ''
  const again = async (headers: Record<string, string> = {}) => {
    const json = { 'content-type': 'application/json' }
    return fetch(url, { method: 'POST', headers: { ...json, ...headers }, body })
  }
  beforeAll(async () => {
    const at = await provider.server.listen({ host: '127.0.0.1', port: 0 })
    url = `${at}/sportsbook${getList.path}`
  })

  test('says the same, plain and compressed, with the same headers', async () => {
    for (const encoding of ['identity', 'gzip']) {
      const answers = [
        await again({ 'accept-encoding': encoding }),
        await again({ 'accept-encoding': encoding }),
      ]
      const [first, second] = await Promise.all(answers.map((answer) => answer.json()))
      expect(first).toMatchObject({ success: true, data: { size: 2 } })
      expect(second).toEqual(first)
      const [before, after] = answers.map(({ headers }) => Array.from(headers.keys()))
      expect(after).toEqual(before)
    }
  })

  test('moves on with the world', async () => {
    const live = JSON.stringify({ type: 1, sportId: 1, size: 1 })
    const clockOf = async () => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: live,
      })
      return (await answer.json()).data.records[0]
    }
    const before = [await clockOf(), await clockOf()]
    expect(before[1]).toEqual(before[0])
    await provider.clock.advance(90_000)
    expect(await clockOf()).not.toEqual(before[0])
  })

  test('is refused for a token that was never given and during maintenance', async () => {
    const token = await provider.tokenOf('again')
    const code = async (headers = {}) => (await (await again(headers)).json()).code
    expect([
      await code(),
      await code({ authorization: token }),
      await code({ authorization: token }),
    ]).toEqual([0, 0, 0])
    expect(await code({ authorization: 'never given' })).toBe(14010)
    const now = provider.clock.now()
    await provider.call(setMaintenance, { startsAt: now - 1, endsAt: now + 60_000 })
    expect(await code()).toBe(8)
    await provider.clock.advance(60_000)
    expect(await code()).toBe(0)
  })
})
