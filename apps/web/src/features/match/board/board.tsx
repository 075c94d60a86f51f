import { Score } from '@keo/ui/product/score'
import { wordSize } from '@keo/ui/word-size'
import type { CSSProperties, ReactNode } from 'react'
import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { formatDate, formatTime } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import type { MatchHead } from '../../sportsbook/index.ts'
import {
  SideMark,
  periodText,
  type Pair,
  type ScoreBoard,
  scoreBoardOf,
  useLiveClock,
} from '../../match-words/index.ts'
import './board.css'
import { BoardFacts } from './board-facts.tsx'
import { PartsTable } from './parts-table.tsx'
import { teamColours } from './team-colours.ts'

/** Two digits each fit in a smaller type, three in the smallest. */
const sizeOf = (home: number, away: number): 'long' | 'longest' | undefined => {
  const digits = `${home}${away}`.length
  if (digits > 4) return 'longest'
  return digits > 3 ? 'long' : undefined
}

type BoardProps = { head: MatchHead; pressure: number | null; children: ReactNode }

/** The scoreboard, drawn in the colours of both sides; its buttons are the caller's. */
export function Board({ head, pressure, children }: BoardProps) {
  const board = scoreBoardOf(head)
  const [home, away] = head.teams
  const colours = teamColours(home?.id ?? 0, away?.id ?? 0)
  const style = { '--match-home': colours.home, '--match-away': colours.away } as CSSProperties
  return (
    <section className="match-board" style={style}>
      <div className="match-board-glow" />
      <BoardLines />
      <div className="match-board-body">
        <div className="match-sides">
          <Side sportId={head.sportId} team={home} />
          <Middle head={head} board={board} />
          <Side sportId={head.sportId} team={away} besideId={home?.id} />
        </div>
        {board.parts.length > 0 ? <PartsTable head={head} board={board} /> : null}
        <BoardFacts head={head} board={board} pressure={pressure} colours={colours} />
        <div className="match-acts">{children}</div>
      </div>
    </section>
  )
}

/** Half of a pitch, seen from the stand. */
function BoardLines() {
  return (
    <svg className="match-board-pitch" viewBox="0 0 390 250" preserveAspectRatio="none" aria-hidden="true">
      <ellipse cx="195" cy="262" rx="120" ry="74" />
      <path d="M0 262h390M195 100v162" />
    </svg>
  )
}

type SideProps = {
  sportId: number
  team: MatchHead['teams'][number] | undefined
  besideId?: number | undefined
}

function Side({ sportId, team, besideId }: SideProps) {
  return (
    <div className="match-side">
      <SideMark sportId={sportId} side={team} besideId={besideId} size={52} />
      <span className="match-side-name" data-word={wordSize(team?.name ?? '')}>
        {team?.name}
      </span>
    </div>
  )
}

function Middle({ head, board }: { head: MatchHead; board: ScoreBoard }) {
  const say = useMessages()
  return (
    <div className="match-middle">
      <ClockPlate head={head} />
      {board.score ? <Goals head={head} score={board.score} /> : <KickOff head={head} />}
      <span className="match-period">{underScore(head, board, say)}</span>
    </div>
  )
}

/** Red while the match is on; before and after it says where the match stands. */
function ClockPlate({ head }: { head: MatchHead }) {
  const say = useMessages()
  const text = useLiveClock(head)
  const isLive = head.status === MATCH_STATUS.live
  return (
    <span className="match-clock" data-calm={!isLive || undefined}>
      {isLive ? <i className="match-clock-dot" aria-hidden="true" /> : null}
      <span className={text ? 'num' : undefined}>{text || periodText(head, say)}</span>
    </span>
  )
}

function Goals({ head, score: [home, away] }: { head: MatchHead; score: Pair }) {
  const say = useMessages()
  const spoken = say('match.score', {
    home: head.teams[0]?.name ?? '',
    homeScore: String(home),
    away: head.teams[1]?.name ?? '',
    awayScore: String(away),
  })
  return (
    <span className="match-score" data-size={sizeOf(home, away)}>
      <span className="sr-only">{spoken}</span>
      <span aria-hidden="true">
        <Score home={home} away={away} />
      </span>
    </span>
  )
}

function KickOff({ head: { startsAt } }: { head: MatchHead }) {
  const language = useLanguage()
  return <span className="match-kick-off num">{formatTime(startsAt, language)}</span>
}

function underScore(head: MatchHead, board: ScoreBoard, say: ReturnType<typeof useMessages>): ReactNode {
  if (head.status === MATCH_STATUS.notStarted) return <StartDay at={head.startsAt} />
  const period = periodText(head, say)
  const notes = [
    ...(board.halfTime ? [say('match.halfTimeScore', { score: board.halfTime.join('–') })] : []),
    ...(board.shootOut ? [say('match.shootOutScore', { score: board.shootOut.join('–') })] : []),
  ]
  // Without a counter the plate already says the period.
  const shown =
    head.status === MATCH_STATUS.live && head.clock.seconds !== undefined ? [period, ...notes] : notes
  return shown.join(' · ')
}

function StartDay({ at }: { at: number }) {
  return <>{formatDate(at, useLanguage())}</>
}
