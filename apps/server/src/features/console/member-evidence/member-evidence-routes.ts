import {
  getMemberSafety,
  listMemberBets,
  listMemberOrders,
  listMemberTimeline,
  listMemberTraces,
} from '@keo/contract/console-member-evidence'
import type { StaffApi } from '../../staff/index.ts'
import type { MemberEvidence } from './member-evidence.ts'

export function memberEvidenceRoutes(api: StaffApi, evidence: MemberEvidence): void {
  api.handle(listMemberTraces, ({ body }) => evidence.traces(body.id, body.after ?? ''))
  api.handle(listMemberOrders, ({ body }) => evidence.orders(body.id, body.after ?? ''))
  api.handle(listMemberBets, ({ body }) => evidence.bets(body.id, body.after ?? ''))
  api.handle(listMemberTimeline, ({ body }) => evidence.timeline(body.id, body.after ?? ''))
  api.handle(getMemberSafety, ({ body }) => evidence.safety(body.id))
}
