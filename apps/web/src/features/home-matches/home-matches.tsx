import { MonitorPlayIcon } from '@keo/ui/icons/monitor-play'
import { Badge } from '@keo/ui/primitives/badge'
import { Score } from '@keo/ui/product/score'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { nameSize } from '@keo/ui/word-size'
import { useQuery } from '@tanstack/react-query'
import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { paths } from '../../navigation/paths.ts'
import { formatKickOff } from '../../language/format-dates.ts'
import { countsMinutes, headline, liveClock, periodText, SideMark } from '../match-words/index.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { clock } from '../../platform/time.ts'
import { useGo } from '../../navigation/use-go.ts'
import { link } from '../../page-kit/link.ts'
import { useRoomsOf } from '../live-section/index.ts'
import { type MatchHead, useMarkets, useMatch, useOddsFormat, useWatch } from '../sportsbook/index.ts'
import {
  columnsOf,
  homeMatchesQuery,
  marketOf,
  openNote,
  PriceCell,
  PricesAsOf,
  useTicking,
} from '../sports/index.ts'
import '@keo/ui/primitives/card.css'
import './home-matches.css'

/** What is worth a look now, for the home page; nothing at all when there is nothing. */
export default function HomeMatches() {
  const say = useMessages()
  const { data, isPending } = useQuery(homeMatchesQuery)
  const ids = data?.matches.map(({ id }) => id) ?? []
  useWatch(ids, false)
  const rooms = useRoomsOf(ids)
  if (isPending) return <div className="home-matches-wait" />
  if (!data || ids.length === 0) return null
  return (
    <section>
      <div className="px-gutter">
        <SectionTitle more={{ label: say('sports.live.all', { n: data.live }), ...link(paths.sports()) }}>
          {say('sports.recommended')}
        </SectionTitle>
      </div>
      <PricesAsOf matchIds={ids} />
      <div className="home-matches scroll-x">
        {ids.map((id) => (
          <HomeMatch key={id} matchId={id} room={rooms.get(id)} />
        ))}
      </div>
    </section>
  )
}

/** `room` is where it is watched. */
function HomeMatch({ matchId, room }: { matchId: number; room: string | undefined }) {
  const say = useMessages()
  const head = useMatch(matchId)
  if (!head) return null
  const score = head.status === MATCH_STATUS.live ? headline(head) : null
  const width = score ? scoreWidth(Math.max(...score)) : undefined
  const label = say('sports.detail', { match: head.name })
  return (
    <article className="ui-card home-match">
      <a className="home-match-link" aria-label={label} {...link(paths.matchDetail(String(matchId)))}>
        <span className="home-match-head">
          <Moment head={head} />
          <span className="ell text-caption text-text-2">{head.league.name}</span>
        </span>
        <span className="home-match-sides" data-score={width}>
          <Side head={head} at={0} room={width ? 8 : 10} />
          {score ? <Score home={score[0]} away={score[1]} className="home-match-score" /> : <i>–</i>}
          <Side head={head} at={1} room={width ? 8 : 10} />
        </span>
      </a>
      {room ? (
        <a className="home-match-watch" {...link(room)}>
          <MonitorPlayIcon size={16} weight="fill" />
          {say('sports.watch')}
          <span className="sr-only">{head.name}</span>
        </a>
      ) : null}
      <Prices head={head} />
    </article>
  )
}

/** The more figures, the smaller: the names beside them keep their room. */
function scoreWidth(highest: number): 'wide' | 'widest' | undefined {
  return highest > 99 ? 'widest' : highest > 9 ? 'wide' : undefined
}

function Side({ head: { sportId, teams }, at, room }: { head: MatchHead; at: 0 | 1; room: number }) {
  const isAway = at === 1
  return (
    <span className="home-match-side" data-away={isAway || undefined}>
      <SideMark sportId={sportId} side={teams[at]} besideId={isAway ? teams[0]?.id : undefined} size={32} />
      <b className="home-match-name" data-word={nameSize(teams[at]?.name ?? '', room)}>
        {teams[at]?.name ?? ''}
      </b>
    </span>
  )
}

/** The minute where the clock counts them, else the part of the match; before it, when it starts. */
function Moment({ head }: { head: MatchHead }) {
  const say = useMessages()
  const language = useLanguage()
  const running = useTicking(() => liveClock(head, clock.now() - head.clockAt))
  if (head.status !== MATCH_STATUS.live)
    return <span className="num text-caption text-text-3">{formatKickOff(head.startsAt, language)}</span>
  const [minute] = running.split(':')
  return (
    <Badge tone="live">
      <span className="num">
        {minute && countsMinutes(head.sportId) ? `${minute}'` : periodText(head, say)}
      </span>
    </Badge>
  )
}

const isWinner = ({ name }: ReturnType<typeof columnsOf>[number]): boolean =>
  name === 'sports.column.1x2' || name === 'sports.column.winner'

/** Who wins, as the last column of soccer and the first of tennis has it; where that is closed, what is open. */
function Prices({ head }: { head: MatchHead }) {
  const { id, sportId } = head
  const go = useGo()
  const say = useMessages()
  const format = useOddsFormat()
  const groups = useMarkets(id)
  const winner = columnsOf(sportId).find(isWinner)
  const found = winner && marketOf(winner, groups)
  if (!found) return <p className="home-match-note">{openNote(head, say)}</p>
  return (
    <div className="home-match-prices">
      {found.market.options.map((option) => (
        <PriceCell
          key={option.type}
          matchId={id}
          group={found.group}
          market={found.market}
          option={option}
          layout="detail"
          say={say}
          format={format}
          onPicked={() => go.to(paths.sports())}
        />
      ))}
    </div>
  )
}
