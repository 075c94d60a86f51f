import { FlagPennantIcon } from '@keo/ui/icons/flag-pennant'
import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { useMessages } from '../../../language/messages.ts'
import type { MatchHead } from '../../sportsbook/index.ts'
import './board-facts.css'
import type { Pair, ScoreBoard } from '../../match-words/index.ts'
import { inkOn, type TeamColours } from './team-colours.ts'

type FactsProps = {
  head: MatchHead
  board: ScoreBoard
  /** The home side's share in percent. */
  pressure: number | null
  colours: TeamColours
}

/** Corners, cards and pressure of soccer; what the board of another sport says. */
export function BoardFacts({ head, board, pressure, colours }: FactsProps) {
  const note = useBoardNote(head)
  const { corners, yellowCards, redCards } = board
  if (corners && yellowCards && redCards)
    return (
      <div className="match-facts">
        <SideFacts side={0} corners={corners} yellow={yellowCards} red={redCards} />
        {pressure === null ? <span className="flex-1" /> : <Pressure home={pressure} colours={colours} />}
        <SideFacts side={1} corners={corners} yellow={yellowCards} red={redCards} />
        <SpokenFacts corners={corners} yellow={yellowCards} red={redCards} />
      </div>
    )
  return note ? <p className="match-note num">{note}</p> : null
}

type Counts = { corners: Pair; yellow: Pair; red: Pair }

function SideFacts({ side, corners, yellow, red }: Counts & { side: 0 | 1 }) {
  const facts = [
    <span key="corners" className="match-fact" data-side={side}>
      <FlagPennantIcon size={14} weight="fill" />
      <b className="num">{corners[side]}</b>
    </span>,
    <span key="yellow" className="match-fact" data-side={side}>
      <i className="match-card" />
      <b className="num">{yellow[side]}</b>
    </span>,
    ...(red[side] > 0
      ? [
          <span key="red" className="match-fact" data-side={side}>
            <i className="match-card" data-red="" />
            <b className="num">{red[side]}</b>
          </span>,
        ]
      : []),
  ]
  return (
    <span
      className={`flex gap-3 ${side === 1 ? 'flex-row-reverse [&>span]:flex-row-reverse' : ''}`}
      aria-hidden="true"
    >
      {facts}
    </span>
  )
}

function SpokenFacts({ corners, yellow, red }: Counts) {
  const say = useMessages()
  const pair = ([home, away]: Pair) => ({ home: String(home), away: String(away) })
  return (
    <span className="sr-only">
      {say('match.facts.corners', pair(corners))}. {say('match.facts.yellow', pair(yellow))}.{' '}
      {say('match.facts.red', pair(red))}
    </span>
  )
}

function Pressure({ home, colours }: { home: number; colours: TeamColours }) {
  const say = useMessages()
  const away = 100 - home
  return (
    <div
      className="match-pressure num"
      role="img"
      aria-label={say('match.facts.pressure', { home: String(home), away: String(away) })}
    >
      <i style={{ width: `${home}%` }} />
      <span style={{ color: inkOn(colours.home) }}>{home}%</span>
      <span style={{ color: inkOn(colours.away) }}>{away}%</span>
    </div>
  )
}

/** The sport's own board (`sb`), by the provider's short names. */
function useBoardNote({ sportId, situation, status }: MatchHead): string | null {
  const say = useMessages()
  if (status !== MATCH_STATUS.live) return null
  const text = (name: string) => String(situation[name] ?? 0)
  if (sportId === SPORT.baseball && 'bo' in situation)
    return say('match.facts.outs', { balls: text('bb'), strikes: text('bs'), outs: text('bo') })
  if (sportId === SPORT.americanFootball && 'rd' in situation)
    return say('match.facts.down', { down: text('rd'), yards: text('ry') })
  if (sportId === SPORT.snooker && 'srr' in situation)
    return say('match.facts.reds', { count: Number(situation['srr'] ?? 0) })
  const [homeOff, awayOff] = sportId === SPORT.iceHockey ? ['ihs', 'ias'] : ['hhs', 'has']
  const isShort =
    (sportId === SPORT.iceHockey || sportId === SPORT.handball) &&
    (Number(situation[homeOff] ?? 0) > 0 || Number(situation[awayOff] ?? 0) > 0)
  return isShort ? say('match.facts.off', { home: text(homeOff), away: text(awayOff) }) : null
}
