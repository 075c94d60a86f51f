import type {
  CampaignRow,
  CampaignState,
  ConsoleCampaign,
  saveConsoleCampaign,
  tryConsoleCampaign,
} from '@keo/contract/console-campaigns'
import type { RequestOf, ResponseOf } from '@keo/contract/define-call'
import { fail } from '@keo/contract/errors'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { money, moneyText } from '@keo/units/money'
import { readCampaign, sqlEditionStore, type Campaign, type CampaignFeature } from '../../campaigns/index.ts'
import { staffRecord, type StaffActing } from '../../staff/index.ts'
import { sqlClaimSums, type ClaimSum } from './claim-sums.ts'

type Needs = {
  database: Database
  clock: Clock
  audit: Audit
  tenantId: string
  campaigns: Pick<CampaignFeature, 'library' | 'dryRun'>
  staffNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}
type Saved = RequestOf<typeof saveConsoleCampaign>

const PAGE = 50
const dong = (minor: bigint): string => moneyText(money(minor, 'VND'))

export type CampaignDesk = ReturnType<typeof createCampaignDesk>

/** Campaigns as people run them: looked at, tried, kept as versions, started and called off. */
export function createCampaignDesk({ database, clock, audit, tenantId, campaigns, staffNames }: Needs) {
  const { library, dryRun } = campaigns
  const editions = sqlEditionStore(database.db, tenantId)
  const sums = sqlClaimSums(database.db, tenantId)

  async function list(after: string) {
    const all = library.everything().filter(({ id }) => id > after)
    const page = all.slice(0, PAGE)
    const given = await sums(page.map(({ id }) => id))
    const kept = new Set((await editions.newest()).map(({ id }) => id))
    return {
      campaigns: page.map((one) => rowOf(one, kept.has(one.id), given.get(one.id))),
      next: all.length > PAGE ? (page.at(-1)?.id ?? '') : '',
    }
  }

  async function get(id: string): Promise<ConsoleCampaign> {
    const campaign = library.any(id)
    const versions = await editions.of(id)
    const names = await staffNames(versions.map(({ saved_by }) => saved_by))
    return {
      ...rowOf(campaign, versions.length > 0, (await sums([id])).get(id)),
      definition: JSON.stringify(campaign, null, 2),
      versions: versions.map(({ version, definition, saved_by, saved_at, reason }) => ({
        version,
        state: definition.state,
        by: names.get(saved_by) ?? '',
        at: saved_at,
        reason,
      })),
    }
  }

  /** The next version; of two who save at the same moment one is told that it changed. */
  async function keep(
    acting: StaffActing,
    campaign: Campaign,
    basedOn: number,
    reason: string,
  ): Promise<number> {
    await library.refresh()
    const held = library.everything().find(({ id }) => id === campaign.id)
    if ((held?.version ?? 0) !== basedOn) fail('CAMPAIGN_CHANGED')
    const version = basedOn + 1
    const definition = { ...campaign, version }
    await database.tx(async (tx) => {
      const isKept = await sqlEditionStore(tx, tenantId).keep({
        id: campaign.id,
        version,
        definition,
        saved_by: acting.caller.staffId,
        saved_at: clock.now(),
        reason,
      })
      if (!isKept) fail('CAMPAIGN_CHANGED')
      await audit.write(
        tx,
        staffRecord(acting, {
          action: 'campaign.kept',
          object: campaign.id,
          before: held ?? null,
          after: { ...definition, reason },
        }),
      )
    })
    await library.refresh()
    return version
  }

  /** By the same reader as the files: what is wrong is said in its words. */
  function readDefinition(text: string): { campaign: Campaign } | { problem: string } {
    try {
      const { id } = JSON.parse(text) as { id?: unknown }
      const campaign = readCampaign(text, `${String(id)}.json`)
      const problem = library.problemOf(campaign)
      return problem === '' ? { campaign } : { problem }
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) }
    }
  }

  return {
    list,
    get,
    async tryOut(text: string, days: number): Promise<ResponseOf<typeof tryConsoleCampaign>> {
      const read = readDefinition(text)
      if ('problem' in read) return { ...read, members: 0, rewards: 0, cost: dong(0n), refused: dong(0n) }
      const { members, rewards, cost, refused } = await dryRun(read.campaign, days)
      return { problem: '', members, rewards, cost: dong(cost), refused: dong(refused) }
    },
    /** A new one begins as a draft; one that runs goes on, and one that was called off stays so. */
    async save(acting: StaffActing, { definition, basedOn, reason }: Saved) {
      const read = readDefinition(definition)
      if ('problem' in read) return { ...read, id: '', version: 0 }
      const { id } = read.campaign
      const state = library.everything().find((one) => one.id === id)?.state ?? 'draft'
      const version = await keep(acting, { ...read.campaign, state }, basedOn, reason)
      return { problem: '', id, version }
    },
    async setState(
      acting: StaffActing,
      id: string,
      to: { basedOn: number; state: CampaignState; reason: string },
    ) {
      const version = await keep(acting, { ...library.any(id), state: to.state }, to.basedOn, to.reason)
      return { version }
    },
  }
}

function rowOf(campaign: Campaign, isKept: boolean, sum: ClaimSum | undefined): CampaignRow {
  const { id, title, kind, state, version, budget } = campaign
  return {
    id,
    title: { vi: title.vi, en: title.en },
    kind,
    state,
    version,
    isKept,
    budget: dong(BigInt(budget.amount) * 100n),
    budgetPer: budget.per,
    claims: sum?.claims ?? 0,
    given: dong(sum?.given ?? 0n),
  }
}
