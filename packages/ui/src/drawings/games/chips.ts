import { draw, onCircle } from './draw.ts'

/** Edge, body and shade of the chips from the smallest to the largest. */
const CHIP_TONES: readonly (readonly [string, string, string])[] = [
  ['#E6ECE4', '#9AA69C', '#4A544C'],
  ['#A8CCFF', '#2F6FE0', '#0E2A6E'],
  ['#8FF0C4', '#12916A', '#053A2A'],
  ['#FFB4A0', '#DC2F24', '#6E0A12'],
  ['#FFD0E6', '#C42A74', '#560A34'],
  ['#E0C8FF', '#7C3FD0', '#2E0E62'],
  ['#FFF0B0', '#E5A41E', '#6E4404'],
  ['#FFC79B', '#D8591A', '#5E1E04'],
  ['#F4FFD0', '#3A4238', '#0B0E0A'],
]
const NOTCHES = 8

const notch = (index: number) => {
  const angle = (index * Math.PI) / 4 + 0.2
  const at = (radius: number, turn: number) => onCircle(50, 48, radius, angle + turn)
  return `<path d="M${at(46, -0.17)}A46 46 0 0 1 ${at(46, 0.17)}L${at(36, 0.17)}A36 36 0 0 0 ${at(36, -0.17)}Z"/>`
}
const EDGE = Array.from({ length: NOTCHES }, (_, index) => notch(index)).join('')

/** The face of a chip by its place in the row; its value is laid over it as text. */
export const chipFace = (place: number) =>
  draw((inks) => {
    const [edge, body, shade] = CHIP_TONES[place % CHIP_TONES.length] ?? ['', '', '']
    return `<circle cx="50" cy="53" r="46" fill="${shade}"/><circle cx="50" cy="48" r="46" fill="${inks.line(body, shade, 1, 1)}"/><g fill="${edge}" opacity=".9">${EDGE}</g><circle cx="50" cy="48" r="34" fill="${inks.line(body, shade)}"/><circle cx="50" cy="48" r="33" fill="none" stroke="${edge}" stroke-width="1.6" opacity=".6"/><g clip-path="${inks.clip('<circle cx="50" cy="48" r="46"/>')}"><path d="M8-10h20l52 120H56z" fill="#fff" opacity=".14"/></g>`
  })
