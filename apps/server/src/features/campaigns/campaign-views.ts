import type { StepState } from '@keo/contract/campaign-names'
import type {
  CampaignCard,
  CampaignCondition,
  CampaignDetail,
  CampaignStep,
  SignInView,
  WheelView,
} from '@keo/contract/campaign-views'
import { isMoneyReward } from '@keo/contract/rewards'
import type { Language } from '@keo/messages/languages'
import { serverTimeText, type Instant } from '@keo/units/instants'
import { money, moneyText } from '@keo/units/money'
import { prizesView } from '../rewards/index.ts'
import { boxSteps } from './boxes.ts'
import type { Campaign, Measure, Step, Words } from './campaign-schema.ts'
import type { Claim } from './claim-store.ts'
import type { DrawnRow } from './draw.ts'
import { isMoney, measured, minorOf, targetOf, type Facts } from './facts.ts'
import { poolPart } from './pools.ts'
import { conditionsOf, positionOf, stepsOf, weightOf, type Progress, type StepProgress } from './steps.ts'
import type { Standing, Window } from './windows.ts'

export const dongText = (minor: bigint): string => moneyText(money(minor, 'VND'))
const timeText = (at: Instant | null | undefined): string =>
  at === null || at === undefined || at <= 0 || at >= Date.UTC(9999, 0, 1) ? '' : serverTimeText(at)

/** All that is known of a campaign and a member, or of a campaign alone. */
export type Known = {
  readonly campaign: Campaign
  readonly standing: Standing
  readonly facts: Facts
  /** Null for a visitor. */
  readonly member: null | {
    readonly isMeant: boolean
    readonly claims: readonly Claim[]
    readonly got: bigint
  }
  readonly taken: ReadonlyMap<string, bigint>
  readonly signIn: SignInView | null
  readonly wheel: WheelView | null
  /** What was found in boxes lately. */
  readonly opened: readonly DrawnRow[]
}

const unitOf = (measure: Measure) => (isMoney(measure) ? ('money' as const) : ('count' as const))
const valueText = (measure: Measure, value: bigint): string =>
  isMoney(measure) ? dongText(value) : String(value)

function progressText(
  { words, measure }: { words?: Words | undefined; measure: Measure },
  { done, target, isMet }: Progress,
  language: Language,
): CampaignCondition {
  return {
    text: words?.[language] ?? '',
    unit: unitOf(measure),
    of: measure.of === 'task' ? measure.task : measure.of,
    done: valueText(measure, done < target ? done : target),
    target: valueText(measure, target),
    isMet,
  }
}

export function stepStates(
  known: Known,
): { progress: StepProgress; state: StepState; left: number | null }[] {
  const { campaign, standing, member, taken } = known
  const isOverspent = budgetLeft(known)
  const steps = [...campaign.steps, ...boxSteps(campaign)]
  return stepsOf({ ...campaign, steps }, known.facts).map((progress) => {
    const { step } = progress
    const left = step.pool === undefined ? null : poolLeft(step, standing.window, taken)
    const claim = member?.claims.findLast((one) => one.step === step.id && one.state !== 'taken')
    return { progress, left, state: stateOf(progress, { claim, left, known, isOverspent }) }
  })
}

type Around = {
  claim: Claim | undefined
  left: number | null
  known: Known
  isOverspent: (amount: bigint) => boolean
}

function stateOf(
  { isReached, amount }: StepProgress,
  { claim, left, known, isOverspent }: Around,
): StepState {
  if (claim) return CLAIM_STATES[claim.state]
  if (known.member && !known.member.isMeant) return 'closed'
  if (left === 0 || isOverspent(amount)) return 'soldOut'
  return known.member && isReached && known.standing.window ? 'ready' : 'locked'
}

const CLAIM_STATES = { given: 'claimed', held: 'held', refused: 'closed', taken: 'locked' } as const

/** Whether a sum is more than the budget still holds. */
function budgetLeft({ campaign, standing: { window }, taken }: Known): (amount: bigint) => boolean {
  const part = `budget:${campaign.budget.per === 'cycle' ? (window?.key ?? '') : 'all'}`
  const left = minorOf(campaign.budget.amount) - (taken.get(part) ?? 0n)
  return (amount) => amount > left
}

function poolLeft({ id, pool = 0 }: Step, window: Window | null, taken: ReadonlyMap<string, bigint>): number {
  return window ? Math.max(0, pool - Number(taken.get(poolPart(window, id)) ?? 0n)) : pool
}

const stepView = (
  { progress, state, left }: ReturnType<typeof stepStates>[number],
  language: Language,
): CampaignStep => {
  const { step, amount } = progress
  const { reward } = step
  return {
    ...progressText(step, progress, language),
    id: step.id,
    state,
    left,
    reward: {
      kind: reward.kind,
      amount: dongText(amount),
      rateBp: reward.rateBp ?? null,
      most: reward.most === undefined ? null : dongText(minorOf(reward.most)),
      turnoverTimes: reward.turnoverTimes,
      bonusDays: reward.bonusDays ?? null,
      spins: reward.spins ? { rounds: reward.spins.rounds, days: reward.spins.days } : null,
      badge: reward.badge ?? null,
      turns: reward.turns ?? null,
      box: reward.box ? { ...reward.box, prizes: prizesView(reward.box.prizes) } : null,
    },
  }
}

export function cardOf(known: Known, language: Language): CampaignCard {
  const { campaign, standing } = known
  return {
    id: campaign.id,
    version: campaign.version,
    kind: campaign.kind,
    art: campaign.art,
    tags: campaign.tags,
    title: campaign.title[language],
    subtitle: campaign.subtitle[language],
    phase: standing.phase,
    fromTime: timeText(standing.season.from),
    untilTime: timeText(standing.season.until),
    comesBackTime: timeText(standing.comesBack),
    mine: mineOf(known),
  }
}

