import type { CommissionWeek, queryInviteBetConfig } from '@keo/contract/invitations'
import type { ResponseOf } from '@keo/contract/define-call'
import { days, parseServerTime } from '@keo/units/instants'
import { PageList } from '@keo/ui/patterns/page-list'
import { Badge } from '@keo/ui/primitives/badge'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { formatDate } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { useGo } from '../../navigation/use-go.ts'
import { pageListProps, useListTexts } from '../../page-kit/page-list.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { useSession } from '../../session/session.ts'
import { useDoors } from '../current-member/index.ts'
import { AWARD_TONES } from './award-looks.ts'
import { HeroScreen } from './hero-screen.tsx'
import { inviteQueries } from './invite-queries.ts'
import { useDong } from './use-dong.ts'
import { usePercent } from './use-percent.ts'
import { Waiting } from './waiting.tsx'
import './offer.css'

type BetConfig = ResponseOf<typeof queryInviteBetConfig>

/** `/invite-politely`: the weekly commission of friends' settled bets. */
export default function CommissionScreen() {
  const say = useMessages()
  const config = useQuery(inviteQueries.bets)
  if (config.data) return <Commission config={config.data} />
  return (
    <Screen title={say('invitePolitely.title')} gutter>
      <Waiting {...config} />
    </Screen>
  )
}

function Commission({ config }: { config: BetConfig }) {
  const say = useMessages()
  const go = useGo()
  const doors = useDoors()
  const { isLoggedIn } = useSession()
  const percent = usePercent()
  const best = Math.max(0, ...config.tiers.map(({ rateBp }) => rateBp))
  return (
    <HeroScreen
      title={say('invitePolitely.title')}
      ground="commission"
      hero={
        <div className="invite-words">
          <h2>{say('invitePolitely.title')}</h2>
          <p>{say('invitePolitely.lead', { rate: percent(best) })}</p>
        </div>
      }
      dock={
        <Button
          kind="primary"
          size="l"
          wide
          onClick={isLoggedIn ? () => go.to(paths.inviteFriends()) : doors.signIn}
        >
          {say(isLoggedIn ? 'invitePolitely.action' : 'invite.signIn')}
        </Button>
      }
    >
      <Rates config={config} />
      {isLoggedIn ? <Weeks /> : null}
      <WhatCounts config={config} />
    </HeroScreen>
  )
}

function Rates({ config }: { config: BetConfig }) {
  const say = useMessages()
  const dong = useDong()
  const percent = usePercent()
  return (
    <section>
      <SectionTitle>{say('invitePolitely.rates')}</SectionTitle>
      <Card className="mt-2">
        <div className="ui-list">
          {config.tiers.map(({ from, rateBp }) => (
            <ListRow
              key={from}
              title={say('invitePolitely.from', { amount: dong(from) })}
              control={<b className="num invite-rate">{percent(rateBp)}</b>}
            />
          ))}
        </div>
      </Card>
    </section>
  )
}

function Weeks() {
  const say = useMessages()
  const texts = useListTexts()
  const query = useInfiniteQuery(inviteQueries.weeks)
  const weeks = query.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <section>
      <SectionTitle>{say('invitePolitely.weeks')}</SectionTitle>
      <Card className="mt-2">
        <PageList<CommissionWeek>
          items={weeks}
          keyOf={({ week }) => week}
          render={(week) => <WeekRow week={week} />}
          {...pageListProps(query, weeks.length)}
          texts={{
            ...texts,
            empty: say('invitePolitely.noWeeks'),
            emptyNote: say('invitePolitely.noWeeksNote'),
          }}
          skeleton={
            <>
              <ListRowSkeleton />
              <ListRowSkeleton />
            </>
          }
        />
      </Card>
    </section>
  )
}

const LAST_DAY = 6

function WeekRow({ week }: { week: CommissionWeek }) {
  const say = useMessages()
  const language = useLanguage()
  const dong = useDong()
  const percent = usePercent()
  const from = parseServerTime(week.week) ?? 0
  const { state } = week
  return (
    <ListRow
      title={
        <span className="num">
          {say('invitePolitely.week', {
            from: formatDate(from, language, SERVER_ZONE),
            until: formatDate(from + days(LAST_DAY), language, SERVER_ZONE),
          })}
        </span>
      }
      note={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="num">
            {say('invitePolitely.weekNote', {
              turnover: dong(week.turnover),
              count: week.friends,
              rate: percent(week.rateBp),
            })}
          </span>
          <Badge tone={state === 'running' ? 'neutral' : AWARD_TONES[state]}>
            {state === 'running' ? say('invitePolitely.running') : say(`inviteDetails.state.${state}`)}
          </Badge>
        </span>
      }
      value={<span className="num">{dong(week.amount)}</span>}
    />
  )
}

/** A week is the server's, wherever the player is. */
const SERVER_ZONE = 'Etc/GMT-8'

function WhatCounts({ config }: { config: BetConfig }) {
  const say = useMessages()
  const dong = useDong()
  return (
    <section>
      <SectionTitle>{say('invitePolitely.counts')}</SectionTitle>
      <Card className="mt-2">
        <ul className="invite-rules">
          <li>{say('invitePolitely.count1')}</li>
          <li>{say('invitePolitely.count2')}</li>
          <li>{say('invitePolitely.count3', { hours: config.payAfterHours, least: dong(config.least) })}</li>
          <li>{say('invitePolitely.count4')}</li>
        </ul>
      </Card>
    </section>
  )
}
