import { Card } from '@keo/ui/primitives/card'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { Crest } from '@keo/ui/product/crest'
import { useMessages } from '../../language/messages.ts'
import { paths, withQuery } from '../../navigation/paths.ts'
import { PartnerFrame } from './partner-frame.tsx'
import { SEASON, SEASON_CLUBS } from './partners.ts'

/** The league whose season the house carries: its clubs, its shape, and where its campaigns are. */
export default function SponsorSeasonScreen() {
  const say = useMessages()
  return (
    <PartnerFrame
      title={say('page.sponsorNew')}
      subtitle={say('sponsor.season.subtitle')}
      tag="Cao Nguyên Liga"
      ground="forest"
      crest={9117}
      action={{
        words: say('sponsor.toCampaigns'),
        path: withQuery(paths.promotions(), { tag: 'sports' }),
      }}
    >
      <section>
        <SectionTitle>{say('sponsor.season.title')}</SectionTitle>
        <Card className="campaign-rows">
          <dl className="campaign-facts">
            <div>
              <dt>{say('sponsor.season.clubs')}</dt>
              <dd className="num">{SEASON.clubs}</dd>
            </div>
            <div>
              <dt>{say('sponsor.season.rounds')}</dt>
              <dd className="num">{SEASON.rounds}</dd>
            </div>
          </dl>
          <p className="partner-words">{say('sponsor.season.words')}</p>
        </Card>
      </section>
      <section>
        <SectionTitle>{say('sponsor.season.field')}</SectionTitle>
        <Card>
          <ul className="partner-clubs">
            {SEASON_CLUBS.map(({ name, crest }) => (
              <li key={name}>
                <Crest teamId={crest} size={40} />
                <span>{name}</span>
              </li>
            ))}
          </ul>
        </Card>
      </section>
    </PartnerFrame>
  )
}
