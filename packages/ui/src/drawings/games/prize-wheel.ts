import { draw, onCircle } from './draw.ts'

/** Fills of the places, from nothing to the most. */
const HEATS = ['#2A1428', '#2F6FE0', '#12916A', '#F08C1A', '#DC2F24'] as const
const CENTRE = 150
const RADIUS = 128
const LAMPS = 24

/** A wheel whose first place is at the top; each place is painted by its heat from 0 to 4. */
export const prizeWheel = (heats: readonly number[]) =>
  draw(
    (inks) => {
      const turn = (Math.PI * 2) / heats.length
      const places = heats.map((heat, index) => {
        const from = -Math.PI / 2 - turn / 2 + index * turn
        const at = (angle: number) => onCircle(CENTRE, CENTRE, RADIUS, angle)
        const slice = `M150 150L${at(from)}A128 128 0 0 1 ${at(from + turn)}Z`
        return `<path d="${slice}" fill="${HEATS[heat] ?? HEATS[0]}"/><path d="M150 150L${at(from)}A128 128 0 0 1 ${at(from + turn / 2)}Z" fill="#fff" opacity=".08"/><path d="M150 150L${at(from)}" stroke="#fff" stroke-opacity=".22" stroke-width="1.5"/>`
      })
      const lamps = Array.from({ length: LAMPS }, (_, index) => {
        const [x, y] = onCircle(CENTRE, CENTRE, 138, (index * Math.PI * 2) / LAMPS).split(' ')
        return `<circle cx="${x}" cy="${y}" r="3.4" fill="${index % 2 ? '#FFF3C4' : '#FFBE45'}"/>`
      })
      return `<circle cx="150" cy="154" r="146" fill="#000" opacity=".4"/><circle cx="150" cy="150" r="146" fill="${inks.line('#FFE9A6', '#8F5B04')}"/><circle cx="150" cy="150" r="132" fill="#1A0C06"/>${places.join('')}${lamps.join('')}<circle cx="150" cy="150" r="30" fill="${inks.line('#FFE9A6', '#B0740A')}"/><circle cx="150" cy="150" r="23" fill="#0B0E0A"/><path d="M143 138h8l9 24h-8z" fill="#CBF43F"/>`
    },
    { width: 300, height: 300 },
  )
