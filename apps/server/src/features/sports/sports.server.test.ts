import { getBetsFile } from '@keo/contract/bet-records'
import type { MemberId } from '@keo/contract/ids'
import { getPlayLimits, setPlayLimit } from '@keo/contract/play-limits'
import { getSportsToken } from '@keo/contract/sports'
import { getWallet } from '@keo/contract/wallet'
import { freshDatabase, type TestDatabase } from '@keo/dev-world/test-database'
import { startWorld, type World } from '@keo/dev-world/world'
import { cashOut, getCashOutOffers, getCashOutsByIds } from '@keo/sportsbook-contract/cash-out'
import { batchBetMatchMarketOfJumpLine } from '@keo/sportsbook-contract/odds-refresh'
import { REJECT_REASONS } from '@keo/sportsbook-contract/order-enums'
import { getStakeOrderStatus, newBetList, singlePass } from '@keo/sportsbook-contract/orders'
import { getList, getMatchDetail } from '@keo/sportsbook-contract/matches'
import type { ProviderCall, ProviderResponseOf } from '@keo/sportsbook-contract/define-provider-call'
import { serverTimeText } from '@keo/units/instants'
import { money } from '@keo/units/money'
import { createLog } from '@keo/service-kit/log'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createReconciliation } from './reconciliation.ts'

const TENANT = 'keo'

let database: TestDatabase
let world: World
let member: string
let player: { apiServerAddress: string; token: string }

beforeAll(async () => {
  database = await freshDatabase()
  world = await startWorld({ databaseUrl: database.url, webRoot: null })
  member = await world.signIn('maitran88')
  await fund(1_000_000)
  player = (await world.call(getSportsToken, {}, { token: member })).data
})
afterAll(async () => {
  await world.close()
  await database.close()
})

