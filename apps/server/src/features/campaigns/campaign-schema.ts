import { CHANNEL_KINDS } from '@keo/contract/deposit'
import {
  BOX_SIZES,
  CAMPAIGN_ARTS,
  CAMPAIGN_KINDS,
  CAMPAIGN_TAGS,
  CampaignId,
  StepId,
  type CampaignKind,
} from '@keo/contract/campaign-names'
import { withoutMarkup } from '@keo/contract/plain-text'
import { BADGES, isMoneyReward, REWARD_KINDS } from '@keo/contract/rewards'
import { LANGUAGES } from '@keo/messages/languages'
import * as z from 'zod/mini'

/** What an operator writes down in a file of `apps/server/campaigns` (docs/campaigns.md). Sums are whole dong. */

const words = z.string().check(z.minLength(1), z.maxLength(600), withoutMarkup)
const Words = z.strictObject({ vi: words, en: words, 'zh-CN': words, th: words })
export type Words = z.output<typeof Words>

const Dong = z.int().check(z.gt(0), z.lte(100_000_000_000))
const Count = z.int().check(z.gt(0), z.lte(1_000_000))
const Ids = z.array(z.int()).check(z.minLength(1))
const PriceText = z.string().check(z.regex(/^\d{1,4}\.\d{2}$/))

const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const MonthDay = z.string().check(z.regex(/^\d{2}-\d{2}$/))

/** First and last day, both inside, at the site's time. `yearly` comes back each year and may pass New Year. */
const Period = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('always') }),
  z.strictObject({ kind: z.literal('dates'), first: Day, last: Day }),
  z.strictObject({ kind: z.literal('yearly'), first: MonthDay, last: MonthDay }),
])
export type Period = z.output<typeof Period>

const bets = {
  sports: z.optional(Ids),
  /** Of the whole bet: legs multiplied. */
  priceFrom: z.optional(PriceText),
  priceTo: z.optional(PriceText),
  legsFrom: z.optional(Count),
  /** Bets of legs in these leagues alone. */
  leagues: z.optional(Ids),
  /** Bets with a leg on one of these matches. */
  matches: z.optional(z.array(z.string().check(z.regex(/^\d{1,30}$/)))),
}

const deposits = { channels: z.optional(z.array(z.enum(CHANNEL_KINDS)).check(z.minLength(1))) }

/** What is read from the facts of a member between two instants. */
const Measure = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('deposits'), ...deposits }),
  z.strictObject({ of: z.literal('deposit-days'), ...deposits }),
  /** The sum of the first deposit there ever was, or the first through one channel, where it lies in the window. */
  z.strictObject({ of: z.literal('first-deposit'), channel: z.optional(z.enum(CHANNEL_KINDS)) }),
  z.strictObject({ of: z.literal('sports-turnover'), ...bets }),
  z.strictObject({ of: z.literal('game-turnover'), gameTypes: z.optional(Ids) }),
  z.strictObject({ of: z.literal('settled-bets'), ...bets }),
  /** Different matches of settled bets. */
  z.strictObject({ of: z.literal('bet-matches'), ...bets }),
  /** The longest row of bets that were won, one settled after the other. */
  z.strictObject({ of: z.literal('win-streak'), ...bets }),
  /** What settled bets and closed rounds took in all, winnings taken off; never below zero. */
  z.strictObject({ of: z.literal('net-loss') }),
  z.strictObject({ of: z.literal('sign-in-days') }),
  /** Invited friends who came to deposit and bet enough in the window; those that are examined or refused do not count. */
  z.strictObject({ of: z.literal('friends') }),
  /** Wins of the side that was chosen in a campaign, in matches that began after the choice. */
  z.strictObject({ of: z.literal('side-golds'), campaign: CampaignId }),
  /** Picks of a campaign that were right, by when the result came. */
  z.strictObject({ of: z.literal('right-picks'), campaign: CampaignId }),
  /** Matches in which a side was cheered for, whoever won, by when the result came. */
  z.strictObject({ of: z.literal('cheers'), campaign: CampaignId }),
  /** Ideas of the member that the site accepted. */
  z.strictObject({ of: z.literal('accepted-ideas') }),
  z.strictObject({ of: z.literal('task'), task: z.enum(['identity', 'passkey', 'payout-target']) }),
])
export type Measure = z.output<typeof Measure>

