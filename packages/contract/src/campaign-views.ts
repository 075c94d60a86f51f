import * as z from 'zod/mini'
import { Count, DongAmount } from './amounts.ts'
import { BoxPrizes } from './box-prizes.ts'
import {
  BOX_SIZES,
  CAMPAIGN_ARTS,
  CAMPAIGN_KINDS,
  CAMPAIGN_PHASES,
  CAMPAIGN_TAGS,
  CampaignId,
  CampaignVersion,
  STEP_STATES,
  StepId,
} from './campaign-names.ts'
import { BADGES, REWARD_KINDS } from './rewards.ts'
import { ServerTime } from './server-time.ts'

/** How the caller stands; null for a visitor. */
const Mine = z.nullable(
  z.object({
    state: z.enum(['open', 'ready', 'done', 'soldOut', 'closed']),
    /** What may be claimed at once. */
    ready: DongAmount,
    /** Of the step that is nearest: 0 to 100. */
    percent: z.int().check(z.gte(0), z.lte(100)),
    /** Turns of the wheel that are left, boxes that can be opened, or the day of the row. */
    count: Count,
  }),
)

const card = {
  id: CampaignId,
  version: CampaignVersion,
  kind: z.enum(CAMPAIGN_KINDS),
  art: z.enum(CAMPAIGN_ARTS),
  tags: z.array(z.enum(CAMPAIGN_TAGS)),
  title: z.string(),
  subtitle: z.string(),
  phase: z.enum(CAMPAIGN_PHASES),
  /** First instant, and the first one after it; empty where there is no bound. */
  fromTime: ServerTime,
  untilTime: ServerTime,
  /** When it begins again, for one that is not running. */
  comesBackTime: ServerTime,
  mine: Mine,
}
export const CampaignCard = z.object(card)
export type CampaignCard = z.output<typeof CampaignCard>

const Progress = {
  text: z.string(),
  /** Sums of dong as decimal text, or plain numbers. */
  unit: z.enum(['money', 'count']),
  /** What is measured, such as `deposits`, or the task itself: where the member can go on. */
  of: z.string(),
  done: z.string(),
  target: z.string(),
  isMet: z.boolean(),
}
const CampaignCondition = z.object(Progress)
export type CampaignCondition = z.output<typeof CampaignCondition>

const CampaignStep = z.object({
  ...Progress,
  id: StepId,
  state: z.enum(STEP_STATES),
  reward: z.object({
    kind: z.enum(REWARD_KINDS),
    /** What it gives by now; of a fixed sum that sum, of free spins their stakes, of a gift box the most, of a badge or turns zero. */
    amount: DongAmount,
    /** Hundredths of a percent of what is measured, with the most it gives; null for a fixed sum. */
    rateBp: z.nullable(z.int()),
    most: z.nullable(DongAmount),
    turnoverTimes: Count,
    bonusDays: z.nullable(Count),
    spins: z.nullable(z.object({ rounds: Count, days: Count })),
    badge: z.nullable(z.enum(BADGES)),
    turns: z.nullable(z.object({ wheel: CampaignId, count: Count, days: Count })),
    box: z.nullable(
      z.object({ size: z.enum(BOX_SIZES), days: Count, turnoverTimes: Count, prizes: BoxPrizes }),
    ),
  }),
  /** What is left of its pool; null where there is none. */
  left: z.nullable(Count),
})
export type CampaignStep = z.output<typeof CampaignStep>

const SignIn = z.object({
  /** Days in a row so far, today's counted once it is signed. */
  streak: Count,
  longest: Count,
  isSignedToday: z.boolean(),
  /** The day of the seven that is today. */
  today: z.int().check(z.gte(1), z.lte(7)),
  days: z.array(z.object({ day: z.int(), cash: z.nullable(DongAmount), turns: Count, isDone: z.boolean() })),
})
export type SignInView = z.output<typeof SignIn>

const WheelSector = z.object({
  id: StepId,
  text: z.string(),
  cash: z.nullable(DongAmount),
  turns: Count,
  /** Its published chance, in hundredths of a percent. */
  chanceBp: Count,
})
export type WheelSector = z.output<typeof WheelSector>
const Wheel = z.object({
  sectors: z.array(WheelSector),
  turnsLeft: Count,
  perDay: Count,
  /** Those of `turnsLeft` that a campaign gave, with the day by which the first of them must be taken; null where there are none. */
  given: z.nullable(z.object({ left: Count, untilTime: ServerTime })),
  /** What gives a turn today. */
  ways: z.array(z.object({ ...Progress, turns: Count })),
  /** The own turns, newest first. */
  turns: z.array(
    z.object({ id: z.string(), sector: StepId, cash: z.nullable(DongAmount), time: ServerTime }),
  ),
})
export type WheelView = z.output<typeof Wheel>

const GiftBox = z.object({
  ...Progress,
  id: StepId,
  size: z.enum(BOX_SIZES),
  /** `claimed`: it was opened, with `content` in it. */
  state: z.enum(STEP_STATES),
  content: z.nullable(DongAmount),
  prizes: BoxPrizes,
})
export type GiftBoxView = z.output<typeof GiftBox>

export const CampaignDetail = z.object({
  ...card,
  rules: z.array(z.object({ title: z.string(), text: z.string() })),
  /** What is counted now: a day, a month, or all of it. Empty where nothing is. */
  countsFromTime: ServerTime,
  countsUntilTime: ServerTime,
  claimUntilTime: ServerTime,
  conditions: z.array(CampaignCondition),
  steps: z.array(CampaignStep),
  /** What the caller got of it so far. */
  got: DongAmount,
  signIn: z.nullable(SignIn),
  wheel: z.nullable(Wheel),
  /** Boxes in their row, and what the caller found in boxes, newest first. */
  boxes: z.nullable(
    z.object({
      row: z.array(GiftBox),
      turnoverTimes: Count,
      opened: z.array(z.object({ id: z.string(), cash: DongAmount, time: ServerTime })),
    }),
  ),
})
export type CampaignDetail = z.output<typeof CampaignDetail>
