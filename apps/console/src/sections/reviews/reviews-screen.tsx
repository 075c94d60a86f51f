import { decideIdentity } from '@keo/contract/console-identities'
import {
  decideExpert,
  decideNickname,
  decideReward,
  listWaitingReviews,
  PROMISED_MINUTES,
  type ConsoleReview,
} from '@keo/contract/console-queues'
import { Button } from '@keo/ui/primitives/button'
import { useRef, useState } from 'react'
import { age, lateness } from '../../platform/figures.ts'
import { useKeys, useListKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Empty, Loaded, More, Refused } from '../../parts/states.tsx'
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
} as const

/** Nicknames, identities, held rewards and experts: the list, and the decision beside it. */
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
  return (
    <div className="list-and-side">
      <section className="panel">
        <Loaded of={list}>
          {() =>
            reviews.length === 0 ? (
              <Empty>{say('reviews.none')}</Empty>
            ) : (
              <table>
                <thead>
                  <tr>
                    <th>{say('reviews.kind')}</th>
                    <th>{say('reviews.what')}</th>
                    <th>{say('common.member')}</th>
                    <th className="end">{say('common.since')}</th>
                  </tr>
                </thead>
                <tbody>
                  {reviews.map((review) => (
                    <ReviewRow key={review.id} review={review} now={now} isOpen={review.id === open} />
                  ))}
                </tbody>
              </table>
            )
          }
        </Loaded>
        <More of={list} />
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
  kind === 'withdrawal' || kind === 'receipt' ? 'reward' : kind

function ReviewRow({ review, now, isOpen }: { review: ConsoleReview; now: number; isOpen: boolean }) {
  const { say } = useLook()
  const waits = now - review.since
  const kind = kindOf(review)
  return (
    <tr aria-current={isOpen || undefined}>
      <td>{say(`queue.${kind}`)}</td>
      <td>
        <a href={pathTo('reviews', review.id)}>
          <What review={review} />
        </a>
      </td>
      <td>{review.userName}</td>
      <td className="end num late" data-late={lateness(waits, PROMISED_MINUTES[kind])}>
        {age(waits)}
      </td>
    </tr>
  )
}

/** Of an identity the document that was shown, in words. */
function What({ review: { kind, what } }: { review: ConsoleReview }) {
  const { say } = useLook(words)
  return kind === 'identity' ? say(what === 'passport' ? 'doc.passport' : 'doc.idCard') : what
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