const Target = z.int().check(z.gt(0), z.lte(100_000_000_000))
const Condition = z.strictObject({ words: Words, measure: Measure, target: Target })
export type Condition = z.output<typeof Condition>

const RewardKind = z.enum(REWARD_KINDS, { error: `a reward is one of ${REWARD_KINDS.join(', ')}` })

/** Free spins in one slot game of the provider, by its symbol: their stakes are what they may cost. */
const Spins = z.strictObject({
  game: z.string().check(z.minLength(1), z.maxLength(32)),
  rounds: z.int().check(z.gt(0), z.lte(200)),
  stake: z.int().check(z.gt(0), z.lte(1_000_000)),
  /** Days in which they are played. */
  days: z.int().check(z.gt(0), z.lte(90)),
})

/** What may be in a box: it is never empty. */
const Prizes = z
  .array(z.strictObject({ id: StepId, weight: Count, cash: Dong }))
  .check(z.minLength(2), z.maxLength(12))

/** A box that is given, and opened when the member likes within the days. */
const GivenBox = z.strictObject({
  size: z.enum(BOX_SIZES),
  prizes: Prizes,
  /** How many times its content is bet before it may leave. */
  turnoverTimes: z.int().check(z.gte(0), z.lte(50)),
  days: z.int().check(z.gt(0), z.lte(90)),
})

/** Turns of the wheel of another campaign, taken within the days on top of those of a day. */
const GivenTurns = z.strictObject({
  wheel: CampaignId,
  count: z.int().check(z.gt(0), z.lte(20)),
  days: z.int().check(z.gt(0), z.lte(90)),
})

/** What a free bet may be staked on, in words for the member and in figures for the check. */
const FreeBetTerms = z.strictObject({
  words: Words,
  /** Of the whole bet: legs multiplied. */
  priceFrom: z.optional(PriceText),
  sports: z.optional(Ids),
  legsFrom: z.optional(z.int().check(z.gt(0), z.lte(20))),
})

/** Money is either a sum, or a part of what was measured (hundredths of a percent), cut at `most`. */
const Reward = z
  .strictObject({
    kind: RewardKind,
    amount: z.optional(Dong),
    rateBp: z.optional(z.int().check(z.gt(0), z.lte(20_000))),
    most: z.optional(Dong),
    /** How many times it is bet before it may leave. */
    turnoverTimes: z.int().check(z.gte(0), z.lte(50)),
    /** Days in which a bonus is to be bet. */
    bonusDays: z.optional(Count),
    /** Days in which a free bet of the amount is used. */
    freeBetDays: z.optional(z.int().check(z.gt(0), z.lte(90))),
    freeBetTerms: z.optional(FreeBetTerms),
    spins: z.optional(Spins),
    badge: z.optional(z.enum(BADGES)),
    box: z.optional(GivenBox),
    turns: z.optional(GivenTurns),
  })
  .check(
    z.refine(
      ({ kind, amount, rateBp, most }) =>
        isMoneyReward(kind)
          ? (amount === undefined) === (rateBp !== undefined && most !== undefined)
          : (kind === 'freeBet') === (amount !== undefined) && rateBp === undefined && most === undefined,
      {
        error:
          'cash and bonus have either an amount, or a rateBp with the most it gives; a freeBet has an amount, others have neither',
      },
    ),
    z.refine(
      ({ kind, turnoverTimes, bonusDays }) =>
        kind === 'bonus' ? turnoverTimes > 0 && bonusDays !== undefined : bonusDays === undefined,
      { error: 'a bonus has turnoverTimes above 0 and bonusDays, others have no bonusDays' },
    ),
    z.refine(
      ({ kind, turnoverTimes, freeBetDays, freeBetTerms, spins, badge, box, turns }) =>
        (kind === 'freeBet') === (freeBetDays !== undefined) &&
        (kind === 'freeBet' || freeBetTerms === undefined) &&
        (kind === 'freeSpins') === (spins !== undefined) &&
        (kind === 'badge') === (badge !== undefined) &&
        (kind === 'giftBox') === (box !== undefined) &&
        (kind === 'wheelTurns') === (turns !== undefined) &&
        (isMoneyReward(kind) || turnoverTimes === 0),
      {
        error:
          'a freeBet has freeBetDays and may have freeBetTerms, freeSpins have spins, a badge has a badge, a giftBox has a box, wheelTurns have turns, and all have 0 as turnoverTimes',
      },
    ),
  )
