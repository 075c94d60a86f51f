import { fail } from '@keo/contract/errors'
import { REVIEW_KINDS, type ReviewDecision, type ReviewKind } from '@keo/contract/reviews'
import type { Audit, AuditRecord } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Log } from '@keo/service-kit/log'
import type { Metrics } from '@keo/service-kit/metrics'
import type { NicknameReviewGateway } from '../../gateways/nickname-review/nickname-review-gateway.ts'
import type { DisputeReview, ReviewGateway } from '../../gateways/payments/payment-gateway.ts'
import type { PayoutReviewer } from '../../gateways/payouts/payout-gateway.ts'
import { sqlClaimVerdict, sqlHasVerdict } from './review-verdicts.ts'
import { sqlWaitingReviews } from './waiting-reviews.ts'

type Needs = {
  database: Database
  clock: Clock
  audit: Audit
  log: Log
  metrics: Metrics
  tenantId: string
}
type Hear = (id: string, isApproved: boolean, said: { by: string; reason: string }) => Promise<void>

type Verdict = Pick<ReviewDecision, 'kind' | 'id' | 'isApproved'>

/** Who decides, as the audit tells it, and what is written together with the verdict. */
export type DecidedBy = Pick<AuditRecord, 'actor' | 'session' | 'address' | 'requestId'> & {
  readonly reason?: string
  alongside?(tx: Tx): Promise<void>
}

/** In the verdict's own transaction, before it counts: what speaks against it now fails. */
type Check = (tx: Tx, verdict: Verdict) => Promise<void>

export type ReviewDesk = ReturnType<typeof createReviewDesk>

/** Everything waits, and says so, until somebody of the operator's has decided. */
export function createReviewDesk({ database, clock, audit, log, metrics, tenantId }: Needs) {
  const handlers = new Map<ReviewKind, Hear>()
  const checks = new Map<ReviewKind, Check>()
  const waiting = sqlWaitingReviews(database.db, tenantId)
  const total = async () => (await waiting.counts(REVIEW_KINDS)).reduce((sum, { count }) => sum + count, 0)
  metrics.gauge(
    'reviews_waiting',
    "Withdrawals, receipts, disputes, nicknames, identities, experts and agents that wait for the operator's people; alarm above 0",
    total,
  )

  function notify(kind: ReviewKind, id: string): void {
    log.warn({ kind, id }, 'somebody of the operator has to decide: npm run review (docs/parties.md)')
  }

  const withdrawals: PayoutReviewer = {
    submit: async (_tx, { orderNo }) => notify('withdrawal', orderNo),
    onVerdict: (handle) => void handlers.set('withdrawal', handle),
  }
  const receipts: ReviewGateway = {
    ask: async (_tx, receiptId) => notify('receipt', receiptId),
    onVerdict: (handle) => void handlers.set('receipt', handle),
  }
  const disputes: DisputeReview = {
    ask: async (_tx, orderNo) => notify('dispute', orderNo),
    onVerdict: (handle) => void handlers.set('dispute', handle),
  }
  const nicknames: NicknameReviewGateway = {
    submit: async (_tx, { id }) => notify('nickname', id),
    onVerdict: (handle) =>
      void handlers.set('nickname', (id, isApproved) => handle(id, isApproved ? 'accepted' : 'refused')),
  }

  /** Those that wait are in the features' own tables: nothing is handed over. */
  const rewards = { onVerdict: (handle: Hear) => void handlers.set('reward', handle) }

  const experts = { onVerdict: (handle: Hear) => void handlers.set('expert', handle) }

  const agents = { onVerdict: (handle: Hear) => void handlers.set('agent', handle) }

  const identities = {
    /** Of whom the checking party was not sure. */
    ask: (checkId: string) => notify('identity', checkId),
    onVerdict: (handle: Hear) => void handlers.set('identity', handle),
  }

  return {
    rewards,
    identities,
    experts,
    agents,
    withdrawals,
    receipts,
    disputes,
    nicknames,
    waiting,
    total,
    beforeVerdict: (kind: ReviewKind, check: Check) => void checks.set(kind, check),
    /** Whether a verdict was given that is perhaps not done yet. */
    isDecided: (tx: Tx, kind: ReviewKind, id: string) => sqlHasVerdict(tx, tenantId, kind, id),
    /**
     * The first verdict counts: an opposite one is told so, at the same moment too. It is written before it is done, so
     * nothing is decided of which nobody knows who did; done again it changes nothing.
     */
    async decide({ kind, id, isApproved }: Verdict, by: DecidedBy): Promise<void> {
      const asked = await waiting.find(kind, id)
      const handle = handlers.get(kind)
      if (!asked || !handle) return fail('NOT_FOUND')
      await database.tx(async (tx) => {
        await checks.get(kind)?.(tx, { kind, id, isApproved })
        const claim = { kind, object: id, isApproved, by: by.actor, at: clock.now() }
        if (!(await sqlClaimVerdict(tx, tenantId, claim))) fail('REVIEW_DECIDED')
        await by.alongside?.(tx)
        const { actor, session, address, requestId, reason } = by
        await audit.write(tx, {
          actor,
          session,
          address,
          device: null,
          action: `review.${isApproved ? 'approved' : 'refused'}`,
          object: id,
          before: null,
          after: { kind, what: asked.what, ...(reason ? { reason } : {}) },
          requestId,
        })
      })
      await handle(id, isApproved, { by: by.actor, reason: by.reason ?? '' })
    },
  }
}
