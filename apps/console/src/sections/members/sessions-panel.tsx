import { endMemberSessions, type getMemberCard } from '@keo/contract/console-members'
import type { ResponseOf } from '@keo/contract/define-call'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Empty, Refused } from '../../parts/states.tsx'
import { useLook } from '../../platform/look.ts'
import { useAct } from '../../platform/queries.ts'

type Card = ResponseOf<typeof getMemberCard>

export function SessionsPanel({ member, mayEnd }: { member: Card; mayEnd: boolean }) {
  const { say, time } = useLook()
  const [reason, setReason] = useState('')
  const end = useAct(endMemberSessions, () => setReason(''))
  return (
    <section className="panel">
      <h2>{say('members.sessions')}</h2>
      {member.sessions.length === 0 ? <Empty>{say('members.noSessions')}</Empty> : null}
      {member.sessions.map((one) => (
        <p key={one.id}>
          {one.userAgent || '—'}{' '}
          <span className="meta num">{`${one.address} · ${time(one.lastActionAt)}`}</span>
        </p>
      ))}
      {mayEnd && member.sessions.length > 0 ? (
        <>
          <Reason text={reason} onText={setReason} />
          <Refused error={end.error} />
          <Button
            size="s"
            kind="outline"
            disabled={!isReason(reason)}
            busy={end.isPending}
            onClick={() => end.mutate({ id: member.id, reason })}
          >
            {say('members.endSessions')}
          </Button>
        </>
      ) : null}
    </section>
  )
}
