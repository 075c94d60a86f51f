import { Card } from '@keo/ui/primitives/card'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { days, parseServerTime } from '@keo/units/instants'
import { money, moneyText } from '@keo/units/money'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDate } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { LoadFailed } from '../../../page-kit/load-failed.tsx'
import { type Curve, type Plot, plotOf } from '../balance-plot.ts'
import { COVERED, useIsBalanceHidden } from '../hidden-balance.ts'
import type { DayRange } from '../record-filter.ts'
import { recordQueries } from '../record-queries.ts'
import { useMoneyText } from '../use-money-text.ts'
import { SignedAmount } from './record-row.tsx'

const BOX = { width: 330, height: 140 }
const PLOT_ZONE = 'Asia/Singapore'

export function BalanceCard({ range }: { range: DayRange }) {
  const say = useMessages()
  const { data: curve, isError, isFetching, refetch } = useQuery(recordQueries.curve(range))
  if (!curve)
    return isError ? (
      <LoadFailed busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <div role="status" aria-label={say('page.loading')}>
        <Skeleton shape="card" height={260} />
      </div>
    )
  return <Drawn curve={curve} range={range} />
}

function Drawn({ curve, range }: { curve: Curve; range: DayRange }) {
  const say = useMessages()
  const language = useLanguage()
  const textOf = useMoneyText()
  const from = parseServerTime(range.fromDay) ?? 0
  const last = parseServerTime(range.untilDay) ?? 0
  const plot = plotOf(curve, { from, until: last + days(1) }, BOX)
  const { currency } = curve
  const isHidden = useIsBalanceHidden()
  const text = (minor: bigint) => (isHidden ? COVERED : textOf(moneyText(money(minor, currency)), currency))
  const ends = { from: formatDate(from, language, PLOT_ZONE), until: formatDate(last, language, PLOT_ZONE) }
  return (
    <Card className="flex flex-col gap-3 p-3.5">
      <dl className="grid grid-cols-2 large-text:grid-cols-1 gap-3 text-footnote text-text-2">
        <Figure name={say('financial.now')}>{text(plot.end)}</Figure>
        <Figure name={say('financial.change')}>
          <SignedAmount amount={moneyText(money(plot.end - plot.start, currency))} currency={currency} />
        </Figure>
      </dl>
      <Drawing
        plot={plot}
        label={say('financial.plot', {
          ...ends,
          start: text(plot.start),
          end: text(plot.end),
          most: text(plot.most),
          least: text(plot.least),
        })}
      />
      <div className="num flex justify-between text-caption text-text-3">
        <span>{ends.from}</span>
        <span>{ends.until}</span>
      </div>
      <dl className="grid grid-cols-2 large-text:grid-cols-1 gap-3 text-footnote text-text-2">
        <Figure name={say('financial.most')}>{text(plot.most)}</Figure>
        <Figure name={say('financial.least')}>{text(plot.least)}</Figure>
      </dl>
    </Card>
  )
}

function Drawing({ plot, label }: { plot: Plot; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 -3 ${BOX.width} ${BOX.height + 6}`}
      preserveAspectRatio="none"
      className="h-[140px] w-full"
    >
      <path d={plot.area} className="fill-brand-soft" />
      <path
        d={plot.line}
        className="fill-none stroke-brand-text"
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt>{name}</dt>
      <dd className="num break-words text-body font-semibold text-text">{children}</dd>
    </div>
  )
}
