import type { InviteInfo, InviteMilestone } from '@keo/contract/invitations'
import { parseServerTime } from '@keo/units/instants'
import { SLOT_IMAGES } from '@keo/ui/drawings/games/slot-images'
import { Badge } from '@keo/ui/primitives/badge'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { tellRefusal } from '../../page-kit/field-error.ts'
import { toast } from '../../toasts/toast.ts'
import { inviteQueries, useDrawAward } from './invite-queries.ts'
import type { DepositConfig } from './share.tsx'
import { useDong } from './use-dong.ts'
import './milestones.css'

const ART = [SLOT_IMAGES.den, SLOT_IMAGES.sen, SLOT_IMAGES.trong] as const

/** What every friend brings, and what so many of them do. */
export function Milestones({ info, config }: { info: InviteInfo; config: DepositConfig }) {
  const say = useMessages()
  const dong = useDong()
  const { data: totals } = useQuery(inviteQueries.totals)
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <SectionTitle>{say('invite.milestones')}</SectionTitle>
        {totals ? (
          <span className="num flex-none text-footnote text-text-2">
            {say('invite.received', { amount: dong(totals.total) })}
          </span>
        ) : null}
      </div>
      <Card className="mt-2">
        <div className="ui-list">
          <AwardRow
            art={SLOT_IMAGES.xu}
            title={say('invite.eachFriend')}
            note={dong(config.inviterReward)}
            end={
              info.funnel.rewarded > 0 ? (
                <Badge tone="win">{say('invite.friendCount', { count: info.funnel.rewarded })}</Badge>
              ) : null
            }
          />
          {info.milestones.map((milestone, at) => (
            <MilestoneRow key={milestone.friends} milestone={milestone} art={ART[at] ?? SLOT_IMAGES.trong} />
          ))}
        </div>
      </Card>
    </section>
  )
}

function MilestoneRow({ milestone, art }: { milestone: InviteMilestone; art: string }) {
  const say = useMessages()
  const language = useLanguage()
  const dong = useDong()
  const { friends, reward, state } = milestone
  const until = parseServerTime(milestone.claimUntilTime)
  const amount = dong(reward)
  const isOpen = state === 'open' && until !== undefined
  return (
    <AwardRow
      art={art}
      title={say('invite.milestone', { count: friends })}
      note={
        isOpen
          ? say('invite.claimBefore', { amount, time: formatDateTime(until, language) })
          : say('invite.milestoneReward', { amount })
      }
      end={<MilestoneEnd milestone={milestone} />}
    />
  )
}

/** The one thing to do with it: draw it, or know what is missing. */
function MilestoneEnd({ milestone: { friends, reward, state, left } }: { milestone: InviteMilestone }) {
  const say = useMessages()
  const dong = useDong()
  const draw = useDrawAward()
  if (state === 'far') return <span className="invite-left">{say('invite.left', { count: left })}</span>
  if (state !== 'open')
    return (
      <Badge tone={state === 'paid' ? 'win' : state === 'held' ? 'pending' : 'neutral'}>
        {say(`invite.milestone.${state}`)}
      </Badge>
    )
  const amount = dong(reward)
  return (
    <Button
      kind="soft"
      size="xs"
      busy={draw.isPending}
      onClick={() =>
        draw.mutate(friends, {
          onSuccess: () => toast.show(say('invite.claimed', { amount }), { kind: 'success' }),
          onError: tellRefusal,
        })
      }
    >
      <span className="num">{say('invite.claim', { amount })}</span>
    </Button>
  )
}

type AwardRowProps = { art: string; title: string; note: string; end: ReactNode }

export function AwardRow({ art, title, note, end }: AwardRowProps) {
  return (
    <div className="invite-award">
      <span className="invite-award-art">
        <img src={art} width={32} height={32} alt="" />
      </span>
      <span className="min-w-0 flex-1">
        <b>{title}</b>
        <span className="num">{note}</span>
      </span>
      {end}
    </div>
  )
}
