import { CLAIM_FILE_ROWS, type CampaignClaim, type listCampaignClaims } from '@keo/contract/console-campaigns'
import type { RequestOf } from '@keo/contract/define-call'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { serverTimeText } from '@keo/units/instants'
import { money, moneyText } from '@keo/units/money'
import { commaText } from '../../bet-records/index.ts'
import { sqlClaimPages, type CampaignFeature, type ListedClaim } from '../../campaigns/index.ts'
import { staffRecord, type StaffActing } from '../../staff/index.ts'

type Needs = {
  database: Database
  clock: Clock
  audit: Audit
  tenantId: string
  campaigns: Pick<CampaignFeature, 'library'>
}
type Wanted = Omit<RequestOf<typeof listCampaignClaims>, 'after'>

const PAGE = 50
const FILE_COLUMNS = ['at', 'memberId', 'userName', 'window', 'step', 'kind', 'amount', 'state'] as const

export type ClaimDesk = ReturnType<typeof createClaimDesk>

/** Who claimed what of a campaign, and what became of it. */
export function createClaimDesk({ database, clock, audit, tenantId, campaigns: { library } }: Needs) {
  const pages = sqlClaimPages(database.db, tenantId)
  const read = ({ id, state, step = '', member = '' }: Wanted, after: string, size: number) =>
    pages({ campaignId: library.any(id).id, state: state ?? null, step, member }, after, size)

  return {
    async list(wanted: Wanted, after: string) {
      const { claims, next } = await read(wanted, after, PAGE)
      return { claims: claims.map(claimView), next }
    },

    /** On record before it is given. */
    async file(acting: StaffActing, wanted: Wanted) {
      const { claims, next } = await read(wanted, '', CLAIM_FILE_ROWS)
      const name = `keo-claims-${wanted.id}-${serverTimeText(clock.now()).replace(/\D/g, '')}.csv`
      const after = { ...wanted, claims: claims.length }
      await database.tx((tx) =>
        audit.write(
          tx,
          staffRecord(acting, { action: 'campaign.claims-exported', object: wanted.id, after }),
        ),
      )
      const lines = claims.map((one) => {
        const view = { ...claimView(one), at: serverTimeText(one.at) }
        return FILE_COLUMNS.map((column) => view[column])
      })
      return { name, text: commaText([FILE_COLUMNS, ...lines]), isWhole: next === '' }
    },
  }
}

const claimView = ({ windowKey, amount, ...claim }: ListedClaim): CampaignClaim => ({
  id: claim.id,
  memberId: claim.memberId,
  userName: claim.userName,
  window: windowKey,
  step: claim.step,
  kind: claim.kind,
  amount: moneyText(money(amount, 'VND')),
  state: claim.state,
  at: claim.at,
})
