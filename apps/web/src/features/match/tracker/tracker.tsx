import { Pitch } from '@keo/ui/product/pitch'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type CSSProperties } from 'react'
import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { useMessages } from '../../../language/messages.ts'
import { matchEventsQuery, type MatchHead } from '../../sportsbook/index.ts'
import { teamColours, type TeamColours } from '../board/team-colours.ts'
import { FIELD_BOX, FieldDrawing } from './field-drawing.tsx'
import './tracker.css'
import { eventLabel, type Spot, trackerOf, type TrackerView } from '../../match-words/index.ts'

const SOCCER = new Set<number>([SPORT.soccer, SPORT.electronicSoccer])
const PITCH = { width: 390, height: 200 }

/** The match as its events draw it: where the last moment was, whose it was, and what it is called. */
export default function Tracker({ head }: { head: MatchHead }) {
  const [home, away] = head.teams
  const colours = useMemo(() => teamColours(home?.id ?? 0, away?.id ?? 0), [home?.id, away?.id])
  const { data } = useQuery(matchEventsQuery(head.id, head.status === MATCH_STATUS.live))
  const view = useMemo(() => trackerOf(data?.events ?? []), [data])
  const isSoccer = SOCCER.has(head.sportId)
  return (
    <div className="match-tracker">
      <Ground head={head} colours={colours} isSoccer={isSoccer} />
      {view ? <Spots view={view} colours={colours} isSoccer={isSoccer} /> : null}
      <Plate head={head} view={view} colours={colours} />
    </div>
  )
}

function Ground({ head, colours, isSoccer }: { head: MatchHead; colours: TeamColours; isSoccer: boolean }) {
  const kits = useMemo(
    () => ({ home: kitOf(colours.home), away: kitOf(colours.away) }),
    [colours.home, colours.away],
  )
  if (isSoccer)
    return (
      <>
        <div className="match-tracker-ground">
          <Pitch seed={head.id} {...PITCH} {...kits} />
        </div>
        <div className="match-tracker-shade" />
      </>
    )
  return (
    <svg
      className="match-tracker-ground"
      viewBox={`0 0 ${FIELD_BOX.width} ${FIELD_BOX.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <FieldDrawing sport={head.sportId} />
    </svg>
  )
}

const kitOf = (shirt: string) => ({ shirt, shorts: 'var(--art-white)' })

type SpotsProps = { view: TrackerView; colours: TeamColours; isSoccer: boolean }

function Spots({ view: { event, spot, trail }, colours, isSoccer }: SpotsProps) {
  const colour = colourOf(event.side, colours)
  return (
    <>
      {trail.map((before, at) => (
        <i
          key={`${before.atMs}-${before.x}-${before.y}`}
          className="match-tracker-spot"
          style={spotStyle(before, { isSoccer, colour: 'var(--art-paper)', fade: 0.5 - at * 0.11 })}
        />
      ))}
      <i className="match-tracker-spot" data-now="" style={spotStyle(spot, { isSoccer, colour, fade: 1 })} />
    </>
  )
}

type Look = { isSoccer: boolean; colour: string; fade: number }

/** The pitch is seen from the stand: what is further away is higher and closer to the middle. */
function spotStyle({ x, y }: Spot, { isSoccer, colour, fade }: Look): CSSProperties {
  const wide = isSoccer ? 0.62 + 0.34 * y : 0.86
  const left = 50 + (x - 0.5) * 100 * wide
  const top = isSoccer ? 44 + 48 * y : 12 + 76 * y
  return { left: `${left}%`, top: `${top}%`, '--spot': colour, '--fade': fade } as CSSProperties
}

const colourOf = (side: 'home' | 'away' | null, colours: TeamColours): string =>
  side === null ? 'var(--art-paper)' : colours[side]

function Plate({ head, view, colours }: { head: MatchHead; view: TrackerView | null; colours: TeamColours }) {
  const say = useMessages()
  const label = view ? eventLabel(view.event.kind) : null
  if (!view || !label) return <p className="match-tracker-plate">{say('match.tracker.waiting')}</p>
  const { side } = view.event
  const team = side === null ? '' : (head.teams[side === 'home' ? 0 : 1]?.name ?? '')
  const what = [say(label), team].filter(Boolean).join(' · ')
  return (
    <p
      className="match-tracker-plate"
      style={{ '--spot': colourOf(side, colours) } as CSSProperties}
      role="status"
      aria-label={say('match.tracker.label', { what })}
    >
      <i className="match-tracker-side" aria-hidden="true" />
      <span className="ell">{what}</span>
    </p>
  )
}
