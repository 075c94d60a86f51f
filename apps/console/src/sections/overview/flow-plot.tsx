import type { FlowPeriod, getMoneyFlow } from '@keo/contract/console-overview'
import type { ResponseOf } from '@keo/contract/define-call'
import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { millions } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { alignedRanges, AXES, axisText, runningNet } from './flow-figures.ts'
import { words } from './words.ts'

type Flow = ResponseOf<typeof getMoneyFlow>
type Colour = (token: string) => string

const HEIGHT = 216
const TIMES_HEIGHT = 24
const LEFT = 44

/** What came in above the line, what went out below it, and the net that both make of the period, on its own axis; made anew for another theme. */
export default function FlowPlot({ flow, period }: { flow: Flow; period: FlowPeriod }) {
  const { say, language } = useLook(words)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = box.current
    if (!place) return
    const colour: Colour = (token) => getComputedStyle(place).getPropertyValue(token).trim()
    const size = () => ({ width: place.clientWidth, height: HEIGHT })
    const plot = new uPlot({ ...size(), ...shapeOf(flow, period, { language, colour }) }, dataOf(flow), place)
    const fit = () => plot.setSize(size())
    addEventListener('resize', fit)
    return () => {
      removeEventListener('resize', fit)
      plot.destroy()
    }
  }, [flow, period, language])
  return <div ref={box} className="flow-plot" role="img" aria-label={say('flow.title')} />
}

function dataOf({ from, stepMs, steps }: Flow): uPlot.AlignedData {
  return [
    steps.map((_, at) => (from + at * stepMs) / 1000),
    steps.map(({ deposited }) => millions(deposited)),
    steps.map(({ withdrawn }) => -millions(withdrawn)),
    runningNet(steps),
  ]
}

type Look = { readonly language: string; readonly colour: Colour }

function shapeOf(flow: Flow, period: FlowPeriod, look: Look): Omit<uPlot.Options, 'width' | 'height'> {
  const begin = flow.from / 1000
  const { lasts } = AXES[period]
  const [, ins, outs, net] = dataOf(flow) as [number[], number[], number[], number[]]
  const [moved, together] = alignedRanges([...ins, ...outs], net)
  const paths = uPlot.paths.bars?.({ size: [0.7, 22], align: 1 })
  const series = (token: string) => ({ stroke: look.colour(token), points: { show: false } })
  const bar = (token: string) => ({
    ...series(token),
    fill: look.colour(token),
    width: 0,
    ...(paths ? { paths } : {}),
  })
  return {
    series: [{}, bar('--up'), bar('--info'), { ...series('--text'), width: 1.5, scale: 'net' }],
    padding: [8, 0, 0, 0],
    scales: {
      x: { range: [begin, begin + lasts] },
      y: { range: [...moved] },
      net: { range: [...together] },
    },
    axes: axesOf(begin, period, look),
    legend: { show: false },
    cursor: { show: false },
  }
}

function axesOf(begin: number, period: FlowPeriod, { language, colour }: Look): uPlot.Axis[] {
  const { lasts, apart } = AXES[period]
  const axis = { stroke: colour('--text-2'), font: `11px ${colour('--font-num')}`, ticks: { show: false } }
  const unsigned = (_: uPlot, values: number[]) => values.map((value) => shortMillions(Math.abs(value)))
  const signed = (_: uPlot, values: number[]) => values.map(shortMillions)
  return [
    {
      ...axis,
      size: TIMES_HEIGHT,
      grid: { show: false },
      splits: () => Array.from({ length: Math.ceil(lasts / apart) }, (_, at) => begin + at * apart),
      values: (_, times) => times.map((second) => axisText(second * 1000, period, language)),
    },
    { ...axis, size: LEFT, values: unsigned, grid: { stroke: colour('--line'), width: 1 } },
    { ...axis, size: LEFT, values: signed, scale: 'net', side: 1, grid: { show: false } },
  ]
}

const shortMillions = (value: number): string =>
  `${value < 0 ? '−' : ''}${Number(Math.abs(value).toPrecision(3)).toString().replace('.', ',')}`
