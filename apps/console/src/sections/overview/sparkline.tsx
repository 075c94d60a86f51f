const WIDTH = 176
const HEIGHT = 30
const EDGE = 3

type Line = readonly number[]

/** Points of a line over the whole width, between the least and the most of both lines. */
function pathOf(line: Line, least: number, most: number): string {
  const range = most - least || 1
  const points = line.map((value, at) => {
    const x = line.length === 1 ? WIDTH : (at / (line.length - 1)) * WIDTH
    const y = HEIGHT - EDGE - ((value - least) / range) * (HEIGHT - 2 * EDGE)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}`
}

/** How it went, with the time before as a dashed line behind; both stand on one scale. */
export function Sparkline({ line, before, label }: { line: Line; before: Line; label: string }) {
  const both = [...line, ...before, 0]
  const [least, most] = [Math.min(...both), Math.max(...both)]
  const path = pathOf(line, least, most)
  const last = pathOf(line.slice(-1), least, most)
  return (
    <svg
      className="sparkline"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path data-line="before" d={pathOf(before, least, most)} />
      <path data-line="area" d={`${path}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} />
      <path data-line="now" d={path} />
      {/* A line without length: its round ends stay a dot however the picture is stretched. */}
      <path data-line="end" d={`${last}h0`} />
    </svg>
  )
}
