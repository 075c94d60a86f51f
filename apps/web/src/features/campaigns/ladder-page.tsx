import { CampaignFrame, type OfCampaign } from './campaign-frame.tsx'
import { PeriodHero } from './campaign-hero.tsx'
import { Conditions, Ladder, Rules, Winners } from './campaign-parts.tsx'
import { ClaimDock } from './claim-dock.tsx'
import { StepBoxes } from './step-boxes.tsx'
import { areTasks, TaskList } from './task-list.tsx'

/** A campaign of steps: conditions, ladder or tasks, rules, one action. */
export default function LadderPage({ campaign }: OfCampaign) {
  const { conditions, steps } = campaign
  const next = steps.find(({ isMet }) => !isMet) ?? steps.at(-1)
  const isOfTasks = areTasks(steps)
  return (
    <CampaignFrame hero={<PeriodHero campaign={campaign} />} dock={<ClaimDock campaign={campaign} />}>
      <Conditions conditions={next?.text && !isOfTasks ? [...conditions, next] : conditions} />
      {isOfTasks ? <TaskList steps={steps} /> : <Ladder steps={steps} />}
      <StepBoxes steps={steps} />
      <Rules rules={campaign.rules} />
      <Winners id={campaign.id} />
    </CampaignFrame>
  )
}
