import type { CampaignStep } from '@keo/contract/campaign-views'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { BoxChances } from './box-chances.tsx'
import { rewardText } from './campaign-words.ts'

/** Chances of the boxes that steps give; nothing where none of them gives one. */
export function StepBoxes({ steps }: { steps: readonly CampaignStep[] }) {
  const say = useMessages()
  const language = useLanguage()
  const row = steps.flatMap(({ id, reward }) =>
    reward.box ? [{ id, text: rewardText(reward, { say, language }), prizes: reward.box.prizes }] : [],
  )
  return row.length === 0 ? null : <BoxChances row={row} />
}
