import * as approvals from './console-approvals.ts'
import * as audit from './console-audit.ts'
import * as content from './console-content.ts'
import * as experts from './console-experts.ts'
import * as games from './console-games.ts'
import * as gameOrder from './console-game-order.ts'
import * as texts from './console-texts.ts'
import * as textStanding from './console-text-standing.ts'
import * as letters from './console-letters.ts'
import * as maintenance from './console-maintenance.ts'
import * as books from './console-books.ts'
import * as memberActs from './console-member-acts.ts'
import * as memberEvidence from './console-member-evidence.ts'
import * as riskMarks from './console-risk-marks.ts'
import * as memberSearch from './console-member-search.ts'
import * as memberStanding from './console-member-standing.ts'
import * as identities from './console-identities.ts'
import * as members from './console-members.ts'
import * as overview from './console-overview.ts'
import * as money from './console-money.ts'
import * as accounts from './console-accounts.ts'
import * as banks from './console-banks.ts'
import * as channels from './console-channels.ts'
import * as suspense from './console-suspense.ts'
import * as treasury from './console-treasury.ts'
import * as usdtRate from './console-usdt-rate.ts'
import * as merchants from './console-merchants.ts'
import * as own from './console-own.ts'
import * as passkeys from './console-passkeys.ts'
import * as queues from './console-queues.ts'
import * as withdrawalHolds from './console-withdrawal-holds.ts'
import * as withdrawalOpenings from './console-withdrawal-openings.ts'
import * as staff from './staff.ts'
import * as lines from './console-lines.ts'
import * as contacts from './console-contacts.ts'
import * as live from './console-live.ts'
import * as roomPlans from './console-room-plans.ts'
import * as rooms from './console-rooms.ts'
import * as support from './console-support.ts'
import * as supportReach from './console-support-reach.ts'
import * as trading from './console-trading.ts'
import * as tradingSteering from './console-trading-steering.ts'
import * as tradingSettlement from './console-trading-settlement.ts'
import * as tradingStops from './console-trading-stops.ts'
import * as tradingWaiting from './console-trading-waiting.ts'
import * as views from './console-views.ts'
import * as complaints from './console-complaints.ts'
import * as safety from './console-safety.ts'
import * as exclusions from './console-exclusions.ts'
import * as timeline from './console-timeline.ts'
import * as bindings from './console-bindings.ts'
import * as reports from './console-reports.ts'
import * as campaigns from './console-campaigns.ts'
import type { StaffCall } from './staff-call.ts'

/** Every call of the console: for its server, the table of permissions and the test that tries them all. */
export const STAFF_CALLS: readonly StaffCall[] = [
  staff,
  overview,
  own,
  passkeys,
  views,
  approvals,
  queues,
  withdrawalHolds,
  withdrawalOpenings,
  members,
  memberSearch,
  support,
  supportReach,
  content,
  letters,
  texts,
  textStanding,
  maintenance,
  rooms,
  experts,
  live,
  roomPlans,
  lines,
  contacts,
  memberActs,
  memberEvidence,
  bindings,
  timeline,
  riskMarks,
  memberStanding,
  identities,
  money,
  channels,
  accounts,
  banks,
  usdtRate,
  merchants,
  books,
  suspense,
  treasury,
  safety,
  exclusions,
  complaints,
  reports,
  campaigns,
  audit,
  trading,
  tradingSteering,
  tradingSettlement,
  tradingStops,
  tradingWaiting,
  games,
  gameOrder,
].flatMap((area) => Object.values<unknown>(area).filter(isStaffCall))

function isStaffCall(value: unknown): value is StaffCall {
  return typeof value === 'object' && value !== null && 'permission' in value && 'path' in value
}
