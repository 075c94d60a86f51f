import type { CampaignDetail } from '@keo/contract/campaign-views'
import type { Language } from '@keo/messages/languages'
import { groundStyle } from '@keo/ui/drawings/art-grounds'
import { NavBar } from '@keo/ui/bars/nav-bar'
import { Beams } from '@keo/ui/pictures/beams'
import { parseServerTime, seconds } from '@keo/units/instants'
import type { ReactNode } from 'react'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { useGo } from '../../navigation/use-go.ts'
import { ArtPicture } from './campaign-art.tsx'
import { GROUNDS, TAG_WORDS } from './campaign-looks.ts'
import { leftText, siteDate, timeText } from './campaign-words.ts'
import { useSecond } from './use-second.ts'
import './campaign-hero.css'

type HeroProps = {
  campaign: CampaignDetail
  /** One icon at the right of the bar. */
  end?: ReactNode
  /** In place of the object. */
  art?: ReactNode
  children?: ReactNode
}

/** Title, object and time of a campaign, on its own ground in both themes. */
export function CampaignHero({ campaign, end, art, children }: HeroProps) {
  const say = useMessages()
  const go = useGo()
  const [tag] = campaign.tags
  return (
    <section className="campaign-hero" style={groundStyle(GROUNDS[campaign.art])} data-kind={campaign.kind}>
      <Beams />
      <NavBar
        title={<span className="sr-only">{campaign.title}</span>}
        back={{ label: say('nav.back'), onClick: go.back }}
        end={end}
        overArt
      />
      {art === undefined ? <ArtPicture art={campaign.art} className="campaign-hero-art" /> : art}
      <div className="campaign-hero-text">
        {tag ? <span className="campaign-tag">{say(TAG_WORDS[tag])}</span> : null}
        <p className="campaign-title">{campaign.title}</p>
        <p className="campaign-subtitle">{campaign.subtitle}</p>
      </div>
      {children}
    </section>
  )
}

/** The hero of a campaign that has its time beside its title. */
export function PeriodHero({ campaign, end }: Pick<HeroProps, 'campaign' | 'end'>) {
  return (
    <CampaignHero campaign={campaign} end={end}>
      <Period campaign={campaign} />
    </CampaignHero>
  )
}

/** When it runs, how long what is counted now still does, and when it comes back. */
function Period({ campaign }: { campaign: CampaignDetail }) {
  const say = useMessages()
  const language = useLanguage()
  const now = useSecond()
  const until = parseServerTime(campaign.claimUntilTime)
  const isOpen = campaign.phase === 'running' && until !== undefined
  const back = parseServerTime(campaign.comesBackTime)
  return (
    <dl className="campaign-period">
      <div>
        <dt>{say('campaigns.period')}</dt>
        <dd className="num">
          {periodText(campaign, language) || timeText(campaign, now, { say, language })}
        </dd>
      </div>
      {isOpen ? (
        <div>
          <dt>{say('campaigns.left')}</dt>
          <dd className="num">{leftText(until, now, { say, language })}</dd>
        </div>
      ) : null}
      {back === undefined ? null : (
        <div>
          <dt>{say('campaigns.back')}</dt>
          <dd className="num">{siteDate(back, language)}</dd>
        </div>
      )}
    </dl>
  )
}

function periodText({ fromTime, untilTime, phase }: CampaignDetail, language: Language): string {
  const [from, until] = [parseServerTime(fromTime), parseServerTime(untilTime)]
  if (from === undefined || until === undefined || phase === 'void') return ''
  return `${siteDate(from, language)} – ${siteDate(until - seconds(1), language)}`
}
