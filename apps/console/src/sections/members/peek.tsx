import { getMemberCard } from '@keo/contract/console-members'
import { Button } from '@keo/ui/primitives/button'
import { Facts } from '../../parts/facts.tsx'
import { Loaded } from '../../parts/states.tsx'
import { dong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { pathTo } from '../../platform/place.ts'
import { useCall } from '../../platform/queries.ts'
import { RiskMarks } from './risk-marks.tsx'

/** The member of the row beside the list, without leaving it. */
export function Peek({ id, onClose }: { id: string; onClose: () => void }) {
  const { say, time } = useLook()
  const card = useCall(getMemberCard, { id })
  return (
    <div className="stack">
      <section className="panel" aria-label={say('foot.peek')}>
        <Loaded of={card}>
          {(member) => (
            <>
              <h2>
                <a href={pathTo('member', member.id)}>{member.userName}</a>{' '}
                <span className="meta">{member.nickName}</span> <kbd>↵</kbd>
              </h2>
              <Facts
                rows={[
                  [say('members.available'), dong(member.available, true)],
                  [say('withdrawals.held'), dong(member.held, true)],
                  [say('members.debt'), dong(member.debt, true)],
                  [say('members.phone'), member.mobile || '—'],
                  [
                    say('members.identity'),
                    say(member.isIdentityVerified ? 'members.verified' : 'members.unverified'),
                  ],
                  [say('members.registered'), time(member.registeredAt)],
                  [say('members.sessions'), member.sessions.length],
                ]}
              />
            </>
          )}
        </Loaded>
        <Button size="s" onClick={onClose}>
          {say('common.close')} <kbd>Space</kbd>
        </Button>
      </section>
      <RiskMarks id={id} />
    </div>
  )
}
