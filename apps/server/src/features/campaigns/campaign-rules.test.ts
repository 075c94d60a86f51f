import { REWARD_KINDS } from '@keo/contract/rewards'
import { days, parseServerTime } from '@keo/units/instants'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { campaignFolder, readCampaign, readCampaigns } from './campaign-library.ts'
import type { Campaign, Measure } from './campaign-schema.ts'
import { measured, minorOf, type BetFact, type Facts } from './facts.ts'
import { amountOf, isInAudience, positionOf, prizeAt, stepsOf, streakUpTo, weightOf } from './steps.ts'
import { oneStep } from './sample-campaign.ts'
import { cycleOf, standingOf } from './windows.ts'

const NOW = parseServerTime('2026-01-31 20:00:00') ?? 0

test('every campaign of the product is right, and its words are there in four languages', () => {
  const campaigns = readCampaigns(campaignFolder())
  expect(campaigns.length).toBeGreaterThan(5)
  expect(new Set(campaigns.map(({ id }) => id)).size).toBe(campaigns.length)
})

test('the product gives rewards of every kind', () => {
  const steps = readCampaigns(campaignFolder()).flatMap((campaign) => campaign.steps)
  expect(new Set(steps.map(({ reward }) => reward.kind))).toEqual(new Set(REWARD_KINDS))
})

test.each([
  [
    'a reward that nobody knows',
    { steps: [{ ...oneStep('a').steps[0], reward: { kind: 'car', amount: 1, turnoverTimes: 1 } }] },
    /giftBox, wheelTurns/,
  ],
  [
    'a gift box without its contents',
    { steps: [{ ...oneStep('a').steps[0], reward: { kind: 'giftBox', turnoverTimes: 0 } }] },
    /a giftBox has a box/,
  ],
  [
    'wheel turns without their wheel',
    { steps: [{ ...oneStep('a').steps[0], reward: { kind: 'wheelTurns', turnoverTimes: 0 } }] },
    /wheelTurns have turns/,
  ],
  [
    'a free bet without its days',
    { steps: [{ ...oneStep('a').steps[0], reward: { kind: 'freeBet', amount: 1, turnoverTimes: 0 } }] },
    /freeBetDays/,
  ],
  [
    'free spins that are money too',
    {
      steps: [
        {
          ...oneStep('a').steps[0],
          reward: {
            kind: 'freeSpins',
            amount: 5,
            spins: { game: 'keo-slot', rounds: 1, stake: 1, days: 1 },
            turnoverTimes: 0,
          },
        },
      ],
    },
    /neither/,
  ],
  [
    'a badge without its name',
    { steps: [{ ...oneStep('a').steps[0], reward: { kind: 'badge', turnoverTimes: 0 } }] },
    /badge/,
  ],
  [
    'a bonus without a time',
    { steps: [{ ...oneStep('a').steps[0], reward: { kind: 'bonus', amount: 1, turnoverTimes: 1 } }] },
    /bonusDays/,
  ],
  ['a field nobody knows', { colour: 'red' }, /colour/],
  ['a budget below zero', { budget: { amount: -5, per: 'whole' } }, /budget/],
  ['a wheel without sectors', { kind: 'wheel' }, /wheel/],
  ['a missing language', { title: { vi: 'a', en: 'a', th: 'a' } }, /title/],
])('a file with %s is refused with a sentence that names it', (_, change, sentence) => {
  expect(() => readCampaign(JSON.stringify({ ...oneStep('aa'), ...change }), 'aa.json')).toThrow(sentence)
})

test('a file is called as its campaign is', () => {
  expect(() => readCampaign(JSON.stringify(oneStep('aa')), 'bb.json')).toThrow('aa.json')
  expect(() => readCampaign('{', 'bb.json')).toThrow('no JSON')
})

const windowAt = (more: Partial<Campaign>, at = NOW) => standingOf(oneStep('w', more), at)

