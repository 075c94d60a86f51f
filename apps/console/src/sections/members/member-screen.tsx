import {
  endMemberSessions,
  getMemberCard,
  getMemberStatement,
  revealMember,
} from '@keo/contract/console-members'
import type { ResponseOf } from '@keo/contract/define-call'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { dong, signedDong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { Facts } from '../../parts/facts.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Empty, Loaded, More, Refused } from '../../parts/states.tsx'
import { useAct, useCall, usePages } from '../../platform/queries.ts'
import type { ScreenProps } from '../../parts/screen.ts'

type Card = ResponseOf<typeof getMemberCard>

export default function MemberScreen({ me, open }: ScreenProps) {
  const card = useCall(getMemberCard, { id: open })
  return (
    <Loaded of={card}>
      {(member) => (
        <div className="list-and-side">
          <div className="stack">
            <Balances member={member} />
            <Statement id={member.id} />
          </div>
          <div className="stack">
            <Identity member={member} mayReveal={me.permissions.includes('members.reveal')} />
            <Sessions member={member} mayEnd={me.permissions.includes('members.end-sessions')} />
          </div>
        </div>
      )}
    </Loaded>
  )
}

function Balances({ member }: { member: Card }) {
  const { say } = useLook()
  return (
    <section className="panel">
      <h2>
        {member.userName} <span className="meta">{member.nickName}</span>{' '}
        <span className="badge">VIP {member.vipLevel}</span>
      </h2>
      <Facts
        rows={[
          [say('members.available'), dong(member.available, true)],
          [say('withdrawals.held'), dong(member.held, true)],
          [say('members.bonus'), dong(member.bonus, true)],
          [say('members.debt'), dong(member.debt, true)],
        ]}
      />
    </section>
  )
}

function Statement({ id }: { id: string }) {
  const { say, time } = useLook()
  const list = usePages(getMemberStatement, { id })
  const lines = list.data?.pages.flatMap((page) => page.lines) ?? []
  return (
    <section className="panel">
      <h2>{say('members.statement')}</h2>
      <Loaded of={list}>
        {() =>
          lines.length === 0 ? (
            <Empty>{say('members.noLines')}</Empty>
          ) : (
            <table>
              <thead>
                <tr>
                  <th>{say('common.time')}</th>
                  <th>{say('members.kind')}</th>
                  <th className="end">{say('members.change')}</th>
                  <th className="end">{say('members.available')}</th>
                </tr>
              </thead>
              <tbody>
                {lines.map((line) => (
                  <tr key={line.seq}>
                    <td className="num">{time(line.at)}</td>
                    <td>
                      {line.kind} <span className="meta num">{line.reference}</span>
                    </td>
                    <td className="end num">{signedDong(line.change)}</td>
                    <td className="end num">{dong(line.available)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Loaded>
      <More of={list} />
    </section>
  )
}

/** Masked until somebody who may says why they must see it. */
function Identity({ member, mayReveal }: { member: Card; mayReveal: boolean }) {
  const { say } = useLook()
  const [reason, setReason] = useState('')
  const reveal = useAct(revealMember, () => setReason(''))
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
      {mayReveal && !reveal.data ? (
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

function Sessions({ member, mayEnd }: { member: Card; mayEnd: boolean }) {
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
