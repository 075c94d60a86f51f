import { sharedProvider } from '@keo/dev-world/shared-provider'
import { expireTokens } from '@keo/sportsbook-contract/control'
import { createUser, getToken, listDomains } from '@keo/sportsbook-contract/data-service'
import { getMerchant } from '@keo/sportsbook-contract/house-calls'
import { expect, test } from 'vitest'

const { storage, provider } = sharedProvider()

const BODY = '{ "merchantUserId":"mbr_1",\n"currencyIds":["1000", 200],"oddsLevel":"", "unknown":1 }'

async function codeWith(headers: Record<string, string>): Promise<number> {
  return (await provider.call(createUser, BODY, headers)).code
}

test('the signature covers the body as it was sent, to the last blank', async () => {
  const headers = provider.signed(BODY)
  expect(await provider.call(createUser, BODY, headers)).toMatchObject({
    success: true,
    code: 0,
    data: expect.stringMatching(/^\d+$/),
  })
  expect((await provider.call(createUser, `${BODY} `, headers)).code).toBe(14006)
})

test('every flaw of the headers has its code', async () => {
  const good = provider.signed(BODY)
  const { sign, timestamp, merchantid } = good
  expect(await codeWith({ sign: sign ?? '' })).toBe(14069)
  expect(await codeWith({ ...good, merchantid: 'other' })).toBe(14005)
  expect(await codeWith({ merchantid: merchantid ?? '', timestamp: timestamp ?? '' })).toBe(14006)
  expect(await codeWith({ ...good, sign: 'f'.repeat(32) })).toBe(14006)
  const old = String(provider.clock.now() - 6 * 60_000)
  expect(await codeWith(provider.signed(BODY, old))).toBe(14008)
  expect(await codeWith({ ...good, timestamp: 'soon' })).toBe(14008)
})

test('a user is created once, and needs currencies that exist', async () => {
  const first = await provider.callSigned(createUser, { merchantUserId: 'mbr_2', currencyIds: [1000] })
  const again = await provider.callSigned(createUser, { merchantUserId: 'mbr_2', currencyIds: [1, 1000] })
  expect(again.data).toBe(first.data)
  expect((await provider.callSigned(createUser, { merchantUserId: 'x', currencyIds: [] })).code).toBe(14077)
  expect((await provider.callSigned(createUser, { merchantUserId: 'x', currencyIds: [999] })).code).toBe(
    14081,
  )
  expect((await provider.callSigned(createUser, { currencyIds: [1] })).code).toBe(5)
})

test('a token comes with the addresses to use, works, and ends after a day', async () => {
  await provider.callSigned(createUser, { merchantUserId: 'mbr_3', currencyIds: [1000] })
  const { data } = await provider.callSigned(getToken, {
    merchantUserId: 'mbr_3',
    platForm: 'h5',
    ip: '10.0.0.1',
  })
  expect(getToken.response.parse(data)).toEqual(data)
  expect(data.serverInfo.apiServerAddress).toMatch(/^http:\/\/.+\/sportsbook$/)
  expect(data.serverInfo.pushServerAddress).toMatch(/^ws:\/\/.+\/sportsbook\/push$/)
  const authorization = data.token
  expect((await provider.call(getMerchant, {}, { authorization })).code).toBe(0)
  await provider.clock.advance(24 * 3_600_000)
  expect((await provider.call(getMerchant, {}, { authorization })).code).toBe(14010)
})

test('nobody gets a token for a user who does not exist, and none is kept in clear', async () => {
  expect((await provider.callSigned(getToken, { merchantUserId: 'nobody' })).code).toBe(7)
  const token = await provider.tokenOf('mbr_4')
  const rows = await storage.asOwner('select * from sportsbook.provider_token')
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('tokens that were ended are over at once', async () => {
  const [mine, other] = [await provider.tokenOf('mbr_5'), await provider.tokenOf('mbr_6')]
  const codeOf = async (authorization: string) =>
    (await provider.call(getMerchant, {}, { authorization })).code
  expect([await codeOf(mine), await codeOf(other)]).toEqual([0, 0])
  expect((await provider.call(expireTokens, { merchantUserId: 'mbr_5' })).data).toEqual({ ended: 1 })
  expect([await codeOf(mine), await codeOf(other)]).toEqual([14010, 0])
})

test('the list of addresses has one of each kind', async () => {
  const { data } = await provider.callSigned(listDomains, { platForm: 'pc' })
  expect(data.map(({ type }) => type)).toEqual([1, 2, 3, 4])
})