test('a yearly season passes New Year, is running inside, and says when it comes back', () => {
  const period = { kind: 'yearly', first: '12-20', last: '01-10' } as const
  const inside = parseServerTime('2026-01-10 23:59:59') ?? 0
  expect(windowAt({ period }, inside).phase).toBe('running')
  const after = windowAt({ period }, inside + 1000)
  expect(after).toMatchObject({ phase: 'ended', comesBack: parseServerTime('2026-12-20'), window: null })
})

test('a campaign that is counted as a whole is claimed some days longer than it runs', () => {
  const more = {
    cycle: 'whole',
    period: { kind: 'dates', first: '2026-01-01', last: '2026-01-30' },
    claimDays: 2,
  } as const
  const end = parseServerTime('2026-01-31') ?? 0
  expect(windowAt(more, end - 1)).toMatchObject({
    phase: 'running',
    window: { until: end, claimUntil: end + days(2) },
  })
  expect(windowAt(more, end + days(2) - 1)).toMatchObject({
    phase: 'ended',
    window: { key: 'all-2026-01-01' },
  })
  expect(windowAt(more, end + days(2)).window).toBeNull()
})

test('what is claimed after its cycle is counted in the one before', () => {
  expect(windowAt({ claimed: 'after' }).window).toMatchObject({
    key: '2026-01-30',
    claimUntil: parseServerTime('2026-02-01'),
  })
})

test('days, weeks and months follow each other without a gap, whatever the instant', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4_000_000_000_000 }),
      fc.constantFrom('day', 'week', 'month'),
      (at, cycle) => {
        const { from, until } = cycleOf(cycle as 'day', at)
        expect(from <= at && at < until).toBe(true)
        expect(cycleOf(cycle as 'day', until).from).toBe(until)
        expect(cycleOf(cycle as 'day', from - 1).until).toBe(from)
      },
    ),
  )
})

const bet: fc.Arbitrary<BetFact> = fc.record({
  at: fc.integer({ min: 0, max: 1e12 }),
  stake: fc.bigInt({ min: 1n, max: 10n ** 10n }),
  validStake: fc.bigInt({ min: 0n, max: 10n ** 10n }),
  paid: fc.bigInt({ min: 0n, max: 10n ** 11n }),
  lost: fc.bigInt({ min: -(10n ** 11n), max: 10n ** 10n }),
  sports: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
  leagues: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
  matches: fc.uniqueArray(fc.constantFrom('1', '2', '3', '4'), { minLength: 1, maxLength: 3 }),
  legs: fc.integer({ min: 1, max: 5 }),
  price: fc.integer({ min: 1010, max: 9000 }),
})
const factsOf = (bets: readonly BetFact[]): Facts => ({
  bets,
  deposits: [],
  games: [],
  signInDays: 0,
  friends: 0,
  rightPicks: new Map(),
  cheers: new Map(),
  acceptedIdeas: 0,
  sideGolds: new Map(),
  tasks: new Set(),
})

/** The same figure by a loop that looks at one bet after the other. */
function slowly(measure: Measure, bets: readonly BetFact[]): bigint {
  let [sum, count, run, longest] = [0n, 0n, 0n, 0n]
  const matches = new Set<string>()
  for (const one of bets) {
    if (!('sports' in measure || 'priceFrom' in measure || 'legsFrom' in measure || 'of' in measure)) continue
    const { sports, priceFrom, legsFrom } = measure as {
      sports?: number[]
      priceFrom?: string
      legsFrom?: number
    }
    if (legsFrom !== undefined && one.legs < legsFrom) continue
    if (priceFrom !== undefined && one.price < Number(priceFrom) * 1000) continue
    if (sports?.length && one.sports.some((sport) => !sports.includes(sport))) continue
    sum += one.validStake
    if (one.validStake > 0n) {
      count += 1n
      for (const match of one.matches) matches.add(match)
    }
    run = one.paid > one.stake ? run + 1n : 0n
    if (run > longest) longest = run
  }
  if (measure.of === 'sports-turnover') return sum
  if (measure.of === 'settled-bets') return count
  return measure.of === 'bet-matches' ? BigInt(matches.size) : longest
}

