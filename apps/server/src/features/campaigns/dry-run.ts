import type { MemberId } from '@keo/contract/ids'
import { days, serverDay, type Instant } from '@keo/units/instants'
import { boxSteps } from './boxes.ts'
import type { CampaignNeeds } from './campaign-parts.ts'
import type { Campaign } from './campaign-schema.ts'
import { factKindsOf } from './fact-kinds.ts'
import { sqlFactStore, type Between } from './fact-store.ts'
import { measured, minorOf, targetOf, type Facts } from './facts.ts'
import { isInAudience, meanOf, positionOf, stepsOf } from './steps.ts'
import { cycleOf } from './windows.ts'

export type DryRun = {
  readonly id: string
  readonly days: number
  readonly windows: number
  readonly members: number
  readonly rewards: number
  /** Minor units of dong; of wheels and boxes what they give on average. */
  readonly cost: bigint
  /** What its budget and pools would have kept back. */
  readonly refused: bigint
}

type Reached = {
  readonly member: MemberId
  readonly step: string
  readonly pool: number
  readonly amount: bigint
}

/** What a campaign would have given on past days, had it run then: read from the same facts by the same rules. */
export function createDryRun({
  clock,
  database,
  tenantId,
}: Pick<CampaignNeeds, 'clock' | 'database' | 'tenantId'>) {
  const store = sqlFactStore(database.db, tenantId)

  async function reachedIn(campaign: Campaign, window: Between): Promise<Reached[]> {
    const found: Reached[] = []
    for (const member of await store.activeMembers(window)) {
      const asker = await store.asker(member, campaign.audience.languages?.[0] ?? 'vi')
      if (!asker || !isInAudience(campaign.audience, asker, window.until)) continue
      const given = givenTo(campaign, await store.factsOf(member, window, factKindsOf(campaign)))
      for (const { step, pool, amount } of given) found.push({ member, step, pool, amount })
    }
    return found
  }

  return async (campaign: Campaign, dayCount: number): Promise<DryRun> => {
    const windows = windowsOf(campaign, clock.now(), dayCount)
    const members = new Set<MemberId>()
    const total = { rewards: 0, cost: 0n, refused: 0n }
    let budget = minorOf(campaign.budget.amount)
    for (const window of windows) {
      if (campaign.budget.per === 'cycle') budget = minorOf(campaign.budget.amount)
      const pools = new Map<string, number>()
      for (const { member, step, pool, amount } of await reachedIn(campaign, window)) {
        const taken = pools.get(step) ?? 0
        if (amount > budget || taken >= pool) {
          total.refused += amount
          continue
        }
        pools.set(step, taken + 1)
        budget -= amount
        members.add(member)
        total.rewards += 1
        total.cost += amount
      }
    }
    return { id: campaign.id, days: dayCount, windows: windows.length, members: members.size, ...total }
  }
}

/** The cycles of the past days, oldest first; a campaign that is counted as a whole has one. */
function windowsOf({ cycle }: Campaign, now: Instant, dayCount: number): Between[] {
  const until = serverDay(now).from
  const from = until - days(dayCount)
  if (cycle === 'whole') return [{ from, until }]
  const windows: Between[] = []
  for (let at = from; at < until;) {
    const one = cycleOf(cycle, at)
    windows.push({ from: Math.max(one.from, from), until: Math.min(one.until, until) })
    at = one.until
  }
  return windows
}

/** What one member would have got of a window. */
export function givenTo(campaign: Campaign, facts: Facts): Omit<Reached, 'member'>[] {
  const { wheel, signIn, boxes } = campaign
  if (signIn) {
    const day = signIn[positionOf(Math.max(1, facts.signInDays)) - 1]
    if (facts.signInDays === 0 || day?.cash === undefined) return []
    return [{ step: 'day', pool: Infinity, amount: minorOf(day.cash) }]
  }
  if (wheel) {
    const met = wheel.turnsFrom.filter(
      ({ measure, target }) => measured(measure, facts) >= targetOf(measure, target),
    )
    const turns = Math.min(
      wheel.perDay,
      met.reduce((sum, one) => sum + one.turns, 0),
    )
    const amount = meanOf(wheel.sectors) * BigInt(turns)
    return turns === 0 ? [] : [{ step: 'turns', pool: Infinity, amount }]
  }
  if (boxes)
    return stepsOf({ ...campaign, steps: boxSteps(campaign) }, facts)
      .filter(({ isReached }) => isReached)
      .map(({ step: { id } }) => {
        const { prizes = [] } = boxes.row.find((box) => box.id === id) ?? {}
        return { step: id, pool: Infinity, amount: meanOf(prizes) }
      })
  return stepsOf(campaign, facts)
    .filter(({ isReached }) => isReached)
    .map(({ step: { id, pool = Infinity, reward }, amount }) => {
      return { step: id, pool, amount: reward.box ? meanOf(reward.box.prizes) : amount }
    })
}
