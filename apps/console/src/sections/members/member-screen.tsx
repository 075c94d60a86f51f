import { getMemberCard } from '@keo/contract/console-members'
import type { ResponseOf } from '@keo/contract/define-call'
import type { Permission } from '@keo/contract/staff-permissions'
import { dong } from '../../platform/figures.ts'
import { useKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { go, usePlace } from '../../platform/place.ts'
import { Facts } from '../../parts/facts.tsx'
import { Loaded } from '../../parts/states.tsx'
import { useCall } from '../../platform/queries.ts'
import { walked } from '../../platform/walk.ts'
import type { ScreenProps } from '../../parts/screen.ts'
import { AdjustPanel } from './adjust-panel.tsx'
import { IdentityPanel } from './identity-panel.tsx'
import { LocksPanel } from './locks-panel.tsx'
import { NotesPanel } from './notes-panel.tsx'
import { RecordPanel } from './record-panel.tsx'
import { RiskMarks } from './risk-marks.tsx'
import { StandingPanel } from './standing-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'
import './members.css'

type Card = ResponseOf<typeof getMemberCard>

export default function MemberScreen({ me, open }: ScreenProps) {
  const card = useCall(getMemberCard, { id: open })
  const { part } = usePlace()
  const walk = (step: 1 | -1) => () => {
    const next = walked(open, step)
    if (next !== undefined) go('member', next)
  }
  useKeys({ '[': walk(-1), ']': walk(1) })
  const may = (permission: Permission) => me.permissions.includes(permission)
  return (
    <Loaded of={card}>
      {(member) => (
        <div className="list-and-side" key={member.id}>
          <div className="stack">
            <Balances member={member} />
            <NotesPanel id={member.id} mayWrite={may('members.note')} />
            <RecordPanel
              key={part}
              id={member.id}
              mayWrite={may('members.letter')}
              mayReveal={may('members.reveal')}
              mayRecord={may('safety.decide')}
              part={part}
            />
          </div>
          <div className="stack">
            <IdentityPanel member={member} mayReveal={may('members.reveal')} />
            <RiskMarks id={member.id} />
            <StandingPanel
              member={member}
              mayChange={may('members.standing')}
              mayReset={may('members.factors')}
              readsChats={may('support.read')}
            />
            <LocksPanel member={member} mayLock={may('members.lock')} />
            {may('wallets.adjust') ? <AdjustPanel member={member} /> : null}
            <SessionsPanel member={member} mayEnd={may('members.end-sessions')} />
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
