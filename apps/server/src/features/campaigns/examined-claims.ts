import { days, minutes } from '@keo/units/instants'
import type { CampaignNeeds } from './campaign-parts.ts'
import { sqlClaimStore, type ExaminedClaim } from './claim-store.ts'
import { factKindsOf } from './fact-kinds.ts'
import { sqlFactStore } from './fact-store.ts'
import { rewardKey } from './giving.ts'
import { stepsOf, type StepProgress } from './steps.ts'

/** Facts of a claim are looked at again for so long. */
const EXAMINED_DAYS = 35
const EXAMINED_AT_ONCE = 200
/** What became of friends is not told: claims for them are looked at so often. */
const FRIENDS_EVERY_MS = minutes(30)

/** Looks again at what was given for facts that were changed since: it stands, or it is taken back. */
export function createExaminedClaims({ database, ledger, clock, tenantId, rewards, log }: CampaignNeeds) {
  async function examine(claim: ExaminedClaim): Promise<void> {
    await ledger.write(async (tx, post) => {
      const store = sqlClaimStore(tx, tenantId)
      await store.lock(claim.campaignId, [claim.memberId])
      const window = { key: claim.windowKey, from: claim.from, until: claim.until }
      const claims = await store.ofWindow([claim.memberId], claim.campaignId, window)
      const still = claims.find(
        ({ windowKey, step, attempt }) =>
          windowKey === claim.windowKey && step === claim.step && attempt === claim.attempt,
      )
      if (!still || still.state === 'taken') return
      const terms = { ...claim.terms, steps: [...claim.terms.steps] }
      const facts = await sqlFactStore(tx, tenantId).factsOf(claim.memberId, claim, factKindsOf(terms))
      if (isStillDue(claim, stepsOf(terms, facts))) return store.examined(claim, clock.now(), false)
      const key = { memberId: claim.memberId, ...rewardKey(claim.campaignId, claim) }
      await rewards.revoke(tx, post, key)
      await store.examined(claim, clock.now(), true)
    })
  }

  return async (): Promise<void> => {
    const due = await sqlClaimStore(database.db, tenantId).toExamine({
      since: clock.now() - days(EXAMINED_DAYS),
      friendsSeen: clock.now() - FRIENDS_EVERY_MS,
      limit: EXAMINED_AT_ONCE,
    })
    for (const claim of due)
      await examine(claim).catch((err: unknown) =>
        log.error({ err, campaign: claim.campaignId, step: claim.step }, 'a claim could not be examined'),
      )
  }
}

const isStillDue = ({ amount }: ExaminedClaim, [now]: readonly StepProgress[]): boolean =>
  now !== undefined && now.isReached && now.amount >= amount
