import type { ConsoleReview } from '@keo/contract/console-queues'
import { fail } from '@keo/contract/errors'
import type { ReviewKind, WaitingReview } from '@keo/contract/reviews'
import type { Permission } from '@keo/contract/staff-permissions'
import type { Clock } from '@keo/service-kit/clock'
import { parseServerTime } from '@keo/units/instants'
import type { MemberStore } from '../members/index.ts'
import type { ReviewDesk } from '../reviews/index.ts'
import type { Approvals, StaffActing, StaffCaller } from '../staff/index.ts'
import { decidedBy } from './decided-by.ts'

export type ReviewQueueNeeds = {
  clock: Clock
  members: Pick<MemberStore, 'findAll'>
  reviews: ReviewDesk
  approvals: Approvals
}

type Kind = Exclude<ReviewKind, 'withdrawal'>

const PERMISSION_FOR: Readonly<Record<Kind, Permission>> = {
  nickname: 'nicknames.decide',
  receipt: 'suspense.decide',
  identity: 'identities.decide',
  reward: 'rewards.decide',
  expert: 'nicknames.decide',
}
const PAGE = 50

type Asked = { readonly id: string; readonly isApproved: boolean; readonly reason: string }

export type ReviewQueue = ReturnType<typeof createReviewQueue>

/** What waits for a person and is no withdrawal: nicknames, identities, suspense money, held rewards, members who want to be experts. */
export function createReviewQueue({ clock, members, reviews, approvals }: ReviewQueueNeeds) {
  approvals.onApproved('receipt', ({ object, reason }, acting, close) =>
    reviews.decide(
      { kind: 'receipt', id: object, isApproved: true },
      { ...decidedBy(acting, reason), alongside: close },
    ),
  )

  async function waiting(): Promise<(WaitingReview & { kind: Kind })[]> {
    const all = await reviews.waiting()
    return all.filter((one): one is WaitingReview & { kind: Kind } => one.kind !== 'withdrawal')
  }

  /** Of the kinds that somebody decides; who looks over all shoulders sees every kind. */
  async function seenBy({ permissions }: StaffCaller) {
    const seesAll = permissions.has('audit.read')
    return (await waiting()).filter(({ kind }) => seesAll || permissions.has(PERMISSION_FOR[kind]))
  }

  /** Suspense money stands with the deposits, beside what speaks for and against it. */
  async function list(reader: StaffCaller, after: string) {
    const seen = (await seenBy(reader)).filter(({ kind }) => kind !== 'receipt')
    const from = after === '' ? 0 : seen.findIndex(({ id }) => id === after) + 1
    const page = seen.slice(from, from + PAGE)
    const next = seen.length > from + PAGE ? (page.at(-1)?.id ?? '') : ''
    return { now: clock.now(), reviews: await views(reader, page), next }
  }

  async function views(
    { permissions }: StaffCaller,
    page: readonly (WaitingReview & { kind: Kind })[],
  ): Promise<ConsoleReview[]> {
    const people = await members.findAll(page.map(({ memberId }) => memberId))
    return page.map(({ kind, id, memberId, what, since }) => ({
      kind,
      id,
      memberId,
      userName: people.get(memberId)?.userName ?? '',
      what,
      since: parseServerTime(since) ?? clock.now(),
      mayDecide: permissions.has(PERMISSION_FOR[kind]),
    }))
  }

  async function decide(acting: StaffActing, kind: Kind, { id, isApproved, reason }: Asked): Promise<void> {
    await reviews.decide(
      { kind, id, isApproved },
      {
        ...decidedBy(acting, reason),
        alongside: async (tx) => {
          if (kind === 'receipt') await approvals.refuseIn(tx, acting, { kind, object: id, reason })
        },
      },
    )
  }

  /** Money that belongs to nobody yet: giving it to somebody takes two people. */
  async function askReceipt(acting: StaffActing, { id, reason }: Asked): Promise<string> {
    const found =
      (await waiting()).find((one) => one.kind === 'receipt' && one.id === id) ?? fail('NOT_FOUND')
    const [member] = (await members.findAll([found.memberId])).values()
    const facts = { member: member?.userName ?? '', amount: found.what }
    return approvals.ask(acting, {
      kind: 'receipt',
      object: id,
      before: { ...facts, state: 'suspense' },
      after: { ...facts, state: 'credited' },
      act: {},
      reason,
    })
  }

  return { list, seenBy, decide, askReceipt }
}
