import type { ExpertDetail, ExpertRecord } from '@keo/contract/experts'
import '@keo/ui/drawings/expert-inks.css'
import { NavBar } from '@keo/ui/bars/nav-bar'
import { ScreenFrame } from '@keo/ui/patterns/screen-frame'
import { Avatar } from '@keo/ui/pictures/avatar'
import { useQuery } from '@tanstack/react-query'
import { useLanguage, useMessages } from '../../language/messages.ts'
import type { patterns } from '../../navigation/paths.ts'
import { useGo, useHere } from '../../navigation/use-go.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { useScrolled } from '../../page-kit/use-scrolled.ts'
import { oddsText, useOddsFormat } from '../sportsbook/index.ts'
import { expertQueries } from './expert-queries.ts'
import { countText, hitText, priceOfThousandths } from './expert-words.ts'
import { FollowRow } from './follow-row.tsx'
import { KindRows } from './kind-rows.tsx'
import { LiveSection } from '../live-section/index.ts'
import { LoadState } from './load-state.tsx'
import { ProfitCard } from './profit-card.tsx'
import { RecentPlans } from './recent-plans.tsx'
import './expert-parts.css'
import './expert.css'

/** `/masterdetail/{id}`: one expert, and what all their plans came to. */
export default function ExpertScreen() {
  const say = useMessages()
  const language = useLanguage()
  const { params } = useHere<typeof patterns.expert>()
  const query = useQuery(expertQueries.one(params.id, language))
  return (
    <LiveSection title={say('page.expert')}>
      {query.data ? (
        <Profile expert={query.data} />
      ) : (
        <Screen title={say('page.expert')} gutter>
          <LoadState query={query} missing={say('experts.notFound')} />
        </Screen>
      )}
    </LiveSection>
  )
}

function Profile({ expert }: { expert: ExpertDetail }) {
  const say = useMessages()
  const go = useGo()
  const [mark, isScrolled] = useScrolled()
  const { record } = expert
  const decided = record.won + record.lost
  return (
    <ScreenFrame gutter={false}>
      <div className="expert-bar">
        <NavBar
          title={<span className={isScrolled ? undefined : 'sr-only'}>{expert.name}</span>}
          back={{ label: say('nav.back'), onClick: go.back }}
          overArt
          scrolled={isScrolled}
        />
      </div>
      <section className="expert-hero">
        <div ref={mark} className="expert-top-mark" />
        <svg className="expert-beams" viewBox="0 0 390 290" preserveAspectRatio="none" aria-hidden="true">
          <path d="M90-10h70l110 310H160zM200-10h20l110 310h-54z" />
        </svg>
        <div className="expert-who">
          <span className="expert-face">
            <Avatar picture={expert.avatar} size={76} />
          </span>
          <div>
            <h2>{expert.name}</h2>
            <p>{expert.motto}</p>
          </div>
        </div>
        {expert.isStopped && !expert.isFollowed ? null : <FollowRow expert={expert} />}
        <Figures record={record} followers={expert.followers} />
      </section>
      <div className="expert-body">
        {expert.isStopped ? <p className="expert-warning">{say('experts.stopped')}</p> : null}
        {record.isSmall ? (
          <p className="expert-warning">{say('experts.sampleSmall', { count: decided })}</p>
        ) : null}
        <ProfitCard id={expert.id} />
        <KindRows kinds={expert.kinds} />
        <RecentPlans id={expert.id} title={say('experts.recent')} />
        <p className="expert-promise">{say('experts.promise')}</p>
      </div>
    </ScreenFrame>
  )
}

function Figures({ record, followers }: { record: ExpertRecord; followers: number }) {
  const say = useMessages()
  const language = useLanguage()
  const format = useOddsFormat()
  const price = record.plans === 0 ? '–' : oddsText(priceOfThousandths(record.averagePrice), format)
  const figures = [
    [String(record.plans), say('experts.stat.plans')],
    [record.hitRate === null ? '–' : `${hitText(record)}%`, say('experts.stat.hit')],
    [price, say('experts.stat.price')],
    [String(record.longestLosingRun), say('experts.stat.losing')],
    [countText(followers, language), say('experts.stat.followers')],
  ] as const
  return (
    <dl className="expert-figures">
      {figures.map(([value, name]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
