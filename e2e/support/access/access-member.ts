import { saveAddress } from '@keo/contract/addresses'
import { getBet } from '@keo/contract/bet-records'
import { createDepositOrder } from '@keo/contract/deposit'
import { listExperts, listPlans } from '@keo/contract/experts'
import { saveFeedback } from '@keo/contract/feedback'
import { submitIdentity } from '@keo/contract/identity'
import { LET_TYPES, listLetters } from '@keo/contract/inbox'
import { listRooms } from '@keo/contract/rooms'
import { shareTicket } from '@keo/contract/shared-tickets'
import { getSportsToken } from '@keo/contract/sports'
import { withDoors } from '@keo/dev-world/door-world'
import { payoutSteps } from '@keo/dev-world/payout-steps'
import { type Payee, REAL_NAME } from '@keo/dev-world/withdraw-steps'
import type { World } from '@keo/dev-world/world'
import { PLAY_TYPE } from '@keo/sportsbook-contract/match-enums'
import { getList, matchResultPage } from '@keo/sportsbook-contract/matches'
import { singlePass } from '@keo/sportsbook-contract/orders'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { until } from '../bets.ts'
import { askBook, onSale, openBook, PLAY } from '../book.ts'
import { pass } from '../deposits.ts'
import { decide, slipPath } from '../slip.ts'

const DAY_MS = 86_400_000

/** Somebody with a name, cards, money, orders, a bet, letters and a thread, and the addresses of pages of one thing. */
export type AccessMember = {
  readonly who: Payee
  /** Somebody else, none of whose money is under way. */
  readonly idle: Payee
  readonly addresses: Readonly<Record<string, string>>
}

export async function prepareMember(world: World): Promise<AccessMember> {
  const steps = payoutSteps(withDoors(world))
  const who = await steps.payee('12580000')
  const person = { realName: REAL_NAME, birthday: '1990-09-09', documentKind: 'idCard' } as const
  await world.call(submitIdentity, { ...person, documentNumber: '001190090909' }, who)
  await pass(world, 60)
  const card = await steps.bindCard(who, '19003688002417')
  await steps.bindAddress(who, 'TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')
  const wish = { channelId: 'vietqr', optionId: '', amount: '5000000', key: 'access-order-1' }
  const { orderNo } = (await world.call(createDepositOrder, wish, who)).data
  await steps.ask(who, card.id, '3000000')
  const home = {
    name: REAL_NAME,
    phone: '912345678',
    province: 'Hà Nội',
    ward: 'Hàng Trống',
    line: '12 Lý Thái Tổ',
  }
  await world.call(saveAddress, { ...home, province: 'Hà Nội', isDefault: true }, who)
  const text = 'Tiền nạp của tôi đến chậm hơn mọi khi, nhờ kiểm tra giúp.'
  const thread = (await world.call(saveFeedback, { category: 'deposit', text }, who)).data
  const lists = await Promise.all(LET_TYPES.map((letType) => world.call(listLetters, { letType }, who)))
  const [letter] = lists.flatMap(({ data }) => data.list)
  const pages = await pagesOfPlay(world, who)
  return {
    who,
    idle: await steps.payee('12580000'),
    addresses: {
      ...pages,
      ...(await pagesOfLive(world)),
      '/rechargeInformation': `/rechargeInformation?orderNo=${orderNo}`,
      '/ReplyDetail/{id}': `/ReplyDetail/${thread.id}`,
      '/message/detail': `/message/detail?id=${letter!.id}`,
    },
  }
}

async function pagesOfPlay(world: World, who: Payee): Promise<Record<string, string>> {
  await openBook(world)
  const picks = await onSale(world, PLAY.today)
  const { data: access } = await world.call(getSportsToken, {}, who)
  let token: string | undefined
  // A price that moves meanwhile refuses one of them.
  for (const [place, pick] of picks.entries()) {
    const { marketId, optionType, odds } = pick
    const betOptionList = [{ marketId, optionType, odds, oddsFormat: 1 }]
    const singleBetList = [{ unitStake: 100, oddsChange: 2, relatedId: `access-${place}`, betOptionList }]
    const [order] = await askBook(world, singlePass, { singleBetList }, access.token)
    const id = order!.id
    await decide(world)
    await until(world, async () => (await world.call(getBet, { id }, who)).code === 200)
    const shows = { showsName: true, showsStake: true, showsReturn: true }
    const answer = await world.call(shareTicket, { id, ...shows }, who)
    token = answer.code === 200 ? answer.data.token : undefined
    if (token) break
  }
  const { records: outrights } = await askBook(world, getList, { type: PLAY_TYPE.outright, size: 1 })
  const now = world.worldClock.now()
  const span = { sportId: SPORT.soccer, beginTime: now - DAY_MS, endTime: now, size: 5 }
  const { records: over } = await askBook(world, matchResultPage, span)
  return {
    '/match-detail/{id}': `/match-detail/${picks[0]!.matchId}`,
    '/champions-detail/{id}': `/champions-detail/${outrights[0]!.id}`,
    '/ResultInfo': `/ResultInfo?id=${over[0]!.id}`,
    '/ticket/{token}': `/ticket/${token}`,
    '/slip': slipPath(picks.slice(1, 3)).replace('/sports?slip=', '/slip#'),
  }
}

async function pagesOfLive(world: World): Promise<Record<string, string>> {
  const openRoom = async () =>
    (await world.call(listRooms, { kind: 'match' })).data.items.find(
      ({ state, host }) => state === 'open' && host,
    )
  await until(world, async () => (await openRoom()) !== undefined)
  const room = (await openRoom())!
  const [expert] = (await world.call(listExperts, {})).data.items
  const [plan] = (await world.call(listPlans, { id: expert!.id })).data.items
  return {
    '/live-page': `/live-page?room=${room.id}`,
    '/anchor-infor/{id}': `/anchor-infor/${room.host!.id}`,
    '/masterdetail/{id}': `/masterdetail/${expert!.id}`,
    '/planList/{id}': `/planList/${expert!.id}`,
    '/plandetail/{id}': `/plandetail/${plan!.id}`,
  }
}
