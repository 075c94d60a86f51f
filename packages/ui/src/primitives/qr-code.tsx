import './qr-code.css'

type QrCodeProps = {
  /** Row by row; true is dark. The quiet edge is drawn here. */
  cells: readonly (readonly boolean[])[]
  /** What it is for, spoken. */
  label: string
}

const EDGE = 3
const SIDE_PX = 200

/** Dark on white in both themes: cameras do not read it the other way round. */
export function QrCode({ cells, label }: QrCodeProps) {
  const side = cells.length + 2 * EDGE
  // Whole pixels for every cell: some cameras stumble over uneven ones.
  const px = side * Math.max(1, Math.floor(SIDE_PX / side))
  return (
    <svg
      className="ui-qr-code"
      width={px}
      height={px}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
    >
      <path d={cells.map(rowPath).join('')} />
    </svg>
  )
}

function rowPath(row: readonly boolean[], y: number): string {
  return row.map((isDark, x) => (isDark ? `M${x + EDGE} ${y + EDGE}h1v1h-1z` : '')).join('')
}
