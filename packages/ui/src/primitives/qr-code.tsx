import { BrandMark } from './brand-mark.tsx'
import './qr-code.css'

type QrCodeProps = {
  /** Row by row; true is dark. The quiet edge is drawn here. */
  cells: readonly (readonly boolean[])[]
  /** What it is for, spoken. */
  label: string
}

const EDGE = 3
const SIDE_PX = 200
/** Of the whole code: what it hides is a fifth of what a code of level M can do without. */
const MARK_SHARE = 0.155
/** A square of 0.88 with rounded corners, in the middle of its cell. */
const CELL =
  'h.32a.28.28 0 0 1 .28.28v.32a.28.28 0 0 1-.28.28h-.32a.28.28 0 0 1-.28-.28v-.32a.28.28 0 0 1 .28-.28z'
const EYE = 7

/** Dark on white in both themes: cameras do not read it the other way round. */
export function QrCode({ cells, label }: QrCodeProps) {
  const count = cells.length
  const side = count + 2 * EDGE
  // Whole pixels for every cell: some cameras stumble over uneven ones.
  const px = side * Math.max(1, Math.floor(SIDE_PX / side))
  const mark = Math.round(px * MARK_SHARE)
  const far = count - EYE
  return (
    <div className="ui-qr-code">
      <svg width={px} height={px} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
        <g transform={`translate(${EDGE} ${EDGE})`} fill="currentColor">
          <path d={cells.map(rowPath).join('')} />
          <Eye x={0} y={0} />
          <Eye x={far} y={0} />
          <Eye x={0} y={far} />
        </g>
      </svg>
      <span className="ui-qr-mark" style={{ width: mark, height: mark }} aria-hidden="true">
        <BrandMark kind="glyph" height={mark * 0.74} />
      </span>
    </div>
  )
}

/** One of the three corners by which a camera finds the code. */
function Eye({ x, y }: { x: number; y: number }) {
  return (
    <>
      <rect
        x={x + 0.5}
        y={y + 0.5}
        width={EYE - 1}
        height={EYE - 1}
        rx={1.8}
        fill="none"
        stroke="currentColor"
      />
      <rect x={x + 2} y={y + 2} width={3} height={3} rx={0.9} />
    </>
  )
}

function rowPath(row: readonly boolean[], y: number): string {
  return row
    .map((isDark, x) => (isDark && isDrawn(x, y, row.length) ? `M${x + 0.34} ${y + 0.06}${CELL}` : ''))
    .join('')
}

/** Neither an eye, which is drawn whole, nor under the mark. */
function isDrawn(x: number, y: number, count: number): boolean {
  const isEye = (a: number, b: number) => a < EYE && b < EYE
  if (isEye(x, y) || isEye(count - 1 - x, y) || isEye(x, count - 1 - y)) return false
  const half = ((count + 2 * EDGE) * MARK_SHARE) / 2
  return [x, y].some((at) => Math.abs(at + 0.5 - count / 2) > half)
}
