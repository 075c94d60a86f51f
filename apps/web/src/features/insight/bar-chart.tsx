import { useLanguage } from '../../language/messages.ts'
import { barPlot } from './bar-plot.ts'
import { dayName } from './insight-words.ts'

const BOX = { width: 330, height: 84 }

type BarChartProps = {
  title: string
  /** The whole of it in words, for who does not see it. */
  label: string
  days: readonly string[]
  values: readonly number[]
}

/** One bar for each period. Colour says nothing that direction does not. */
export function BarChart({ title, label, days, values }: BarChartProps) {
  const language = useLanguage()
  const { bars, zeroY } = barPlot(values, BOX)
  return (
    <figure className="flex flex-col gap-1.5">
      <figcaption className="text-footnote text-text-2">{title}</figcaption>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 -2 ${BOX.width} ${BOX.height + 4}`}
        preserveAspectRatio="none"
        className="h-[84px] w-full"
      >
        {bars.map(({ isBelow, ...bar }, at) => (
          <rect key={days[at]} {...bar} className={isBelow ? 'fill-text-3' : 'fill-text-2'} />
        ))}
        <path
          d={`M0 ${zeroY}H${BOX.width}`}
          className="fill-none stroke-line-strong"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="num flex justify-between text-caption text-text-3" aria-hidden="true">
        <span>{dayName(days[0] ?? '', language)}</span>
        <span>{dayName(days.at(-1) ?? '', language)}</span>
      </p>
    </figure>
  )
}
