import { AppError, fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import { createBatches } from '@keo/service-kit/batches'
import type { Caller, CampaignNeeds } from './campaign-parts.ts'
import type { Campaign } from './campaign-schema.ts'
import { stepsToGive } from './claim-rules.ts'
import { sqlClaimStore, type Claim } from './claim-store.ts'
import { factKindsOf } from './fact-kinds.ts'
import { sqlFactStore } from './fact-store.ts'
import type { Giving, GivingAt } from './giving.ts'
import { sqlPoolStore } from './pool-store.ts'
import { afterTaking, isPoolEmpty, partsIn, sharesOf } from './pools.ts'
import { stepsOf, type StepProgress } from './steps.ts'
import { standingOf, type Window } from './windows.ts'

export type Asked = { readonly id: string; readonly version: number; readonly step?: string | undefined }
export type Given = Pick<Claim, 'step' | 'amount' | 'kind' | 'state'>

type Item = { readonly caller: Caller; readonly step: string | undefined }
/** Of one who claims; that one is refused undoes nothing of the others. */
type Answer = readonly Given[] | AppError
type Answers = Map<MemberId, Answer>
type Claiming = { readonly campaign: Campaign; readonly window: Window }
type Batches = ReturnType<typeof createBatches<Item, Answer>>

/** Of one campaign in one transaction. */
const BATCH_MAX = 500
/** The last places of several steps may go one after the other. */
const TRIES_MAX = 5

/** What fitted when it was looked at did not when it was taken: everything is undone, and it is tried anew. */
class TakenMeanwhile extends Error {}

/**
 * Steps that are claimed. Those who claim a campaign while others of it are on their way share the next transaction, with
 * one statement for each thing that is read and written: a hot campaign costs hardly more round trips than a quiet one.
 */
export function createClaims({ database, ledger, clock, tenantId, library }: CampaignNeeds, giving: Giving) {
  /** By the definition as it was read: it does not change between two claims. */
  const batchesOf = new WeakMap<Campaign, Batches>()
  /** Windows whose last place was seen to be taken: no place ever comes back, so nobody looks again. */
  const spentOf = new WeakMap<Campaign, string>()

  /** What everybody gets is decided first, and given after it. */
  async function decideAll(at: GivingAt, items: readonly Item[], answers: Answers) {
    const { tx, campaign, window } = at
    const members = items.map(({ caller }) => caller.memberId)
    const factsOf = await sqlFactStore(tx, tenantId).factsOfAll(members, window, factKindsOf(campaign))
    const claims = await sqlClaimStore(tx, tenantId).ofWindow(members, campaign.id, window)
    let taken = await sqlPoolStore(tx, tenantId).taken(campaign.id, partsIn(campaign, window))
    const isShared = await giving.sharedBy(
      tx,
      campaign,
      items.map(({ caller }) => caller),
    )
    const givenNow = new Set<MemberId>()
    const gifts: { caller: Caller; reached: StepProgress; attempt: number }[] = []
    for (const { caller, step: wanted } of items) {
      const { memberId } = caller
      if (isShared(memberId, givenNow)) {
        answers.set(memberId, new AppError('CAMPAIGN_SHARED'))
        continue
      }
      const own = claims.filter((claim) => claim.memberId === memberId)
      const progress = stepsOf(campaign, factsOf(memberId))
      const found = stepsToGive({ campaign, window, wanted }, { progress, claims: own, taken })
      answers.set(memberId, found instanceof AppError ? found : found.given)
      if (found instanceof AppError) continue
      if (found.toGive.length > 0) givenNow.add(memberId)
      taken = afterTaking(taken, sharesOf(campaign, window, found.toGive))
      for (const reached of found.toGive) {
        const attempt = own.filter(({ step }) => step === reached.step.id).length + 1
        gifts.push({ caller, reached, attempt })
      }
    }
    return gifts
  }

  async function claimIn(at: GivingAt, items: readonly Item[]): Promise<Answers> {
    const { tx, campaign, window } = at
    const callers = items.map(({ caller }) => caller)
    await giving.lock(tx, campaign, callers)
    const answers: Answers = new Map(await giving.notMeant(tx, campaign, callers))
    const meant = items.filter(({ caller }) => !answers.has(caller.memberId))
    const gifts = await decideAll(at, meant, answers)
    await giving.giveAll(
      at,
      gifts.map(({ caller, attempt, reached: { step, amount } }) => {
        const terms = { conditions: campaign.conditions, steps: [step] as const }
        return { caller, gift: { step: step.id, attempt, amount, reward: step.reward, terms } }
      }),
    )
    // Last of all: everybody who claims waits for these rows.
    const shares = sharesOf(
      campaign,
      window,
      gifts.map(({ reached }) => reached),
    )
    if (gifts.length > 0 && !(await sqlPoolStore(tx, tenantId).take(campaign.id, shares)))
      throw new TakenMeanwhile()
    return answers
  }

  async function isSpent({ campaign, window }: Claiming): Promise<boolean> {
    if (spentOf.get(campaign) === window.key) return true
    if (campaign.steps.some(({ pool }) => pool === undefined)) return false
    const taken = await sqlPoolStore(database.db, tenantId).taken(campaign.id, partsIn(campaign, window))
    if (campaign.steps.some((step) => !isPoolEmpty(window, step, taken))) return false
    spentOf.set(campaign, window.key)
    return true
  }

  /** Without a transaction: whoever comes after the last place was taken waits for nobody. */
  async function soldOutTo({ campaign, window }: Claiming, members: readonly MemberId[]) {
    if (members.length === 0 || !(await isSpent({ campaign, window }))) return []
    const had = await sqlClaimStore(database.db, tenantId).ofWindow(members, campaign.id, window)
    return members.filter((id) => !had.some(({ memberId }) => memberId === id))
  }

  async function inTransaction(claiming: Claiming, items: readonly Item[]): Promise<Answers> {
    if (items.length === 0) return new Map()
    for (let tries = 1; tries <= TRIES_MAX; tries += 1) {
      const answers = await ledger
        .write((tx, post, postAll) => claimIn({ tx, post, postAll, ...claiming }, items))
        .catch((error: unknown) => (error instanceof TakenMeanwhile ? null : Promise.reject(error)))
      if (answers) return answers
    }
    return fail('TRY_AGAIN')
  }

  async function claimAll(campaign: Campaign, items: readonly Item[]): Promise<Answer[]> {
    const { window } = standingOf(campaign, clock.now())
    if (!window) return items.map(() => new AppError('CAMPAIGN_OVER'))
    const refused: Answers = new Map(await giving.closedTo(items.map(({ caller }) => caller)))
    const open = () => items.filter(({ caller }) => !refused.has(caller.memberId))
    const members = open().map(({ caller }) => caller.memberId)
    for (const memberId of await soldOutTo({ campaign, window }, members))
      refused.set(memberId, new AppError('CAMPAIGN_SOLD_OUT'))
    const answers = await inTransaction({ campaign, window }, open())
    return items.map(({ caller: { memberId } }) => refused.get(memberId) ?? answers.get(memberId) ?? [])
  }

  function batches(campaign: Campaign): Batches {
    const held = batchesOf.get(campaign)
    if (held) return held
    const made = createBatches<Item, Answer>({
      // Two at once would wait for one another's pool, and the second might have to begin anew.
      atOnce: 1,
      most: BATCH_MAX,
      keyOf: ({ caller }) => caller.memberId,
      apply: (items) => claimAll(campaign, items),
    })
    batchesOf.set(campaign, made)
    return made
  }

  return async (caller: Caller, { id, version, step }: Asked): Promise<readonly Given[]> => {
    const campaign = library.one(id)
    if (campaign.version !== version) fail('CAMPAIGN_CHANGED')
    if (campaign.steps.length === 0) fail('NOT_FOUND')
    const answer = await batches(campaign).submit({ caller, step })
    if (answer instanceof AppError) throw answer
    return answer
  }
}
