import { draw, type Inks } from './draw.ts'
import { stroke } from './strokes.ts'

export type Suit = 'c' | 'd' | 'h' | 's'

const SUITS: Record<Suit, string> = {
  h: 'M12 22C4 16 1 12 1 7.5 1 4 3.5 2 6.5 2 9 2 11 3.5 12 6c1-2.5 3-4 5.5-4C20.5 2 23 4 23 7.500c0 4.5-3 8.5-11 14.500Z',
  d: 'M12 1 21 12 12 23 3 12z',
  s: 'M12 1c2 5 11 9 11 15 0 3-2 5-5 5-2 0-3.5-.8-4.5-2 .3 2 1.5 3.5 3 4.500h-9c1.5-1 2.7-2.5 3-4.5-1 1.2-2.5 2-4.5 2-3 0-5-2-5-5C1 10 10 6 12 1Z',
  c: 'M12 1a5.5 5.5 0 0 1 4.6 8.500A5.5 5.5 0 1 1 14 18.500c.2 2.2 1.2 3.8 2.8 5H7.200c1.6-1.2 2.6-2.8 2.8-5a5.5 5.5 0 1 1-2.6-9A5.5 5.5 0 0 1 12 1Z',
}

const suit = (of: Suit, x: number, y: number, size: number, fill: string) =>
  `<path transform="translate(${x} ${y}) scale(${size / 24})" d="${SUITS[of]}" fill="${fill}"/>`

type Tones = { readonly light: string; readonly dark: string }
const RED: Tones = { light: '#DC2F24', dark: '#A81119' }
const BLACK: Tones = { light: '#1B2117', dark: '#0A0D0B' }
const FRAME = { width: 70, height: 98 }
const SHAPE = '<rect width="70" height="98" rx="8"/>'

/** Crown or cap of a court card. */
const HATS: Readonly<Record<string, (inks: Inks, tones: Tones) => string>> = {
  J: (inks, { light, dark }) =>
    `<path d="M4 14C8 4 28 4 32 14l-4 4H8z" fill="${inks.line(light, dark)}"/><path d="M26 6c4-6 8-7 12-5-1 5-4 9-9 10z" fill="#FFBE45"/>`,
  Q: (inks, { light }) =>
    `<path d="M4 16 2 4l8 6 8-9 8 9 8-6-2 12z" fill="${inks.line('#FFE08A', '#D9971A')}"/><circle cx="18" cy="2" r="2.5" fill="${light}"/>`,
  K: (inks, { light }) =>
    `<path d="M3 16V3l8 5V0h14v8l8-5v13z" fill="${inks.line('#FFE08A', '#C27A0E')}"/><path d="M16 1h4v7h-4z" fill="${light}"/>`,
}

const BEARDS: Readonly<Record<string, (tones: Tones) => string>> = {
  K: ({ light }) => `<path d="M8 30c4 3 16 3 20 0 0 10-4 18-10 20-6-2-10-10-10-20Z" fill="${light}"/>`,
  Q: ({ light }) =>
    `<path d="M8 18c-5 8-5 20-2 30l6-4c-3-8-3-18 0-26zM28 18c5 8 5 20 2 30l-6-4c3-8 3-18 0-26z" fill="${light}"/>`,
  J: ({ dark }) => `<path d="M8 18h20v5c-6 3-14 3-20 0z" fill="${dark}"/>`,
}

function court(inks: Inks, rank: string, tones: Tones): string {
  const shade = `<path d="M70 26v72H16z" fill="${tones.light}" opacity=".1"/><path d="M70 58v40H40z" fill="${tones.light}" opacity=".12"/>`
  const face = `<path d="M8 18h20v12c0 8-4 14-10 16C12 44 8 38 8 30Z" fill="#F4D2B0"/><path d="M8 18h10v28C12 44 8 38 8 30Z" fill="#fff" opacity=".3"/>`
  const eyes = `<circle cx="14" cy="27" r="1.5" fill="#20140f"/><circle cx="22" cy="27" r="1.5" fill="#20140f"/>`
  return `${shade}<g transform="translate(26 44)">${HATS[rank]?.(inks, tones) ?? ''}${face}${BEARDS[rank]?.(tones) ?? ''}${eyes}</g>`
}

/** The face of a card. `rank` is A, 2 to 10, J, Q or K. */
export const playingCard = (rank: string, of: Suit) =>
  draw((inks) => {
    const tones = of === 'h' || of === 'd' ? RED : BLACK
    const isCourt = rank in HATS
    const pip = () => suit(of, 30, 56, 34, inks.line(tones.light, tones.dark))
    const light = '<path d="M30 0h16l34 98H58z" fill="#fff" opacity=".8"/>'
    return `<g clip-path="${inks.clip(SHAPE)}"><path d="M0 0h70v98H0z" fill="${inks.line('#FFFFFF', '#E9E8DF', 1, 1)}"/>${isCourt ? court(inks, rank, tones) : light}${stroke(rank, rank === '10' ? 6 : 7, 8, 24, tones.light, 4.4)}${suit(of, 8, 37, 14, tones.light)}${isCourt ? '' : pip()}</g>`
  }, FRAME)

const BACK_ROWS = 7
const BACK_COLUMNS = 5
const BACK_STROKES = Array.from({ length: BACK_ROWS * BACK_COLUMNS }, (_, index) => {
  const x = 7 + Math.floor(index / BACK_ROWS) * 12
  const y = 6 + (index % BACK_ROWS) * 13
  return `<path d="M${x} ${y}h4.5l3.5 9h-4.5z"/>`
}).join('')

export const cardBack = () =>
  draw((inks) => {
    const inside = '<rect x="4" y="4" width="62" height="90" rx="5"/>'
    return `<g clip-path="${inks.clip(SHAPE)}"><path d="M0 0h70v98H0z" fill="#FFFFFF"/><rect x="4" y="4" width="62" height="90" rx="5" fill="${inks.line('#14553A', '#062318')}"/><g clip-path="${inks.clip(inside)}"><g fill="#3ADBA0" opacity=".16">${BACK_STROKES}</g><path d="M10 0h18l40 98H44z" fill="#fff" opacity=".09"/></g><circle cx="35" cy="49" r="15" fill="#0A2E20"/><circle cx="35" cy="49" r="15" fill="none" stroke="#CBF43F" stroke-width="1.5"/><path d="M29.5 40h10l1 4h-11zM29.5 47h8.5l1 4h-9.5zM29.5 54h10.5l1 4H29.5z" fill="#CBF43F"/></g>`
  }, FRAME)
