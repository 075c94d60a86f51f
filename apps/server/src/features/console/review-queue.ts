import type { ConsoleReview } from '@keo/contract/console-queues'
import { fail } from '@keo/contract/errors'
import type { ReviewKind, WaitingReview } from '@keo/contract/reviews'
import type { Permission } from '@keo/contract/staff-permissions'
import type { Clock } from '@keo/service-kit/clock'
import type { Tx } from '@keo/service-kit/db/database'
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
  dispute: 'disputes.decide',
  identity: 'identities.decide',
  reward: 'rewards.decide',
  expert: 'nicknames.decide',
  agent: 'agents.decide',
}
const KINDS = Object.keys(PERMISSION_FOR) as Kind[]
/** Money that would be a member's: giving it takes two people. Both stand at desks of their own, beside their evidence. */
const TWO_KEYS = ['receipt', 'dispute'] as const
type TwoKeys = (typeof TWO_KEYS)[number]
const takesTwo = (kind: Kind): kind is TwoKeys => (TWO_KEYS as readonly Kind[]).includes(kind)
const STATE_BEFORE = { receipt: 'suspense', dispute: 'disputed' } as const satisfies Record<TwoKeys, string>
const PAGE = 50

type Asked = { readonly id: string; readonly isApproved: boolean; readonly reason: string }

export type ReviewQueue = ReturnType<typeof createReviewQueue>

/** What waits for a person and is no withdrawal: nicknames, identities, suspense money, disputes, held rewards, members who want to be experts or agents. */
export function createReviewQueue({ clock, members, reviews, approvals }: ReviewQueueNeeds) {
  for (const kind of TWO_KEYS)
    approvals.onApproved(kind, ({ object, reason }, acting, close) =>
      reviews.decide(
        { kind, id: object, isApproved: true },
        {
          ...decidedBy(acting, reason),
          async alongside(tx) {
            await close(tx)
            await refuseOwner(tx, acting, kind, { id: object, reason })
          },
        },
      ),
    )

  /** Whoever asked to credit somebody else with the same money is too late with it. */
  async function refuseOwner(
    tx: Tx,
    acting: StaffActing,
    kind: Kind,
    { id, reason }: Pick<Asked, 'id' | 'reason'>,
  ) {
    if (kind === 'receipt')
      await approvals.refuseIn(tx, acting, { kind: 'suspenseOwner', object: id, reason })
  }

  /** The kinds that somebody decides; who looks over all shoulders sees every kind. */
  function kindsSeenBy({ permissions }: StaffCaller): Kind[] {
    const seesAll = permissions.has('audit.read')
    return KINDS.filter((kind) => seesAll || permissions.has(PERMISSION_FOR[kind]))
  }

  async function list(reader: StaffCaller, after: string) {
    const kinds = kindsSeenBy(reader).filter((kind) => !takesTwo(kind))
    const { reviews: page, next } = await reviews.waiting.page({ kinds, after, size: PAGE })
    return { now: clock.now(), reviews: await views(reader, page), next }
  }

  async function views(
    { permissions }: StaffCaller,
    page: readonly WaitingReview[],
  ): Promise<ConsoleReview[]> {
    const people = await members.findAll(page.map(({ memberId }) => memberId))
    return page.map(({ kind, id, memberId, what, since }) => ({
      kind,
      id,
      memberId,
      userName: people.get(memberId)?.userName ?? '',
      what,
      since: parseServerTime(since) ?? clock.now(),
      mayDecide: kind !== 'withdrawal' && permissions.has(PERMISSION_FOR[kind]),
    }))
  }

  async function decide(acting: StaffActing, kind: Kind, { id, isApproved, reason }: Asked): Promise<void> {
    await reviews.decide(
      { kind, id, isApproved },
      {
        ...decidedBy(acting, reason),
        alongside: async (tx) => {
          if (takesTwo(kind)) await approvals.refuseIn(tx, acting, { kind, object: id, reason })
          await refuseOwner(tx, acting, kind, { id, reason })
        },
      },
    )
  }

  async function askToCredit(acting: StaffActing, kind: TwoKeys, { id, reason }: Asked): Promise<string> {
    const found = (await reviews.waiting.find(kind, id)) ?? fail('NOT_FOUND')
    // Nobody ordered it: it is credited to whom people find as its owner.
    if (found.memberId === '') fail('NOT_FOUND')
    const [member] = (await members.findAll([found.memberId])).values()
    const facts = { member: member?.userName ?? '', amount: found.what }
    return approvals.ask(acting, {
      kind,
      object: id,
      before: { ...facts, state: STATE_BEFORE[kind] },
      after: { ...facts, state: 'credited' },
      act: {},
      reason,
    })
  }

  return { list, kindsSeenBy, decide, askToCredit }
}
