import { ERRORS } from '@keo/contract/errors'
import { heartbeat } from '@keo/contract/heartbeat'
import type { MemberId } from '@keo/contract/ids'
import {
  getInsight,
  getInsightFile,
  INSIGHT_BY,
  type InsightBy,
  type InsightFlow,
} from '@keo/contract/insight'
import { getMember } from '@keo/contract/members'
import { setPlayLimit } from '@keo/contract/play-limits'
import { excludeMember, setSessionLimit, takeBreak } from '@keo/contract/safer-play'
import { loginByName } from '@keo/contract/accounts'
import { GOOD_PASSWORD, person } from '@keo/dev-world/door-world'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { dong } from '@keo/dev-world/wallet-world'
import { manualClock } from '@keo/service-kit/clock'
import { days, hours, minutes } from '@keo/units/instants'
import { money, moneyText } from '@keo/units/money'
import { beforeAll, expect, test } from 'vitest'
import { createLedger, type Ledger } from '../ledger/index.ts'
import { periodsOf } from './calendar.ts'

// What the page tells against the books themselves, which are added up here one posting at a time.

/** A Monday at 20:00, +08:00. */
const START = Date.UTC(2026, 1, 16, 12)
/** The past is written by books of its own: the world need not live through it. */
const past = manualClock(START)
let ledger: Ledger
const { database, world } = sharedDoorWorld({ startAt: START })
const WEEKS = 6

type Member = ReturnType<typeof person> & { token: string; id: MemberId; name: string }
let lan: Member
let binh: Member
let count = 0

async function joined(number: number, name: string): Promise<Member> {
  const from = person(number)
  const token = await world.register(name, from)
  const { id } = (await world.call(getMember, {}, { ...from, token })).data
  return { ...from, token, id, name }
}
const of = async (member: Member, by: InsightBy = 'week') =>
  (await world.call(getInsight, { by }, member)).data

const said = (member: Member, kind: string, reference: string, whole: number) => ({
  memberId: member.id,
  key: `insight:${(count += 1)}`,
  kind,
  reference,
  amount: dong(whole),
})
const deposit = (member: Member, whole: number) =>
  ledger.submit({
    ...said(member, 'deposit', `d${count}`, whole),
    op: 'move',
    from: 'house:bank',
    to: 'available',
  })

/** As the provider's orders and our records of them stand after a settlement. */
async function bet(member: Member, whole: number, payout: number, sports: number[] = [1]): Promise<string> {
  const orderId = String((count += 1)).padStart(19, '0')
  const holdId = `sports:${orderId}`
  await ledger.submit({
    ...said(member, 'bet.stake', orderId, whole),
    op: 'hold',
    holdId,
    purpose: 'stake',
  })
  past.set(past.now() + hours(5))
  await ledger.submit({
    ...said(member, 'bet.settled', orderId, whole),
    op: 'post',
    holdId,
    to: 'house:sports',
    payout: dong(payout).minor,
  })
  const leg = {
    sportId: sports[0],
    sportName: '',
    matchId: '1',
    matchName: 'Sen vs. Cọp',
    period: 1001,
    marketId: '1',
    marketType: 0,
    optionType: 1,
    optionName: 'Sen',
    marketName: '1x2',
    tournamentId: '1',
    tournamentName: 'Cúp',
    odds: '1.5',
    betOdds: '1.5',
    isInplay: false,
    settleStatus: 1,
    matchTime: String(START),
  }
  const told = {
    id: orderId,
    seriesType: 0,
    betType: '1x1*1',
    betNum: 1,
    seriesValue: 1,
    createTime: String(START),
    modifyTime: String(START),
    rollBackCount: 0,
    betList: [leg],
  }
  await database.asOwner(
    `insert into platform.sports_order (tenant_id, order_id, member_id, currency, stake_state, told)
     values ('keo', $1, $2, 'VND', 'settled', $3)`,
    [orderId, member.id, JSON.stringify(told)],
  )
  const at = new Date(past.now())
  await database.asOwner(
    `insert into platform.bet_record (tenant_id, order_id, member_id, currency, status, stake, return_max, returned,
       sports, placed_at, closed_at) values ('keo', $1, $2, 'VND', 5, $3, $3, $4, $5, $6, $6)`,
    [orderId, member.id, whole * 100, payout * 100, sports, at],
  )
  return orderId
}

