import type { FixtureView } from '@keo/contract/predictions'
import { PageList } from '@keo/ui/patterns/page-list'
import { Badge, type BadgeTone } from '@keo/ui/primitives/badge'
import { Button } from '@keo/ui/primitives/button'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ApiRefusal } from '../../api/api-outcome.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { paths, patterns } from '../../navigation/paths.ts'
import { useGo } from '../../navigation/use-go.ts'
import { pageListProps } from '../../page-kit/page-list.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { useSession } from '../../session/session.ts'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { campaignOf } from './campaign-routes.ts'
import { GuestGate } from './claim-dock.tsx'
import { KickOff } from './fixture-row.tsx'
import { predictionQueries } from './prediction-queries.ts'
import './campaigns.css'
import './fixtures.css'

const CAMPAIGN = campaignOf({ path: patterns.cheerUpActivity, query: new URLSearchParams() })

/** `/cheerUp-record`: every match in which the member cheered for a side, the newest first, and how it ended. */
export default function CheerRecordScreen() {
  const say = useMessages()
  const { isLoggedIn } = useSession()
  return (
    <Screen title={say('page.cheerUpRecord')} gutter dock={<Dock />}>
      {isLoggedIn ? (
        <Cheers />
      ) : (
        <EmptyState title={say('campaigns.cheer.empty')} note={say('campaigns.cheer.emptyNote')} />
      )}
    </Screen>
  )
}

function Dock() {
  const say = useMessages()
  const go = useGo()
  return (
    <div className="campaign-dock">
      <GuestGate>
        <Button kind="primary" size="l" wide onClick={() => go.to(paths.cheerUpActivity())}>
          {say('campaigns.cheer.go')}
        </Button>
      </GuestGate>
    </div>
  )
}

function Cheers() {
  const say = useMessages()
  const query = useInfiniteQuery(predictionQueries.list(CAMPAIGN, 'picked', useLanguage()))
  const cheers = query.data?.pages.flatMap(({ items }) => items) ?? []
  // Its own words say why nothing is offered (RSP-17).
  if (query.error instanceof ApiRefusal)
    return <EmptyState title={say('campaigns.closed')} note={query.error.message} />
  return (
    <PageList
      items={cheers}
      keyOf={({ matchId }) => matchId}
      render={(match) => <Cheer match={match} />}
      {...pageListProps(query, cheers.length)}
      texts={{
        empty: say('campaigns.cheer.empty'),
        emptyNote: say('campaigns.cheer.emptyNote'),
        error: say('campaigns.fixtures.failed'),
        retry: say('campaigns.fixtures.retry'),
        loading: say('page.loading'),
        end: '',
      }}
      skeleton={<Skeleton shape="card" height={96} />}
      apart
    />
  )
}

function Cheer({ match }: { match: FixtureView }) {
  const say = useMessages()
  const result = RESULTS[resultOf(match)]
  return (
    <article className="fixture">
      <p className="cheer-head">
        <small>{match.league}</small>
        <KickOff match={match} />
      </p>
      <p className="cheer-match">
        <b>{match.home}</b>
        <span className="num">
          {match.homeScore === null ? '–' : `${match.homeScore} : ${match.awayScore}`}
        </span>
        <b>{match.away}</b>
      </p>
      <p className="cheer-head">
        <small>{say('campaigns.cheer.mine', { side: match.pick === '1' ? match.home : match.away })}</small>
        <Badge tone={result.tone}>{say(result.words)}</Badge>
      </p>
    </article>
  )
}

const RESULTS = {
  won: { words: 'campaigns.cheer.won', tone: 'win' },
  drawn: { words: 'campaigns.cheer.drawn', tone: 'neutral' },
  lost: { words: 'campaigns.cheer.lost', tone: 'neutral' },
  waits: { words: 'campaigns.cheer.waits', tone: 'pending' },
  void: { words: 'campaigns.cheer.void', tone: 'neutral' },
} as const satisfies Record<string, { words: string; tone: BadgeTone }>

/** How the match ended for the side that was cheered for. */
function resultOf({ state, outcome, pick }: FixtureView): keyof typeof RESULTS {
  if (state === 'void') return 'void'
  if (outcome === null) return 'waits'
  if (outcome === 'X') return 'drawn'
  return outcome === pick ? 'won' : 'lost'
}
