import { SLOT_IMAGES } from '@keo/ui/drawings/games/slot-images'
import { Card } from '@keo/ui/primitives/card'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { useMessages } from '../../language/messages.ts'
import { AwardRow } from './milestones.tsx'
import type { DepositConfig } from './share.tsx'
import { useDong } from './use-dong.ts'

const ART = [SLOT_IMAGES.den, SLOT_IMAGES.sen, SLOT_IMAGES.trong] as const

/** The ladder as it is promised to everybody. */
export function PromisedMilestones({ config, title }: { config: DepositConfig; title?: string }) {
  const say = useMessages()
  const dong = useDong()
  return (
    <section>
      <SectionTitle>{title ?? say('invite.milestones')}</SectionTitle>
      <Card className="mt-2">
        <div className="ui-list">
          <AwardRow
            art={SLOT_IMAGES.xu}
            title={say('invite.eachFriend')}
            note={dong(config.inviterReward)}
            end={null}
          />
          {config.milestones.map(({ friends, reward }, at) => (
            <AwardRow
              key={friends}
              art={ART[at] ?? SLOT_IMAGES.trong}
              title={say('invite.milestone', { count: friends })}
              note={say('invite.milestoneReward', { amount: dong(reward) })}
              end={null}
            />
          ))}
        </div>
      </Card>
    </section>
  )
}
