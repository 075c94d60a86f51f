import type { BetReplay } from '@keo/contract/bet-replay'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { useMessages } from '../../../language/messages.ts'
import { sparkOf } from '../list/spark.ts'
import type { LinePoint } from './replay-line.ts'

const SPARK = { width: 96, height: 30 }

type ReplayLegsProps = {
  replay: BetReplay
  points: readonly LinePoint[]
  place: number
  oddsOf: (thousandths: number) => string
}

/** What each leg alone was worth, as far as the cursor stands. */
export function ReplayLegs({ replay: { play }, points, place, oddsOf }: ReplayLegsProps) {
  const say = useMessages()
  if (!play || points.length === 0) return null
  const placed = play.legs.map((leg, index) => ({ leg, index }))
  return (
    <section className="replay-section">
      <SectionTitle>{say('betReplay.legs')}</SectionTitle>
      <ul className="replay-legs">
        {placed.map(({ leg: { optionName, marketName, odds }, index }) => {
          const worths = points.flatMap(({ legs }) => legs[index] ?? [])
          const now = points[place]?.legs[index] ?? null
          const spark = sparkOf(worths, SPARK)
          return (
            <li key={index}>
              <div>
                <b>{`${optionName} · ${oddsOf(odds)}`}</b>
                <p>{marketName}</p>
                <p className="num">
                  {now === null
                    ? say('betReplay.legLocked')
                    : say('betReplay.legWorth', { times: (now / 1000).toFixed(2) })}
                </p>
              </div>
              {spark ? (
                <svg
                  aria-hidden="true"
                  viewBox={`0 0 ${SPARK.width} ${SPARK.height}`}
                  data-up={spark.isUp || undefined}
                >
                  <path d={spark.line} />
                </svg>
              ) : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
