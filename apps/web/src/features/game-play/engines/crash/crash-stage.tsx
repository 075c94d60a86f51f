import { crashFlightMs, crashMultiplierAt, type CrashTable } from '@keo/games-contract/shared-tables'
import { ship } from '@keo/ui/drawings/games/ship'
import { Drawing } from '@keo/ui/pictures/drawing'
import { useRef } from 'react'
import { useMessages } from '../../../../language/messages.ts'
import { Stage } from '../../kit/stage.tsx'
import { keyed } from '../../table/table-drawings.ts'
import { shortHash } from '../../table/short-hash.ts'
import { useFrames } from '../../table/use-frames.ts'
import { CrashAxes, useAxes } from './crash-axes.tsx'
import { angleAt, curveTo, FLIGHT_BOX, hundredthsText, pointAt, spanOf } from './crash-flight.ts'

const shipDrawing = ship()
/** Wider than its box: a stage on its side or on a desk is filled too. */
const HILLS =
  'M-400 252l52-30 46 26 60-42 58 44 44-28 62 40 44-38 34 34 40-34 34 22 46-44 50 46 38-26 52 44 44-30 40 26 46-24 52 30 48-36 54 40 60-46 56 42 50-30 64 36v62H-400z'

type CrashStageProps = {
  table: CrashTable | null
  isAway: boolean
  providerNow: () => number
  /** Where the player left in this round, in hundredths. */
  exits: readonly number[]
  isReduced: boolean
}

/** Number, curve and ship, drawn at every frame from the provider's time of the start and never from ticks. */
export function CrashStage({ table, isAway, providerNow, exits, isReduced }: CrashStageProps) {
  const number = useRef<HTMLElement>(null)
  const seconds = useRef<HTMLSpanElement>(null)
  const curve = useRef<SVGPathElement>(null)
  const fill = useRef<SVGPathElement>(null)
  const craft = useRef<SVGGElement>(null)
  const bar = useRef<HTMLElement>(null)
  const flags = useRef<SVGGElement>(null)
  const { axes, moveAxes } = useAxes()
  const say = useMessages()

  useFrames(table !== null, () => {
    if (!table) return
    if (table.phase === 'betting') {
      const left = Math.max((table.phaseEndsAt ?? table.phaseAt) - providerNow(), 0)
      if (seconds.current)
        seconds.current.textContent = say('tables.crash.next', { seconds: Math.ceil(left / 1000) })
    }
    const flightMs = flightOf(table, providerNow())
    const shown = table.phase === 'ended' ? (table.point ?? 100) : crashMultiplierAt(flightMs)
    if (number.current) number.current.textContent = hundredthsText(shown)
    const span = spanOf(flightMs)
    moveAxes(span)
    const tip = pointAt(flightMs, span)
    const path = curveTo(flightMs, span)
    curve.current?.setAttribute('d', path)
    fill.current?.setAttribute(
      'd',
      `${path}L${tip.x} ${FLIGHT_BOX.height}L${FLIGHT_BOX.left} ${FLIGHT_BOX.height}Z`,
    )
    craft.current?.setAttribute(
      'transform',
      `translate(${tip.x} ${tip.y}) rotate(${angleAt(flightMs, span)})`,
    )
    if (bar.current)
      bar.current.style.width = `${Math.min((shown - 100) / (span.hundredths - 100), 1) * 100}%`
    exits.forEach((exit, index) => {
      const at = pointAt(crashFlightMs(exit), span)
      flags.current?.children[index]?.setAttribute('transform', `translate(${at.x} ${at.y})`)
    })
  })

  const isEnded = table?.phase === 'ended'
  return (
    <Stage ground="crash" className="crash-stage">
      <CrashHistory points={table?.history ?? []} />
      <div className="crash-hero" data-ended={isEnded || undefined}>
        <b ref={number} className="num" aria-hidden="true">
          1.00×
        </b>
        <PhaseLine table={table} isAway={isAway} secondsRef={seconds} />
        {table ? <SealLine table={table} /> : null}
      </div>
      {isReduced ? (
        <div className="crash-bar">
          <i ref={bar} />
        </div>
      ) : null}
      <svg
        className="crash-flight"
        viewBox={`0 0 ${FLIGHT_BOX.width} ${FLIGHT_BOX.height}`}
        preserveAspectRatio="xMidYMax meet"
        data-phase={table?.phase ?? 'betting'}
        data-cut={isReduced || undefined}
        aria-hidden="true"
      >
        <path className="crash-hill" d={HILLS} />
        <CrashAxes axes={axes} />
        <path ref={fill} className="crash-fill" />
        <path ref={curve} className="crash-curve" />
        <g ref={flags}>
          {keyed(exits).map(({ key, thing: exit }) => (
            <g key={key} className="crash-flag">
              <circle r="5" />
              <rect x="0" y="-34" width="112" height="24" rx="8" />
              <text x="8" y="-18">
                {say('tables.crash.youLeft', { point: hundredthsText(exit) })}
              </text>
            </g>
          ))}
        </g>
        {isReduced ? null : (
          <g ref={craft}>
            <foreignObject className="crash-ship" x="-76" y="-52" width="110" height="84">
              <Drawing svg={shipDrawing} className="crash-ship-drawing" />
            </foreignObject>
          </g>
        )}
      </svg>
    </Stage>
  )
}

/** How long the ship has flown; of a round that is over, until its end. */
function flightOf(table: CrashTable, now: number): number {
  if (table.phase === 'betting') return 0
  if (table.phase === 'ended') return crashFlightMs(table.point ?? 100)
  return Math.max(now - table.phaseAt, 0)
}

type PhaseLineProps = {
  table: CrashTable | null
  isAway: boolean
  secondsRef: React.RefObject<HTMLSpanElement | null>
}

function PhaseLine({ table, isAway, secondsRef }: PhaseLineProps) {
  const say = useMessages()
  if (isAway) return <span role="status">{say('tables.tableAway')}</span>
  if (!table) return <span role="status">{say('page.loading')}</span>
  if (table.phase === 'betting') return <span ref={secondsRef} />
  return (
    <span role="status">
      {table.phase === 'flying'
        ? say('tables.crash.flying', { count: table.players })
        : say('tables.crash.ended', { point: hundredthsText(table.point ?? 100) })}
    </span>
  )
}

/** What was published before the round; the fairness sheet has the whole of it. */
function SealLine({ table: { number, previousHash } }: { table: CrashTable }) {
  const say = useMessages()
  return (
    <small className="crash-seal num">
      {say('tables.crash.sealed', { number: String(number), hash: shortHash(previousHash) })}
    </small>
  )
}

const HIGH_POINT = 1000
const FAIR_POINT = 200
const HISTORY = 12

function CrashHistory({ points }: { points: readonly number[] }) {
  const say = useMessages()
  if (points.length === 0) return <p className="table-empty">{say('game.noRounds')}</p>
  const shown = points
    .slice(0, HISTORY)
    .map((point, place) => ({ key: `${points.length - place}.${point}`, point }))
  return (
    <ol className="play-strip" aria-label={say('tables.crash.history')}>
      {shown.map(({ key, point }) => (
        <li
          key={key}
          className="play-multiplier num"
          data-tone={point >= HIGH_POINT ? 'bright' : point >= FAIR_POINT ? 'passed' : undefined}
        >
          {hundredthsText(point)}
        </li>
      ))}
    </ol>
  )
}