test("the engine's figures equal a slow recomputation, for every measure of bets", () => {
  const measure = fc.record(
    {
      of: fc.constantFrom('sports-turnover', 'settled-bets', 'bet-matches', 'win-streak'),
      sports: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1 }),
      priceFrom: fc.constantFrom('1.50', '2.00', '3.25'),
      legsFrom: fc.integer({ min: 1, max: 4 }),
    },
    { requiredKeys: ['of'] },
  )
  fc.assert(
    fc.property(measure, fc.array(bet, { maxLength: 30 }), (asked, bets) => {
      expect(measured(asked as Measure, factsOf(bets))).toBe(slowly(asked as Measure, bets))
    }),
  )
})

test('a reward by rate is whole dong, never more than its part, never above its most', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 14n }),
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: 1, max: 10 ** 8 }),
      (done, rateBp, most) => {
        const amount = amountOf({ kind: 'cash', rateBp, most, turnoverTimes: 0 }, done)
        expect(amount % 100n).toBe(0n)
        expect(amount * 10_000n <= done * BigInt(rateBp)).toBe(true)
        expect(amount <= minorOf(most)).toBe(true)
      },
    ),
  )
})

test('a step is reached only when every condition is met too', () => {
  const campaign = oneStep('c', {
    conditions: [{ words: oneStep('c').title, measure: { of: 'task', task: 'passkey' }, target: 1 }],
  })
  const bets = [
    {
      at: 1,
      stake: 1n,
      validStake: minorOf(100_000),
      paid: 0n,
      lost: 1n,
      sports: [1],
      leagues: [1],
      matches: ['1'],
      legs: 1,
      price: 1900,
    },
  ]
  expect(stepsOf(campaign, factsOf(bets))[0]).toMatchObject({ isMet: true, isReached: false })
  expect(stepsOf(campaign, { ...factsOf(bets), tasks: new Set(['passkey']) })[0]?.isReached).toBe(true)
})

test.each([
  [{ levelFrom: 3 }, false],
  [{ levelTo: 2 }, true],
  [{ accountDaysFrom: 11 }, false],
  [{ accountDaysTo: 10 }, true],
  [{ lines: ['other'] }, false],
  [{ languages: ['vi'] }, true],
  [{ languages: ['th'] }, false],
  [{ hasDeposited: true }, false],
] as const)(
  'an audience of %j has somebody of level 2, ten days old, who speaks Vietnamese: %s',
  (audience, isIn) => {
    const who = { level: 2, registeredAt: NOW - days(10), line: '', language: 'vi', hasDeposited: false }
    expect(
      isInAudience(
        {
          ...audience,
          lines: 'lines' in audience ? [...audience.lines] : undefined,
          languages: 'languages' in audience ? [...audience.languages] : undefined,
        },
        who,
        NOW,
      ),
    ).toBe(isIn)
  },
)

test('every roll below the sum of the weights has its sector, as often as the weight says', () => {
  const sectors = [3, 1, 4].map((weight, at) => ({ id: `s${at}`, weight, words: oneStep('c').title }))
  const drawn = Array.from({ length: weightOf(sectors) }, (_, roll) => prizeAt(sectors, roll).id)
  expect(drawn.join(' ')).toBe('s0 s0 s0 s1 s2 s2 s2 s2')
  expect(() => prizeAt(sectors, 8)).toThrow(RangeError)
})

test('a row counts back to the first day that was left out', () => {
  const before = (day: string) => `d${Number(day.slice(1)) - 1}`
  expect(streakUpTo(new Set(['d1', 'd3', 'd4', 'd5']), before, 'd5')).toBe(3)
  expect([1, 7, 8, 14, 15].map(positionOf)).toEqual([1, 7, 1, 7, 1])
})
