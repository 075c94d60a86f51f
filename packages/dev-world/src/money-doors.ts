import {
  claimCampaign,
  getCampaign,
  openBox,
  openGiftBox,
  signInToday,
  turnWheel,
} from '@keo/contract/campaigns'
import { createDepositOrder } from '@keo/contract/deposit'
import { ERRORS, type ErrorCode } from '@keo/contract/errors'
import { buyPlan } from '@keo/contract/experts'
import { jumpToGame, listSlotGames } from '@keo/contract/games'
import { freeBetSlipId } from '@keo/contract/free-bets'
import type { MemberId } from '@keo/contract/ids'
import { chooseSide, listFixtures, listMedals, setPicks } from '@keo/contract/predictions'
import { giveInRoom } from '@keo/contract/room-chat'
import { listRooms } from '@keo/contract/rooms'
import { getSportsToken } from '@keo/contract/sports'
import { transferMoney } from '@keo/contract/wallet'
import type { DoorWorld } from './door-world.ts'
import { payoutSteps } from './payout-steps.ts'
import type { TestDatabase } from './test-database.ts'
import { tapKey } from './wallet-world.ts'
import type { Payee } from './withdraw-steps.ts'
import { openGame, type PlayCall, playRound, type PlayResponseOf } from '@keo/games-contract/play-calls'
import { listAutoCashOuts, setAutoCashOut } from '@keo/sportsbook-contract/auto-cash-out'
import { keepBuilder } from '@keo/sportsbook-contract/builder'
import { cashOut, getCashOutOffers, getCashOutsByIds } from '@keo/sportsbook-contract/cash-out'
import type { ProviderCall, ProviderResponseOf } from '@keo/sportsbook-contract/define-provider-call'
import { getList } from '@keo/sportsbook-contract/matches'
import { OPTION } from '@keo/sportsbook-contract/option-types'
import { ORDER_STATUS, RESERVATION_STATUS } from '@keo/sportsbook-contract/order-enums'
import { betMultiple, getStakeOrderStatus, singlePass } from '@keo/sportsbook-contract/orders'
import { PROVIDER_CODES } from '@keo/sportsbook-contract/provider-codes'
import { getReservations, reserveBet } from '@keo/sportsbook-contract/reservations'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { seconds } from '@keo/units/instants'
import { money, type Minor } from '@keo/units/money'

export type Bettor = Payee & {
  readonly cardId: string
  readonly bookToken: string
  /** Of a game that was opened while everything was allowed. */
  readonly playToken: string
  /** Given while everything was allowed: a free bet, a box, and a free spin in a slot that is open. */
  readonly freeBet: string
  readonly giftBox: string
  readonly freeSpin: { readonly code: string; readonly stake: string; readonly play: string }
  /** Made while everything was allowed: a bet that is open, and one that waits for its odds. */
  readonly openOrder: string
  readonly reservation: string
}
type Player = Omit<Bettor, 'openOrder' | 'reservation'>

/** `OK`, or the code of the refusal as whoever refused named it. */
export type Outcome = string

const [LIVE, TODAY] = [1, 3]
const STAKE = 50
/** The part of the open bet that ends by itself. */
const AUTO_STAKE = 20
/** The same in minor units of dong. */
const STAKE_MINOR = BigInt(STAKE) * 1000n * 100n
/** What a reservation waits for, in thousandths: higher than any price, and lower than each. */
const UNREACHED_ODDS = 999_000
const LOWEST_ODDS = 1010
const STEPS_MAX = 60
/** In play a price may move or a market stop while a bet waits: that is no refusal of ours. */
const TRIES_MAX = 12

/** Of a claim that nobody made: its opening alone is looked at. */
const BOX = {
  size: 'small',
  days: 3,
  turnoverTimes: 0,
  prizes: [
    { id: 'p1', weight: 1, cash: 1000 },
    { id: 'p2', weight: 1, cash: 2000 },
  ],
  from: { campaign: 'door-claim', version: 1, window: 'all', step: 's1', attempt: 1, budget: 'budget:all' },
} as const

const codeName = (wire: number): Outcome =>
  wire === 200 ? 'OK' : (namesOf(ERRORS).get(wire) ?? `UNKNOWN ${wire}`)
const namesOf = (codes: Readonly<Record<string, { wire: number }>>) =>
  new Map(Object.entries(codes).map(([name, { wire }]) => [wire, name]))

