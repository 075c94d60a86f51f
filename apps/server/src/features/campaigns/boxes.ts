import { fail } from '@keo/contract/errors'
import type { Caller, CampaignNeeds } from './campaign-parts.ts'
import type { Campaign, Step } from './campaign-schema.ts'
import { sqlClaimStore, type Claim } from './claim-store.ts'
import { drawnByKey, type Draw } from './draw.ts'
import { factKindsOf } from './fact-kinds.ts'
import { sqlFactStore } from './fact-store.ts'
import type { Giving } from './giving.ts'
import { mostOf, stepsOf } from './steps.ts'

export type Opened = Pick<Claim, 'amount' | 'state'>

/** Boxes as steps that give the largest of their contents: what must be reached, and what the budget must hold. */
export const boxSteps = ({ boxes }: Pick<Campaign, 'boxes'>): Step[] =>
  (boxes?.row ?? []).map(({ id, words, measure, target, prizes }) => ({
    id,
    words,
    measure,
    target,
    reward: { kind: 'cash', amount: mostOf(prizes), turnoverTimes: boxes?.turnoverTimes ?? 0 },
  }))

/** Opens a box whose condition is met: its content is drawn once in its window, whoever asks how often. */
export function createBoxes({ ledger, tenantId }: CampaignNeeds, giving: Giving, draw: Draw) {
  type Asked = { readonly id: string; readonly version: number; readonly box: string; readonly key: string }

  return async (caller: Caller, asked: Asked): Promise<Opened> => {
    const { campaign, window } = await giving.admit(caller, asked)
    const box = campaign.boxes?.row.find(({ id }) => id === asked.box) ?? fail('NOT_FOUND')
    return ledger.write(async (tx, post, postAll) => {
      await giving.guard(tx, campaign, caller)
      const claims = await sqlClaimStore(tx, tenantId).ofWindow([caller.memberId], campaign.id, window)
      const before = claims.find(({ step }) => step === box.id)
      if (before) return before
      const who = { memberId: caller.memberId, campaignId: campaign.id }
      const earlier = await drawnByKey(tx, tenantId, who, asked.key)
      if (earlier) return { amount: earlier.cash ?? 0n, state: 'given' }
      const facts = await sqlFactStore(tx, tenantId).factsOf(caller.memberId, window, factKindsOf(campaign))
      const { conditions } = campaign
      const reached = stepsOf({ conditions, steps: boxSteps(campaign) }, facts).find(
        ({ step }) => step.id === box.id,
      )
      if (!reached?.isReached) fail('CAMPAIGN_NOT_MET')
      return draw({ tx, post, postAll, campaign, window }, caller, {
        prizes: box.prizes,
        key: asked.key,
        step: box.id,
        turnoverTimes: campaign.boxes?.turnoverTimes ?? 0,
        rewardId: null,
      })
    })
  }
}
