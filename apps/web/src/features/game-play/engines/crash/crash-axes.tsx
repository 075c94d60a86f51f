import { type RefObject, useRef } from 'react'
import { axesOf, FLIGHT_BOX, MOST_TICKS, type spanOf, type Tick } from './crash-flight.ts'

const PLACES = Array.from({ length: MOST_TICKS }, (_, place) => place)
const BELOW = FLIGHT_BOX.height - 10
const RIGHT = FLIGHT_BOX.width - 12

type Marks = RefObject<SVGGElement | null>
export type Axes = { readonly heights: Marks; readonly widths: Marks }

/** The marks of both axes and the way to move them: they go with the span at every frame, past React. */
export function useAxes() {
  const heights = useRef<SVGGElement>(null)
  const widths = useRef<SVGGElement>(null)
  return {
    axes: { heights, widths },
    moveAxes(span: ReturnType<typeof spanOf>): void {
      const ticks = axesOf(span)
      move(heights, ticks.heights, ({ at }) => `translate(0 ${at.toFixed(1)})`)
      move(widths, ticks.widths, ({ at }) => `translate(${at.toFixed(1)} 0)`)
    },
  }
}

function move(marks: Marks, ticks: readonly Tick[], place: (tick: Tick) => string): void {
  for (const [index, mark] of [...(marks.current?.children ?? [])].entries()) {
    const tick = ticks[index]
    mark.setAttribute('visibility', tick ? 'visible' : 'hidden')
    const text = mark.lastElementChild
    if (!tick || !text) continue
    mark.setAttribute('transform', place(tick))
    if (text.textContent !== tick.text) text.textContent = tick.text
  }
}

export function CrashAxes({ axes: { heights, widths } }: { axes: Axes }) {
  return (
    <g className="crash-axes">
      <g ref={heights}>
        {PLACES.map((place) => (
          <g key={place}>
            <path d={`M-400 0H${FLIGHT_BOX.width + 400}`} />
            <text x={RIGHT} y="-6" textAnchor="end" />
          </g>
        ))}
      </g>
      <g ref={widths}>
        {PLACES.map((place) => (
          <g key={place}>
            <text y={BELOW} textAnchor="middle" />
          </g>
        ))}
      </g>
    </g>
  )
}
