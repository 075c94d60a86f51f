import { fail } from '@keo/contract/errors'
import type { Tx } from '@keo/service-kit/db/database'
import { days, minutes } from '@keo/units/instants'
import type { Post } from '../ledger/index.ts'
import type { Caller, CampaignNeeds } from './campaign-parts.ts'
import type { Campaign } from './campaign-schema.ts'
import { sqlClaimStore, type Claim, type ExaminedClaim } from './claim-store.ts'
import { sqlFactStore } from './fact-store.ts'
import { rewardKey, type Giving } from './giving.ts'
import { sqlPoolStore } from './pool-store.ts'
import { fittingSteps, isPoolEmpty, partsOf } from './pools.ts'
import { stepsOf, type StepProgress } from './steps.ts'
import type { Window } from './windows.ts'

export type Asked = { readonly id: string; readonly version: number; readonly step?: string | undefined }
export type Given = Pick<Claim, 'step' | 'amount' | 'kind' | 'state'>

/** Facts of a claim are looked at again for so long. */
const EXAMINED_DAYS = 35
const EXAMINED_AT_ONCE = 200
/** What became of friends is not told: claims for them are looked at so often. */
const FRIENDS_EVERY_MS = minutes(30)
/** The last places of several steps may go one after the other. */
const TRIES_MAX = 5

/** What fitted when it was looked at did not when it was taken: everything of the claim is undone, and it is tried anew. */
class TakenMeanwhile extends Error {}

/** Steps that are claimed, and what is taken back when their facts are. */
export function createClaims(needs: CampaignNeeds, giving: Giving) {
  const { database, ledger, clock, tenantId, rewards, log } = needs

  type At = { tx: Tx; post: Post; campaign: Campaign; window: Window }

  async function giveStep(
    at: At,
    caller: Caller,
    { step, amount }: StepProgress,
    attempt: number,
  ): Promise<Given> {
    const terms = { conditions: at.campaign.conditions, steps: [step] as const }
    const gift = { step: step.id, attempt, amount, reward: step.reward, terms }
    return { step: step.id, amount, kind: step.reward.kind, state: await giving.give(at, caller, gift) }
  }

  async function claimIn(at: At, caller: Caller, wanted: string | undefined): Promise<Given[]> {
    const { tx, campaign, window } = at
    await giving.guard(tx, campaign, caller)
    const facts = await sqlFactStore(tx, tenantId).factsOf(caller.memberId, window)
    const steps = stepsOf(campaign, facts).filter(({ step }) => wanted === undefined || step.id === wanted)
    if (steps.length === 0) fail('NOT_FOUND')
    const claims = await sqlClaimStore(tx, tenantId).ofWindow(caller.memberId, campaign.id, window.key)
    const had = claims.filter(({ state }) => state !== 'taken')
    const open = steps.filter(({ step }) => !had.some((claim) => claim.step === step.id))
    const ready = open.filter(({ isReached }) => isReached)
    // Asked again: the first answer.
    if (ready.length === 0 && open.length < steps.length)
      return had.filter(({ step }) => steps.some((each) => each.step.id === step))
    if (ready.length === 0) fail('CAMPAIGN_NOT_MET')
    const room = Math.max(0, (campaign.caps.member ?? Infinity) - had.length)
    const pools = sqlPoolStore(tx, tenantId)
    const fitting = fittingSteps(campaign, window, ready.slice(0, room), await pools.taken(campaign.id))
    if (fitting.length === 0) fail('CAMPAIGN_SOLD_OUT')
    const given: Given[] = []
    for (const reached of fitting) {
      const attempt = claims.filter(({ step }) => step === reached.step.id).length + 1
      given.push(await giveStep(at, caller, reached, attempt))
    }
    // Last of all: everybody who claims waits for these rows.
    for (const { part, ...much } of partsOf(campaign, window, fitting))
      if (!(await pools.take(campaign.id, part, much))) throw new TakenMeanwhile()
    return given
  }

  /** Without a transaction: whoever comes after the last place was taken waits for nobody. */
  async function refuseSoldOut({ memberId }: Caller, campaign: Campaign, window: Window): Promise<void> {
    const taken = await sqlPoolStore(database.db, tenantId).taken(campaign.id)
    if (campaign.steps.some((step) => !isPoolEmpty(window, step, taken))) return
    const had = await sqlClaimStore(database.db, tenantId).ofWindow(memberId, campaign.id, window.key)
    if (had.length === 0) fail('CAMPAIGN_SOLD_OUT')
  }

  /** The facts of a claim were changed: it stands, or it is taken back. */
  async function examine(claim: ExaminedClaim): Promise<void> {
    await ledger.write(async (tx, post) => {
      const store = sqlClaimStore(tx, tenantId)
      await store.lock(claim.campaignId, claim.memberId)
      const claims = await store.ofWindow(claim.memberId, claim.campaignId, claim.windowKey)
      const still = claims.find(({ step, attempt }) => step === claim.step && attempt === claim.attempt)
      if (!still || still.state === 'taken') return
      const facts = await sqlFactStore(tx, tenantId).factsOf(claim.memberId, claim)
      if (isStillDue(claim, stepsOf({ ...claim.terms, steps: [...claim.terms.steps] }, facts)))
        return store.examined(claim, clock.now(), false)
      const key = { memberId: claim.memberId, ...rewardKey(claim.campaignId, claim) }
      await rewards.revoke(tx, post, key)
      await store.examined(claim, clock.now(), true)
    })
  }

  return {
    async claim(caller: Caller, asked: Asked): Promise<Given[]> {
      const { campaign, window } = await giving.admit(caller, asked)
      if (campaign.steps.length === 0) fail('NOT_FOUND')
      await refuseSoldOut(caller, campaign, window)
      for (let tries = 1; tries <= TRIES_MAX; tries += 1) {
        const given = await ledger
          .write((tx, post) => claimIn({ tx, post, campaign, window }, caller, asked.step))
          .catch((error: unknown) => (error instanceof TakenMeanwhile ? null : Promise.reject(error)))
        if (given) return given
      }
      return fail('TRY_AGAIN')
    },

    /** Looks again at what was given for facts that were changed since. */
    async examineChanged(): Promise<void> {
      const due = await sqlClaimStore(database.db, tenantId).toExamine({
        since: clock.now() - days(EXAMINED_DAYS),
        friendsSeen: clock.now() - FRIENDS_EVERY_MS,
        limit: EXAMINED_AT_ONCE,
      })
      for (const claim of due)
        await examine(claim).catch((err: unknown) =>
          log.error({ err, campaign: claim.campaignId, step: claim.step }, 'a claim could not be examined'),
        )
    },
  }
}

const isStillDue = ({ amount }: ExaminedClaim, [now]: readonly StepProgress[]): boolean =>
  now !== undefined && now.isReached && now.amount >= amount
