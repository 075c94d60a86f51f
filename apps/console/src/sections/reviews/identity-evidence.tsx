import { getIdentityReview, revealIdentity } from '@keo/contract/console-identities'
import type { ResponseOf } from '@keo/contract/define-call'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { Facts } from '../../parts/facts.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Loaded, Refused } from '../../parts/states.tsx'
import { useReveal } from '../../parts/use-reveal.ts'
import { useMemberKey } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { pathTo } from '../../platform/place.ts'
import { useCall } from '../../platform/queries.ts'
import { words } from './words.ts'

type Review = ResponseOf<typeof getIdentityReview>

/** What was sent, masked, and what speaks for and against it, beside the decision. */
export function IdentityEvidence({ id }: { id: string }) {
  const asked = useCall(getIdentityReview, { id })
  return (
    <Loaded of={asked}>
      {(review) => (
        <>
          <Person review={review} />
          <Signs review={review} />
        </>
      )}
    </Loaded>
  )
}

function Person({ review }: { review: Review }) {
  const { say, time } = useLook(words)
  useMemberKey(review.memberId)
  const [why, setWhy] = useState('')
  const reveal = useReveal(revealIdentity, () => setWhy(''))
  const shown = reveal.data ?? review
  return (
    <section>
      <p>
        <a href={pathTo('member', review.memberId)}>{review.userName}</a>
      </p>
      <Facts
        rows={[
          [say('idr.name'), shown.realName],
          [say('idr.birthday'), shown.birthday],
          [say('idr.number'), shown.documentNumber],
          [say('idr.sent'), time(review.submittedAt)],
        ]}
      />
      {reveal.isSuccess ? (
        <p className="meta">{say('idr.gone')}</p>
      ) : (
        <details>
          <summary>{say('idr.reveal')}</summary>
          <Reason text={why} onText={setWhy} />
          <Refused error={reveal.error} />
          <Button
            size="s"
            disabled={!isReason(why)}
            busy={reveal.isPending}
            onClick={() => reveal.mutate({ id: review.id, reason: why })}
          >
            {say('idr.reveal')}
          </Button>
        </details>
      )}
    </section>
  )
}

function Signs({ review: { signs, objection } }: { review: Review }) {
  const { say } = useLook(words)
  return (
    <section>
      <h3>{say('idr.signs')}</h3>
      <ul className="signs">
        {signs.map(({ name, verdict, figure }) => (
          <li key={name} data-verdict={verdict}>
            {say(`sign.${name}`)}{' '}
            <b className="num">{name === 'own' && objection ? say(`objection.${objection}`) : figure}</b>
          </li>
        ))}
      </ul>
      {objection ? <p className="meta">{say('idr.objection')}</p> : null}
    </section>
  )
}
