import { ERRORS, type ErrorCode } from '@keo/contract/errors'
import { decideExpertApplication, listExpertApplications } from '@keo/contract/expert-desk'
import { buyPlan, getPlan, listExperts, listPlans, type PlanPick } from '@keo/contract/experts'
import { listLetters } from '@keo/contract/inbox'
import { applyAsExpert, getOwnExpert, writePlan } from '@keo/contract/own-plans'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { dong, LINH, MAI } from '@keo/dev-world/wallet-world'
import { createLog } from '@keo/service-kit/log'
import { getMatchDetail } from '@keo/sportsbook-contract/matches'
import { hours, minutes, parseServerTime } from '@keo/units/instants'
import { beforeAll, expect, test } from 'vitest'

const { world, database } = sharedWorld({ webRoot: null, log: createLog({ level: 'silent' }) })
const wire = (code: ErrorCode) => ERRORS[code].wire
const at = (time: string) => parseServerTime(time) ?? 0
const now = () => world.worldClock.now()
const mai = async () => ({ token: await world.signIn('maitran88') })
const linh = async () => ({ token: await world.signIn('linhnguyen7') })
const balanceOf = async (memberId: typeof MAI) =>
  (await world.app.ledger.balanceOf({ memberId, currency: 'VND' })).available
const pass = async (ms: number) => {
  world.worldClock.jump(ms)
  await world.jobs.runDue()
}
const why = 'Mình theo dõi V.League mười năm và ghi lại mọi kèo.'
const apply = async () => world.call(applyAsExpert, { why, sports: [1] }, await linh())
const waiting = async () => (await world.call(listExpertApplications, {})).data
const verify = (verifiedAt: string | null) =>
  database.asOwner(
    `update platform.member set identity_verified_at = $2, registered_at = $3 where id = any($1)`,
    [[MAI, LINH], verifiedAt, new Date(now() - hours(24 * 30))],
  )

beforeAll(() => pass(minutes(31)))

