import { money, type Minor } from '@keo/units/money'
import type { Caller, CampaignNeeds } from './campaign-parts.ts'
import { sqlClaimStore } from './claim-store.ts'
import type { WriteDrawn } from './draw.ts'
import { minorOf } from './facts.ts'
import type { Giving } from './giving.ts'
import { sqlPoolStore } from './pool-store.ts'
import { mostOf } from './steps.ts'

/**
 * Opens a box that a step gave: its content is drawn and paid once, whoever asks how often. Its largest content was set aside
 * of the budget when it was given, so it can be opened whatever became of the campaign; what was not in it goes back.
 */
export function createGiftBoxes(
  { ledger, tenantId, rewards }: CampaignNeeds,
  giving: Giving,
  writeDrawn: WriteDrawn,
) {
  return async (caller: Caller, rewardId: string): Promise<bigint> => {
    await giving.demandOpen(caller)
    const { memberId } = caller
    return ledger.write(async (tx, post, postAll) => {
      const { box, source, period, found } = await rewards.lockBox(tx, memberId, rewardId)
      if (found !== null) return found
      const { campaign: campaignId, window: windowKey, version, step, attempt, budget } = box.from
      const { prizes, turnoverTimes } = box
      const drawn = { memberId, campaignId, version, prizes, key: rewardId, rewardId }
      const { amount } = await writeDrawn(tx, drawn)
      await rewards.boxOpened(tx, rewardId, amount)
      await sqlClaimStore(tx, tenantId).opened({ memberId, campaignId, windowKey, step, attempt }, amount)
      const content = { memberId, source, period: `${period}:found`, kind: 'cash' as const, turnoverTimes }
      await rewards.give(tx, { post, postAll }, [
        { ...content, amount: money(amount as Minor, 'VND'), claimUntil: null },
      ])
      // Last of all: everybody who claims waits for this row.
      await sqlPoolStore(tx, tenantId).putBack(campaignId, budget, minorOf(mostOf(prizes)) - amount)
      return amount
    })
  }
}
