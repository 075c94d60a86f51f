import type { AutoForm } from './auto-form.ts'

const BOX = { width: 354, height: 118 }
/** Where the two limits stand, and the minute; the line of prices ends before it. */
const [TOP, BOTTOM, LATE, NOW] = [28, 92, 290, 212]
const ROOM = 0.1

type AutoChartProps = {
  form: AutoForm
  /** What the bet was worth, oldest first, in minor units. */
  worths: readonly number[]
  label: string
  texts: { return: string; loss: string; minute: string }
}

/** The rules against how the worth went. */
export function AutoChart({ form, worths, label, texts }: AutoChartProps) {
  const { isOn } = form
  const top = isOn.return ? Number(form.return) : Math.max(...worths) * (1 + ROOM)
  const bottom = isOn.loss ? Number(form.loss) : Math.min(...worths) * (1 - ROOM)
  const points = worths.map((worth, index) => {
    const x = worths.length < 2 ? NOW : (index / (worths.length - 1)) * NOW
    const y = BOTTOM - ((worth - bottom) / Math.max(1, top - bottom)) * (BOTTOM - TOP)
    return `${Math.round(x)} ${Math.round(Math.min(BOX.height, Math.max(0, y)))}`
  })
  return (
    <div className="relative h-[118px] overflow-hidden rounded-[16px] bg-surface-2 text-[11.5px] leading-4 font-semibold">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full"
      >
        {isOn.return ? <Limit tone="text-win" from={0} to={TOP} line={TOP} /> : null}
        {isOn.loss ? <Limit tone="text-pending" from={BOTTOM} to={BOX.height} line={BOTTOM} /> : null}
        {isOn.minute ? (
          <path className="text-info" d={`M${LATE} 0V${BOX.height}`} stroke="currentColor" {...DASHED} />
        ) : null}
        <path
          d={points.length < 2 ? `M0 ${points[0]?.split(' ')[1] ?? 0}H${NOW}` : `M${points.join('L')}`}
          className="text-text"
          fill="none"
          stroke="currentColor"
          strokeWidth={2.5}
          strokeLinejoin="round"
        />
      </svg>
      {isOn.return ? <span className="num absolute top-1.5 left-2.5 text-win">{texts.return}</span> : null}
      {isOn.loss ? (
        <span className="num absolute bottom-[5px] left-2.5 text-pending">{texts.loss}</span>
      ) : null}
      {isOn.minute ? <span className="num absolute top-12 right-2 text-info">{texts.minute}</span> : null}
    </div>
  )
}

const DASHED = { strokeWidth: 1.5, strokeDasharray: '4 4' }

function Limit({ tone, from, to, line }: { tone: string; from: number; to: number; line: number }) {
  return (
    <g className={tone}>
      <path d={`M0 ${from}H${BOX.width}V${to}H0Z`} fill="currentColor" opacity={0.12} />
      <path d={`M0 ${line}H${BOX.width}`} stroke="currentColor" {...DASHED} />
    </g>
  )
}
