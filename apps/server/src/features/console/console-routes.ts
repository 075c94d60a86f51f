import { exportAudit, listAudit, verifyAudit } from '@keo/contract/console-audit'
import { decideIdentity } from '@keo/contract/console-identities'
import { acknowledgeAlarm, getBoard, getMoneyFlow } from '@keo/contract/console-overview'
import { listMemberLines, searchMembers } from '@keo/contract/console-member-search'
import {
  endMemberSessions,
  getMemberCard,
  getMemberStatement,
  revealMember,
} from '@keo/contract/console-members'
import {
  askWithdrawal,
  countWithdrawals,
  decideDispute,
  decideAgent,
  decideExpert,
  decideNickname,
  decideReceipt,
  decideReward,
  getOverview,
  getWithdrawal,
  listWaitingReviews,
  listWithdrawals,
  refuseWithdrawal,
} from '@keo/contract/console-queues'
import { holdWithdrawal, liftWithdrawalHold } from '@keo/contract/console-withdrawal-holds'
import { openWithdrawal } from '@keo/contract/console-withdrawal-openings'
import { actingOf, type StaffApi } from '../staff/index.ts'
import type { AuditLog } from './audit-log.ts'
import type { MemberDesk } from './member-desk.ts'
import type { createBoard, createWaiting } from './overview/index.ts'
import type { ReviewQueue } from './review-queue.ts'
import type { WithdrawalHolds } from './withdrawal-holds.ts'
import type { WithdrawalOpenings } from './withdrawal-openings.ts'
import type { WithdrawalDesk } from './withdrawal-desk.ts'

type Needs = {
  withdrawals: WithdrawalDesk
  holds: WithdrawalHolds
  openings: WithdrawalOpenings
  reviews: ReviewQueue
  members: MemberDesk
  audit: AuditLog
  waiting: ReturnType<typeof createWaiting>
  board: ReturnType<typeof createBoard>
}

export function consoleRoutes(api: StaffApi, needs: Needs): void {
  api.handle(getOverview, ({ caller }) => needs.waiting(caller))
  api.handle(getBoard, ({ caller, language }) => needs.board.read(caller, language))
  api.handle(getMoneyFlow, ({ caller, body }) => needs.board.flow(caller, body.period))
  api.handle(acknowledgeAlarm, async ({ body, language, ...asked }) => {
    await needs.board.acknowledge(actingOf(asked), body, language)
    return {}
  })
  withdrawalRoutes(api, needs)
  reviewRoutes(api, needs)
  memberRoutes(api, needs)
  api.handle(listAudit, ({ body }) => needs.audit.list(body))
  api.handle(exportAudit, ({ body, ...asked }) => needs.audit.file(actingOf(asked), body))
  api.handle(verifyAudit, () => needs.audit.verify())
}

function withdrawalRoutes(api: StaffApi, { withdrawals, holds, openings }: Needs): void {
  api.handle(listWithdrawals, ({ caller, body }) =>
    withdrawals.list(body.view, body.after ?? '', caller.staffId),
  )
  api.handle(countWithdrawals, () => withdrawals.counts())
  api.handle(getWithdrawal, ({ caller, body }) => withdrawals.get(body.orderNo, caller.staffId))
  api.handle(askWithdrawal, async ({ body, ...asked }) => ({
    approvalId: await withdrawals.approve(actingOf(asked), body.orderNo, body.reason),
  }))
  api.handle(refuseWithdrawal, async ({ body, ...asked }) => {
    await withdrawals.refuse(actingOf(asked), body.orderNo, body.reason)
    return {}
  })
  api.handle(openWithdrawal, async ({ body, ...asked }) => {
    await openings.open(actingOf(asked), body.orderNo)
    return {}
  })
  api.handle(holdWithdrawal, async ({ body, ...asked }) => {
    await holds.hold(actingOf(asked), body)
    return {}
  })
  api.handle(liftWithdrawalHold, async ({ body, ...asked }) => {
    await holds.lift(actingOf(asked), body.orderNo, body.reason)
    return {}
  })
}

function reviewRoutes(api: StaffApi, { reviews }: Needs): void {
  api.handle(listWaitingReviews, ({ caller, body }) => reviews.list(caller, body.after ?? ''))
  api.handle(decideNickname, async ({ body, ...asked }) => {
    await reviews.decide(actingOf(asked), 'nickname', body)
    return { approvalId: '' }
  })
  api.handle(decideIdentity, async ({ body, ...asked }) => {
    await reviews.decide(actingOf(asked), 'identity', body)
    return { approvalId: '' }
  })
  api.handle(decideExpert, async ({ body, ...asked }) => {
    await reviews.decide(actingOf(asked), 'expert', body)
    return { approvalId: '' }
  })
  api.handle(decideAgent, async ({ body, ...asked }) => {
    await reviews.decide(actingOf(asked), 'agent', body)
    return { approvalId: '' }
  })
  api.handle(decideReward, async ({ body, ...asked }) => {
    await reviews.decide(actingOf(asked), 'reward', body)
    return { approvalId: '' }
  })
  api.handle(decideReceipt, async ({ body, ...asked }) => {
    const acting = actingOf(asked)
    if (body.isApproved) return { approvalId: await reviews.askToCredit(acting, 'receipt', body) }
    await reviews.decide(acting, 'receipt', body)
    return { approvalId: '' }
  })
  api.handle(decideDispute, async ({ body, ...asked }) => {
    const acting = actingOf(asked)
    if (body.isApproved) return { approvalId: await reviews.askToCredit(acting, 'dispute', body) }
    await reviews.decide(acting, 'dispute', body)
    return { approvalId: '' }
  })
}

function memberRoutes(api: StaffApi, { members }: Needs): void {
  api.handle(searchMembers, ({ caller, body: { text, filter = {}, after = '' } }) =>
    members.search(caller, { text, filter, after }),
  )
  api.handle(listMemberLines, () => members.lines())
  api.handle(getMemberCard, ({ body }) => members.card(body.id))
  api.handle(getMemberStatement, ({ body }) => members.statement(body.id, body.after ?? ''))
  api.handle(revealMember, ({ body, ...asked }) => members.reveal(actingOf(asked), body.id, body.reason))
  api.handle(endMemberSessions, async ({ body, ...asked }) => {
    await members.endSessions(actingOf(asked), body.id, body.reason)
    return {}
  })
}
