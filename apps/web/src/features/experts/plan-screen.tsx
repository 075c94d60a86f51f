import type { PlanDetail } from '@keo/contract/experts'
import '@keo/ui/drawings/expert-inks.css'
import { Avatar } from '@keo/ui/pictures/avatar'
import { Badge } from '@keo/ui/primitives/badge'
import { Card } from '@keo/ui/primitives/card'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { useQuery } from '@tanstack/react-query'
import { formatTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { paths, type patterns } from '../../navigation/paths.ts'
import { useHere } from '../../navigation/use-go.ts'
import { link } from '../../page-kit/link.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { expertQueries } from './expert-queries.ts'
import { dongText, instantOf, RESULT_WORDS } from './expert-words.ts'
import { LiveSection } from '../live-section/index.ts'
import { LoadState } from './load-state.tsx'
import { PlanDock } from './plan-dock.tsx'
import { PlanLegs } from './plan-legs.tsx'
import { RateCards } from './rate-cards.tsx'
import { SealCard } from './seal-card.tsx'
import { useLegsNow } from './use-legs-now.ts'
import './expert-parts.css'
import './plan.css'

/** `/plandetail/{id}`: what an expert sealed, and what came of it. */
export default function PlanScreen() {
  const say = useMessages()
  const language = useLanguage()
  const { params } = useHere<typeof patterns.plan>()
  const query = useQuery(expertQueries.plan(params.id, language))
  return (
    <LiveSection title={say('page.plan')}>
      {query.data ? (
        <Plan plan={query.data} />
      ) : (
        <Screen title={say('page.plan')} gutter>
          <LoadState query={query} missing={say('plan.notFound')} />
        </Screen>
      )}
    </LiveSection>
  )
}

function Plan({ plan }: { plan: PlanDetail }) {
  const say = useMessages()
  const language = useLanguage()
  const now = useLegsNow(plan)
  return (
    <Screen
      title={say('page.plan')}
      gutter
      dock={isDone(plan) ? undefined : <PlanDock plan={plan} now={now} />}
    >
      <div className="plan">
        <Writer plan={plan} />
        {plan.expert.isStopped && !plan.isOpen ? (
          <p className="expert-warning">{say('experts.stopped')}</p>
        ) : null}
        <SealCard plan={plan} />
        <RateCards expert={plan.expert} />
        <PlanLegs plan={plan} now={now} />
        {plan.opened ? (
          <section>
            <SectionTitle>{say('plan.why')}</SectionTitle>
            <Card className="plan-why">{plan.opened.texts[language]}</Card>
          </section>
        ) : null}
        <p className="expert-promise">{say('experts.promise')}</p>
      </div>
    </Screen>
  )
}

/** Read by everybody and settled, or sold no more: nothing is left to do. */
const isDone = ({ isOpen, result, expert }: PlanDetail): boolean =>
  isOpen ? result !== null : expert.isStopped

function Writer({ plan: { expert, writtenAt, ...plan } }: { plan: PlanDetail }) {
  const say = useMessages()
  const language = useLanguage()
  return (
    <a {...link(paths.expert(expert.id))} className="plan-writer">
      <Avatar picture={expert.avatar} size={48} />
      <div>
        <b>{expert.name}</b>
        <span className="num">
          {say('plan.written', { time: formatTime(instantOf(writtenAt), language) })}
        </span>
      </div>
      <PlanMark {...plan} />
    </a>
  )
}

function PlanMark({ result, price, isBought, isRefunded }: Omit<PlanDetail, 'expert' | 'writtenAt'>) {
  const say = useMessages()
  const language = useLanguage()
  if (isRefunded) return <Badge tone="info">{say('plan.refunded')}</Badge>
  if (result) return <Badge tone={result === 'won' ? 'win' : 'lose'}>{say(RESULT_WORDS[result])}</Badge>
  if (isBought) return <Badge tone="brand">{say('plan.bought')}</Badge>
  return <Badge tone="promo">{price === null ? say('plan.free') : dongText(price, language)}</Badge>
}
