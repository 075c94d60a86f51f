import type { DisputeEvidence, DisputeState } from '@keo/contract/console-merchants'
import { isWaitingForMember } from '../../deposit/index.ts'
import { isDisputeOpen, type DisputeFacts, type DisputeRow } from './dispute-store.ts'
import { completedBp } from './merchant-rules.ts'

type Sign = DisputeEvidence['signs'][number]
type Step = DisputeEvidence['steps'][number]

const YES = '✓'
const NO = '—'
/** Below it a merchant is one whose word counts less. */
const RELIABLE_BP = 9_500
const MANY_DISPUTES = 3

/** Where it stands: what waits for the member is not the desk's turn; what ended undecided, the merchant released. */
export function disputeState(row: DisputeRow): DisputeState {
  if (row.is_for_member !== null) return row.is_for_member ? 'credited' : 'refused'
  if (!isDisputeOpen(row)) return 'released'
  if (isWaitingForMember(row)) return 'asked'
  return row.denied_at === null ? 'open' : 'denied'
}

/** What happened, oldest first. */
export function disputeSteps(facts: DisputeFacts): Step[] {
  const isReleased = disputeState(facts) === 'released'
  const all: readonly (readonly [Step['name'], number | null])[] = [
    ['ordered', facts.created_at],
    ['paid', facts.paid_at],
    ['disputed', facts.disputed_at],
    ['denied', facts.denied_at],
    ['asked', facts.asked_at],
    ['answered', facts.answered_at],
    ['came', isReleased ? facts.ended_at : null],
    [facts.is_for_member ? 'credited' : 'refused', facts.decided_at],
  ]
  return all
    .flatMap(([name, at]) => (at === null ? [] : [{ name, at }]))
    .toSorted((one, other) => one.at - other.at)
}

/** For and against the member, each with the figure behind it. */
export function disputeSigns(facts: DisputeFacts): Sign[] {
  const rate = completedBp({ done: facts.merchant_done, lost: facts.merchant_lost })
  const sign = (name: Sign['name'], isFine: boolean, otherwise: 'note' | 'bad', figure?: string): Sign => ({
    name,
    verdict: isFine ? 'fine' : otherwise,
    figure: figure ?? (isFine ? YES : NO),
  })
  return [
    sign('proof', facts.proof_file_id !== '', 'note'),
    sign('inTime', facts.paid_at !== null && facts.paid_at <= facts.due_at, 'note'),
    sign('notDenied', facts.denied_at === null, 'note'),
    // A merchant who often does not release speaks for the member.
    sign('merchantRate', rate !== null && rate < RELIABLE_BP, 'note', rate === null ? NO : `${rate / 100}%`),
    sign(
      'merchantDisputes',
      facts.merchant_disputes >= MANY_DISPUTES,
      'note',
      String(facts.merchant_disputes),
    ),
    sign('lostBefore', facts.lost_before === 0, 'bad', String(facts.lost_before)),
    sign('identity', facts.is_verified, 'bad'),
    sign('unlocked', !facts.is_locked, 'bad'),
  ]
}

const SHOWN = 4
/** Of an account number only its end. */
export const maskAccount = (number: string): string =>
  number.length <= SHOWN ? number && '***' : `***${number.slice(-SHOWN)}`
