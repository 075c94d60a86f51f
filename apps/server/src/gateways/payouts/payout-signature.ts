import { timingSafeEqual } from 'node:crypto'
import type { PayoutNotice, SignedText } from '@keo/contract/payout-parties'
import type { SecretBox } from '@keo/service-kit/secret-box'
import { minutes, type Instant } from '@keo/units/instants'

const FIELDS = ['noticeId', 'orderNo', 'state', 'amount', 'currency', 'sentAt'] as const
const OLDEST_MS = minutes(5)
type Unsigned = Omit<PayoutNotice, 'signature'>

/** Each direction has a key of its own: what one side signed cannot be sent back to it. */
const DIRECTIONS = { fromParty: 'payout notice', toParty: 'payout request' } as const

/** Over every field in a fixed order, so that no part can run over into the next. */
export function signNotice(box: SecretBox, notice: Unsigned): PayoutNotice {
  return { ...notice, signature: newest(box, noticeText(notice), DIRECTIONS.fromParty) }
}

export function isSignedNotice(box: SecretBox, notice: PayoutNotice, now: Instant): boolean {
  return (
    isYoung(notice.sentAt, now) && isRight(box, noticeText(notice), DIRECTIONS.fromParty, notice.signature)
  )
}

export function signText(box: SecretBox, text: string, timestamp: number): SignedText {
  return {
    text,
    timestamp,
    signature: newest(box, JSON.stringify([timestamp, text]), DIRECTIONS.toParty),
  }
}

export function isSignedText(
  box: SecretBox,
  { text, timestamp, signature }: SignedText,
  now: Instant,
): boolean {
  return (
    isYoung(timestamp, now) && isRight(box, JSON.stringify([timestamp, text]), DIRECTIONS.toParty, signature)
  )
}

const noticeText = (notice: Unsigned) => JSON.stringify(FIELDS.map((field) => notice[field]))
const isYoung = (at: number, now: Instant) => Math.abs(now - at) <= OLDEST_MS

function newest(box: SecretBox, text: string, direction: string): string {
  return box.hashes(text, direction)[0]?.toString('hex') ?? ''
}

function isRight(box: SecretBox, text: string, direction: string, signature: string): boolean {
  const given = Buffer.from(signature, 'hex')
  return box
    .hashes(text, direction)
    .some((right) => right.length === given.length && timingSafeEqual(right, given))
}
