import type { ReviewKind } from '@keo/contract/reviews'
import type { Permission } from '@keo/contract/staff-permissions'
import { isProd } from '../config/config.ts'
import { withStandIn } from '../features/reviews/index.ts'
import { sqlStaffStore } from '../features/staff/index.ts'
import { sandboxNicknameReviewGateway } from '../gateways/nickname-review/sandbox-nickname-review-gateway.ts'
import type { DisputeReview } from '../gateways/payments/payment-gateway.ts'
import { sandboxReviewGateway } from '../gateways/payments/sandbox-review-gateway.ts'
import { sandboxPayoutReviewer } from '../gateways/payouts/sandbox-payout-reviewer.ts'
import type { OwnParts } from './parts.ts'

/** Whether anybody of the staff may do this: then the sandbox's stand-in does not. */
export function staffed({ database, tenantId }: OwnParts, permission: Permission) {
  return async () => (await sqlStaffStore(database.db, tenantId).countWith(permission)) > 0
}

const PERMISSION_FOR: Readonly<Record<ReviewKind, Permission>> = {
  withdrawal: 'withdrawals.decide',
  receipt: 'suspense.decide',
  dispute: 'disputes.decide',
  nickname: 'nicknames.decide',
  identity: 'identities.decide',
  reward: 'rewards.decide',
  expert: 'nicknames.decide',
  agent: 'agents.decide',
}

export const isStaffed = (own: OwnParts) => (kind: ReviewKind) => staffed(own, PERMISSION_FOR[kind])()

/** In prod people decide; in a sandbox its reviewers do, until somebody of the staff may. */
export function withdrawalJudge(own: OwnParts) {
  const people = own.reviews.withdrawals
  if (isProd(own.config)) return people
  return withStandIn(people, sandboxPayoutReviewer(own), staffed(own, PERMISSION_FOR.withdrawal))
}

export function receiptJudge(own: OwnParts) {
  const people = own.reviews.receipts
  if (isProd(own.config)) return people
  return withStandIn(
    people,
    sandboxReviewGateway(own, 'payments.review'),
    staffed(own, PERMISSION_FOR.receipt),
  )
}

export function disputeJudge(own: OwnParts): DisputeReview {
  const people = own.reviews.disputes
  if (isProd(own.config)) return people
  const standIn: DisputeReview = sandboxReviewGateway(own, 'payments.disputes')
  return withStandIn(people, standIn, staffed(own, PERMISSION_FOR.dispute))
}

export function nicknameJudge(own: OwnParts) {
  const people = own.reviews.nicknames
  if (isProd(own.config)) return people
  return withStandIn(people, sandboxNicknameReviewGateway(own), staffed(own, PERMISSION_FOR.nickname))
}