/** Of the sportsbook, and of the game provider. */
type CallbackAnswer = { code: number; message: string | null; error: number; description: string }

/** What the provider was last refused of each member, by the code of the refusal. */
export function callbackRefusals() {
  const refusals = new Map<string, string>()
  return {
    refusals,
    onCallback({ body, answer }: { body: string; answer: string }): void {
      const { code, message, error, description } = JSON.parse(answer) as Partial<CallbackAnswer>
      const playerId = /(?:^|&)userId=(\w+)/.exec(body)?.[1]
      if (error !== undefined && error !== 0 && playerId !== undefined)
        refusals.set(playerId, description ?? String(error))
      const memberId = /"merchantUserId":"(\w+)"/.exec(body)?.[1]
      if (code !== undefined && code !== 0 && memberId !== undefined)
        refusals.set(memberId, message ?? String(code))
    },
  }
}

/** Everything that moves money for a member, each as the member does it. */
export function moneyDoors(world: DoorWorld, database: TestDatabase, refusals: Map<string, string>) {
  const steps = payoutSteps(world)
  let cards = 80_000_000

  async function ask<C extends ProviderCall>(who: Pick<Bettor, 'bookToken'>, call: C, body: object) {
    const answer = await fetch(`${world.url}/sportsbook${call.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: who.bookToken },
      body: JSON.stringify({ languageType: 'VIE', currencyId: 1000, ...body }),
    })
    return (await answer.json()) as { code: number; data: ProviderResponseOf<C> }
  }

  async function play<C extends PlayCall>(call: C, body: object, token = '') {
    const answer = await fetch(`${world.url}/games${call.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    return (await answer.json()) as { code: string | null; data: PlayResponseOf<C> }
  }

  /** A game that is played with the one wallet. */
  async function openedGame(who: Payee, gameId: number) {
    const { data: jump } = await world.call(jumpToGame, { id: gameId }, who)
    return (await play(openGame, { launch: jump.launch })).data
  }

  async function openedDice(who: Payee): Promise<string> {
    const { data: lobby } = await world.call(listSlotGames, { id: 0, search: 'dice' }, who)
    const game = lobby.games.find(({ engine }) => engine === 'dice')
    return (await openedGame(who, game?.id ?? 0)).play
  }

  type Given = Pick<Parameters<typeof world.app.rewards.grant>[1], 'kind' | 'gift' | 'amount'>
  /** Granted and given, as a campaign does it. */
  const given = (who: Payee, gift: Given): Promise<string> =>
    world.app.ledger.write(async (tx, post) => {
      const source = `door.${gift.kind.toLowerCase()}`
      const terms = {
        memberId: who.id as MemberId,
        source,
        period: 'once',
        turnoverTimes: 0,
        claimUntil: null,
      }
      const id = await world.app.rewards.grant(tx, { ...terms, ...gift })
      if (id === null) throw new Error('It was given before.')
      await world.app.rewards.pay(tx, post, id)
      return id
    })

  async function freeSpinOf(who: Payee): Promise<Bettor['freeSpin']> {
    const { data: lobby } = await world.call(listSlotGames, { id: 0 }, who)
    const slot = lobby.games.find(({ engine }) => engine === 'slot')
    const [row] = await database.asOwner(
      `select facts->>'minStake' as stake from platform.game where symbol = $1`,
      [slot?.symbol],
    )
    const spins = { game: slot?.symbol ?? '', rounds: 1, stake: Number(row?.['stake']), days: 3 }
    const amount = money((BigInt(spins.stake) * 100n) as Minor, 'VND')
    const code = await given(who, { kind: 'freeSpins', amount, gift: { spins } })
    await world.app.rewards.tellSpins()
    const opened = await openedGame(who, slot?.id ?? 0)
    if (opened.freeRounds?.code !== code) throw new Error('The free spin did not reach the game.')
    return { code, stake: opened.freeRounds.stake, play: opened.play }
  }

  async function options(who: Player, type: number) {
    const { data } = await ask(who, getList, { type, sportId: 1, size: 20 })
    return data.records.flatMap(({ mg }) => {
      const market = mg
        .flatMap(({ mks }) => mks)
        .find(({ ss, op }) => ss === 1 && op.every(({ od }) => od > 1.2))
      const [option] = market?.op ?? []
      return market && option
        ? [{ marketId: market.id, optionType: option.ty, odds: option.od, oddsFormat: 1 }]
        : []
    })
  }

  /** Second by second, each with everything that falls due in it, until there is something to read. */
  async function until<T>(read: () => Promise<T | null>): Promise<T> {
    for (let step = 0; step < STEPS_MAX; step += 1) {
      const found = await read()
      if (found !== null) return found
      await world.clock.advance(seconds(1))
      await world.sportsbook.run()
    }
    throw new Error('It still waits.')
  }

  /** What became of an order: its id once it is accepted, else null. */
  async function accepted(
    who: Player,
    placed: { code: number; data: readonly { id: string }[] | null },
  ): Promise<string | null> {
    const orderIds = placed.data?.map(({ id }) => id) ?? []
    const [id] = orderIds
    if (id === undefined) {
      if (!refusals.has(who.id))
        refusals.set(who.id, namesOf(PROVIDER_CODES).get(placed.code) ?? String(placed.code))
      return null
    }
    const state = await until(async () => {
      const { data } = await ask(who, getStakeOrderStatus, { orderIds })
      const now = data[0]?.st ?? 0
      return now < ORDER_STATUS.rejected ? null : now
    })
    return state === ORDER_STATUS.accepted ? id : null
  }

  async function single(
    who: Player,
    betOptionList: Awaited<ReturnType<typeof options>>,
    relatedId = tapKey(),
  ) {
    const slip = { unitStake: STAKE, oddsChange: 2, relatedId, betOptionList }
    return accepted(who, await ask(who, singlePass, { singleBetList: [slip] }))
  }

  const outcomeOf = (who: Player, isDone: boolean): Outcome =>
    isDone ? 'OK' : (refusals.get(who.id) ?? 'NOT TAKEN')

  const wantOdds = (reservationId: string, thousandths: number) =>
    database.asOwner('update sportsbook.bet_reservation set wanted_odds = $2 where id = $1', [
      reservationId,
      thousandths,
    ])

  async function reserved(who: Player): Promise<string> {
    const [option] = (await options(who, TODAY)).slice(4)
    if (!option) throw new Error('There is nothing to wait for.')
    const odds = Math.round((option.odds + 0.05) * 100) / 100
    const { data } = await ask(who, reserveBet, {
      unitStake: STAKE,
      relatedId: tapKey(),
      betOptionList: [{ ...option, odds }],
    })
    // No price gets there by itself: it fires at its door, not while the member is made ready.
    await wantOdds(data.id, UNREACHED_ODDS)
    return data.id
  }

  /** No bet that is open is worth so little: it fires at its door, not while the member is made ready. */
  async function waitsForNothing(who: Player, orderId: string): Promise<void> {
    const conditions = [{ kind: 'loss', amount: '0.01' }]
    const wish = { orderId, conditions, stake: AUTO_STAKE, relatedId: tapKey() }
    const { code } = await ask(who, setAutoCashOut, wish)
    if (code !== 0) throw new Error(`No auto cash-out was taken: ${code}.`)
  }

  /** A win and goals of one match of soccer, as one option. */
  async function joined(who: Player) {
    const { data: list } = await ask(who, getList, { sportId: SPORT.soccer, type: TODAY, size: 50 })
    for (const { id: matchId, mg } of list.records) {
      const picks = [
        { marketType: 1005, optionType: OPTION.home },
        { marketType: 1007, optionType: OPTION.over },
      ].map(({ marketType, optionType }) => ({
        marketId: mg.find(({ mty, pe }) => mty === marketType && pe === 1001)?.mks[0]?.id ?? 0,
        optionType,
      }))
      const { code, data } = await ask(who, keepBuilder, { matchId, picks })
      if (code === 0)
        return { marketId: data.marketId, optionType: data.optionType, odds: data.odds, oddsFormat: 1 }
    }
    throw new Error('Nothing can be joined.')
  }

  const doors = {
    async bet(who) {
      return outcomeOf(who, (await single(who, (await options(who, TODAY)).slice(0, 1))) !== null)
    },
    async combination(who) {
      const option = await joined(who)
      return outcomeOf(who, (await single(who, [option])) !== null)
    },
    async 'free bet'(who) {
      const named = freeBetSlipId(who.freeBet, tapKey())
      return outcomeOf(who, (await single(who, (await options(who, TODAY)).slice(5, 6), named)) !== null)
    },
    async 'bet in play'(who) {
      for (let attempt = 0; attempt < TRIES_MAX && !refusals.has(who.id); attempt += 1) {
        const offered = await options(who, LIVE)
        if (await single(who, offered.slice(attempt % offered.length).slice(0, 1))) return 'OK'
      }
      return outcomeOf(who, false)
    },
    async series(who) {
      const betOptionList = (await options(who, TODAY)).slice(1, 3)
      const row = { unitStake: STAKE, oddsChange: 2, relatedId: tapKey(), seriesValue: 2 }
      const placed = await ask(who, betMultiple, { betMultipleData: [row], betOptionList })
      return outcomeOf(who, (await accepted(who, placed)) !== null)
    },
    async 'reservation firing'(who) {
      // The odds it waits for come down to those of now: what is bet is the same.
      await wantOdds(who.reservation, LOWEST_ODDS)
      const { waiting, confirming, done } = RESERVATION_STATUS
      const state = await until(async () => {
        const { data } = await ask(who, getReservations, { ids: [who.reservation] })
        const now = data[0]?.rst ?? waiting
        const isOver = now !== waiting && now !== confirming
        return isOver || refusals.has(who.id) ? now : null
      })
      return outcomeOf(who, state === done)
    },
    async 'auto cash-out'(who) {
      // What it waits for comes up to what the bet is worth: it ends as it would have.
      await database.asOwner(
        `update sportsbook.auto_cash_out set conditions = '[{"kind":"loss","amount":"99999999"}]' where order_id = $1`,
        [who.openOrder],
      )
      const state = await until(async () => {
        const { data } = await ask(who, listAutoCashOuts, { orderIds: [who.openOrder] })
        return data[0]?.state === 'done' ? data[0].state : null
      })
      return state === 'done' ? 'OK' : 'NOT TAKEN'
    },
    async 'cash-out'(who) {
      const { data } = await ask(who, getCashOutOffers, { orderIds: [who.openOrder] })
      const begun = await ask(who, cashOut, {
        orderId: who.openOrder,
        cashOutStake: data[0]?.openStake ?? 0,
        unitCashOutPayoutStake: data[0]?.offer?.unitPrice ?? 0,
        acceptOddsChange: true,
        relatedId: tapKey(),
      })
      if (begun.code !== 0) return namesOf(PROVIDER_CODES).get(begun.code) ?? String(begun.code)
      const state = await until(async () => {
        const found = await ask(who, getCashOutsByIds, { ids: [begun.data.id] })
        const now = found.data[0]?.orderStatus ?? ORDER_STATUS.confirming
        return now === ORDER_STATUS.confirming ? null : now
      })
      return state === ORDER_STATUS.settled ? 'OK' : 'NOT TAKEN'
    },
    async 'game bet'(who) {
      const bet = { stake: '50000.00', side: 'under', threshold: 9800 }
      const { code } = await play(playRound, { key: tapKey(), bet }, who.playToken)
      return outcomeOf(who, code === null)
    },
    async 'free spin'(who) {
      const { code: bonusCode, stake, play: token } = who.freeSpin
      const { code } = await play(playRound, { key: tapKey(), bet: { stake, bonusCode } }, token)
      return outcomeOf(who, code === null)
    },
    async deposit(who) {
      const request = { channelId: 'vietqr', optionId: '', amount: '500000', key: tapKey() }
      return codeName((await world.call(createDepositOrder, request, who)).code)
    },
    async withdrawal(who) {
      return codeName((await steps.ask(who, who.cardId, '200000')).code)
    },
    /** Of a campaign: the first day of the sign-in, which asks for nothing. */
    async gift(who) {
      const { data: campaign } = await world.call(getCampaign, { id: 'sign-in' })
      const request = { id: campaign.id, version: campaign.version }
      return codeName((await world.call(signInToday, request, who)).code)
    },
    async claim(who) {
      return codeName((await world.call(claimCampaign, { id: 'door-claim', version: 1 }, who)).code)
    },
    async box(who) {
      const request = { id: 'door-box', version: 1, box: 'b1', key: tapKey() }
      return codeName((await world.call(openBox, request, who)).code)
    },
    async 'gift box'(who) {
      return codeName((await world.call(openGiftBox, { id: who.giftBox }, who)).code)
    },
    async wheel(who) {
      return codeName(
        (await world.call(turnWheel, { id: 'door-wheel', version: 1, key: tapKey() }, who)).code,
      )
    },
    async pick(who) {
      const { data } = await world.call(listFixtures, { id: 'door-pick', when: 'next' })
      const picks = data.items.slice(0, 1).map(({ matchId }) => ({ matchId, pick: '1' as const }))
      return codeName((await world.call(setPicks, { id: 'door-pick', version: 1, picks }, who)).code)
    },
    async side(who) {
      const { data } = await world.call(listMedals, { id: 'door-side' })
      const sideId = data.items[0]?.sideId ?? 0
      return codeName((await world.call(chooseSide, { id: 'door-side', version: 1, sideId }, who)).code)
    },
    /** Of an expert: one that is sold, is sealed yet and begins late enough for every state. */
    async plan(who) {
      const paid = () =>
        database.asOwner(
          'select id from platform.expert_plan where price is not null and opens_at > $1 order by opens_at desc limit 1',
          [new Date(world.worldClock.now() + seconds(60))],
        )
      if ((await paid()).length === 0) await world.jobs.runDue()
      const id = String((await paid())[0]?.['id'])
      return codeName((await world.call(buyPlan, { id }, who)).code)
    },
    /** Of a room that is on air. */
    async 'room gift'(who) {
      const { data } = await world.call(listRooms, {}, who)
      const roomId = data.items.find(({ state }) => state === 'open')?.id ?? ''
      const gift = { roomId, key: tapKey(), gift: 'lotus', count: 1 } as const
      return codeName((await world.call(giveInRoom, gift, who)).code)
    },
    async transfer(who) {
      const request = { key: tapKey(), provider: 'nova', direction: 'in', amount: '100000' } as const
      return codeName((await world.call(transferMoney, request, who)).code)
    },
  } satisfies Record<string, (who: Bettor) => Promise<Outcome>>

  return {
    warmUp: steps.warmUp,
    doors,
    /** What was refused before says nothing of the next. */
    forget: (who: Bettor) => void refusals.delete(who.id),
    /** Somebody who may do everything: known by name, with money, a card, an open bet and one that waits. */
    async bettor(): Promise<Bettor> {
      const payee = await steps.payee('1000000')
      const card = await steps.bindCard(payee, String((cards += 1)))
      await database.asOwner('update platform.member set identity_verified_at = now() where id = $1', [
        payee.id,
      ])
      const { data } = await world.call(getSportsToken, {}, payee)
      const player = {
        ...payee,
        cardId: card.id,
        bookToken: data.token,
        playToken: await openedDice(payee),
        freeBet: await given(payee, {
          kind: 'freeBet',
          amount: money(STAKE_MINOR as Minor, 'VND'),
          gift: { freeBet: { days: 3 } },
        }),
        giftBox: await given(payee, {
          kind: 'giftBox',
          amount: money(200_000n as Minor, 'VND'),
          gift: { box: BOX },
        }),
        freeSpin: await freeSpinOf(payee),
      }
      const openOrder = await single(player, (await options(player, TODAY)).slice(3, 4))
      if (openOrder === null) throw new Error(`No bet was taken: ${refusals.get(payee.id)}.`)
      await waitsForNothing(player, openOrder)
      return { ...player, openOrder, reservation: await reserved(player) }
    },
    /** What money and gifts of a member can be read from: balances, movements, holds, purses at providers, and what was given. */
    async booksOf({ id }: Bettor) {
      const rows = (what: string) =>
        database.asOwner(
          `select to_jsonb(t) as row from platform.${what} t where member_id = $1 order by 1`,
          [id],
        )
      return {
        balance: await world.app.ledger.balanceOf({ memberId: id, currency: 'VND' }),
        movements: await rows('ledger_transaction'),
        holds: await rows('ledger_hold'),
        purses: await rows('ledger_game_purse'),
        rewards: await rows('reward'),
        claims: await rows('campaign_claim'),
        turns: await rows('campaign_turn'),
        picks: await rows('campaign_pick'),
        sides: await rows('campaign_side'),
      }
    },
  }
}

export type Door = keyof ReturnType<typeof moneyDoors>['doors']
export type Refusals = Partial<Record<Door, ErrorCode | 'MAINTENANCE' | 'CLOCK_OFF' | 'NOT TAKEN'>>
