import type { CampaignCondition, CampaignDetail, CampaignStep } from '@keo/contract/campaign-views'
import { CheckCircleIcon } from '@keo/ui/icons/check-circle'
import { GiftIcon } from '@keo/ui/icons/gift'
import { CaretDownIcon } from '@keo/ui/icons/caret-down'
import { Card } from '@keo/ui/primitives/card'
import { ProgressBar } from '@keo/ui/primitives/progress-bar'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { campaignQueries } from './campaign-queries.ts'
import { dongText, progressText, rewardText, shareOf } from './campaign-words.ts'
import './campaign-ladder.css'
import './campaign-rules.css'

/** What is asked for, with how far the member is. */
export function Conditions({ conditions }: { conditions: readonly CampaignCondition[] }) {
  const say = useMessages()
  const met = conditions.filter(({ isMet }) => isMet).length
  if (conditions.length === 0) return null
  return (
    <section>
      <SectionTitle>{say('campaigns.conditions')}</SectionTitle>
      <p className="campaign-met num">{say('campaigns.met', { met, of: conditions.length })}</p>
      <Card className="campaign-rows">
        {conditions.map((condition) => (
          <ConditionRow key={condition.text} condition={condition} />
        ))}
      </Card>
    </section>
  )
}

export function ConditionRow({
  condition,
  children,
}: {
  condition: CampaignCondition
  children?: ReactNode
}) {
  const language = useLanguage()
  const [done, target] = progressText(condition, language)
  return (
    <div className="campaign-row" data-met={condition.isMet || undefined}>
      <div className="campaign-row-head">
        {condition.isMet ? (
          <CheckCircleIcon weight="fill" size={18} />
        ) : (
          <i className="campaign-ring" aria-hidden="true" />
        )}
        <span>{condition.text}</span>
        <span className="num campaign-row-figures">
          <b>{done}</b> / {target}
        </span>
        {children}
      </div>
      {condition.isMet || condition.target === '1' ? null : (
        <ProgressBar share={shareOf(condition)} label={condition.text} />
      )}
    </div>
  )
}

export const STEP_WORDS = {
  locked: 'campaigns.step.locked',
  ready: 'campaigns.step.ready',
  claimed: 'campaigns.step.claimed',
  held: 'campaigns.step.held',
  soldOut: 'campaigns.step.soldOut',
  closed: 'campaigns.step.closed',
} as const satisfies Record<CampaignStep['state'], string>

/** The steps of a ladder: what each gives, and at how much. */
export function Ladder({ steps }: { steps: readonly CampaignStep[] }) {
  const say = useMessages()
  const language = useLanguage()
  return (
    <section>
      <SectionTitle>{say('campaigns.ladder')}</SectionTitle>
      <Card className="campaign-ladder">
        {/* Keys scroll it: more steps than the screen is wide have nothing in them to go to. */}
        <div className="campaign-steps" role="group" aria-label={say('campaigns.ladder')} tabIndex={0}>
          <ol>
            {steps.map((step) => (
              <li key={step.id} data-state={step.state}>
                <span className="campaign-step-mark" aria-hidden="true">
                  {step.state === 'claimed' ? (
                    <CheckCircleIcon weight="fill" size={20} />
                  ) : (
                    <GiftIcon weight="fill" size={18} />
                  )}
                </span>
                <b className="num">{rewardText(step.reward, { say, language })}</b>
                <span className="num">{progressText(step, language)[1]}</span>
                <small>
                  {step.left !== null && step.state !== 'claimed'
                    ? say('campaigns.leftOver', { count: step.left })
                    : say(STEP_WORDS[step.state])}
                </small>
              </li>
            ))}
          </ol>
        </div>
      </Card>
    </section>
  )
}

/** Every sentence that holds, one under the other. */
export function Rules({ rules }: { rules: CampaignDetail['rules'] }) {
  const say = useMessages()
  return (
    <section>
      <SectionTitle>{say('campaigns.rules')}</SectionTitle>
      <Card className="campaign-rules">
        {rules.map(({ title, text }, at) => (
          <details key={title} open={at === 0}>
            <summary>
              {title}
              <CaretDownIcon size={15} />
            </summary>
            <p>{text}</p>
          </details>
        ))}
      </Card>
    </section>
  )
}

/** Who got something last; real ones only, so a new campaign has none. */
export function Winners({ id }: { id: string }) {
  const say = useMessages()
  const language = useLanguage()
  const { data } = useQuery(campaignQueries.winners(id))
  if (!data || data.list.length === 0) return null
  return (
    <section>
      <SectionTitle>{say('campaigns.winners')}</SectionTitle>
      <Card className="campaign-rows">
        <ul>
          {data.list.slice(0, 5).map(({ id: key, name, amount }) => (
            <li key={key} className="campaign-winner">
              <span>{name}</span>
              <b className="num">{dongText(amount, language)}</b>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
