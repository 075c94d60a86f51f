import type { CampaignStep } from '@keo/contract/campaign-views'
import { Card } from '@keo/ui/primitives/card'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { ConditionRow, STEP_WORDS } from './campaign-parts.tsx'
import { rewardText } from './campaign-words.ts'

/** Steps that each ask for something of their own are tasks; those of one measure are a ladder. */
export const areTasks = (steps: readonly CampaignStep[]): boolean =>
  steps.length > 1 && new Set(steps.map(({ text }) => text)).size === steps.length

/** What can be done in any order, with what each gives. */
export function TaskList({ steps }: { steps: readonly CampaignStep[] }) {
  const say = useMessages()
  const language = useLanguage()
  return (
    <section>
      <SectionTitle>{say('campaigns.tasks')}</SectionTitle>
      <Card className="campaign-rows">
        {steps.map((step) => (
          <div key={step.id} className="campaign-task" data-state={step.state}>
            <ConditionRow condition={step} />
            <p>
              <b className="num">{rewardText(step.reward, { say, language })}</b>
              <span>{say(STEP_WORDS[step.state])}</span>
            </p>
          </div>
        ))}
      </Card>
    </section>
  )
}
