import type { Say } from '@keo/messages/say'
import { MatchRow } from '@keo/ui/product/match-row'
import { OddsAbsent } from '@keo/ui/product/odds-button'
import { memo, type ReactNode } from 'react'
import { MATCH_STATUS, SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { PERIOD_PLACE, sportCode } from '@keo/sportsbook-contract/sport-codes'
import { paths, withQuery } from '../../../navigation/paths.ts'
import { formatDate, formatTime } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { clock } from '../../../platform/time.ts'
import { followLink, useGo } from '../../../navigation/use-go.ts'
import { causeOf, headline, liveClock, periodText, runningScore, SideMark } from '../../match-words/index.ts'
import { type MatchHead, useMarkets, useMatch, useOddsFormat } from '../../sportsbook/index.ts'
import { columnsOf, hasFirstHalf, marketOf } from '../rules/market-columns.ts'
import { openNote } from '../rules/open-note.ts'
import { toggleFollow, useIsFollowed } from '../store/follow.ts'
import { useListPart } from '../store/sports-store.ts'
import { PriceCell } from './price-cell.tsx'
import { useGoalGlow } from './use-goal-glow.ts'
import { useTicking } from './use-second.ts'

const RED_CARDS = {
  kind: SCORE_KIND.redCards,
  period: sportCode(SPORT.soccer, PERIOD_PLACE.realTime),
} as const
/** Three prices stand in a column of compact cells, two in a grid. */
const COMPACT_FROM = 3

/** One match of a list, from the board. */
export const MatchItem = memo(function MatchItem({ matchId }: { matchId: number }) {
  const head = useMatch(matchId)
  return head ? <KnownMatch head={head} /> : null
})

function KnownMatch({ head }: { head: MatchHead }) {
  const say = useMessages()
  const go = useGo()
  const isFollowed = useIsFollowed(head.sportId, head.id)
  const time = useTime(head)
  const cells = useColumns(head)
  const goal = useGoalGlow(head)
  const detail = paths.matchDetail(String(head.id))
  const words = { match: head.name }
  return (
    <MatchRow
      home={sideOf(head, 0, say)}
      away={sideOf(head, 1, say)}
      {...time}
      follow={{
        on: isFollowed,
        label: say(isFollowed ? 'sports.follow.off' : 'sports.follow.on', words),
        onToggle: () => toggleFollow(head.sportId, head.id),
      }}
      streamLabel={head.video.isOffered ? say('sports.stream') : undefined}
      stats={{
        label: say('sports.stats', words),
        onOpen: () => go.to(withQuery(detail, { show: 'statistics' })),
      }}
      moreMarkets={head.marketCount}
      detail={{
        label: say('sports.detail', words),
        href: detail,
        onClick: (event) => followLink(event, detail),
      }}
      {...cells}
      goal={goal}
    />
  )
}

/** The counter and the part of a live match, the kick-off of another, or what became of it. */
function useTime(head: MatchHead): { clock?: ReactNode; period: string } {
  const say = useMessages()
  const language = useLanguage()
  const cause = head.status === MATCH_STATUS.notStarted ? null : causeOf(head)
  const running = hasClock(head) ? { clock: <Running head={head} /> } : {}
  if (cause) return { ...running, period: say(cause) }
  const part = [periodText(head, say), runningScore(head)].filter((text) => text !== '').join(' · ')
  if (head.status !== MATCH_STATUS.notStarted) return { ...running, period: part }
  const kickOff = formatTime(head.startsAt, language)
  const isToday = formatDate(head.startsAt, language) === formatDate(clock.now(), language)
  return { period: isToday ? kickOff : `${kickOff} · ${formatDate(head.startsAt, language)}` }
}

/** Whether a match has one does not change by the second. */
const hasClock = (head: MatchHead): boolean => liveClock(head, clock.now() - head.clockAt) !== ''

/** Apart from its row, so that a second draws these digits and nothing else. */
function Running({ head }: { head: MatchHead }) {
  return useTicking(() => liveClock(head, clock.now() - head.clockAt))
}

function sideOf(head: MatchHead, at: 0 | 1, say: Say) {
  const team = head.teams[at]
  const score = headline(head)?.[at]
  const cards = redCards(head, at)
  return {
    id: team?.id ?? at,
    name: team?.name ?? '',
    crest: (
      <SideMark sportId={head.sportId} side={team} besideId={at === 1 ? head.teams[0]?.id : undefined} />
    ),
    ...(score === undefined || head.status === MATCH_STATUS.notStarted ? {} : { score }),
    ...(head.status === MATCH_STATUS.live && head.servingSide === at + 1
      ? { serves: say('match.serving', { team: team?.name ?? '' }) }
      : {}),
    ...(cards > 0 ? { cards: { count: cards, label: say('sports.redCards', { n: cards }) } } : {}),
  }
}

function redCards({ sportId, scores }: MatchHead, at: 0 | 1): number {
  if (sportId !== SPORT.soccer) return 0
  const cards = scores.find(({ kind, period }) => kind === RED_CARDS.kind && period === RED_CARDS.period)
  return cards?.values[at] ?? 0
}

type Cells = Pick<Parameters<typeof MatchRow>[0], 'columns' | 'note'>

/** The three columns, or what is on sale where none of their markets is. */
function useColumns(head: MatchHead): Cells {
  const { id, sportId } = head
  const groups = useMarkets(id)
  const say = useMessages()
  const format = useOddsFormat()
  const part = useListPart()
  const found = columnsOf(sportId, part).map((column) => ({ column, shown: marketOf(column, groups) }))
  const [first, second, third] = found.map(({ column, shown }) => {
    if (!shown) return column.name === null ? null : <Absent key="absent" />
    const { group, market } = shown
    const layout = market.options.length >= COMPACT_FROM ? 'compact' : 'grid'
    return market.options.map((option) => (
      <PriceCell
        key={`${market.id}/${option.type}`}
        matchId={id}
        group={group}
        market={market}
        option={option}
        layout={layout}
        say={say}
        format={format}
      />
    ))
  })
  const isEmpty = found.every(({ shown }) => shown === null)
  return {
    columns: [first, second, third],
    ...(isEmpty ? { note: openNote(head, say, hasFirstHalf(sportId) ? part : 'whole') } : {}),
  }
}

function Absent() {
  return (
    <>
      <OddsAbsent />
      <OddsAbsent />
    </>
  )
}