async function round(member: Member, whole: number, back: number, symbol: string): Promise<void> {
  const reference = `r${(count += 1)}`
  const key = (kind: string) => `game:box:${kind}:${reference}${kind}`
  for (const [kind, posted, amount] of [
    ['bet', 'game.bet', whole],
    ['result', 'game.win', back],
  ] as const) {
    if (amount === 0) continue
    const way =
      kind === 'bet' ? { from: 'available', to: 'house:games' } : { from: 'house:games', to: 'available' }
    await ledger.submit({
      ...said(member, posted, key(kind), amount),
      op: 'move',
      ...(way as { from: 'available'; to: 'house:games' }),
    })
    await database.asOwner(
      `insert into platform.game_movement (tenant_id, provider, reference, kind, member_id, symbol, currency, told,
         moved, state, transaction_id, at)
       values ('keo', 'box', $1, $2, $3, $4, 'VND', $5, $5, 'booked', $1, $6)`,
      [`${reference}${kind}`, kind, member.id, symbol, amount * 100, new Date(past.now())],
    )
  }
}

/** A sitting that is over. */
async function sat(member: Member, length: number): Promise<void> {
  const [from, until] = [new Date(past.now()), new Date(past.now() + minutes(length))]
  await database.asOwner("insert into platform.play_sitting values ('keo', $1, $2, $3)", [
    member.id,
    from,
    until,
  ])
}

/** As an open app: a heartbeat every five minutes. */
async function sit(member: Member, length: number): Promise<void> {
  for (let passed = 0; passed <= length; passed += 5) {
    await world.call(heartbeat, {}, member)
    if (passed < length) world.worldClock.jump(minutes(5))
  }
}

/** The same chance on every run. */
function dice(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * most)
  }
}

let best = ''
let worst = ''
beforeAll(async () => {
  const storage = database.connect('platform')
  ledger = createLedger({ database: storage, clock: past, tenantId: 'keo', announce: () => undefined })
  lan = await joined(1, 'insightlan1')
  binh = await joined(2, 'insightbinh1')
  const roll = dice(7)
  for (let week = 0; week < WEEKS; week += 1) {
    past.set(START - days(7 * (WEEKS - week)))
    await deposit(lan, 1_000_000 + week * 37_000)
    await deposit(binh, 500_000)
    for (let time = 0; time < 4; time += 1) {
      await sat(lan, 35 + roll(4) * 10)
      await bet(lan, 20_000 + roll(50_000), roll(2) * roll(90_000), [1 + roll(2)])
      await round(lan, 1_000 + roll(9_000), roll(12_000), ['dice-a', 'dice-b'][roll(2)] ?? '')
      past.set(past.now() + hours(20))
    }
    await bet(binh, 10_000, 0)
  }
  past.set(START - hours(12))
  best = await bet(lan, 50_000, 950_000, [3, 1])
  worst = await bet(lan, 400_000, 0, [2])
  // A bet that was not taken after all was never staked.
  const open = { ...said(lan, 'bet.stake', 'gone', 5_000), holdId: 'sports:gone' }
  await ledger.submit({ ...open, op: 'hold', purpose: 'stake' })
  await ledger.submit({
    ...said(lan, 'bet.refund', 'gone', 5_000),
    op: 'release',
    holdId: 'sports:gone',
  })
  const out = { ...said(lan, 'withdraw', 'wd', 300_000), holdId: 'wd' }
  await ledger.submit({ ...out, op: 'hold', purpose: 'withdrawal' })
  await ledger.submit({
    ...said(lan, 'withdraw.sent', 'wd', 300_000),
    op: 'post',
    holdId: 'wd',
    to: 'house:payout-clearing',
  })
})

type Posting = { kind: unknown; account: unknown; amount: unknown; at: unknown }

const postingsOf = async (member: Member) =>
  (await database.asOwner(
    `select t.kind, t.at, p.account, p.amount::text from platform.ledger_transaction t
     join platform.ledger_posting p using (number) where t.member_id = $1`,
    [member.id],
  )) as Posting[]

