import { decideIdentity } from '@keo/contract/console-identities'
import {
  decideAgent,
  decideExpert,
  decideNickname,
  decideReward,
  listWaitingReviews,
  PROMISED_MINUTES,
  type ConsoleReview,
} from '@keo/contract/console-queues'
import { Button } from '@keo/ui/primitives/button'
import { useRef, useState } from 'react'
import { age, lateness, sumText } from '../../platform/figures.ts'
import { useKeys, useListKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { isReason, Reason } from '../../parts/reason.tsx'
import { PagedTable } from '../../parts/paged-table.tsx'
import { Empty, Refused } from '../../parts/states.tsx'
import type { Column } from '../../parts/table.tsx'
import { go, pathTo } from '../../platform/place.ts'
import { REFRESH_MS, useAct, usePages } from '../../platform/queries.ts'
import type { ScreenProps } from '../../parts/screen.ts'
import { IdentityEvidence } from './identity-evidence.tsx'
import { words } from './words.ts'

const CALLS = {
  nickname: decideNickname,
  identity: decideIdentity,
  reward: decideReward,
  expert: decideExpert,
  agent: decideAgent,
} as const

/** Nicknames, identities, held rewards, experts and agents: the list, and the decision beside it. */
export default function ReviewsScreen({ open }: ScreenProps) {
  const { say } = useLook()
  const list = usePages(listWaitingReviews, {}, REFRESH_MS)
  const reviews = list.data?.pages.flatMap((page) => page.reviews) ?? []
  const now = list.data?.pages[0]?.now ?? 0
  const chosen = reviews.find(({ id }) => id === open)
  useListKeys(
    reviews.map(({ id }) => id),
    open,
    (id) => go('reviews', id),
  )
  const columns: Column<ConsoleReview>[] = [
    { id: 'kind', head: say('reviews.kind'), cell: (one) => say(`queue.${kindOf(one)}`) },
    {
      id: 'what',
      head: say('reviews.what'),
      cell: (one) => (
        <a href={pathTo('reviews', one.id)}>
          <What review={one} />
        </a>
      ),
      givesWay: true,
    },
    { id: 'member', head: say('common.member'), cell: (one) => one.userName, givesWay: true },
    {
      id: 'since',
      head: say('common.since'),
      cell: (one) => <Waits review={one} now={now} />,
      isFigure: true,
    },
  ]
  return (
    <div className="list-and-side">
      <section className="panel">
        <PagedTable
          of={list}
          empty={say('reviews.none')}
          label={say('nav.reviews')}
          columns={columns}
          rows={reviews}
          idOf={({ id }) => id}
          current={open}
        />
      </section>
      {chosen?.mayDecide ? (
        <ReviewDecision key={chosen.id} review={chosen} />
      ) : (
        <Empty>{say('reviews.pick')}</Empty>
      )}
    </div>
  )
}

/** Money has desks of its own. */
const kindOf = ({ kind }: ConsoleReview): keyof typeof CALLS =>
  kind === 'withdrawal' || kind === 'receipt' || kind === 'dispute' ? 'reward' : kind

function Waits({ review, now }: { review: ConsoleReview; now: number }) {
  const waits = now - review.since
  return (
    <span className="num late" data-late={lateness(waits, PROMISED_MINUTES[kindOf(review)])}>
      {age(waits)}
    </span>
  )
}

/** Of an identity the document that was shown, in words; a sum as money is written. */
function What({ review: { kind, what } }: { review: ConsoleReview }) {
  const { say } = useLook(words)
  return kind === 'identity' ? say(what === 'passport' ? 'doc.passport' : 'doc.idCard') : sumText(what)
}

function ReviewDecision({ review }: { review: ConsoleReview }) {
  const { say } = useLook()
  const [reason, setReason] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const decide = useAct(CALLS[kindOf(review)])
  const run = (isApproved: boolean) => () =>
    isReason(reason) ? decide.mutate({ id: review.id, isApproved, reason }) : field.current?.focus()
  useKeys({ a: run(true), r: run(false) })
  return (
    <aside className="decision">
      <h2>
        <What review={review} />
      </h2>
      {review.kind === 'identity' ? <IdentityEvidence id={review.id} /> : null}
      <Reason ref={field} text={reason} onText={setReason} />
      <Refused error={decide.error} />
      <Button kind="primary" wide busy={decide.isPending} onClick={run(true)}>
        {say('decide.approve')} <kbd>A</kbd>
      </Button>
      <Button kind="outline" wide busy={decide.isPending} onClick={run(false)}>
        {say('decide.refuse')} <kbd>R</kbd>
      </Button>
    </aside>
  )
}
