import type { InviteInfo } from '@keo/contract/invitations'
import { Card } from '@keo/ui/primitives/card'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import type { CSSProperties } from 'react'
import { useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { link } from '../../page-kit/link.ts'
import './funnel.css'

const STEPS = ['visits', 'registered', 'deposited', 'rewarded'] as const
/** As drawn: each piece begins where the one before it ends. */
const HEIGHTS = [64, 50, 36, 24] as const
const FALLS = [14, 14, 12, 0] as const

/** How far friends have come. Without any, the code says what to do: a funnel of zeros says nothing. */
export function Funnel({ funnel, code }: { funnel: InviteInfo['funnel']; code: string }) {
  const say = useMessages()
  const hasFriends = funnel.registered > 0
  return (
    <section>
      <SectionTitle
        {...(hasFriends ? { more: { label: say('invite.list'), ...link(paths.inviteDetails()) } } : {})}
      >
        {say('invite.friends')}
      </SectionTitle>
      <Card className="mt-2">
        {hasFriends ? (
          <dl className="invite-funnel">
            {STEPS.map((step, at) => (
              <div key={step}>
                <i
                  aria-hidden="true"
                  data-on={step === 'rewarded' || undefined}
                  style={{ height: HEIGHTS[at], '--fall': `${FALLS[at]}px` } as CSSProperties}
                />
                <dd className="num">{funnel[step]}</dd>
                <dt>{say(`invite.step.${step}`)}</dt>
              </div>
            ))}
          </dl>
        ) : (
          <div className="invite-nobody">
            <p>{say('invite.noFriends')}</p>
            <p>{say('invite.noFriendsNote', { code })}</p>
          </div>
        )}
      </Card>
    </section>
  )
}
