import { listMemberBindings, revealMemberBinding } from '@keo/contract/console-bindings'
import {
  getMemberBetReplay,
  getMemberRoundReplay,
  getMemberSafety,
  listMemberBets,
  listMemberLetters,
  listMemberOrders,
  listMemberTraces,
} from '@keo/contract/console-member-evidence'
import { listMemberTimeline } from '@keo/contract/console-timeline'
import { getRiskMarks } from '@keo/contract/console-risk-marks'
import { actingOf, type StaffApi } from '../../staff/index.ts'
import type { MemberBindings } from './member-bindings.ts'
import type { MemberEvidence } from './member-evidence.ts'
import type { MemberTimeline } from './member-timeline.ts'

type Needs = { evidence: MemberEvidence; bindings: MemberBindings; timeline: MemberTimeline }

export function memberEvidenceRoutes(api: StaffApi, { evidence, bindings, timeline }: Needs): void {
  api.handle(listMemberBindings, ({ body }) => bindings.list(body.id))
  api.handle(revealMemberBinding, ({ body, ...asked }) => bindings.reveal(actingOf(asked), body))
  api.handle(listMemberTraces, ({ body }) => evidence.traces(body.id, body.after ?? ''))
  api.handle(listMemberOrders, ({ body }) => evidence.orders(body.id, body.after ?? ''))
  api.handle(listMemberBets, ({ body }) => evidence.bets(body.id, body.after ?? ''))
  api.handle(getMemberBetReplay, (asked) => {
    const { body, language } = asked
    return evidence.betReplay(actingOf(asked), body.id, body.betId, language)
  })
  api.handle(getMemberRoundReplay, (asked) => {
    const { body, language } = asked
    return evidence.roundReplay(actingOf(asked), body.id, body.roundId, language)
  })
  api.handle(listMemberTimeline, ({ caller, body }) => timeline(caller, body))
  api.handle(listMemberLetters, ({ body, language }) =>
    evidence.letters(body.id, { letType: body.letType, after: body.after ?? '' }, language),
  )
  api.handle(getRiskMarks, ({ caller, body }) => evidence.marks(caller, body.id))
  api.handle(getMemberSafety, ({ body }) => evidence.safety(body.id))
}