/** A call to the provider as the app makes it. */
async function ask<C extends ProviderCall>(call: C, body: object): Promise<ProviderResponseOf<C>> {
  const answer = await fetch(`${world.url}${player.apiServerAddress}${call.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: player.token },
    body: JSON.stringify({ languageType: 'VIE', currencyId: 1000, ...body }),
  })
  const { code, message, data } = (await answer.json()) as { code: number; message: string; data: unknown }
  if (code !== 0) throw new Error(`${code} ${message}`)
  return data as ProviderResponseOf<C>
}

/** The demo member may play, and has so many dong. */
async function fund(dong: number): Promise<void> {
  const rows = await database.asOwner(
    "update platform.member set identity_verified_at = now() where user_name = 'maitran88' returning id",
  )
  await world.app.ledger.submit({
    op: 'move',
    memberId: rows[0]?.['id'] as MemberId,
    key: `fund:${dong}`,
    kind: 'deposit',
    reference: 'fund',
    amount: money(BigInt(dong) * 100n, 'VND'),
    from: 'house:capital',
    to: 'available',
  })
}

async function available(): Promise<number> {
  return Number((await world.call(getWallet, {}, { token: member })).data.memberWallet)
}

test('a bet travels from the list through the wallet to its acceptance', async () => {
  const { records } = await ask(getList, { type: 3, sportId: 1, size: 10 })
  // The next one may begin, or stand still, at this very moment.
  const onSale = records.flatMap((match) =>
    match.mg.flatMap(({ mks }) => mks.filter(isOpen).map((market) => ({ match, market }))),
  )
  const [{ match, market } = fail(), option = fail()] = [onSale[0], onSale[0]?.market.op[0]]
  const detail = await ask(getMatchDetail, { matchId: match.id })
  expect(detail.mg.length).toBeGreaterThan(5)

  const { bms } = await ask(batchBetMatchMarketOfJumpLine, {
    betMatchMarketList: [{ marketId: market.id, matchId: match.id, type: option.ty }],
    isSelectSeries: false,
  })
  expect(bms[0]).toMatchObject({ mid: market.id, ss: 1, smin: 10 })

  const before = await available()
  const [order] = await ask(singlePass, {
    singleBetList: [
      {
        unitStake: 50,
        oddsChange: 2,
        relatedId: 'first-slip',
        betOptionList: [{ marketId: market.id, optionType: option.ty, odds: option.od, oddsFormat: 1 }],
      },
    ],
  })
  expect(order?.st).toBe(0)
  await vi.waitFor(async () => {
    await world.clock.advance(1_000)
    const [status] = await ask(getStakeOrderStatus, { orderIds: [order?.id] })
    expect(status).toEqual({ oid: order?.id, st: 4 })
  }, 120_000)
  expect(await available()).toBe(before - 50_000)

  const { records: open } = await ask(newBetList, { isSettled: false })
  expect(open[0]).toMatchObject({ id: order?.id, st: 4, sat: 50, ops: [{ mid: match.id, mrid: market.id }] })

  // Kept as it was pushed, saved in the words of its member.
  const [leg = fail()] = open[0]?.ops ?? []
  const day = serverTimeText(world.clock.now()).slice(0, 10)
  const request = { list: 'unsettled', fromDay: day, untilDay: day } as const
  const said = async () => {
    const texts = ['vi-VI', 'en-US'].map((language) =>
      world.call(getBetsFile, request, { token: member, language }),
    )
    return (await Promise.all(texts)).map(({ data }) => data.includes(`${leg.on} (${leg.mgn}, ${leg.mn})`))
  }
  // The push of it is still on its way, maybe.
  await vi.waitFor(async () => expect(await said()).toEqual([true, false]), 60_000)
})

type Market = ProviderResponseOf<typeof getList>['records'][number]['mg'][number]['mks'][number]
const isOpen = ({ ss, op }: Market): boolean => ss === 1 && op.every(({ od }) => od > 1)
function fail(): never {
  throw new Error('nothing on sale')
}

/** A bet of 50,000 dong on a match of another day. */
async function sentBet(relatedId: string): Promise<string> {
  const { records } = await ask(getList, { type: 4, sportId: 1, size: 10 })
  const markets = records.flatMap(({ mg }) => mg.flatMap(({ mks }) => mks))
  const market = markets.find(({ ss, op }) => ss === 1 && op.every(({ od }) => od > 1.3 && od < 4))
  const [option] = market?.op ?? []
  if (!market || !option) throw new Error('nothing on sale')
  const betOptionList = [{ marketId: market.id, optionType: option.ty, odds: option.od, oddsFormat: 1 }]
  const [order] = await ask(singlePass, {
    singleBetList: [{ unitStake: 50, oddsChange: 2, relatedId, betOptionList }],
  })
  return order?.id ?? ''
}

async function acceptedBet(relatedId: string): Promise<string> {
  const oid = await sentBet(relatedId)
  await vi.waitFor(async () => {
    await world.clock.advance(1_000)
    const [status] = await ask(getStakeOrderStatus, { orderIds: [oid] })
    expect(status).toEqual({ oid, st: 4 })
  }, 120_000)
  return oid
}

test('[RSP-05] a bet that the own limit refuses moves nothing, and the limit says what it leaves and until when', async () => {
  const stakes = async () => {
    const { data } = await world.call(getPlayLimits, {}, { token: member })
    return data.limits.find(({ kind, period }) => kind === 'stake' && period === 'week')
  }
  const request = { kind: 'stake', period: 'week' } as const
  const room = Number((await stakes())?.used) + 49_999
  await world.call(setPlayLimit, { ...request, amount: String(room) }, { token: member })
  const before = await available()
  const oid = await sentBet('above-the-limit')
  await vi.waitFor(async () => {
    await world.clock.advance(1_000)
    const [status] = await ask(getStakeOrderStatus, { orderIds: [oid] })
    expect(status).toMatchObject({ oid, st: 2, rj: REJECT_REASONS.paymentFailed.wire })
  }, 120_000)
  expect(await available()).toBe(before)
  const { left, renewTime } = (await stakes()) ?? {}
  expect(left).toBe('49999.00')
  const monday = new Date(`${renewTime?.replace(' ', 'T')}Z`)
  expect([monday.getUTCDay(), renewTime?.slice(11)]).toEqual([1, '00:00:00'])
  // The tests that follow bet on; a limit is raised after a day and a second word.
  await database.asOwner('update platform.play_limit set amount = null')
})

test('[SPT-12a] a bet is cashed out in two parts, and the wallet has exactly what was shown', async () => {
  const before = await available()
  const orderId = await acceptedBet('cash-out-slip')
  let paid = 0
  for (const cashOutStake of [20, 30]) {
    const [seen] = await ask(getCashOutOffers, { orderIds: [orderId] })
    const unitPrice = seen?.offer?.unitPrice ?? 0
    const { id } = await ask(cashOut, { orderId, cashOutStake, unitCashOutPayoutStake: unitPrice })
    await vi.waitFor(async () => {
      await world.clock.advance(1_000)
      const [done] = await ask(getCashOutsByIds, { ids: [id] })
      expect(done).toMatchObject({ orderStatus: 5, cashOutStake })
      paid += done?.cashOutPayoutStake ?? 0
    }, 120_000)
  }
  await vi.waitFor(async () => {
    await world.clock.advance(1_000)
    expect(await available()).toBe(before - 50_000 + Math.round(paid * 1_000))
  }, 120_000)
  const { records } = await ask(newBetList, { isSettled: true, isCashout: true })
  expect(records[0]).toMatchObject({ id: orderId, st: 5, coc: 2, cots: 50, sa: 0 })
})

test('[CBK-09] the books agree with the provider, and a row that is missing, extra or different is found', async () => {
  await acceptedBet('to-be-compared')
  await vi.waitFor(async () => {
    await world.clock.advance(5_000)
    expect(await differences()).toEqual([])
  }, 120_000)
  const [row] = await database.asOwner(
    "select transaction_id as id from platform.sports_transaction where transfer_type = 'BET' order by at desc limit 1",
  )
  const id = String(row?.['id'])
  await database.asOwner(
    'update platform.sports_transaction set amount = amount + 1 where transaction_id = $1',
    [id],
  )
  expect(await differences()).toEqual([`different ${id}`])
  await database.asOwner(
    'update platform.sports_transaction set transaction_id = $2 where transaction_id = $1',
    [id, 'nobody-knows'],
  )
  expect(await differences()).toEqual([`extra nobody-knows`, `missing ${id}`])
  // The job keeps what it found once, for a person to look at.
  await world.clock.jump(11 * 60_000)
  await world.app.sports.reconciliation.run()
  await world.app.sports.reconciliation.run()
  const kept = await database.asOwner(
    "select transaction_id from platform.sports_review where cause like 'BOOKS_%' order by 1",
  )
  expect(kept.map(({ transaction_id: each }) => each)).toEqual([id, 'nobody-knows'].toSorted())
})

test('[CBK-09] an order that changes or is paid for meanwhile is no difference; one that differs twice is', async () => {
  const differing = { orderId: '1000000000000000001', version: 2, changedAt: 0, isBeingPaid: false }
  const compareWith = (looksThatDiffer: number, order = differing) => {
    let looks = 0
    const gateway = {
      orderFiles: async () => ['a file'],
      orderFile: async () => ({ orders: (looks += 1) > looksThatDiffer ? [] : [order], transactions: [] }),
    }
    const needs = { database: world.database, clock: world.clock, log: createLog({ level: 'error' }) }
    const { compare } = createReconciliation({ ...needs, tenantId: TENANT, gateway, countDifference() {} })
    return compare(0, 1)
  }
  expect((await compareWith(1)).differences).toEqual([])
  expect((await compareWith(2, { ...differing, isBeingPaid: true })).differences).toEqual([])
  expect((await compareWith(2)).differences).toMatchObject([{ kind: 'missing', id: differing.orderId }])
})

async function differences(): Promise<string[]> {
  const now = world.clock.now()
  const found = await world.app.sports.reconciliation.compare(now - 3_600_000, now + 1)
  expect(found.isComplete && found.orders > 0).toBe(true)
  return found.differences.map(({ kind, id }) => `${kind} ${id}`).toSorted()
}
