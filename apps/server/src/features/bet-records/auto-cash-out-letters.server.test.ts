import { listLetters, type Letter } from '@keo/contract/inbox'
import { decodeContent } from '@keo/contract/rich-content'
import { getSportsToken } from '@keo/contract/sports'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { dong, MAI } from '@keo/dev-world/wallet-world'
import { createLog } from '@keo/service-kit/log'
import { listAutoCashOuts, setAutoCashOut } from '@keo/sportsbook-contract/auto-cash-out'
import { CALLBACK_BASE, syncCashOut } from '@keo/sportsbook-contract/callbacks'
import type { ProviderCall, ProviderResponseOf } from '@keo/sportsbook-contract/define-provider-call'
import { PLAY_TYPE } from '@keo/sportsbook-contract/match-enums'
import { getList } from '@keo/sportsbook-contract/matches'
import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import { getStakeOrderStatus, singlePass } from '@keo/sportsbook-contract/orders'
import { signedHeaders } from '@keo/sportsbook-contract/signature'
import { minutes, seconds } from '@keo/units/instants'
import { beforeAll, expect, test } from 'vitest'
import { sportsMerchant } from '../../gateways/sportsbook/sports-merchant.ts'
import { pushedCashOut } from './sample-pushes.ts'

const { world, database } = sharedWorld({ webRoot: null, log: createLog({ level: 'silent' }) })
const merchant = sportsMerchant(['dev-world'])
/** Thousands of dong. */
const [STAKE, PART] = [50, 20]

let token: string
let player: string
let orderId: string
let cashOutId: string

/** A call to the provider as the app of a player makes it. */
async function provider<C extends ProviderCall>(call: C, body: object): Promise<ProviderResponseOf<C>> {
  const answer = await fetch(`${world.url}/sportsbook${call.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: player },
    body: JSON.stringify({ languageType: 'VIE', currencyId: 1000, ...body }),
  })
  const { code, data } = (await answer.json()) as { code: number; data: ProviderResponseOf<C> }
  if (code !== 0) throw new Error(`${call.path} answered ${code}`)
  return data
}

async function comeIn(): Promise<void> {
  token = await world.signIn('maitran88')
  player = (await world.call(getSportsToken, {}, { token })).data.token
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < 120; step += 1) {
    world.worldClock.jump(seconds(2))
    await world.sportsbook.run()
    if (await isSo()) return
  }
  throw new Error('it never came')
}

async function tellCashOut(facts: { id: string; version: number }): Promise<void> {
  const now = world.worldClock.now()
  const text = JSON.stringify(pushedCashOut({ ...facts, orderId, memberId: MAI, now, orderStatus: 5 }))
  const headers = { 'content-type': 'application/json', ...signedHeaders(text, merchant, world.clock.now()) }
  await fetch(world.url + CALLBACK_BASE + syncCashOut.path, { method: 'POST', headers, body: text })
}

/** Past every wait of what is tried again. */
async function letters(): Promise<Letter[]> {
  for (let turn = 0; turn < 3; turn += 1) {
    await world.jobs.runDue()
    world.worldClock.jump(minutes(1))
  }
  const { list } = (await world.call(listLetters, { letType: 2 }, { token, language: 'vi-VI' })).data
  return list.filter(({ kind }) => kind === 'autoCashedOut')
}

/** A bet before the start, which ends in part once its match is a minute old. */
beforeAll(async () => {
  await database.asOwner('update platform.member set identity_verified_at = now() where id = $1', [MAI])
  const fund = {
    op: 'move',
    kind: 'deposit',
    reference: 'auto',
    from: 'house:capital',
    to: 'available',
  } as const
  await world.app.ledger.submit({ ...fund, memberId: MAI, key: 'auto', amount: dong(1_000_000) })
  await comeIn()
  const { records } = await provider(getList, { type: PLAY_TYPE.early, sportId: 1, size: 50 })
  const now = world.worldClock.now()
  const match = records.filter(({ bt }) => bt > now + minutes(10)).toSorted((a, b) => a.bt - b.bt)[0]
  const market = match?.mg.flatMap(({ mks }) => mks).find(({ ss, op }) => ss === 1 && op.length === 2)
  const option = market?.op[0]
  const betOptionList = [{ marketId: market?.id, optionType: option?.ty, odds: option?.od, oddsFormat: 1 }]
  const singleBetList = [{ unitStake: STAKE, oddsChange: 2, relatedId: 'auto', betOptionList }]
  orderId = (await provider(singlePass, { singleBetList }))[0]?.id ?? ''
  await until(async () => {
    const [order] = await provider(getStakeOrderStatus, { orderIds: [orderId] })
    return order?.st === ORDER_STATUS.accepted
  })
  const conditions = [{ kind: 'minute', matchId: match?.id, minute: 1 }]
  await provider(setAutoCashOut, { orderId, conditions, stake: `${PART}`, relatedId: 'auto-1' })
  world.worldClock.jump((match?.bt ?? 0) + minutes(1) - world.worldClock.now())
  await comeIn()
  await until(async () => {
    const [auto] = await provider(listAutoCashOuts, { orderIds: [orderId] })
    cashOutId = auto?.cashOutId ?? ''
    return auto?.state === 'done'
  })
})

test('a cash-out that fired is told in a letter that leads to its bet', async () => {
  const [letter, ...more] = await letters()
  expect(more).toEqual([])
  expect(letter).toMatchObject({ title: 'Đã tự rút sớm', letType: 2, link: { page: 'bet', id: orderId } })
  expect(decodeContent(letter?.content ?? '')).toMatch(
    /^<p>.+ vs\. .+\. Rút 20\.000 ₫ tiền cược theo điều kiện bạn đặt, nhận về \d+\.\d{3} ₫\.<\/p>$/,
  )
})

test('what is pushed of it again is no other letter, and a cash-out by hand is none', async () => {
  await tellCashOut({ id: cashOutId, version: 1_000 })
  await tellCashOut({ id: 'by-hand', version: 1 })
  const found = await letters()
  expect(found.map(({ link }) => link?.id)).toEqual([orderId])
})
