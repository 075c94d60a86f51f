import { Card } from '@keo/ui/primitives/card'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { days, parseServerTime } from '@keo/units/instants'
import { money } from '@keo/units/money'
import { useQuery } from '@tanstack/react-query'
import { formatDate } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { LoadFailed } from '../../../page-kit/load-failed.tsx'
import type { BetRequest } from '../bet-filter.ts'
import { betQueries } from '../bet-queries.ts'
import { useAmounts } from '../../../page-kit/amounts/signed-amounts.ts'
import { profitPlot, type ProfitPoint } from './profit-plot.ts'

const BOX = { width: 330, height: 120 }
/** Days are those of the server. */
const PLOT_ZONE = 'Asia/Singapore'

/** What settled bets won and lost, one after the other. */
export function ProfitCard({ request }: { request: BetRequest }) {
  const say = useMessages()
  const { data, isError, isFetching, refetch } = useQuery(betQueries.profit(request))
  if (!data)
    return isError ? (
      <LoadFailed busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <div role="status" aria-label={say('page.loading')}>
        <Skeleton shape="card" height={190} />
      </div>
    )
  return (
    <Card className="flex flex-col gap-2 p-3.5">
      <h2 className="text-callout font-semibold">{say('betRecord.profit')}</h2>
      {data.points.length === 0 ? (
        <p className="text-footnote text-text-2">{say('betRecord.profit.none')}</p>
      ) : (
        <Drawing points={data.points} request={request} currency={data.currency} />
      )}
    </Card>
  )
}

type DrawingProps = {
  points: readonly ProfitPoint[]
  request: BetRequest
  currency: Parameters<typeof useAmounts>[0]
}

function Drawing({ points, request, currency }: DrawingProps) {
  const say = useMessages()
  const language = useLanguage()
  const { textOf } = useAmounts(currency)
  const from = parseServerTime(request.fromDay) ?? 0
  const last = parseServerTime(request.untilDay) ?? 0
  const plot = profitPlot(points, currency, { from, until: last + days(1) }, BOX)
  const text = (minor: bigint) => textOf(money(minor, currency))
  const ends = { from: formatDate(from, language, PLOT_ZONE), until: formatDate(last, language, PLOT_ZONE) }
  return (
    <>
      <svg
        role="img"
        aria-label={say('betRecord.profit.plot', {
          ...ends,
          end: text(plot.end),
          most: text(plot.most),
          least: text(plot.least),
        })}
        viewBox={`0 -3 ${BOX.width} ${BOX.height + 6}`}
        preserveAspectRatio="none"
        className={`h-[120px] w-full ${plot.end >= 0n ? 'text-win' : 'text-lose'}`}
      >
        <path
          d={`M0 ${plot.zeroY}H${BOX.width}`}
          className="fill-none stroke-line-strong"
          strokeDasharray="3 4"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={plot.line}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="num flex justify-between text-caption text-text-3">
        <span>{ends.from}</span>
        <b className="font-semibold text-text">
          {plot.end > 0n ? '+' : ''}
          {text(plot.end)}
        </b>
        <span>{ends.until}</span>
      </p>
    </>
  )
}
