import { sharedProvider } from '@keo/dev-world/shared-provider'
import { SHED_ORDER } from '@keo/service-kit/http/overload'
import { createUser } from '@keo/sportsbook-contract/data-service'
import { getProviderHealth } from '@keo/sportsbook-contract/health'
import { getMerchant } from '@keo/sportsbook-contract/house-calls'
import { getStakeOrderStatus, singlePass } from '@keo/sportsbook-contract/orders'
import { PROVIDER_CODES } from '@keo/sportsbook-contract/provider-codes'
import { afterEach, expect, test } from 'vitest'

const { provider } = sharedProvider()
const BUSY = PROVIDER_CODES.UNAVAILABLE.wire

let giveBack = () => {}
afterEach(() => giveBack())

/** As full as it gives up the first classes of the order. */
function fillUp(givenUp: number): void {
  const { fastify } = provider.server
  const { sheds } = fastify
  giveBack = () => void (fastify.sheds = sheds)
  const shed = new Set<string>(SHED_ORDER.slice(0, givenUp))
  fastify.sheds = (shedClass) => shed.has(shedClass)
}

test.each([
  [0, []],
  [1, ['list']],
  [2, ['list', 'own bets']],
  [3, ['list', 'own bets', 'bet']],
])(
  '[RAT-03] a provider that gives up %s classes refuses %j, and goes on with what the operator asks',
  async (givenUp, refused) => {
    const authorization = await provider.tokenOf(`member-${givenUp}`)
    fillUp(givenUp)
    const codes = {
      list: (await provider.call(getMerchant)).code,
      'own bets': (await provider.call(getStakeOrderStatus, { orderIds: [] }, { authorization })).code,
      bet: (await provider.call(singlePass, { singleBetList: [] }, { authorization })).code,
      user: (await provider.callSigned(createUser, { merchantUserId: 'member-new', currencyIds: [1000] }))
        .code,
      health: (await provider.call(getProviderHealth)).code,
    }
    const busy = Object.entries(codes).filter(([, code]) => code === BUSY)
    expect(busy.map(([name]) => name)).toEqual(refused)
    expect([codes.user, codes.health]).toEqual([0, 0])
  },
)

test('[RAT-03] a refusal costs no reading of the body, and is told in words', async () => {
  fillUp(3)
  const answer = await provider.post(singlePass.path, 'no JSON at all')
  expect(answer.status).toBe(200)
  expect(answer.body.json()).toMatchObject({ success: false, code: BUSY, data: null })
  expect(answer.body.json().message).toMatch(/\p{L}/u)
})
