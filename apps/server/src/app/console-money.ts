import {
  createAdjustments,
  createBookDesk,
  createChannelDesk,
  createDepositDesk,
  createMemberEvidence,
  createMemberLockDesk,
  createMemberNotes,
  memberActRoutes,
  memberEvidenceRoutes,
  moneyRoutes,
} from '../features/console/index.ts'
import { sqlStaffStore, type Approvals, type StaffApi } from '../features/staff/index.ts'
import type { OwnParts } from './parts.ts'
import type { Areas } from './routes.ts'

type Needs = Pick<Areas, 'people' | 'money'>

/** What the staff does about members and their money. */
export function memberAndMoneyRoutes(
  api: StaffApi,
  own: OwnParts,
  { people, money }: Needs,
  approvals: Approvals,
): void {
  const { database, clock, ids, tenantId, audit } = own
  const { members, sessions, playLimits, saferPlay } = people
  const { ledger, moneyParties } = money
  const staffNames = sqlStaffStore(database.db, tenantId).names
  memberActRoutes(api, {
    locks: createMemberLockDesk({ database, audit, tenantId, sessions }),
    notes: createMemberNotes({ database, clock, ids, audit, tenantId, members, staffNames }),
    adjustments: createAdjustments({ audit, ledger, members, approvals }),
  })
  memberEvidenceRoutes(
    api,
    createMemberEvidence({ database, tenantId, members, playLimits, saferPlay, staffNames }),
  )
  const shared = { database, clock, audit, tenantId, staffNames }
  moneyRoutes(api, {
    deposits: createDepositDesk({ ...shared, approvals }),
    channels: createChannelDesk({
      ...shared,
      approvals,
      payments: moneyParties.payments,
      payouts: moneyParties.payouts,
    }),
    books: createBookDesk({ ...shared, ledger }),
  })
}
