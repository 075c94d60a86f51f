import { draw, onCircle } from './games/draw.ts'

const FILLS = [
  '#DC2F24',
  '#3A1D8A',
  '#12916A',
  '#5A2C14',
  '#F08C1A',
  '#1C55B8',
  '#B21E68',
  '#1A1F1A',
] as const
const CENTRE = 150
const RADIUS = 130
const LAMPS = 20

/** The wheel of a campaign with so many equal sectors, the first at the top; its words are laid over it. */
export const campaignWheel = (count: number) =>
  draw(
    (inks) => {
      const turn = (Math.PI * 2) / count
      const sectors = Array.from({ length: count }, (_, index) => {
        const from = -Math.PI / 2 - turn / 2 + index * turn
        const at = (angle: number) => onCircle(CENTRE, CENTRE, RADIUS, angle)
        return `<path d="M150 150L${at(from)}A130 130 0 0 1 ${at(from + turn)}Z" fill="${FILLS[index % FILLS.length]}"/><path d="M150 150L${at(from)}A130 130 0 0 1 ${at(from + turn / 2)}Z" fill="#fff" opacity=".07"/>`
      })
      const lamps = Array.from({ length: LAMPS }, (_, index) => {
        const [x, y] = onCircle(CENTRE, CENTRE, 139, (index * Math.PI * 2) / LAMPS).split(' ')
        return `<circle cx="${x}" cy="${y}" r="3.2" fill="${index % 2 ? '#FFF3C4' : '#FFD67A'}"/>`
      })
      return `<circle cx="150" cy="154" r="146" fill="#000" opacity=".4"/><circle cx="150" cy="150" r="146" fill="${inks.line('#FFE9A6', '#B0740A')}"/><circle cx="150" cy="150" r="133" fill="#1A0C06"/>${sectors.join('')}${lamps.join('')}<circle cx="150" cy="150" r="38" fill="${inks.line('#FFE9A6', '#B0740A')}"/><circle cx="150" cy="150" r="31" fill="#0B0E0A"/><path d="M139 133h22l-3 9h-19zM139 146h17l2 8h-19zM139 158h20l3 9h-23z" fill="#CBF43F"/>`
    },
    { width: 300, height: 300 },
  )
