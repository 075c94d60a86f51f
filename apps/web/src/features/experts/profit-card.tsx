import { CURVE_DAYS, type CurveDays, type ExpertCurve } from '@keo/contract/experts'
import { Segmented } from '@keo/ui/bars/segmented'
import { InfoIcon } from '@keo/ui/icons/info'
import { Card } from '@keo/ui/primitives/card'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { curveShape } from './curve-shape.ts'
import { expertQueries } from './expert-queries.ts'
import { instantOf, unitsText } from './expert-words.ts'
import './profit-card.css'

const DAY_WORDS = { '30': 'experts.days.30', '90': 'experts.days.90', '0': 'experts.days.0' } as const

/** One unit on every plan, beside what chance alone would often have brought. */
export function ProfitCard({ id }: { id: string }) {
  const say = useMessages()
  const language = useLanguage()
  const [days, setDays] = useState<CurveDays>('90')
  const curve = useQuery(expertQueries.curve(id, days))
  const total = curve.data?.points.at(-1)?.total ?? 0
  const amount = say('experts.units', { amount: unitsText(total, language, 1) })
  return (
    <Card className="profit-card">
      <header>
        <div>
          <span>{say('experts.profit')}</span>
          <b className="num" data-profit={total > 0 ? 'up' : 'down'}>
            {curve.data ? amount : '–'}
          </b>
        </div>
        <small className="num">
          {curve.data ? say('experts.count', { count: curve.data.plans }) : null}
          <br />
          {say(DAY_WORDS[days])}
        </small>
      </header>
      <Segmented
        label={say('experts.days')}
        segments={CURVE_DAYS.map((key) => ({ key, label: say(DAY_WORDS[key]) }))}
        value={days}
        onChange={setDays}
      />
      {curve.data ? (
        <Curve curve={curve.data} label={say('experts.curveLabel', { amount })} />
      ) : curve.isError ? (
        <LoadFailed onRetry={() => void curve.refetch()} />
      ) : (
        <Skeleton shape="card" height={172} />
      )}
      <p className="profit-note">
        <InfoIcon size={17} />
        <span>{say('experts.curveNote')}</span>
      </p>
    </Card>
  )
}

const [WIDTH, HEIGHT] = [330, 150]

function Curve({ curve: { points }, label }: { curve: ExpertCurve; label: string }) {
  const say = useMessages()
  const language = useLanguage()
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return <p className="profit-empty">{say('experts.curveEmpty')}</p>
  const { line, area, chance, zero } = curveShape(points, WIDTH, HEIGHT)
  const middle = points[Math.floor(points.length / 2)] ?? first
  const dayOf = ({ time }: { time: string }) => formatDate(instantOf(time), language)
  return (
    <>
      <div className="profit-plot" data-profit={last.total > 0 ? 'up' : 'down'}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
          <path className="profit-chance" d={chance} />
          <path className="profit-zero" d={`M0 ${zero}H${WIDTH}`} />
          <path className="profit-area" d={area} />
          <path className="profit-line" d={line} />
        </svg>
        <span style={{ top: `${((zero + 4) / HEIGHT) * 100}%` }}>{say('experts.breakEven')}</span>
      </div>
      <div className="profit-days num">
        <span>{dayOf(first)}</span>
        {points.length > 2 ? <span>{dayOf(middle)}</span> : null}
        <span>{dayOf(last)}</span>
      </div>
    </>
  )
}
