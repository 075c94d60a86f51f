import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ParsedRequestOf } from '@keo/contract/define-call'
import { fail } from '@keo/contract/errors'
import { REVIEW_KINDS, reviewByOperator, ReviewRequest, type ReviewKind } from '@keo/contract/reviews'
import type { Clock } from '@keo/service-kit/clock'
import type { Api } from '@keo/service-kit/http/api'
import { minutes, type Instant } from '@keo/units/instants'
import type { ReviewDesk } from './review-desk.ts'

const OLDEST_MS = minutes(5)
const SHOWN_MAX = 200

type Signed = ParsedRequestOf<typeof reviewByOperator>
type Needs = {
  /** Null where the sandbox decides. */
  desk: ReviewDesk | null
  /** What the operator's people sign with; null while nobody may decide. */
  key: string | null
  machineClock: Clock
  /** Whether somebody of the staff decides this kind, in the console and where it takes two by two: then nobody does here. */
  isStaffed(kind: ReviewKind): Promise<boolean>
  /** Whether they may speak from there. */
  isReviewAddress(address: string): boolean
}

/** The door of the operator's people (`npm run review`). Nothing is read before sender and signature are right. */
export function reviewRoutes(api: Api, { desk, key, machineClock, isStaffed, isReviewAddress }: Needs) {
  api.handle(reviewByOperator, async ({ body, address, requestId }) => {
    if (!desk || key === null) return fail('PARTY_MISSING')
    if (!isReviewAddress(address) || !isSigned(key, body, machineClock.now())) fail('NOT_ALLOWED')
    const { decision } = requestOf(body.text)
    if (decision) {
      if (await isStaffed(decision.kind)) fail('NOT_ALLOWED')
      const { reason = '' } = decision
      const by = { actor: `operator:${decision.by}`, session: null, address, requestId, reason }
      await desk.decide(decision, by)
    }
    const { reviews } = await desk.waiting.page({ kinds: REVIEW_KINDS, after: '', size: SHOWN_MAX })
    return { waiting: reviews, total: await desk.total() }
  })
}

function isSigned(key: string, { text, timestamp, signature }: Signed, now: Instant): boolean {
  if (Math.abs(now - timestamp) > OLDEST_MS) return false
  const right = createHmac('sha256', key)
    .update(JSON.stringify([timestamp, text]))
    .digest()
  return timingSafeEqual(right, Buffer.from(signature, 'hex'))
}

function requestOf(text: string) {
  try {
    return ReviewRequest.parse(JSON.parse(text))
  } catch {
    return fail('BROKEN_BODY')
  }
}
