import { AppError } from '@keo/contract/errors'
import { minutes, type Instant } from '@keo/units/instants'
import type { CampaignNeeds } from './campaign-parts.ts'
import type { Campaign } from './campaign-schema.ts'
import { sqlClaimStore } from './claim-store.ts'
import type { createClaims } from './claims.ts'
import { sqlFactStore } from './fact-store.ts'
import { standingOf } from './windows.ts'

/** What happened so long before the last look is looked at again: facts are written a little after they happen. */
const OVERLAP_MS = minutes(15)

/** Campaigns that need no claim: whoever did something lately is given what is reached. */
export function createSelfClaims(
  { clock, database, tenantId, library, log }: CampaignNeeds,
  claimSteps: ReturnType<typeof createClaims>,
) {
  let lookedAt: Instant | null = null

  async function payFor(campaign: Campaign, since: Instant): Promise<void> {
    const { window } = standingOf(campaign, clock.now())
    if (!window) return
    const from = campaign.claimed === 'after' ? window.from : Math.max(window.from, since)
    const active = await sqlFactStore(database.db, tenantId).activeMembers({ from, until: clock.now() })
    for (const memberId of await sqlClaimStore(database.db, tenantId).withoutAll(active, campaign, window)) {
      const caller = { memberId, language: null, deviceNo: '' }
      try {
        await claimSteps(caller, { id: campaign.id, version: campaign.version })
      } catch (error) {
        // Not reached, not meant, or nothing is left: that is no fault.
        if (!(error instanceof AppError))
          log.error({ err: error, campaign: campaign.id }, 'a campaign was not paid')
      }
    }
  }

  return async (): Promise<void> => {
    const now = clock.now()
    const own = library.all().filter(({ claim, steps }) => claim === 'itself' && steps.length > 0)
    // After a start everything of the window is looked at once.
    for (const campaign of own) await payFor(campaign, (lookedAt ?? 0) - OVERLAP_MS)
    lookedAt = now
  }
}
