import { decideApproval, listApprovals } from '@keo/contract/console-approvals'
import { listAudit } from '@keo/contract/console-audit'
import {
  getTradingFigures,
  getTradingMatch,
  listTradingBets,
  listTradingMatches,
  reopenBetting,
  suspendBetting,
} from '@keo/contract/console-trading'
import {
  askTrading,
  getTradingMarket,
  getTradingScores,
  previewTrading,
  type ResultOutcome,
} from '@keo/contract/console-trading-settlement'
import {
  askBettorFactor,
  askLeagueStakes,
  getBettorFactor,
  getTradingSteering,
  moveTrading,
} from '@keo/contract/console-trading-steering'
import { listOpenCashOuts, listWaitingBets } from '@keo/contract/console-trading-waiting'
import { getHold } from '@keo/contract/console-reports'
import { listBettingStops, resumeBetting, stopBetting } from '@keo/contract/console-trading-stops'
import { ERRORS } from '@keo/contract/errors'
import { getSportsToken } from '@keo/contract/sports'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { dong, LINH, MAI } from '@keo/dev-world/wallet-world'
import { createLog } from '@keo/service-kit/log'
import { reserveCashOut } from '@keo/sportsbook-contract/cash-out'
import { cancelBet, setMaintenance } from '@keo/sportsbook-contract/control'
import type { ProviderCall, ProviderResponseOf } from '@keo/sportsbook-contract/define-provider-call'
import { PLAY_TYPE, SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import { getList } from '@keo/sportsbook-contract/matches'
import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import { batchBetMatchMarketOfJumpLine } from '@keo/sportsbook-contract/odds-refresh'
import { getStakeOrderStatus, singlePass } from '@keo/sportsbook-contract/orders'
import { PROVIDER_CODES } from '@keo/sportsbook-contract/provider-codes'
import { getBetParameter, reserveBet } from '@keo/sportsbook-contract/reservations'
import { hours, minutes, seconds } from '@keo/units/instants'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

const { world, database } = sharedWorld({ webRoot: null, log: createLog({ level: 'silent' }) })
const desk = consoleSteps(world)
const OK = 200
/** Thousands of dong. */
const STAKE = 50

let trader: Staff
let second: Staff
let auditor: Staff
const tokens = new Map<string, string>()

beforeAll(async () => {
  await database.asOwner('update platform.member set identity_verified_at = now() where id = any($1)', [
    [MAI, LINH],
  ])
  for (const memberId of [MAI, LINH])
    await world.app.ledger.submit({
      op: 'move',
      memberId,
      key: `trading:${memberId}`,
      kind: 'deposit',
      reference: 'trading',
      amount: dong(5_000_000),
      from: 'house:capital',
      to: 'available',
    })
  await comeIn()
  const admin = await desk.first()
  trader = await desk.hire(admin, 'trader')
  second = await desk.hire(admin, 'trader')
  auditor = await desk.hire(admin, 'auditor')
})

async function comeIn(): Promise<void> {
  for (const userName of ['maitran88', 'linhnguyen7']) {
    const token = await world.signIn(userName)
    tokens.set(userName, (await world.call(getSportsToken, {}, { token })).data.token)
  }
}

/** Who does nothing for a quarter of an hour is out. */
beforeEach(async () => {
  trader = { ...trader, cookie: (await desk.signIn(trader)).session }
  second = { ...second, cookie: (await desk.signIn(second)).session }
  auditor = { ...auditor, cookie: (await desk.signIn(auditor)).session }
})

/** A call to the provider as the app of a player makes it. */
async function told<C extends ProviderCall>(call: C, body: object, userName = 'maitran88') {
  const answer = await fetch(`${world.url}/sportsbook${call.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: tokens.get(userName) ?? '' },
    body: JSON.stringify({ languageType: 'CMN', currencyId: 1000, ...body }),
  })
  return (await answer.json()) as { code: number; data: ProviderResponseOf<C> }
}

type Choice = {
  readonly matchId: number
  readonly marketId: number
  readonly options: readonly { ty: number; od: number }[]
}

/** Markets of two options, each of another match that has yet to begin. */
async function choices(type: number = PLAY_TYPE.early): Promise<Choice[]> {
  const { data } = await told(getList, { type, sportId: 1, size: 50 })
  const soon = data.records.filter(({ bt }) => bt > world.worldClock.now() + minutes(10))
  return soon.flatMap(({ id: matchId, mg }) => {
    const market = mg.flatMap(({ mks }) => mks).find(({ ss, op }) => ss === 1 && op.length === 2)
    return market ? [{ matchId, marketId: market.id, options: market.op }] : []
  })
}

let slips = 0
async function bet({ marketId, options }: Choice, at = 0, userName = 'maitran88') {
  const option = options[at]!
  return told(
    singlePass,
    {
      singleBetList: [
        {
          unitStake: STAKE,
          oddsChange: 2,
          relatedId: `trading-${(slips += 1)}`,
          betOptionList: [{ marketId, optionType: option.ty, odds: option.od, oddsFormat: 1 }],
        },
      ],
    },
    userName,
  )
}

/** The order, once the book has taken it. */
async function taken(choice: Choice, at = 0, userName = 'maitran88'): Promise<string> {
  const { code, data } = await bet(choice, at, userName)
  if (code !== 0) throw new Error(`The bet was refused: ${code}`)
  const id = data[0]?.id ?? ''
  for (let passed = 0; passed < 60; passed += 1) {
    world.worldClock.jump(seconds(1))
    await world.sportsbook.run()
    const [order] = (await told(getStakeOrderStatus, { orderIds: [id] }, userName)).data
    if (order?.st === ORDER_STATUS.accepted) return id
  }
  throw new Error('The bet was not taken.')
}

test('the grid shows what is at stake and the worst end; bets are told without names', async () => {
  const [choice] = await choices()
  const orderId = await taken(choice!)
  const won = Math.round(STAKE * ((choice!.options[0]?.od ?? 0) - 1) * 1000)
  const { data: coming } = await desk.ask(listTradingMatches, { kind: 'coming' }, trader)
  expect(coming.matches[0]).toMatchObject({ matchId: choice!.matchId, stake: 50_000, isHeld: false })
  const { data } = await desk.ask(getTradingMatch, { matchId: choice!.matchId }, auditor)
  const [market] = data.markets
  expect(market).toMatchObject({ marketId: choice!.marketId, state: 'open', stake: 50_000, best: 50_000 })
  expect(market?.options[0]?.stakeMost).toBeGreaterThan(50_000)
  expect(market?.options[0]?.bears).toBeGreaterThan(won)
  // Thousands of dong are whole in the book.
  expect(Math.abs((market?.worst ?? 0) + won)).toBeLessThan(1_000)
  expect(data.match.worst).toBe(market?.worst)
  const { bets } = (await desk.ask(listTradingBets, { matchId: choice!.matchId }, trader)).data
  expect(bets[0]).toMatchObject({ orderId, stake: '50000.00', currency: 'VND', state: 'taken' })
  expect(JSON.stringify(bets)).not.toContain(MAI)
  const figures = (await desk.ask(getTradingFigures, {}, trader)).data
  expect(figures).toMatchObject({ stake: 50_000, openOrders: 1, accepted: 1, refused: [] })
  expect((await desk.ask(listTradingBets, { stakeLeast: STAKE + 1 }, trader)).data.bets).toEqual([])
})

test.each([
  ['a match', false],
  ['one market', true],
])(
  'a trader suspends %s: a player’s bet is refused until it is reopened, and the audit log says who',
  async (_what, isMarket) => {
    const [, one, other] = await choices()
    const choice = (isMarket ? one : other)!
    const { matchId } = choice
    const place = isMarket ? { matchId, marketId: choice.marketId } : { matchId }
    expect((await desk.ask(suspendBetting, place, trader)).code).toBe(OK)
    expect((await bet(choice)).code).toBe(PROVIDER_CODES.ODDS_ADJUSTING.wire)
    const held = (await desk.ask(getTradingMatch, { matchId }, trader)).data
    expect(held.match).toMatchObject({ isHeld: !isMarket, heldMarkets: isMarket ? 1 : 0 })
    expect(held.markets.filter(({ state }) => state === 'held')).toHaveLength(
      isMarket ? 1 : held.markets.length,
    )
    const shown = (await told(getList, { type: PLAY_TYPE.early, matchIds: [matchId] })).data.records[0]
    const sale = shown?.mg.flatMap(({ mks }) => mks).find(({ id }) => id === choice.marketId)?.ss
    expect(sale).toBe(0)

    expect((await desk.ask(reopenBetting, place, trader)).code).toBe(OK)
    await taken(choice)
    const { entries } = (await desk.ask(listAudit, { object: `match:${matchId}` }, auditor)).data
    expect(entries.map(({ actor, action }) => [actor, action])).toEqual([
      [trader.id, 'trading.reopened'],
      [trader.id, 'trading.suspended'],
    ])
    expect(entries[1]?.before).toContain('open')
    expect(entries[1]?.after).toContain('suspended')
  },
)

test.each([
  ['a whole league', false],
  ['everything', true],
])(
  'a trader suspends %s in one act: no match of it takes a bet until it is reopened, and what was held by itself stays so',
  async (_what, isAll) => {
    const [choice, , other] = await choices()
    const { matchId } = choice!
    const matchNow = async () => (await desk.ask(getTradingMatch, { matchId }, trader)).data
    const { leagueId } = (await matchNow()).match
    const place = isAll ? {} : { leagueId }
    const stops = async () => (await desk.ask(listBettingStops, {}, auditor)).data
    expect((await desk.ask(stopBetting, place, auditor)).code).toBe(ERRORS.NOT_ALLOWED.wire)
    expect((await desk.ask(stopBetting, { leagueId: 999_999 }, trader)).code).toBe(ERRORS.NOT_FOUND.wire)
    expect((await desk.ask(suspendBetting, { matchId: other!.matchId }, trader)).code).toBe(OK)

    expect((await desk.ask(stopBetting, place, trader)).code).toBe(OK)
    expect((await bet(choice!)).code).toBe(PROVIDER_CODES.ODDS_ADJUSTING.wire)
    const { match, markets } = await matchNow()
    expect(match).toMatchObject({ isHeld: false, stop: isAll ? 'all' : 'league' })
    expect(markets.every(({ state }) => state === 'held')).toBe(true)
    expect(await stops()).toMatchObject({ isAll, leagues: isAll ? [] : [{ leagueId }] })
    // One that its trader holds is not reopened by its league, nor this one by reopening the match.
    await desk.ask(reopenBetting, { matchId }, trader)
    expect((await bet(choice!)).code).toBe(PROVIDER_CODES.ODDS_ADJUSTING.wire)

    expect((await desk.ask(resumeBetting, place, trader)).code).toBe(OK)
    await taken(choice!)
    expect(await stops()).toEqual({ isAll: false, leagues: [] })
    expect((await bet(other!)).code).toBe(PROVIDER_CODES.ODDS_ADJUSTING.wire)
    await desk.ask(reopenBetting, { matchId: other!.matchId }, trader)
    const object = isAll ? 'all-matches' : `league:${leagueId}`
    const { entries } = (await desk.ask(listAudit, { object }, auditor)).data
    expect(entries.map(({ actor, action }) => [actor, action])).toEqual([
      [trader.id, 'trading.reopened'],
      [trader.id, 'trading.suspended'],
    ])
  },
)

test('a provider that is away while a trader suspends: told so, nothing written down, and bets go on', async () => {
  const [, , , choice] = await choices()
  const now = Math.trunc(world.worldClock.now())
  await told(setMaintenance, { startsAt: now - 1, endsAt: now + 60_000 })
  const { matchId } = choice!
  expect((await desk.ask(suspendBetting, { matchId }, trader)).code).toBe(ERRORS.TRADING_AWAY.wire)
  expect((await desk.ask(listTradingMatches, { kind: 'live' }, trader)).code).toBe(ERRORS.TRADING_AWAY.wire)
  await told(setMaintenance, {})
  expect((await desk.ask(listAudit, { object: `match:${matchId}` }, auditor)).data.entries).toEqual([])
  expect((await desk.ask(getTradingMatch, { matchId }, trader)).data.match.isHeld).toBe(false)
  await taken(choice!)
})

describe('prices and stakes', () => {
  const approve = async (id: string, who: Staff) =>
    desk.ask(decideApproval, { id, isApproved: true, reason: 'seen as well' }, who)

  /** What an app is shown of a market at this moment. */
  const shownOf = async ({ matchId, marketId }: Choice) => {
    const { records } = (await told(getList, { type: PLAY_TYPE.early, matchIds: [matchId] })).data
    const market = records[0]?.mg.flatMap(({ mks }) => mks).find(({ id }) => id === marketId)
    return market?.op.map(({ od }) => od) ?? []
  }
  const sharesOf = (odds: readonly number[]) => odds.reduce((sum, one) => sum + 1 / one, 0)

  test('a trader moves prices and margins within the bounds: the app is shown them at once, and the log says who', async () => {
    const [, , , , choice] = await choices()
    const { matchId, marketId } = choice!
    const before = await shownOf(choice!)
    const moved = await desk.ask(moveTrading, { matchId, edge: 3, pace: 3 }, trader)
    expect(moved.data.after).toEqual({ edge: 3, pace: 3, margin: 0, stakes: 100 })
    // Towards the home side and towards goals: what is first in both pays less.
    expect((await shownOf(choice!))[0]).toBeLessThan((before[0] ?? 0) - 0.04)
    await desk.ask(moveTrading, { matchId, edge: 0, pace: 0 }, trader)
    // The book's own view goes on drifting.
    expect(Math.abs(((await shownOf(choice!))[0] ?? 0) - (before[0] ?? 0))).toBeLessThan(0.04)

    await desk.ask(moveTrading, { marketId, margin: 40 }, trader)
    expect(sharesOf(await shownOf(choice!)) - sharesOf(before)).toBeCloseTo(0.04, 1)
    const { data } = await desk.ask(getTradingSteering, { matchId, marketId }, auditor)
    expect(data).toMatchObject({ market: { margin: 40 }, match: { margin: 0 }, askedBy: '' })
    expect(data.takenMargin).toBeGreaterThan(60)
    await desk.ask(moveTrading, { leagueId: data.leagueId, margin: 20 }, trader)
    expect(sharesOf(await shownOf(choice!)) - sharesOf(before)).toBeGreaterThan(0.045)
    const back = await desk.ask(moveTrading, { leagueId: data.leagueId, margin: 0 }, trader)
    expect(back.data.before.margin).toBe(20)

    for (const [beyond, code] of [
      [{ matchId, edge: data.bounds.edge.most + 1 }, ERRORS.INVALID_INPUT.wire],
      [{ matchId, marketId, margin: 1 }, ERRORS.INVALID_INPUT.wire],
      [{ marketId, edge: 1 }, ERRORS.NOT_FOUND.wire],
    ] as const)
      expect((await desk.ask(moveTrading, beyond, trader)).code).toBe(code)
    const { entries } = (await desk.ask(listAudit, { action: 'trading.moved' }, auditor)).data
    expect(entries).toHaveLength(5)
    expect(entries.at(-1)).toMatchObject({ actor: trader.id, object: `match:${matchId}` })
  })

  test('[BO-05] stakes of a league and of a player are changed by two people, with their cause', async () => {
    const [, , , , , choice] = await choices()
    const { matchId, marketId, options } = choice!
    const most = async () => {
      const { markets } = (await desk.ask(getTradingMatch, { matchId }, auditor)).data
      return markets.find((market) => market.marketId === marketId)?.options[0]?.stakeMost ?? 0
    }
    const usual = await most()
    const league = { matchId, stakes: 50, reason: 'a league that nobody watches' }
    const { approvalId } = (await desk.ask(askLeagueStakes, league, trader)).data
    expect(await most()).toBe(usual)
    expect((await approve(approvalId, trader)).code).toBe(ERRORS.APPROVAL_OWN.wire)
    expect((await approve(approvalId, second)).data.state).toBe('approved')
    expect(Math.abs((await most()) - usual / 2)).toBeLessThanOrEqual(10_000)

    const orderId = await taken(choice!)
    const shownMost = async (userName: string) => {
      const list = [{ marketId, matchId, type: options[0]?.ty, oddsType: 1 }]
      const asked = { betMatchMarketList: list, isSelectSeries: false }
      return (await told(batchBetMatchMarketOfJumpLine, asked, userName)).data.bms[0]?.smax ?? 0
    }
    const wanted = { orderId, percent: 10, reason: 'bets before the price moves' }
    const asked = (await desk.ask(askBettorFactor, wanted, trader)).data
    expect((await approve(asked.approvalId, second)).data.state).toBe('approved')
    expect((await desk.ask(getBettorFactor, { orderId }, auditor)).data).toMatchObject({
      percent: 10,
      cause: 'bets before the price moves',
    })
    const { bets } = (await desk.ask(listTradingBets, { matchId }, trader)).data
    expect(bets[0]).toMatchObject({ orderId, factor: 10, marks: [] })
    const [own, everybody] = [await shownMost('maitran88'), await shownMost('linhnguyen7')]
    expect(own).toBeLessThanOrEqual(everybody / 10)
    const { entries } = (await desk.ask(listAudit, { object: asked.approvalId }, auditor)).data
    expect(entries.map(({ actor, action }) => [actor, action])).toEqual([
      [second.id, 'approval.approved'],
      [trader.id, 'approval.asked'],
    ])
    expect(JSON.stringify(entries)).not.toContain(MAI)
  })
})

describe('results and voids by two traders', () => {
  type Played = Choice & { readonly mai: string; readonly linh: string }
  const played: Played[] = []
  const REASON = { reason: 'the league said so' }

  /** Mai on the first option and Linh on the second of six matches, which are then over and paid. */
  beforeAll(async () => {
    for (const choice of (await choices(PLAY_TYPE.today)).slice(0, 6))
      played.push({ ...choice, mai: await taken(choice, 0), linh: await taken(choice, 1, 'linhnguyen7') })
    world.worldClock.jump(hours(16))
    await world.sportsbook.run()
    await world.sportsbook.run()
    await comeIn()
  })

  const balances = async () => {
    const of = async (memberId: typeof MAI) =>
      Number((await world.app.ledger.balanceOf({ memberId, currency: 'VND' })).available) / 100
    return { mai: await of(MAI), linh: await of(LINH) }
  }
  const decide = async (id: string, who: Staff, isApproved = true) =>
    desk.ask(decideApproval, { id, isApproved, ...REASON }, who)

  type Shown = Awaited<ReturnType<typeof previewed>>
  const previewed = async (act: Parameters<typeof desk.ask<typeof previewTrading>>[1]) =>
    (await desk.ask(previewTrading, act, trader)).data
  /** What each would have more, as the preview says. */
  const change = ({ changes }: Shown, orderId: string) => {
    const { before, after } = changes.find((ticket) => ticket.orderId === orderId) ?? {
      before: '0',
      after: '0',
    }
    return Number(after ?? 0) - Number(before ?? 0)
  }

  test('[BO-05] a match is voided as it was previewed: tickets, sums and wallets; the same person twice fails', async () => {
    const { matchId, mai, linh } = played[0]!
    const { matches } = (await desk.ask(listTradingMatches, { kind: 'over' }, trader)).data
    expect(matches.map((match) => match.matchId)).toContain(matchId)
    const shown = await previewed({ matchId })
    expect(shown).toMatchObject({ tickets: 2, players: 2, askedBy: '' })
    expect(shown.changes.map(({ after }) => after)).toEqual(['50000.00', '50000.00'])
    expect(shown.sums).toEqual([
      { currency: 'VND', tickets: 2, stake: '100000.00', before: expect.any(String), after: '100000.00' },
    ])
    expect(JSON.stringify(shown)).not.toContain(MAI)
    const before = await balances()
    const stale = { matchId, digest: '0'.repeat(64), ...REASON }
    expect((await desk.ask(askTrading, stale, trader)).code).toBe(ERRORS.PREVIEW_CHANGED.wire)
    const asked = await desk.ask(askTrading, { matchId, digest: shown.digest, ...REASON }, trader)
    const { approvalId } = asked.data
    expect((await decide(approvalId, trader)).code).toBe(ERRORS.APPROVAL_OWN.wire)
    expect((await decide(approvalId, auditor)).code).toBe(ERRORS.NOT_ALLOWED.wire)
    expect(await balances()).toEqual(before)

    expect((await decide(approvalId, second)).data.state).toBe('approved')
    expect(await balances()).toEqual({
      mai: before.mai + change(shown, mai),
      linh: before.linh + change(shown, linh),
    })
    expect((await previewed({ matchId })).tickets).toBe(0)
    expect((await decide(approvalId, second)).code).toBe(ERRORS.APPROVAL_CLOSED.wire)
  })

  test('[BO-05] a wrong result is corrected with four eyes, and the money is right afterwards', async () => {
    const { matchId, marketId, options, mai, linh } = played[1]!
    const { results } = (await desk.ask(getTradingMarket, { marketId }, auditor)).data
    expect(results.map(({ bets }) => bets)).toEqual([1, 1])
    const right = await balances()
    const enter = async (outcomes: readonly ResultOutcome[]) => {
      const entered = results.map(({ optionType, homeAtBet, awayAtBet }, at) => ({
        optionType,
        homeAtBet,
        awayAtBet,
        outcome: outcomes[at] ?? 'cancelled',
      }))
      const act = { matchId, marketId, results: entered }
      const shown = await previewed(act)
      const before = await balances()
      const { approvalId } = (await desk.ask(askTrading, { ...act, digest: shown.digest, ...REASON }, trader))
        .data
      expect((await decide(approvalId, trader)).code).toBe(ERRORS.APPROVAL_OWN.wire)
      expect((await decide(approvalId, second)).data.state).toBe('approved')
      expect(await balances()).toEqual({
        mai: before.mai + change(shown, mai),
        linh: before.linh + change(shown, linh),
      })
      return shown
    }
    const outcomes = results.map(({ outcome }) => outcome ?? 'cancelled')
    // The option that did not win is said to have won.
    const wrong: ResultOutcome[] = outcomes[0] === 'won' ? ['lost', 'won'] : ['won', 'lost']
    const shown = await enter(wrong)
    const winner = wrong.indexOf('won')
    const returned = shown.changes.find(({ orderId }) => orderId === [mai, linh][winner])?.after
    expect(returned).toBe((STAKE * 1000 * (options[winner]?.od ?? 0)).toFixed(2))
    // Later than 72 hours after the first settlement it takes the same two people.
    await database.asOwner(
      "update sportsbook.market_result set settled_at = settled_at - interval '73 hours' where market_id = $1",
      [marketId],
    )
    await enter(outcomes)
    expect(await balances()).toEqual(right)
    const { entries } = (await desk.ask(listAudit, { action: 'approval.approved', staffOnly: true }, auditor))
      .data
    expect(entries[0]).toMatchObject({ actor: second.id })
    expect(entries[0]?.after).toContain(`market:${marketId}`)
  })

  /** The first that was played to its end, and its last score: a match may have been called off. */
  async function scored(from: readonly Played[]) {
    for (const each of from) {
      const { lines } = (await desk.ask(getTradingScores, { matchId: each.matchId }, auditor)).data
      const line = lines.findLast(({ kind }) => kind === SCORE_KIND.score)
      if (line) return { ...each, line }
    }
    throw new Error('no match has a score')
  }

  test('[BO-05] the true score of a match: its markets follow, two people say so, and the reported one brings all back', async () => {
    const { matchId, marketId, mai, linh, line } = await scored(played.slice(3))
    const right = await balances()
    const enter = async (home: number) => {
      const act = { matchId, scores: [{ kind: line.kind, period: line.period, home, away: line.away }] }
      const shown = await previewed(act)
      const before = await balances()
      const asked = await desk.ask(askTrading, { ...act, digest: shown.digest, ...REASON }, trader)
      expect((await decide(asked.data.approvalId, trader)).code).toBe(ERRORS.APPROVAL_OWN.wire)
      expect((await decide(asked.data.approvalId, second)).data.state).toBe('approved')
      expect(await balances()).toEqual({
        mai: before.mai + change(shown, mai),
        linh: before.linh + change(shown, linh),
      })
      return (await desk.ask(getTradingMarket, { marketId }, auditor)).data.results.map((one) => one.outcome)
    }
    const reported = (await desk.ask(getTradingMarket, { marketId }, auditor)).data.results
    // Nine more for the home side: it covers every line, and so does the total.
    expect(await enter(line.home + 9)).toEqual(['won', 'lost'])
    expect(await enter(line.home)).toEqual(reported.map(({ outcome }) => outcome))
    expect(await balances()).toEqual(right)
    const unknown = { matchId, scores: [{ kind: SCORE_KIND.score, period: 1, home: 0, away: 0 }] }
    expect((await desk.ask(previewTrading, unknown, trader)).code).toBe(ERRORS.NOT_FOUND.wire)
  })

  test('a preview that no longer holds when it is approved: nothing moves, and it ends with its cause', async () => {
    const { matchId, mai } = played[2]!
    const shown = await previewed({ matchId })
    const { approvalId } = (await desk.ask(askTrading, { matchId, digest: shown.digest, ...REASON }, trader))
      .data
    expect((await previewed({ matchId })).askedBy).not.toBe('')
    await told(cancelBet, { orderId: mai })
    const before = await balances()
    expect((await decide(approvalId, second)).code).toBe(ERRORS.PREVIEW_CHANGED.wire)
    expect(await balances()).toEqual(before)
    expect((await decide(approvalId, second)).code).toBe(ERRORS.APPROVAL_CLOSED.wire)
    const { approvals } = (await desk.ask(listApprovals, {}, trader)).data
    expect(approvals[0]).toMatchObject({
      id: approvalId,
      state: 'expired',
      decidedBy: '',
      decisionReason: 'PREVIEW_CHANGED',
    })
    const { entries } = (await desk.ask(listAudit, { object: approvalId }, auditor)).data
    expect(entries.map(({ action }) => action)).toEqual(['approval.ended', 'approval.asked'])
    expect(await previewed({ matchId })).toMatchObject({ tickets: 1, askedBy: '' })
  })
})

test('what waits for a price is listed without names: reserved bets beside the present price, and cash-outs', async () => {
  const [, , , , , , choice] = await choices()
  const { matchId, marketId, options } = choice!
  const optionType = options[0]!.ty
  const { data: may } = await told(getBetParameter, { marketId, optionType })
  const reserved = await told(reserveBet, {
    unitStake: STAKE,
    betOptionList: [{ marketId, optionType, odds: may.mod, oddsFormat: 1 }],
  })
  const { bets, next } = (await desk.ask(listWaitingBets, { after: '' }, trader)).data
  expect(next).toBe('')
  expect(bets).toEqual([
    expect.objectContaining({
      id: reserved.data.id,
      matchId,
      stake: '50000.00',
      state: 'waiting',
      wantedOdds: Math.round(may.mod * 1_000),
    }),
  ])
  expect(Math.abs((bets[0]?.odds ?? 0) - may.od * 1_000)).toBeLessThan(100)
  expect(bets[0]?.what).not.toBe('')

  const orderId = await taken(choice!)
  const cashOut = await told(reserveCashOut, { orderId, cashOutStake: STAKE, cashOutPayoutStake: STAKE + 5 })
  const { cashOuts } = (await desk.ask(listOpenCashOuts, {}, auditor)).data
  expect(cashOuts[0]).toMatchObject({
    orderId,
    stake: '50000.00',
    wantedReturn: '55000.00',
    state: 'waiting',
  })
  expect(cashOut.code).toBe(0)
  expect(JSON.stringify([bets, cashOuts])).not.toContain(MAI)
  const figures = (await desk.ask(getTradingFigures, {}, trader)).data
  expect(figures).toMatchObject({ openReservations: bets.length, waitingCashOuts: cashOuts.length })
  const older = await desk.ask(listOpenCashOuts, { after: cashOuts[0]?.id ?? '' }, trader)
  expect(older.data.cashOuts).toEqual([])
})

test('the margin that the prices of the bets state stands beside the hold, once the books are folded', async () => {
  // The books are folded every ten minutes.
  world.worldClock.jump(minutes(11))
  await world.jobs.runDue()
  const { rows } = (await desk.ask(getHold, {}, trader)).data
  const stated = rows.filter(({ key, marginBp }) => key === '1' && marginBp !== null)
  expect(stated).not.toEqual([])
  // From what the dearest league takes least of an even market to what the cheapest takes most of a special one.
  for (const { marginBp } of stated) expect(marginBp! > 300 && marginBp! < 1_300).toBe(true)
})
