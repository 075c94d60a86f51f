import type { CampaignDetail } from '@keo/contract/campaign-views'
import { Card } from '@keo/ui/primitives/card'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { days, parseServerTime } from '@keo/units/instants'
import { formatPercent } from '../../language/format.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { CampaignFrame, type OfCampaign } from './campaign-frame.tsx'
import { PeriodHero } from './campaign-hero.tsx'
import { Rules, Winners } from './campaign-parts.tsx'
import { dongText, shortDong } from './campaign-words.ts'
import { ClaimDock } from './claim-dock.tsx'

/** What the bets of the day or the week before bring back now. */
export default function RebatePage({ campaign }: OfCampaign) {
  return (
    <CampaignFrame hero={<PeriodHero campaign={campaign} />} dock={<ClaimDock campaign={campaign} />}>
      <Counted campaign={campaign} />
      <Rules rules={campaign.rules} />
      <Winners id={campaign.id} />
    </CampaignFrame>
  )
}

/** What is counted is a week where it is longer than a day. */
function isOfWeek({ countsFromTime, countsUntilTime }: CampaignDetail): boolean {
  const [from, until] = [parseServerTime(countsFromTime), parseServerTime(countsUntilTime)]
  return from !== undefined && until !== undefined && until - from > days(1)
}

function Counted({ campaign }: OfCampaign) {
  const say = useMessages()
  const language = useLanguage()
  return (
    <section>
      <SectionTitle>{say(isOfWeek(campaign) ? 'campaigns.lastWeek' : 'campaigns.yesterday')}</SectionTitle>
      <Card className="campaign-rows">
        {campaign.steps.map((step) => (
          <div key={step.id} className="campaign-sum">
            <span>
              {step.text}
              <small className="num">
                {say('campaigns.rateOf', {
                  rate: formatPercent((step.reward.rateBp ?? 0) / 10_000, language),
                  least: shortDong(step.target, language),
                })}
              </small>
            </span>
            <b className="num" data-state={step.state}>
              {dongText(step.isMet ? step.reward.amount : '0.00', language)}
            </b>
            <small>
              {say(
                step.state === 'claimed'
                  ? 'campaigns.step.claimed'
                  : step.isMet
                    ? 'campaigns.step.ready'
                    : 'campaigns.notEnough',
              )}
            </small>
          </div>
        ))}
      </Card>
      <p className="campaign-note">
        {say('campaigns.gotSoFar', { amount: dongText(campaign.got, language) })}
      </p>
    </section>
  )
}
