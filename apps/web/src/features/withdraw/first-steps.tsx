import type { UserInfo } from '@keo/contract/members'
import type { WithdrawChannel } from '@keo/contract/withdraw'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import type { MouseEvent } from 'react'
import { paths } from '../../navigation/paths.ts'
import { useMessages } from '../../language/messages.ts'
import { followLink } from '../../navigation/use-go.ts'
import { useWithdrawPasswordState } from '../withdraw-password/index.ts'
import { ADD_PATHS, useTargets } from './target-choice.tsx'

type FirstStepsProps = { member: UserInfo; channel: WithdrawChannel }

/** What stands before the first withdrawal, in its order; each step comes back here. Gone once all are done. */
export function FirstSteps({ member, channel }: FirstStepsProps) {
  const say = useMessages()
  const password = useWithdrawPasswordState().data
  const targets = useTargets(channel)
  if (!password || !targets) return null
  const steps = [
    { title: say('withdraw.step.mobile'), to: paths.mobile(), isDone: member.mobile !== '' },
    { title: say('withdraw.step.password'), to: paths.withdrawPassword(), isDone: password.isSet },
    { title: say('withdraw.step.target'), to: ADD_PATHS[channel], isDone: targets.length > 0 },
  ]
  const next = steps.findIndex(({ isDone }) => !isDone)
  if (next === -1) return null
  return (
    <section aria-label={say('withdraw.steps')}>
      <h2 className="px-0.5 pb-2 text-footnote text-text-2">{say('withdraw.steps')}</h2>
      <Card>
        {steps.map(({ title, to, isDone }, at) => (
          <ListRow
            key={to}
            title={`${at + 1}. ${title}`}
            {...(isDone && {
              value: <span className="text-win">{say('withdraw.step.done')}</span>,
            })}
            {...(at === next && {
              note: say('withdraw.step.next'),
              href: to,
              onClick: (event: MouseEvent<HTMLElement>) => followLink(event, to),
            })}
          />
        ))}
      </Card>
    </section>
  )
}
