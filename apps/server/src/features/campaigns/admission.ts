import { AppError, fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import type { Db, Tx } from '@keo/service-kit/db/database'
import { refuseDisabled } from '../members/index.ts'
import type { Caller, CampaignNeeds } from './campaign-parts.ts'
import type { Campaign } from './campaign-schema.ts'
import { sqlClaimStore } from './claim-store.ts'
import { sqlFactStore } from './fact-store.ts'
import { isSharedClaim, sharedTraces, sharingsOf } from './sharing.ts'
import { isInAudience } from './steps.ts'
import { standingOf } from './windows.ts'

/** Why some of those who ask get nothing; who is not in it may go on. */
export type Refusals = ReadonlyMap<MemberId, AppError>

/** Who may have something of a campaign: asked for one, or for many who come at once. */
export function createAdmission(needs: CampaignNeeds) {
  const { clock, tenantId, library, members, mayOfferTo } = needs

  /** Those who get nothing at all now, whatever they ask for. */
  async function closedTo(callers: readonly Caller[]): Promise<Refusals> {
    const ids = callers.map(({ memberId }) => memberId)
    const [offered, found] = [await mayOfferTo(ids), await members.findAll(ids)]
    return refusalsOf(callers, ({ memberId, language }) => {
      if (!offered.has(memberId)) fail('OFFERS_CLOSED')
      refuseDisabled(found.get(memberId) ?? fail('NOT_FOUND'), language ?? 'vi')
    })
  }

  /** Those whom a campaign is not meant for. */
  async function notMeant(db: Db, { audience }: Campaign, callers: readonly Caller[]): Promise<Refusals> {
    const askers = await sqlFactStore(db, tenantId).askers(callers.map(({ memberId }) => memberId))
    return refusalsOf(callers, ({ memberId, language }) => {
      const asker = askers.get(memberId)
      if (!asker || !isInAudience(audience, { ...asker, language }, clock.now())) fail('CAMPAIGN_AUDIENCE')
    })
  }

  /** Keeps others of the same members out, and those who share what the caps count, or each of them would be the first. */
  async function lock(tx: Tx, campaign: Campaign, callers: readonly Caller[]): Promise<void> {
    const traces = await sharedTraces(tx, tenantId, campaign, callers)
    const names: string[] = callers.map(({ memberId }) => memberId)
    await sqlClaimStore(tx, tenantId).lock(campaign.id, [...names, ...traces])
  }

  /** Whether one of them shares a device, a payout target or a household with as many others as the campaign allows; some
   * of these may have got theirs just now. */
  async function sharedBy(tx: Tx, campaign: Campaign, callers: readonly Caller[]) {
    const sharings = await sharingsOf(tx, tenantId, campaign, callers)
    return (memberId: MemberId, givenNow: ReadonlySet<MemberId>): boolean =>
      isSharedClaim(campaign, memberId, sharings, givenNow)
  }

  return {
    closedTo,
    notMeant,
    lock,
    sharedBy,

    /** Refuses who gets nothing at all now. */
    demandOpen: async (caller: Caller): Promise<void> => throwFirst(await closedTo([caller])),

    /** The campaign that is open to the caller, as the caller has seen it. */
    async admit(caller: Caller, { id, version }: { id: string; version: number }) {
      throwFirst(await closedTo([caller]))
      const campaign = library.one(id)
      if (campaign.version !== version) fail('CAMPAIGN_CHANGED')
      const { window } = standingOf(campaign, clock.now())
      return { campaign, window: window ?? fail('CAMPAIGN_OVER') }
    },

    /** Refuses who is not meant. */
    demandMeant: async (db: Db, campaign: Campaign, caller: Caller): Promise<void> =>
      throwFirst(await notMeant(db, campaign, [caller])),

    /** Keeps others of the same member out, and refuses who is not meant or shares what the caps count. */
    async guard(tx: Tx, campaign: Campaign, caller: Caller): Promise<void> {
      await lock(tx, campaign, [caller])
      throwFirst(await notMeant(tx, campaign, [caller]))
      const isShared = await sharedBy(tx, campaign, [caller])
      if (isShared(caller.memberId, new Set())) fail('CAMPAIGN_SHARED')
    },
  }
}

function refusalsOf(callers: readonly Caller[], check: (caller: Caller) => void): Refusals {
  const found = new Map<MemberId, AppError>()
  for (const caller of callers)
    try {
      check(caller)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      found.set(caller.memberId, error)
    }
  return found
}

function throwFirst(refusals: Refusals): void {
  for (const refusal of refusals.values()) throw refusal
}
