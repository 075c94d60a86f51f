import { fail } from '@keo/contract/errors'
import type { Db, Tx } from '@keo/service-kit/db/database'
import { days } from '@keo/units/instants'
import { money, type Minor } from '@keo/units/money'
import type { Post } from '../ledger/index.ts'
import { refuseDisabled } from '../members/index.ts'
import type { Gift as RewardGift } from '../rewards/index.ts'
import type { Caller, CampaignNeeds } from './campaign-parts.ts'
import type { Campaign, Reward } from './campaign-schema.ts'
import { sqlClaimStore, type Claim, type Terms } from './claim-store.ts'
import { sqlFactStore } from './fact-store.ts'
import { minorOf } from './facts.ts'
import { sqlPoolStore } from './pool-store.ts'
import { isSharedClaim } from './sharing.ts'
import { isInAudience } from './steps.ts'
import { standingOf, type Window } from './windows.ts'

/** One thing that a campaign gives: a step, a day or a turn. */
export type Gift = {
  readonly step: string
  readonly attempt: number
  readonly amount: bigint
  readonly reward: Pick<Reward, 'kind' | 'turnoverTimes' | 'bonusDays' | 'freeBetDays' | 'spins' | 'badge'>
  readonly terms: Terms | null
}

export type Giving = ReturnType<typeof createGiving>

/** What every way of getting something of a campaign goes through. */
export function createGiving(needs: CampaignNeeds) {
  const { clock, tenantId, rewards, library, members, mayOffer } = needs

  return {
    /** The campaign that is open to the caller, as the caller has seen it. */
    async admit({ memberId, language }: Caller, { id, version }: { id: string; version: number }) {
      if (!(await mayOffer(memberId))) fail('OFFERS_CLOSED')
      refuseDisabled((await members.find(memberId)) ?? fail('NOT_FOUND'), language ?? 'vi')
      const campaign = library.one(id)
      if (campaign.version !== version) fail('CAMPAIGN_CHANGED')
      const { window } = standingOf(campaign, clock.now())
      return { campaign, window: window ?? fail('CAMPAIGN_OVER') }
    },

    /** Refuses who is not meant. */
    async demandMeant(db: Db, campaign: Campaign, { memberId, language }: Caller): Promise<void> {
      const asker = await sqlFactStore(db, tenantId).asker(memberId, language)
      if (!asker || !isInAudience(campaign.audience, asker, clock.now())) fail('CAMPAIGN_AUDIENCE')
    },

    /** Keeps others of the same member out, and refuses who is not meant or shares a device or a payout target. */
    async guard(tx: Tx, campaign: Campaign, caller: Caller): Promise<void> {
      const { memberId, language, deviceNo } = caller
      const claims = sqlClaimStore(tx, tenantId)
      const isDeviceCounted = campaign.caps.device !== undefined && deviceNo !== ''
      // Several members of one device are counted one after the other, or each of them would be the first.
      await claims.lock(campaign.id, memberId, ...(isDeviceCounted ? [deviceNo] : []))
      const asker = await sqlFactStore(tx, tenantId).asker(memberId, language)
      if (!asker || !isInAudience(campaign.audience, asker, clock.now())) fail('CAMPAIGN_AUDIENCE')
      if (await isSharedClaim(tx, tenantId, campaign, caller)) fail('CAMPAIGN_SHARED')
    },

    /** Sets a sum of the budget aside; false when less is left. The row is locked to the end of the transaction. */
    reserve: (tx: Tx, campaign: Campaign, window: Window, amount: bigint): Promise<boolean> =>
      sqlPoolStore(tx, tenantId).take(campaign.id, budgetPart(campaign, window), {
        amount,
        size: minorOf(campaign.budget.amount),
      }),

    putBack: (tx: Tx, campaign: Campaign, window: Window, amount: bigint): Promise<void> =>
      sqlPoolStore(tx, tenantId).putBack(campaign.id, budgetPart(campaign, window), amount),

    /** Writes it down and pays it, in one transaction with what lowered the budget. */
    async give(
      { tx, post, campaign, window }: { tx: Tx; post: Post; campaign: Campaign; window: Window },
      { memberId, deviceNo }: Caller,
      gift: Gift,
    ): Promise<'given' | 'held'> {
      const { step, attempt, amount, reward } = gift
      const isHeld = campaign.reviewFrom !== undefined && amount >= minorOf(campaign.reviewFrom)
      const state = isHeld ? 'held' : 'given'
      await sqlClaimStore(tx, tenantId).add({
        memberId,
        campaignId: campaign.id,
        window,
        step,
        attempt,
        version: campaign.version,
        state,
        kind: reward.kind,
        amount,
        terms: gift.terms,
        deviceNo,
        at: clock.now(),
      })
      if (amount === 0n && reward.kind !== 'badge') return state
      const rewardId = await rewards.grant(tx, {
        memberId,
        ...rewardKey(campaign.id, { windowKey: window.key, step, attempt }),
        amount: money(amount as Minor, 'VND'),
        kind: reward.kind,
        gift: giftOf(reward),
        turnoverTimes: reward.turnoverTimes,
        claimUntil: null,
        bonusUntil: reward.bonusDays === undefined ? null : clock.now() + days(reward.bonusDays),
        heldFor: isHeld ? 'campaign-sum' : null,
      })
      if (rewardId === null)
        throw new Error(`A reward of ${campaign.id} was granted before its claim was written.`)
      if (!isHeld) await rewards.pay(tx, post, rewardId)
      return state
    },
  }
}

function giftOf({ freeBetDays, spins, badge }: GiftParts): RewardGift | null {
  if (freeBetDays !== undefined) return { freeBet: { days: freeBetDays } }
  if (spins) return { spins }
  return badge === undefined ? null : { badge }
}
type GiftParts = Pick<Reward, 'freeBetDays' | 'spins' | 'badge'>

export const budgetPart = ({ budget }: Campaign, { key }: Window): string =>
  `budget:${budget.per === 'cycle' ? key : 'all'}`

/** The reward that belongs to a claim. */
export const rewardKey = (
  campaignId: string,
  { windowKey, step, attempt }: Pick<Claim, 'windowKey' | 'step' | 'attempt'>,
) => ({
  source: `campaign.${campaignId}`,
  period: `${windowKey}:${step}:${attempt}`,
})