/** One posting after the other. */
function slowly(postings: readonly Posting[], from: number, until: number): Omit<InsightFlow, 'minutes'> {
  const sums = {
    deposits: 0n,
    withdrawals: 0n,
    sportsStaked: 0n,
    sportsReturned: 0n,
    gamesStaked: 0n,
    gamesReturned: 0n,
  }
  for (const { kind, account, amount, at } of postings) {
    const time = new Date(at as Date).getTime()
    if (time < from || time >= until) continue
    const moved = BigInt(String(amount))
    if (kind === 'withdraw.sent' && account === 'held') sums.withdrawals -= moved
    if (account !== 'available') continue
    if (kind === 'deposit') sums.deposits += moved
    if (kind === 'bet.stake' || kind === 'bet.refund') sums.sportsStaked -= moved
    if (kind === 'bet.settled') sums.sportsReturned += moved
    if (kind === 'game.bet') sums.gamesStaked -= moved
    if (kind === 'game.win') sums.gamesReturned += moved
  }
  const result = sums.sportsReturned - sums.sportsStaked + sums.gamesReturned - sums.gamesStaked
  const text = (minor: bigint) => moneyText(money(minor, 'VND'))
  return {
    deposits: text(sums.deposits),
    withdrawals: text(sums.withdrawals),
    sportsStaked: text(sums.sportsStaked),
    sportsReturned: text(sums.sportsReturned),
    gamesStaked: text(sums.gamesStaked),
    gamesReturned: text(sums.gamesReturned),
    result: text(result),
  }
}

test.each([
  ['from the books', undefined],
  ['folded, and today from the books', '2026-02-16'],
])('every period equals the books, %s', async (_, foldedUntil) => {
  // The world folded its first moments: the past came later.
  await database.asOwner('delete from platform.insight_fold')
  if (foldedUntil !== undefined) {
    world.worldClock.jump(hours(1))
    await world.jobs.runDue()
  }
  const [fold] = await database.asOwner('select until::text from platform.insight_fold')
  expect(fold?.['until']).toBe(foldedUntil)
  for (const member of [lan, binh]) {
    const postings = await postingsOf(member)
    for (const by of INSIGHT_BY) {
      const told = await of(member, by)
      const spans = periodsOf(by, world.worldClock.now())
      expect(told.periods).toHaveLength(spans.length)
      for (const [at, span] of spans.entries()) {
        const { minutes: __, day, ...flow } = told.periods[at] ?? { minutes: 0, day: '' }
        expect({ day, ...flow }).toEqual({ day: span.day, ...slowly(postings, span.from, span.until) })
      }
      const { minutes: total, ...sums } = told.total
      expect(sums).toEqual(slowly(postings, spans[0]?.from ?? 0, spans.at(-1)?.until ?? 0))
      expect(total).toBe(told.periods.reduce((sum, period) => sum + period.minutes, 0))
    }
  }
})

test('time is every sitting, those that are over and the one that runs', async () => {
  const { total, timeSince } = await of(binh, 'day')
  expect(total.minutes).toBe(0)
  await sit(binh, 40)
  expect((await of(binh, 'day')).total.minutes).toBe(40)
  world.worldClock.jump(hours(2))
  await sit(binh, 20)
  expect((await of(binh, 'day')).total.minutes).toBe(60)
  expect(timeSince).not.toBe('')
})

test('best and worst are the bets, the sports and the days that won and lost most', async () => {
  const { bestAndWorst, kinds } = await of(lan, 'week')
  expect(bestAndWorst.bet.best).toEqual({
    id: best,
    optionName: 'Sen',
    matchName: 'Sen vs. Cọp',
    legs: 1,
    result: '900000.00',
  })
  expect(bestAndWorst.bet.worst).toMatchObject({ id: worst, result: '-400000.00' })
  expect(bestAndWorst.kind.best).toMatchObject({ part: 'sports', key: 'multiple', result: '900000.00' })
  expect(kinds.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['1', '2', 'multiple', 'dice-a', 'dice-b']),
  )
  expect(kinds.find(({ key }) => key === '1')?.name).toBe('Bóng đá')
  const results = kinds.map(({ result }) => Number(result))
  expect(Number(bestAndWorst.kind.worst?.result)).toBe(Math.min(...results))
})

test('what margins cost is what the provider states of each own bet, and is left out where it states nothing', async () => {
  const before = (await of(binh)).margin.sports
  expect(before).toEqual({ bets: 0, staked: '0.00', cost: '0.00', left: WEEKS })
  const id = await bet(binh, 100_000, 0)
  await database.asOwner(
    `insert into sportsbook.bet_order (id, user_id, merchant_user_id, currency_id, request_hash, legs_each, sub_bets,
       unit_stake, stake, cap, odds_change, status, payment, received_at, modified_at, returned, device, address)
     values ($1, 'u', $2, 1000, 'h', 1, 1, 10000, 10000, 0, 1, 5, 'paid', now(), now(), 0, 'h5', '')`,
    [id, binh.id],
  )
  // No market of the catalogue: such a one is priced as a special of the lowest leagues, at 1.12 in sum.
  await database.asOwner(
    `insert into sportsbook.bet_leg (order_id, number, match_id, sport_id, league_id, market_id, market_type, period,
       option_type, asked_odds, odds, is_live) values ($1, 1, 1, 1, 1, 1, 99, 1001, 1, 1500, 1500, false)`,
    [id],
  )
  expect((await of(binh)).margin.sports).toEqual({
    bets: 1,
    staked: '100000.00',
    cost: '10714.30',
    left: WEEKS,
  })
})

