import { timingSafeEqual } from 'node:crypto'
import type { PayoutNotice } from '@keo/contract/withdraw'
import type { SecretBox } from '@keo/service-kit/secret-box'

const FIELDS = ['noticeId', 'orderNo', 'state', 'amount', 'currency', 'sentAt'] as const
type Unsigned = Omit<PayoutNotice, 'signature'>

/** Over every field in a fixed order, so that no part can run over into the next. */
export function signNotice(box: SecretBox, notice: Unsigned): PayoutNotice {
  const [signature] = signaturesOf(box, notice)
  return { ...notice, signature: signature?.toString('hex') ?? '' }
}

export function isSignedNotice(box: SecretBox, notice: PayoutNotice): boolean {
  const given = Buffer.from(notice.signature, 'hex')
  return signaturesOf(box, notice).some(
    (right) => right.length === given.length && timingSafeEqual(right, given),
  )
}

function signaturesOf(box: SecretBox, notice: Unsigned): Buffer[] {
  return box.hashes(JSON.stringify(FIELDS.map((field) => notice[field])), 'payout notice')
}