export type Reward = z.output<typeof Reward>

const Step = z.strictObject({
  id: StepId,
  words: z.optional(Words),
  measure: Measure,
  target: Target,
  reward: Reward,
  /** So many of this step are given in a window, to whoever comes first. */
  pool: z.optional(Count),
})
export type Step = z.output<typeof Step>

const SignInDay = z
  .strictObject({ cash: z.optional(Dong), turns: z.optional(z.int().check(z.gt(0), z.lte(10))) })
  .check(
    z.refine(({ cash, turns }) => cash !== undefined || turns !== undefined, {
      error: 'a day gives cash, turns of the wheel, or both',
    }),
  )
export type SignInDay = z.output<typeof SignInDay>

const Sector = z.strictObject({
  id: StepId,
  words: Words,
  /** Chance of the sector among the weights of all. */
  weight: Count,
  cash: z.optional(Dong),
  turns: z.optional(z.int().check(z.gt(0), z.lte(3))),
})
export type Sector = z.output<typeof Sector>

const Wheel = z.strictObject({
  sectors: z.array(Sector).check(z.minLength(4), z.maxLength(12)),
  /** What gives a turn on its day. */
  turnsFrom: z.array(z.strictObject({ ...Condition.shape, turns: Count })).check(z.minLength(1)),
  /** Turns of a day at most. */
  perDay: z.int().check(z.gt(0), z.lte(20)),
  turnoverTimes: z.int().check(z.gte(0), z.lte(50)),
})
export type Wheel = z.output<typeof Wheel>

const Box = z.strictObject({
  ...Condition.shape,
  id: StepId,
  size: z.enum(BOX_SIZES),
  prizes: Prizes,
})
/** Each is opened once in a cycle when its condition is met; its content is drawn then. */
const Boxes = z.strictObject({
  row: z.array(Box).check(z.minLength(1), z.maxLength(6)),
  turnoverTimes: z.int().check(z.gte(0), z.lte(50)),
})
export type Boxes = z.output<typeof Boxes>

const Audience = z.strictObject({
  levelFrom: z.optional(z.int().check(z.gte(0), z.lte(11))),
  levelTo: z.optional(z.int().check(z.gte(0), z.lte(11))),
  accountDaysFrom: z.optional(z.int().check(z.gte(0))),
  accountDaysTo: z.optional(z.int().check(z.gte(0))),
  lines: z.optional(z.array(z.string()).check(z.minLength(1))),
  languages: z.optional(z.array(z.enum(LANGUAGES)).check(z.minLength(1))),
  /** True: only who has deposited before; false: only who has not. */
  hasDeposited: z.optional(z.boolean()),
})
export type Audience = z.output<typeof Audience>

/** Kinds that live from real matches. */
const FIXTURE_KINDS: ReadonlySet<string> = new Set(['prediction', 'medals', 'cheer'])
const WITHOUT_STEPS: ReadonlySet<CampaignKind> = new Set(['sign-in', 'wheel', 'box'])