test('games cost what they state: nothing is made up for one that states nothing', async () => {
  const { margin, total } = await of(lan)
  expect(margin.games).toMatchObject({ staked: '0.00', costMost: '0.00', unstated: total.gamesStaked })
  const [listed] = await database.asOwner(
    "select symbol, (facts->>'returnLeast')::int as least, (facts->>'returnMost')::int as most from platform.game where facts is not null order by id limit 1",
  )
  await round(lan, 100_000, 0, String(listed?.['symbol']))
  const { margin: now, kinds } = await of(lan)
  const share = (back: unknown) => ((100_000 * (10_000 - Number(back))) / 10_000).toFixed(2)
  expect(now.games).toMatchObject({
    staked: '100000.00',
    costLeast: share(listed?.['most']),
    costMost: share(listed?.['least']),
  })
  expect(kinds.find(({ key }) => key === listed?.['symbol'])?.name).not.toBe('')
})

test('limits are proposed from full weeks alone, below what holds, and never higher', async () => {
  const { proposals } = await of(lan)
  // Deposits of six weeks: 1,000,000 to 1,185,000; the middle is 1,074,000.
  expect(proposals.deposit).toEqual({ amount: '1000000.00', now: null, weeks: WEEKS })
  expect(proposals.time?.now).toBeNull()
  const usual = proposals.time?.minutes ?? 0
  expect(usual % 15).toBe(0)
  await world.call(setPlayLimit, { kind: 'deposit', period: 'week', amount: '1200000' }, lan)
  expect((await of(lan)).proposals.deposit).toMatchObject({ amount: '1000000.00', now: '1200000.00' })
  await world.call(setPlayLimit, { kind: 'deposit', period: 'week', amount: '900000' }, lan)
  await world.call(setSessionLimit, { minutes: usual }, lan)
  expect((await of(lan)).proposals).toMatchObject({ deposit: null, time: null })
})

test('the file has a line for each period, and no field that a spreadsheet would run', async () => {
  const text = String((await world.call(getInsightFile, { by: 'week' }, { ...lan, language: 'en-US' })).data)
  const lines = text.trim().split('\r\n')
  expect(lines).toHaveLength(13)
  expect(lines[0]).toContain('"Staked on sports"')
  const { periods } = await of(lan)
  expect(lines.at(-1)).toBe(
    [
      ...[
        'day',
        'deposits',
        'withdrawals',
        'sportsStaked',
        'sportsReturned',
        'gamesStaked',
        'gamesReturned',
        'result',
        'minutes',
      ].map((name) => String(periods.at(-1)?.[name as 'day'])),
      'VND',
    ]
      .map((field) => `"${field}"`)
      .join(','),
  )
  expect(text).not.toMatch(/"[=+@]/)
})

test('nobody sees another’s, a guest sees none, and who has done nothing is told so', async () => {
  const nobody = await world.call(getInsight, { by: 'day' }, person(9))
  expect(nobody.code).toBe(ERRORS.SESSION_EXPIRED.wire)
  const fresh = await joined(3, 'insightnew1')
  const told = await of(fresh, 'month')
  expect(told.kinds).toEqual([])
  expect(told.total).toMatchObject({ deposits: '0.00', result: '0.00' })
  expect(told.bestAndWorst.bet).toEqual({ best: null, worst: null })
  expect(told.proposals).toEqual({ deposit: null, loss: null, time: null })
  expect((await world.call(getInsight, { by: 'year' as 'day' }, fresh)).code).not.toBe(200)
})

test('who rests or has excluded themself still sees it', async () => {
  await world.call(takeBreak, { days: 7 }, binh)
  expect((await of(binh)).total.sportsStaked).toBe('160000.00')
  await world.call(excludeMember, { months: 6, isSure: true }, binh)
  const visit = { userName: binh.name, password: GOOD_PASSWORD, isVisit: true }
  binh.token = (await world.call(loginByName, visit, binh)).data.accessToken
  expect((await of(binh)).total.sportsStaked).toBe('160000.00')
})