async function priceNow(matchId: string, { marketId, optionType }: PlanPick): Promise<number> {
  const answer = await fetch(`${world.url}/sportsbook${getMatchDetail.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ matchId: Number(matchId) }),
  })
  const { data } = (await answer.json()) as {
    data: { mg: { mks: { id: number; op: { ty: number; od: number }[] }[] }[] }
  }
  const market = data.mg.flatMap(({ mks }) => mks).find(({ id }) => id === marketId)
  return Math.round((market?.op.find(({ ty }) => ty === optionType)?.od ?? 0) * 1000)
}

/** A bet that is sold now on a match that begins late enough: what an expert of the sandbox has named. */
async function soldLeg() {
  for (const { id } of (await world.call(listExperts, {})).data.items)
    for (const plan of (await world.call(listPlans, { id })).data.items)
      for (const { matchId, time, pick } of plan.legs) {
        const price = pick && at(time) > now() + minutes(15) ? await priceNow(matchId, pick) : 0
        if (pick && price > 1000)
          return { matchId, marketId: pick.marketId, optionType: pick.optionType, price, time }
      }
  throw new Error('Nothing is sold.')
}

test('a member applies with a confirmed identity and an old enough account, once, and is told what was decided and why', async () => {
  await verify(null)
  expect((await apply()).code).toBe(wire('EXPERT_NOT_YET'))
  await verify(new Date(now()).toISOString())
  expect((await apply()).data.application).toMatchObject({ state: 'open', why })
  expect((await apply()).code).toBe(wire('EXPERT_APPLIED'))
  const [first] = await waiting()
  const refusal = { id: first!.id, isAccepted: false, reason: 'Hãy kể rõ hơn.' }
  expect((await world.call(decideExpertApplication, refusal)).data).toEqual([])
  expect((await world.call(decideExpertApplication, refusal)).code).toBe(wire('NOT_FOUND'))
  const own = async () => (await world.call(getOwnExpert, {}, await linh())).data
  expect(await own()).toMatchObject({
    application: { state: 'refused', reason: 'Hãy kể rõ hơn.' },
    expertId: null,
  })
  await apply()
  const [second] = await waiting()
  await world.call(decideExpertApplication, { id: second!.id, isAccepted: true })
  expect((await own()).expertId).toMatch(/^exp_[0-9a-z]+$/)
  expect((await apply()).code).toBe(wire('EXPERT_APPLIED'))
  const letters = (await world.call(listLetters, { letType: 0 }, await linh())).data.list
  const told = letters.filter(({ link }) => link?.page === 'ownPlans').map(({ title }) => title)
  expect(told.toSorted()).toEqual(['Bạn đã là cao thủ', 'Đơn cao thủ chưa được duyệt'])
})

const text = 'Chủ nhà đá sân quen, tỷ lệ này vẫn còn ngon.'

test('a plan of a member is sealed once at the prices of that moment, sold, and pays its share when it is settled', async () => {
  const { time, ...leg } = await soldLeg()
  const write = async (change: object = {}) =>
    world.call(writePlan, { legs: [leg], text, price: '20000.00', ...change }, await linh())
  expect((await world.call(writePlan, { legs: [leg], text, price: null }, await mai())).code).toBe(
    wire('NOT_ALLOWED'),
  )
  expect((await write({ legs: [{ ...leg, price: leg.price + 1 }] })).code).toBe(wire('PLAN_PRICE_MOVED'))
  expect((await write({ legs: [{ ...leg, marketId: 1 }] })).code).toBe(wire('PLAN_LEG_UNFIT'))
  expect((await write({ legs: [leg, leg] })).code).toBe(wire('PLAN_MATCH_TOLD'))
  expect((await write({ text: 'Vào www.nhacai-khac.com nhé mọi người' })).code).not.toBe(200)
  const who = await linh()
  const sealNow = () => world.call(writePlan, { legs: [leg], text, price: '20000.00' }, who)
  const both = await Promise.all([sealNow(), sealNow()])
  expect(both.map(({ code }) => code).toSorted()).toEqual([200, wire('PLAN_MATCH_TOLD')])
  const { id, hash } = both.find(({ code }) => code === 200)!.data
  const read = async (reader?: { token: string }) => (await world.call(getPlan, { id }, reader)).data
  expect(await read(await linh())).toMatchObject({ isOpen: true, hash, opened: { texts: { vi: text } } })
  expect(await read(await mai())).toMatchObject({ isOpen: false, opened: null })

  expect((await world.call(buyPlan, { id }, await linh())).code).toBe(wire('PLAN_OWN'))
  await world.app.ledger.submit({
    op: 'move',
    memberId: MAI,
    key: 'given-mai',
    kind: 'gift',
    reference: 'given',
    amount: dong(50_000),
    from: 'house:promotions',
    to: 'available',
  })
  expect((await world.call(buyPlan, { id }, await mai())).code).toBe(200)
  // Both were seen on the device of this test, so nothing of it would go to the expert.
  const bought = await database.asOwner(
    'update platform.plan_purchase set is_shared = false where plan_id = $1 returning is_shared, member_id',
    [id],
  )
  expect(bought).toHaveLength(1)
  const before = await balanceOf(LINH)
  await pass(at(time) - now())
  expect((await write({ legs: [{ ...leg, matchId: leg.matchId }] })).code).toBe(wire('PLAN_TOO_LATE'))
  await pass(hours(5))
  await pass(minutes(6))
  expect((await read()).result).not.toBeNull()
  expect((await balanceOf(LINH)) - before).toBe(dong(14_000).minor)
  await pass(minutes(61))
  expect((await balanceOf(LINH)) - before).toBe(dong(14_000).minor)
})

test('of a buyer who shares a device with the expert nothing goes to the expert', async () => {
  const { time, ...leg } = await soldLeg()
  const written = await world.call(writePlan, { legs: [leg], text, price: '10000.00' }, await linh())
  expect(written.code).toBe(200)
  expect((await world.call(buyPlan, { id: written.data.id }, await mai())).code).toBe(200)
  const before = await balanceOf(LINH)
  await pass(at(time) - now() + hours(5))
  await pass(minutes(6))
  expect((await world.call(getPlan, { id: written.data.id })).data.result).not.toBeNull()
  expect(await balanceOf(LINH)).toBe(before)
})