export const Campaign = z
  .strictObject({
    id: CampaignId,
    /** Goes up with every change; a claim keeps the one it was made under. */
    version: Count,
    kind: z.enum(CAMPAIGN_KINDS),
    /** Where it stands in the list: the smallest first. */
    position: z.int(),
    art: z.enum(CAMPAIGN_ARTS),
    tags: z.array(z.enum(CAMPAIGN_TAGS)).check(z.minLength(1)),
    title: Words,
    subtitle: Words,
    rules: z.array(z.strictObject({ title: Words, text: Words })).check(z.minLength(1), z.maxLength(8)),
    period: Period,
    /** `draft`: seen by nobody, for the dry run. `void`: called off; nothing more is given, what was paid stays. */
    state: z.enum(['draft', 'on', 'void']),
    /** In what conditions are counted, and how often a step is given. */
    cycle: z.enum(['whole', 'day', 'week', 'month']),
    /** `after`: what the cycle before brought is claimed in this one. */
    claimed: z.enum(['during', 'after']),
    /** After the end of a campaign that is counted as a whole, what was reached is claimed so much longer. */
    claimDays: z.int().check(z.gte(0), z.lte(90)),
    /** `hand`: the member asks for it; `itself`: it is paid without being asked. */
    claim: z.enum(['hand', 'itself']),
    audience: Audience,
    conditions: z.array(Condition),
    steps: z.array(Step),
    signIn: z.optional(z.array(SignInDay).check(z.minLength(7), z.maxLength(7))),
    wheel: z.optional(Wheel),
    /** Whose matches it lives from. */
    fixtures: z.optional(z.strictObject({ leagues: Ids })),
    /** Of medals: whether a member chooses a side. */
    canChoose: z.optional(z.boolean()),
    boxes: z.optional(Boxes),
    /** What it may cost, as a whole or in each cycle. */
    budget: z.strictObject({ amount: Dong, per: z.enum(['whole', 'cycle']) }),
    caps: z.strictObject({
      /** Members who claim on one device. */
      device: z.optional(Count),
      /** Members who claim with one card, wallet or address among their payout targets. */
      payoutTarget: z.optional(Count),
      /** Members who claim and were seen on one device or network. */
      household: z.optional(Count),
      /** Steps of a member in a window. */
      member: z.optional(Count),
    }),
    /** A sum from there on waits for a person of ours. */
    reviewFrom: z.optional(Dong),
  })
  .check(
    z.refine(({ kind, signIn }) => (kind === 'sign-in') === (signIn !== undefined), {
      error: 'seven days of signIn belong to the kind sign-in, and to no other',
    }),
    z.refine(({ kind, wheel }) => (kind === 'wheel') === (wheel !== undefined), {
      error: 'a wheel belongs to the kind wheel, and to no other',
    }),
    z.refine(({ kind, boxes }) => (kind === 'box') === (boxes !== undefined), {
      error: 'a row of boxes belongs to the kind box, and to no other',
    }),
    z.refine(({ boxes }) => new Set(boxes?.row.map(({ id }) => id)).size === (boxes?.row.length ?? 0), {
      error: 'every box has an id of its own',
    }),
    z.refine(({ kind, steps }) => WITHOUT_STEPS.has(kind) === (steps.length === 0), {
      error: 'every kind but sign-in, wheel and box has steps, and those have none',
    }),
    z.refine(({ kind, fixtures }) => FIXTURE_KINDS.has(kind) === (fixtures !== undefined), {
      error: 'fixtures belong to the kinds prediction, medals and cheer, and to no other',
    }),
    z.refine(({ steps }) => new Set(steps.map(({ id }) => id)).size === steps.length, {
      error: 'every step has an id of its own',
    }),
    z.refine(({ kind, cycle }) => (kind !== 'sign-in' && kind !== 'wheel') || cycle === 'day', {
      error: 'sign-in and wheel are counted by the day',
    }),
    z.refine(({ claimed, cycle }) => claimed === 'during' || cycle !== 'whole', {
      error: 'what is claimed after its cycle needs a cycle of a day, a week or a month',
    }),
  )
export type Campaign = z.output<typeof Campaign>
