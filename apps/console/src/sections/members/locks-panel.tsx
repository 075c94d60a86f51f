import { lockMember, STAFF_LOCK_CAUSES, unlockMember } from '@keo/contract/console-member-acts'
import type { FoundMember } from '@keo/contract/console-members'
import { LOCK_NAMES, type Lock } from '@keo/contract/members'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { Choice } from '../../parts/choice.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Empty, Refused } from '../../parts/states.tsx'
import { useLook } from '../../platform/look.ts'
import { useAct } from '../../platform/queries.ts'
import { words } from './words.ts'

/** Which doors are closed to the member and why; one reason for whatever is changed. */
export function LocksPanel({ member, mayLock }: { member: FoundMember; mayLock: boolean }) {
  const { say } = useLook(words)
  const [reason, setReason] = useState('')
  const unlock = useAct(unlockMember, () => setReason(''))
  return (
    <section className="panel">
      <h2>{say('act.locks')}</h2>
      {member.locks.length === 0 ? <Empty>{say('act.noLocks')}</Empty> : null}
      {member.locks.map(({ lock, cause }) => (
        <p key={lock} className="lock-row">
          <span>
            <b>{say(`lock.${lock}`)}</b> <span className="meta">{say(`cause.${cause}`)}</span>
          </span>
          {mayLock ? (
            <Button
              size="xs"
              disabled={!isReason(reason)}
              busy={unlock.isPending}
              onClick={() => unlock.mutate({ id: member.id, lock, reason })}
            >
              {say('act.unlock')}
            </Button>
          ) : null}
        </p>
      ))}
      <Refused error={unlock.error} />
      {mayLock ? <NewLock member={member} reason={reason} onReason={setReason} /> : null}
    </section>
  )
}

type NewLockProps = { member: FoundMember; reason: string; onReason: (text: string) => void }

function NewLock({ member, reason, onReason }: NewLockProps) {
  const { say } = useLook(words)
  const free = LOCK_NAMES.filter((name) => !member.locks.some((held) => held.lock === name))
  const [chosen, setChosen] = useState<Lock>('withdraw')
  const [cause, setCause] = useState<(typeof STAFF_LOCK_CAUSES)[number]>('review')
  const act = useAct(lockMember, () => onReason(''))
  const lock = free.includes(chosen) ? chosen : free[0]
  return (
    <>
      {lock ? (
        <>
          <Choice
            label={say('act.lockOf')}
            value={lock}
            options={free.map((name) => [name, say(`lock.${name}`)])}
            onValue={setChosen}
          />
          <Choice
            label={say('act.lockCause')}
            value={cause}
            options={STAFF_LOCK_CAUSES.map((name) => [name, say(`cause.${name}`)])}
            onValue={setCause}
          />
        </>
      ) : null}
      <Reason text={reason} onText={onReason} />
      {lock === 'disabled' ? <p className="meta">{say('act.lockOut')}</p> : null}
      <Refused error={act.error} />
      {lock ? (
        <Button
          size="s"
          kind="outline"
          disabled={!isReason(reason)}
          busy={act.isPending}
          onClick={() => act.mutate({ id: member.id, lock, cause, reason })}
        >
          {`${say('act.lock')}: ${say(`lock.${lock}`)}`}
        </Button>
      ) : null}
    </>
  )
}
