import { draw, onCircle } from './draw.ts'
import { stroke } from './strokes.ts'

/** The pockets of a European wheel, clockwise from zero. */
export const ROULETTE_WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
] as const

const CENTRE = 150
const TURN = (Math.PI * 2) / ROULETTE_WHEEL.length
const OUTER = 132
const INNER = 92

const at = (radius: number, angle: number) => onCircle(CENTRE, CENTRE, radius, angle)

function pocket(number: number, place: number): string {
  const from = -Math.PI / 2 + (place - 0.5) * TURN
  const to = from + TURN
  const colour = number === 0 ? '#12916A' : place % 2 === 1 ? '#C8281E' : '#14181A'
  const digits = [...String(number)]
  const label = digits.map((digit, index) =>
    stroke(digit, index * 9 - digits.length * 4.5, -6, 12, '#FFF6E0', 3.6),
  )
  const degrees = (place * 360) / ROULETTE_WHEEL.length
  return `<path d="M${at(INNER, from)}L${at(OUTER, from)}A${OUTER} ${OUTER} 0 0 1 ${at(OUTER, to)}L${at(INNER, to)}Z" fill="${colour}"/><g transform="rotate(${degrees.toFixed(2)} ${CENTRE} ${CENTRE}) translate(${CENTRE} ${CENTRE - 117})">${label.join('')}</g>`
}

/** The wheel with zero on top: turned by the place of a pocket, that pocket is on top. */
export const rouletteWheel = () =>
  draw(
    (inks) =>
      `<circle cx="150" cy="150" r="147" fill="${inks.line('#A86A2A', '#3A1C06', 1, 1)}"/><circle cx="150" cy="150" r="136" fill="${inks.line('#FFE9A6', '#A86A0C', 1, 1)}"/>${ROULETTE_WHEEL.map(pocket).join('')}<circle cx="150" cy="150" r="92" fill="${inks.round('#8A4E1E', '#5A2E0E', '#2A1204', 0.4, 0.35)}"/><circle cx="150" cy="150" r="91" fill="none" stroke="#FFE9A6" stroke-opacity=".5" stroke-width="2"/><path d="M146 78h8v144h-8zM78 146h144v8H78z" fill="${inks.line('#FFE9A6', '#A86A0C')}"/><circle cx="150" cy="150" r="24" fill="${inks.line('#FFF3C4', '#C9861A', 1, 1)}"/><circle cx="150" cy="150" r="14" fill="${inks.line('#22301A', '#0A0D0B')}"/><g clip-path="${inks.clip('<circle cx="150" cy="150" r="147"/>')}"><path d="M30-10h50l110 320h-70z" fill="#fff" opacity=".06"/></g>`,
    { width: 300, height: 300 },
  )
