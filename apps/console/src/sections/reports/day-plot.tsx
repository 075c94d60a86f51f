import type { ResponseOf } from '@keo/contract/define-call'
import type { getReport } from '@keo/contract/console-reports'
import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { millions } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { words } from './words.ts'

type Day = ResponseOf<typeof getReport>['days'][number]

const HEIGHT = 240
const SERIES = ['sports', 'games'] as const
const COLOURS = { sports: '--info', games: '--pending', gross: '--text' } as const

/** Sports, games and both together by day; the table below says the same in figures. */
export function DayPlot({ days }: { days: readonly Day[] }) {
  const { say } = useLook(words)
  const box = useRef<HTMLDivElement>(null)
  const labels = [say('sports'), say('games'), say('gross')].join('|')
  useEffect(() => {
    const place = box.current
    if (!place || days.length === 0) return
    const colour = (name: keyof typeof COLOURS) =>
      getComputedStyle(place).getPropertyValue(COLOURS[name]).trim()
    const line = (name: keyof typeof COLOURS, at: number) => ({
      label: labels.split('|')[at] ?? '',
      stroke: colour(name),
      width: 2,
    })
    const axis = { stroke: colour('gross'), grid: { show: false } }
    const plot = new uPlot(
      {
        width: place.clientWidth,
        height: HEIGHT,
        series: [{}, ...SERIES.map(line), line('gross', SERIES.length)],
        axes: [axis, axis],
        legend: { show: true },
      },
      [
        days.map(({ day }) => Date.parse(`${day}T00:00:00+08:00`) / 1000),
        ...SERIES.map((name) => days.map((one) => millions(one[name]))),
        days.map(({ gross }) => millions(gross)),
      ] as uPlot.AlignedData,
      place,
    )
    const fit = () => plot.setSize({ width: place.clientWidth, height: HEIGHT })
    addEventListener('resize', fit)
    return () => {
      removeEventListener('resize', fit)
      plot.destroy()
    }
  }, [days, labels])
  return <div ref={box} className="report-plot" role="img" aria-label={say('byDay')} />
}