function mineOf(known: Known): CampaignCard['mine'] {
  const { member, signIn, wheel } = known
  if (!member) return null
  const none = { ready: dongText(0n), percent: 0, count: 0 }
  if (!member.isMeant) return { ...none, state: 'closed' }
  if (signIn) {
    const { cash } = signIn.days[signIn.today - 1] ?? { cash: null }
    const count = signIn.streak === 0 ? 0 : positionOf(signIn.streak)
    return signIn.isSignedToday
      ? { ...none, state: 'done', count }
      : { ...none, state: 'ready', ready: cash ?? none.ready, count }
  }
  if (wheel) return { ...none, state: wheel.turnsLeft > 0 ? 'ready' : 'open', count: wheel.turnsLeft }
  const steps = stepStates(known)
  const ready = steps.filter(({ state }) => state === 'ready')
  const sum = ready.reduce((total, { progress }) => total + moneyOf(progress), 0n)
  const open = steps.find(({ state }) => state === 'locked')
  if (known.campaign.boxes && ready.length > 0) return { ...none, state: 'ready', count: ready.length }
  const percent = open ? percentOf(open.progress) : 100
  if (ready.length > 0) return { ...none, state: 'ready', ready: dongText(sum), percent }
  if (open) return { ...none, state: 'open', percent }
  const isGot = steps.some(({ state }) => state === 'claimed' || state === 'held')
  return { ...none, state: isGot ? 'done' : 'soldOut', percent }
}

/** Things that are given are no sum. */
const moneyOf = ({ step: { reward }, amount }: StepProgress): bigint =>
  isMoneyReward(reward.kind) ? amount : 0n

const percentOf = ({ done, target }: Progress): number =>
  Number(done >= target ? 100n : (done * 100n) / target)

export function detailOf(known: Known, language: Language): CampaignDetail {
  const { campaign, standing, facts, member } = known
  const conditions = conditionsOf(campaign, facts)
  return {
    ...cardOf(known, language),
    rules: campaign.rules.map(({ title, text }) => ({ title: title[language], text: text[language] })),
    countsFromTime: timeText(standing.window?.from),
    countsUntilTime: timeText(standing.window?.until),
    claimUntilTime: timeText(standing.window?.claimUntil),
    conditions: campaign.conditions.map((condition, at) =>
      progressText(condition, conditions[at] ?? { done: 0n, target: 1n, isMet: false }, language),
    ),
    steps: campaign.boxes ? [] : stepStates(known).map((step) => stepView(step, language)),
    got: dongText(member?.got ?? 0n),
    signIn: known.signIn,
    wheel: known.wheel,
    boxes: boxesView(known, language),
  }
}

function boxesView(known: Known, language: Language): CampaignDetail['boxes'] {
  const { boxes } = known.campaign
  if (!boxes) return null
  const states = stepStates(known)
  const row = boxes.row.flatMap((box) => {
    const standing = states.find(({ progress }) => progress.step.id === box.id)
    if (!standing) return []
    const claim = known.member?.claims.find(({ step }) => step === box.id)
    return {
      ...progressText(box, standing.progress, language),
      id: box.id,
      size: box.size,
      state: standing.state,
      content: claim ? dongText(claim.amount) : null,
      prizes: prizesView(box.prizes),
    }
  })
  const opened = known.opened.map(({ id, cash, at }) => ({
    id,
    cash: dongText(cash ?? 0n),
    time: serverTimeText(at),
  }))
  return { row, turnoverTimes: boxes.turnoverTimes, opened }
}

type TurnFacts = {
  facts: Facts
  turnsLeft: number
  /** By rewards, with the end of those that end first. */
  given: { left: number; until: Instant | null }
  turns: readonly { id: string; sector: string; cash: bigint | null; at: Instant }[]
}

/** Chances as they are: hundredths of a percent, cut. */
export function wheelView(
  wheel: NonNullable<Campaign['wheel']>,
  now: TurnFacts,
  language: Language,
): WheelView {
  const weights = weightOf(wheel.sectors)
  return {
    sectors: wheel.sectors.map(({ id, words, weight, cash, turns = 0 }) => ({
      id,
      text: words[language],
      cash: cash === undefined ? null : dongText(minorOf(cash)),
      turns,
      chanceBp: Math.floor((weight * 10_000) / weights),
    })),
    turnsLeft: now.turnsLeft,
    perDay: wheel.perDay,
    given: now.given.left === 0 ? null : { left: now.given.left, untilTime: timeText(now.given.until) },
    ways: wheel.turnsFrom.map((way) => {
      const [done, target] = [measured(way.measure, now.facts), targetOf(way.measure, way.target)]
      return { ...progressText(way, { done, target, isMet: done >= target }, language), turns: way.turns }
    }),
    turns: now.turns.map(({ id, sector, cash, at }) => ({
      id,
      sector,
      cash: cash === null ? null : dongText(cash),
      time: serverTimeText(at),
    })),
  }
}

/** The seven days of the row that a member is in. */
export function signInView(
  gives: NonNullable<Campaign['signIn']>,
  { streak, isSigned, longest }: { streak: number; isSigned: boolean; longest: number },
): SignInView {
  const today = positionOf(isSigned ? streak : streak + 1)
  const done = isSigned ? today : today - 1
  return {
    streak,
    longest,
    isSignedToday: isSigned,
    today,
    days: gives.map(({ cash, turns = 0 }, at) => ({
      day: at + 1,
      cash: cash === undefined ? null : dongText(minorOf(cash)),
      turns,
      isDone: at < done,
    })),
  }
}
