import * as approvals from './console-approvals.ts'
import * as audit from './console-audit.ts'
import * as content from './console-content.ts'
import * as games from './console-games.ts'
import * as texts from './console-texts.ts'
import * as letters from './console-letters.ts'
import * as maintenance from './console-maintenance.ts'
import * as books from './console-books.ts'
import * as memberActs from './console-member-acts.ts'
import * as memberEvidence from './console-member-evidence.ts'
import * as memberStanding from './console-member-standing.ts'
import * as identities from './console-identities.ts'
import * as members from './console-members.ts'
import * as overview from './console-overview.ts'
import * as money from './console-money.ts'
import * as merchants from './console-merchants.ts'
import * as passkeys from './console-passkeys.ts'
import * as queues from './console-queues.ts'
import * as withdrawalHolds from './console-withdrawal-holds.ts'
import * as withdrawalOpenings from './console-withdrawal-openings.ts'
import * as staff from './staff.ts'
import * as rooms from './console-rooms.ts'
import * as support from './console-support.ts'
import * as trading from './console-trading.ts'
import * as tradingSteering from './console-trading-steering.ts'
import * as tradingSettlement from './console-trading-settlement.ts'
import * as tradingWaiting from './console-trading-waiting.ts'
import * as views from './console-views.ts'
import * as complaints from './console-complaints.ts'
import * as safety from './console-safety.ts'
import * as reports from './console-reports.ts'
import * as campaigns from './console-campaigns.ts'
import type { StaffCall } from './staff-call.ts'

/** Every call of the console: for its server, the table of permissions and the test that tries them all. */
export const STAFF_CALLS: readonly StaffCall[] = [
  staff,
  overview,
  passkeys,
  views,
  approvals,
  queues,
  withdrawalHolds,
  withdrawalOpenings,
  members,
  support,
  content,
  letters,
  texts,
  maintenance,
  rooms,
  memberActs,
  memberEvidence,
  memberStanding,
  identities,
  money,
  merchants,
  books,
  safety,
  complaints,
  reports,
  campaigns,
  audit,
  trading,
  tradingSteering,
  tradingSettlement,
  tradingWaiting,
  games,
].flatMap((area) => Object.values<unknown>(area).filter(isStaffCall))

function isStaffCall(value: unknown): value is StaffCall {
  return typeof value === 'object' && value !== null && 'permission' in value && 'path' in value
}
