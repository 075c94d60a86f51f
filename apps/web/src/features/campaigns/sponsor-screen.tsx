import { CheckCircleIcon } from '@keo/ui/icons/check-circle'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { Crest } from '@keo/ui/product/crest'
import { useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { PartnerFrame } from './partner-frame.tsx'
import { PARTNERS } from './partners.ts'

const PROMISES = ['sponsor.promise.age', 'sponsor.promise.integrity', 'sponsor.promise.limits'] as const

/** Clubs and leagues that the house stands beside, and what it promises there. */
export default function SponsorScreen() {
  const say = useMessages()
  return (
    <PartnerFrame
      title={say('page.sponsor')}
      subtitle={say('sponsor.subtitle')}
      tag={say('sponsor.tag')}
      ground="sea"
      crest={9103}
      action={{ words: say('sponsor.toMatches'), path: paths.sports() }}
    >
      <section>
        <SectionTitle>{say('sponsor.partners')}</SectionTitle>
        <Card>
          {PARTNERS.map(({ name, role, since, crest }) => (
            <ListRow
              key={name}
              icon={<Crest teamId={crest} size={34} />}
              title={name}
              note={say(role)}
              control={
                <span className="num partner-since">{say('sponsor.since', { year: String(since) })}</span>
              }
            />
          ))}
        </Card>
      </section>
      <section>
        <SectionTitle>{say('sponsor.promises')}</SectionTitle>
        <Card className="campaign-rows">
          {PROMISES.map((key) => (
            <div key={key} className="campaign-row partner-promise">
              <CheckCircleIcon weight="fill" size={18} />
              <p>{say(key)}</p>
            </div>
          ))}
        </Card>
      </section>
    </PartnerFrame>
  )
}
