import {
  createFactorReset,
  createIdentityDesk,
  createMemberStanding,
  identityDeskRoutes,
  memberStandingRoutes,
} from '../features/console/index.ts'
import { sqlStaffStore, type Approvals, type StaffApi } from '../features/staff/index.ts'
import type { OwnParts } from './parts.ts'
import type { Promotions } from './promotions.ts'
import type { Areas } from './routes.ts'
import type { OpenSupport } from './support.ts'

type Needs = Pick<Areas, 'people' | 'doors'> & Pick<Promotions, 'vip'> & { readonly support: OpenSupport }

/** Where members stand, how their factors are reset, and who they are. */
export function openMemberDesks(
  api: StaffApi,
  own: OwnParts,
  { people, doors, vip, support }: Needs,
  approvals: Approvals,
): void {
  const { database, tenantId, audit } = own
  const { members, sessions, site, identities } = people
  const factors = doors.secondFactor
  memberStandingRoutes(api, {
    standing: createMemberStanding({
      database,
      audit,
      tenantId,
      members,
      site,
      vip,
      factors,
      approvals,
      staffNames: sqlStaffStore(database.db, tenantId).names,
      newestChatOf: support.live.inbox.newestOf,
    }),
    factorReset: createFactorReset({ audit, members, sessions, approvals, factors }),
  })
  identityDeskRoutes(api, createIdentityDesk({ database, audit, members, identities }))
}
