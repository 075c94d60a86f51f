import type { Insight } from '@keo/contract/insight'
import { Card } from '@keo/ui/primitives/card'
import { money } from '@keo/units/money'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { readAmount, useAmounts } from '../../page-kit/amounts/signed-amounts.ts'
import { BarChart } from './bar-chart.tsx'
import { dayName, timeText } from './insight-words.ts'

/** How play went and how long it took, drawn and as a table. */
export function PeriodsCard({ insight }: { insight: Insight }) {
  const say = useMessages()
  const language = useLanguage()
  const { periods, currency, total } = insight
  const { textOf } = useAmounts(currency)
  const days = periods.map(({ day }) => day)
  const results = periods.map(({ result }) => readAmount(result, currency).minor)
  const minutes = periods.map((period) => period.minutes)
  const ends = { from: dayName(days[0] ?? '', language), until: dayName(days.at(-1) ?? '', language) }
  const highest = results.reduce((one, other) => (one > other ? one : other), results[0] ?? 0n)
  const lowest = results.reduce((one, other) => (one < other ? one : other), results[0] ?? 0n)
  return (
    <Card className="flex flex-col gap-4 p-3.5">
      <BarChart
        title={say('insight.result')}
        label={say('insight.chart', {
          title: say('insight.result'),
          ...ends,
          most: textOf(money(highest, currency)),
          least: textOf(money(lowest, currency)),
          sum: textOf(readAmount(total.result, currency)),
        })}
        days={days}
        values={results.map(Number)}
      />
      <BarChart
        title={say('insight.time')}
        label={say('insight.chart', {
          title: say('insight.time'),
          ...ends,
          most: timeText(say, Math.max(...minutes)),
          least: timeText(say, Math.min(...minutes)),
          sum: timeText(say, total.minutes),
        })}
        days={days}
        values={minutes}
      />
      <PeriodTable insight={insight} />
    </Card>
  )
}

function PeriodTable({ insight }: { insight: Insight }) {
  const say = useMessages()
  const language = useLanguage()
  const { whole } = useAmounts(insight.currency)
  const amount = (text: string) => whole(readAmount(text, insight.currency))
  const columns = ['deposits', 'withdrawals', 'result'] as const
  return (
    <details className="text-footnote">
      <summary className="cursor-pointer py-1 text-text-2">{say('insight.table')}</summary>
      <table className="num w-full text-right text-caption wrap-anywhere">
        <thead className="text-text-3">
          <tr>
            <th scope="col" className="py-1 text-left font-normal">
              {say('insight.from')}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-1 pl-2 font-normal">
                {say(`insight.${column}`)}
              </th>
            ))}
            <th scope="col" className="py-1 pl-2 font-normal">
              {say('insight.minutes')}
            </th>
          </tr>
        </thead>
        <tbody>
          {insight.periods.toReversed().map((period) => (
            <tr key={period.day} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-normal text-text-2">
                {dayName(period.day, language)}
              </th>
              {columns.map((column) => (
                <td key={column} className="py-1.5 pl-2">
                  {amount(period[column])}
                </td>
              ))}
              <td className="py-1.5 pl-2">{period.minutes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
