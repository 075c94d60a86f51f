import type { Tx } from '@keo/service-kit/db/database'
import { days } from '@keo/units/instants'
import { money, type Minor } from '@keo/units/money'
import type { Post, PostAll } from '../ledger/index.ts'
import type { Gift as RewardGift, NewReward } from '../rewards/index.ts'
import { createAdmission } from './admission.ts'
import type { Caller, CampaignNeeds } from './campaign-parts.ts'
import type { Campaign, Reward } from './campaign-schema.ts'
import { sqlClaimStore, type Claim, type Terms } from './claim-store.ts'
import { minorOf } from './facts.ts'
import { sqlPoolStore } from './pool-store.ts'
import { budgetPart } from './pools.ts'
import { isWithoutSum } from './steps.ts'
import type { Window } from './windows.ts'

/** One thing that a campaign gives: a step, a day or a turn. */
export type Gift = {
  readonly step: string
  readonly attempt: number
  readonly amount: bigint
  readonly reward: Pick<Reward, 'kind' | 'turnoverTimes' | 'bonusDays' | keyof GiftParts>
  readonly terms: Terms | null
}

/** The transaction in which something is given, and of what. */
export type GivingAt = {
  readonly tx: Tx
  readonly post: Post
  readonly postAll: PostAll
  readonly campaign: Campaign
  readonly window: Window
}

export type Giving = ReturnType<typeof createGiving>

/** What every way of getting something of a campaign goes through. */
export function createGiving(needs: CampaignNeeds) {
  const { clock, tenantId, rewards } = needs

  /** Writes them down and pays them, in one transaction with what lowered the budget. */
  async function giveAll(
    { tx, post, postAll, campaign, window }: GivingAt,
    gifts: readonly { readonly caller: Caller; readonly gift: Gift }[],
  ): Promise<void> {
    if (gifts.length === 0) return
    const at = clock.now()
    const shared = { campaignId: campaign.id, window, version: campaign.version, at }
    await sqlClaimStore(tx, tenantId).add(
      gifts.map(({ caller: { memberId, deviceNo }, gift: { step, attempt, amount, terms, reward } }) => {
        const state = stateOf(campaign, amount)
        return { ...shared, memberId, deviceNo, step, attempt, amount, terms, state, kind: reward.kind }
      }),
    )
    const real = gifts.filter(({ gift: { amount, reward } }) => amount > 0n || isWithoutSum(reward.kind))
    const granted = real.map(({ caller, gift }) => rewardOf(campaign, window, caller, gift))
    await rewards.give(
      tx,
      { post, postAll },
      granted.filter(({ heldFor }) => !heldFor),
    )
    for (const held of granted)
      if (held.heldFor && (await rewards.grant(tx, held)) === null)
        throw new Error(`A reward of ${campaign.id} was granted before its claim was written.`)
  }

  function rewardOf(campaign: Campaign, window: Window, { memberId }: Caller, gift: Gift): NewReward {
    const { step, attempt, amount, reward } = gift
    return {
      memberId,
      ...rewardKey(campaign.id, { windowKey: window.key, step, attempt }),
      amount: money(amount as Minor, 'VND'),
      kind: reward.kind,
      gift: giftOf(campaign, window, gift),
      turnoverTimes: reward.turnoverTimes,
      claimUntil: null,
      bonusUntil: reward.bonusDays === undefined ? null : clock.now() + days(reward.bonusDays),
      heldFor: stateOf(campaign, amount) === 'held' ? 'campaign-sum' : null,
    }
  }

  return {
    ...createAdmission(needs),
    giveAll,

    /** Sets a sum of the budget aside; false when less is left. The row is locked to the end of the transaction. */
    reserve: (tx: Tx, campaign: Campaign, window: Window, amount: bigint): Promise<boolean> =>
      sqlPoolStore(tx, tenantId).take(campaign.id, [
        { part: budgetPart(campaign, window), amount, size: minorOf(campaign.budget.amount) },
      ]),

    putBack: (tx: Tx, campaign: Campaign, window: Window, amount: bigint): Promise<void> =>
      sqlPoolStore(tx, tenantId).putBack(campaign.id, budgetPart(campaign, window), amount),

    async give(at: GivingAt, caller: Caller, gift: Gift): Promise<'given' | 'held'> {
      await giveAll(at, [{ caller, gift }])
      return stateOf(at.campaign, gift.amount)
    },
  }
}

/** A large sum waits for a reviewer. */
export const stateOf = ({ reviewFrom }: Campaign, amount: bigint): 'given' | 'held' =>
  reviewFrom !== undefined && amount >= minorOf(reviewFrom) ? 'held' : 'given'

function giftOf(campaign: Campaign, window: Window, { step, attempt, reward }: Gift): RewardGift | null {
  const { freeBetDays, freeBetTerms, spins, badge, box, turns } = reward
  if (freeBetDays !== undefined)
    return { freeBet: { days: freeBetDays, ...(freeBetTerms ? { terms: freeBetTerms } : {}) } }
  if (spins) return { spins }
  if (turns) return { turns }
  if (box) {
    const { id, version } = campaign
    const from = {
      campaign: id,
      version,
      window: window.key,
      step,
      attempt,
      budget: budgetPart(campaign, window),
    }
    return { box: { ...box, from } }
  }
  return badge === undefined ? null : { badge }
}
type GiftParts = Pick<Reward, 'freeBetDays' | 'freeBetTerms' | 'spins' | 'badge' | 'box' | 'turns'>

/** The reward that belongs to a claim. */
export const rewardKey = (
  campaignId: string,
  { windowKey, step, attempt }: Pick<Claim, 'windowKey' | 'step' | 'attempt'>,
) => ({
  source: `campaign.${campaignId}`,
  period: `${windowKey}:${step}:${attempt}`,
})
