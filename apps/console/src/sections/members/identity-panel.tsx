import { revealMember, type getMemberCard } from '@keo/contract/console-members'
import type { ResponseOf } from '@keo/contract/define-call'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { Facts } from '../../parts/facts.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Refused } from '../../parts/states.tsx'
import { useReveal } from '../../parts/use-reveal.ts'
import { useLook } from '../../platform/look.ts'
import { words } from './words.ts'

type Card = ResponseOf<typeof getMemberCard>

/** Masked until somebody who may says why they must see it. */
export function IdentityPanel({ member, mayReveal }: { member: Card; mayReveal: boolean }) {
  const { say } = useLook(words)
  const [reason, setReason] = useState('')
  const reveal = useReveal(revealMember, () => setReason(''))
  const { isSuccess } = reveal
  const shown = reveal.data ?? member
  return (
    <section className="panel">
      <h2>
        {say('members.identity')}{' '}
        <span className="badge">
          {say(member.isIdentityVerified ? 'members.verified' : 'members.unverified')}
        </span>
      </h2>
      <Facts
        rows={[
          [say('members.realName'), shown.realName || '—'],
          [say('members.birthday'), shown.birthday || '—'],
          [say('members.phone'), shown.mobile || '—'],
          [say('door.email'), shown.email || '—'],
        ]}
      />
      {isSuccess ? <p className="meta">{say('act.gone')}</p> : null}
      {mayReveal && !isSuccess ? (
        <>
          <p className="meta">{say('members.revealNote')}</p>
          <Reason text={reason} onText={setReason} />
          <Refused error={reveal.error} />
          <Button
            size="s"
            disabled={!isReason(reason)}
            busy={reveal.isPending}
            onClick={() => reveal.mutate({ id: member.id, reason })}
          >
            {say('members.reveal')}
          </Button>
        </>
      ) : null}
    </section>
  )
}
