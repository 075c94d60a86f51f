import './qr-code.css'

type QrCodeProps = {
  /** Row by row; true is dark. The quiet edge is drawn here. */
  cells: readonly (readonly boolean[])[]
  /** What it is for, spoken. */
  label: string
}

const EDGE = 3

/** Dark on white in both themes: cameras do not read it the other way round. */
export function QrCode({ cells, label }: QrCodeProps) {
  const side = cells.length + 2 * EDGE
  return (
    <svg className="ui-qr-code" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <path d={cells.map(rowPath).join('')} />
    </svg>
  )
}

function rowPath(row: readonly boolean[], y: number): string {
  return row.map((isDark, x) => (isDark ? `M${x + EDGE} ${y + EDGE}h1v1h-1z` : '')).join('')
}
