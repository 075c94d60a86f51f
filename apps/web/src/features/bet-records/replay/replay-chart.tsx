import { FlagPennantIcon } from '@keo/ui/icons/flag-pennant'
import { PauseIcon } from '@keo/ui/icons/pause'
import { PlayIcon } from '@keo/ui/icons/play'
import { SoccerBallIcon } from '@keo/ui/icons/soccer-ball'
import { Card } from '@keo/ui/primitives/card'
import { type Currency, money } from '@keo/units/money'
import type { Instant } from '@keo/units/instants'
import { useRef } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { useAmounts } from '../../../page-kit/amounts/signed-amounts.ts'
import { type LinePoint, type Mark, plotOf, worthAt } from './replay-line.ts'
import type { useReplayClock } from './use-replay-clock.ts'
import { useTimes } from './use-times.ts'

const BOX = { width: 326, height: 150 }
const TICKS = [0, 0.25, 0.5, 0.75, 1]
/** The words at the cursor stay inside the card. */
const TIP = { least: 22, most: 78 }

type ReplayChartProps = {
  points: readonly LinePoint[]
  marks: readonly Mark[]
  stake: bigint
  currency: Currency
  clock: ReturnType<typeof useReplayClock>
}

/** What the bet was worth, with a cursor that is dragged or plays by itself. */
export function ReplayChart({ points, marks, stake, currency, clock }: ReplayChartProps) {
  const say = useMessages()
  const { whole } = useAmounts(currency)
  const { short } = useTimes(points[0]?.at ?? 0, points.at(-1)?.at ?? 0)
  const atOf = (place: number): Instant => points[place]?.at ?? 0
  const [from, until] = [short(atOf(0)), short(atOf(points.length - 1))]
  const isLocked = points[clock.place]?.minor === null
  const minor = worthAt(points, clock.place)
  const time = short(atOf(clock.place))
  const tip =
    isLocked || minor === null
      ? say('betReplay.locked', { time })
      : `${time} · ${whole(money(minor, currency))}`
  return (
    <Card className="replay-chart">
      <h2>
        {say('betReplay.worth')}
        <span className="num">{`${from} – ${until}`}</span>
      </h2>
      <Plot
        {...{ points, marks, stake, clock, tip }}
        label={say('betReplay.plot', { from, until, stake: whole(money(stake, currency)) })}
      />
      <p className="replay-axis num" aria-hidden="true">
        {TICKS.map((part) => (
          <span key={part}>{short(atOf(Math.round(part * (points.length - 1))))}</span>
        ))}
      </p>
      <Controls clock={clock} last={points.length - 1} tip={tip} />
      <p className="replay-how">{say('betReplay.how')}</p>
    </Card>
  )
}

type PlotProps = Pick<ReplayChartProps, 'points' | 'marks' | 'stake' | 'clock'> & {
  tip: string
  label: string
}

function Plot({ points, marks, stake, clock, tip, label }: PlotProps) {
  const plot = plotOf(points, stake, BOX)
  const placed = marks.map(({ place, kind }, number) => ({ place, kind, number }))
  const area = useRef<HTMLDivElement>(null)
  const end = worthAt(points, points.length - 1) ?? 0n
  const left = (place: number): number => (plot.x(place) / BOX.width) * 100
  const cursor = left(clock.place)
  const drag = (clientX: number): void => {
    const { left: start, width } = area.current?.getBoundingClientRect() ?? { left: 0, width: 1 }
    const part = Math.min(1, Math.max(0, (clientX - start) / width))
    clock.drag(Math.round(part * (points.length - 1)))
  }
  return (
    <div
      ref={area}
      className="replay-plot"
      data-won={end >= stake || undefined}
      onPointerDown={(event) => drag(event.clientX)}
      onPointerMove={(event) => {
        if (event.buttons > 0) drag(event.clientX)
      }}
    >
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        preserveAspectRatio="none"
      >
        <path className="replay-stake" d={`M0 ${plot.stakeY}H${BOX.width}`} />
        <path className="replay-ground" d={plot.ground} />
        <path className="replay-bridge" d={plot.bridge} />
        <path className="replay-line" d={plot.line} />
      </svg>
      <i className="replay-cursor" style={{ left: `${cursor}%` }} />
      {placed.map(({ place, kind, number }) => (
        <span
          key={number}
          className="replay-mark"
          data-kind={kind}
          data-on={place === clock.place || undefined}
          style={{ left: `${left(place)}%`, top: `${plot.y(worthAt(points, place) ?? 0n)}px` }}
        >
          {kind === 'goal' ? <SoccerBallIcon size={13} weight="fill" /> : null}
          {kind === 'end' ? <FlagPennantIcon size={13} weight="fill" /> : null}
        </span>
      ))}
      <span
        className="replay-tip num"
        style={{ left: `${Math.min(TIP.most, Math.max(TIP.least, cursor))}%` }}
      >
        {tip}
      </span>
    </div>
  )
}

function Controls({ clock, last, tip }: Pick<ReplayChartProps, 'clock'> & { last: number; tip: string }) {
  const say = useMessages()
  const play = clock.isStill ? 'betReplay.next' : clock.isPlaying ? 'betReplay.pause' : 'betReplay.play'
  return (
    <div className="replay-controls">
      <button type="button" className="replay-play" aria-label={say(play)} onClick={clock.toggle}>
        {clock.isPlaying ? <PauseIcon size={18} weight="fill" /> : <PlayIcon size={18} weight="fill" />}
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={clock.place}
        aria-label={say('betReplay.scrub')}
        aria-valuetext={tip}
        style={{ ['--part' as string]: `${(clock.place / Math.max(1, last)) * 100}%` }}
        onChange={(event) => clock.go(Number(event.target.value))}
      />
      <button
        type="button"
        className="replay-speed num"
        aria-label={say('betReplay.speed', { speed: clock.speed })}
        onClick={clock.faster}
      >
        {`${clock.speed}×`}
      </button>
    </div>
  )
}
