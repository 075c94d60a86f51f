import { BrandMark } from './brand-mark.tsx'
import './qr-code.css'

type QrCodeProps = {
  /** Row by row; true is dark. The quiet edge is drawn here. */
  cells: readonly (readonly boolean[])[]
  /** What it is for, spoken. */
  label: string
  /** At most so wide. */
  sidePx?: number
  /** Light cells around it; none where a white card gives them. */
  edge?: number
}

const EDGE = 3
const SIDE_PX = 200
/** Of the whole code: what it hides is a fifth of what a code of level M can do without. */
const MARK_SHARE = 0.155

/** Dark on white in both themes: cameras do not read it the other way round. */
export function QrCode({ cells, label, sidePx = SIDE_PX, edge = EDGE }: QrCodeProps) {
  const side = cells.length + 2 * edge
  // Whole pixels for every cell: some cameras stumble over uneven ones.
  const px = side * Math.max(1, Math.floor(sidePx / side))
  const mark = Math.round(px * MARK_SHARE)
  return (
    <div className="ui-qr-code">
      <svg width={px} height={px} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
        <path d={cells.map((row, y) => rowPath(row, y, edge)).join('')} />
      </svg>
      <span className="ui-qr-mark" style={{ width: mark, height: mark }} aria-hidden="true">
        <BrandMark kind="glyph" height={mark * 0.74} />
      </span>
    </div>
  )
}

function rowPath(row: readonly boolean[], y: number, edge: number): string {
  return row.map((isDark, x) => (isDark ? `M${x + edge} ${y + edge}h1v1h-1z` : '')).join('')
}
