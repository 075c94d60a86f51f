import type { CampaignStep } from '@keo/contract/campaign-views'
import { Card } from '@keo/ui/primitives/card'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { formatPercent } from '../../language/format.ts'
import { CampaignFrame, type OfCampaign } from './campaign-frame.tsx'
import { PeriodHero } from './campaign-hero.tsx'
import { ConditionRow, Rules, Winners } from './campaign-parts.tsx'
import { dongText, isZero } from './campaign-words.ts'
import { ClaimDock } from './claim-dock.tsx'

/** The first deposit, what it brings, and how much is bet until it is cash. */
export default function FirstDepositPage({ campaign }: OfCampaign) {
  return (
    <CampaignFrame hero={<PeriodHero campaign={campaign} />} dock={<ClaimDock campaign={campaign} />}>
      <Steps campaign={campaign} />
      <Rules rules={campaign.rules} />
      <Winners id={campaign.id} />
    </CampaignFrame>
  )
}

function Steps({ campaign }: OfCampaign) {
  const say = useMessages()
  return (
    <section>
      <SectionTitle>{say('campaigns.howFar')}</SectionTitle>
      {campaign.steps.map((step) => (
        <Card key={step.id} className="campaign-rows">
          <ConditionRow condition={step} />
          <Facts step={step} />
        </Card>
      ))}
    </section>
  )
}

function Facts({ step: { reward } }: { step: CampaignStep }) {
  const say = useMessages()
  const language = useLanguage()
  const { rateBp, most, amount, turnoverTimes, bonusDays } = reward
  return (
    <dl className="campaign-facts">
      <div>
        <dt>{say('campaigns.rate')}</dt>
        <dd className="num">{formatPercent((rateBp ?? 0) / 10_000, language)}</dd>
      </div>
      <div>
        <dt>{say('campaigns.most')}</dt>
        <dd className="num">{most === null ? '–' : dongText(most, language)}</dd>
      </div>
      <div>
        <dt>{say('campaigns.yours')}</dt>
        <dd className="num">{isZero(amount) ? '–' : dongText(amount, language)}</dd>
      </div>
      <div>
        <dt>{say('campaigns.toBet')}</dt>
        <dd className="num">{say('campaigns.times', { times: turnoverTimes, days: bonusDays ?? 0 })}</dd>
      </div>
    </dl>
  )
}
