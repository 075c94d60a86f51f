import { getMemberStanding } from '@keo/contract/console-member-standing'
import type { FoundMember } from '@keo/contract/console-members'
import type { ResponseOf } from '@keo/contract/define-call'
import { Facts } from '../../parts/facts.tsx'
import { Loaded } from '../../parts/states.tsx'
import { useLook } from '../../platform/look.ts'
import { pathTo } from '../../platform/place.ts'
import { useCall } from '../../platform/queries.ts'
import { FactorResetPanel } from './factor-reset-panel.tsx'
import { StandingForm } from './standing-form.tsx'
import { standingWords } from './standing-words.ts'

export type Standing = ResponseOf<typeof getMemberStanding>

type StandingProps = { member: FoundMember; mayChange: boolean; mayReset: boolean; readsChats: boolean }

/** Factors, live section, agent line and the way to the chat; what may be changed of it is below. */
export function StandingPanel({ member, mayChange, mayReset, readsChats }: StandingProps) {
  const { say } = useLook(standingWords)
  const asked = useCall(getMemberStanding, { id: member.id })
  return (
    <section className="panel">
      <h2>{say('std.title')}</h2>
      <Loaded of={asked}>
        {(standing) => (
          <>
            <StandingFacts standing={standing} />
            {readsChats ? <ChatLink id={standing.chatId} /> : null}
            {mayChange ? <StandingForm key={member.vipLevel} member={member} standing={standing} /> : null}
            {mayReset ? <FactorResetPanel id={member.id} standing={standing} /> : null}
          </>
        )}
      </Loaded>
    </section>
  )
}

function StandingFacts({ standing: { factors, isLiveOff, line, lines } }: { standing: Standing }) {
  const { say } = useLook(standingWords)
  const lineName = lines.find((one) => one.line === line)?.name ?? line
  return (
    <Facts
      rows={[
        [say('std.app'), say(factors.hasApp ? 'std.on' : 'std.off')],
        [say('std.passkeys'), String(factors.passkeys)],
        [say('std.codes'), String(factors.recoveryLeft)],
        [say('std.live'), say(isLiveOff ? 'std.off' : 'std.on')],
        [say('std.line'), line === '' ? say('std.mainLine') : lineName],
      ]}
    />
  )
}

function ChatLink({ id }: { id: string }) {
  const { say } = useLook(standingWords)
  if (id === '') return <p className="meta">{say('std.noChat')}</p>
  return (
    <p>
      <a href={pathTo('support', id)}>{say('std.chat')}</a>
    </p>
  )
}
