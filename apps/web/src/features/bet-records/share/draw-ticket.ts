import { encode } from 'uqr'
import type { PictureLeg, PictureWords } from './picture-words.ts'

/** Twice the width of a phone, so that it stays sharp on one. */
const SCALE = 2
const WIDTH = 390
const EDGE = 20
const INNER = WIDTH - 2 * EDGE
const LEG = 66
const QR = 104
/** The lightest that the app's font comes in. */
const WORDS_WEIGHT = 500

/** The mark of the house, as the app draws it: an 84 by 40 box. */
const WORD =
  'M0 12h7.6v26H0zM9.4 25 19 12h9.2L18.6 25l9.8 13h-9.3zM32 12h18.4l1.5 6H32zM32 22h16l1.5 6H32zM32 32h18.4l1.5 6H32zM69.6 11.4a13.6 13.6 0 1 1 0 27.2 13.6 13.6 0 0 1 0-27.2Zm0 7.4a6.2 6.2 0 1 0 0 12.4 6.2 6.2 0 0 0 0-12.4Z'
const ACCENT = 'M33.5 0h9l5.6 8h-8z'

type Ink = 'bg' | 'surface-1' | 'text' | 'text-2' | 'text-3' | 'brand' | 'brand-text' | 'line-strong' | 'win'

/** The colours and the fonts that the page has just now: the picture is of the theme that its owner sees. */
function inksOf(page: HTMLElement) {
  const style = getComputedStyle(page)
  const read = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return { ink: (name: Ink) => read(name), words: read('font-ui'), figures: read('font-num') }
}
type Inks = ReturnType<typeof inksOf>

type Said = {
  x: number
  y: number
  size: number
  least?: number
  weight?: number
  ink: Ink
  align?: 'left' | 'right'
}

/** A ticket as a PNG; with a link its QR code stands in the foot. */
export async function drawTicket(words: PictureWords, link: string | null): Promise<Blob | null> {
  await document.fonts.ready
  const inks = inksOf(document.documentElement)
  const [head, legs] = [116, words.legs.length * LEG]
  const foot = (words.figures.length > 0 ? 60 : 12) + (link ? QR + 28 : 0) + 56
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH * SCALE
  canvas.height = (head + legs + foot) * SCALE
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.scale(SCALE, SCALE)
  pen.fillStyle = inks.ink('bg')
  pen.fillRect(0, 0, WIDTH, head + legs + foot)
  pen.fillStyle = inks.ink('surface-1')
  pen.beginPath()
  pen.roundRect(10, 10, WIDTH - 20, head + legs + foot - 20, 16)
  pen.fill()
  drawHead(pen, inks, words)
  for (const [index, leg] of words.legs.entries()) drawLeg(pen, inks, leg, head + index * LEG)
  drawFoot(pen, inks, words, { top: head + legs, bottom: head + legs + foot, link })
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

function write(pen: CanvasRenderingContext2D, inks: Inks, text: string, said: Said, most = INNER): void {
  const family = /^[\d.,\s₫]+$/.test(text) ? inks.figures : inks.words
  const widthAt = (size: number) => (part: string) => {
    pen.font = `${said.weight ?? WORDS_WEIGHT} ${size}px ${family}`
    return pen.measureText(part).width
  }
  const least = said.least ?? said.size
  const size = Math.max(least, Math.min(said.size, (said.size * most) / widthAt(said.size)(text)))
  const shown = fit(text, most, widthAt(size))
  pen.fillStyle = inks.ink(said.ink)
  pen.textAlign = said.align ?? 'left'
  pen.fillText(shown, said.x, said.y)
}

/** Cut in its middle, with an ellipsis: the last word, a line or a side, decides what a pick means. */
export function fit(text: string, most: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= most) return text
  const end = text.lastIndexOf(' ')
  const tail = end > 0 ? text.slice(end) : ''
  const stem = end > 0 ? text.slice(0, end) : text
  const signs = [...stem]
  while (signs.length > 0 && widthOf(`${signs.join('')}…${tail}`) > most) signs.pop()
  return `${signs.join('').trimEnd()}…${tail}`
}

function drawHead(pen: CanvasRenderingContext2D, inks: Inks, { title, state, owner }: PictureWords): void {
  const [word, accent] = [new Path2D(WORD), new Path2D(ACCENT)]
  pen.save()
  pen.translate(EDGE + 4, 26)
  pen.scale(0.62, 0.62)
  pen.fillStyle = inks.ink('text')
  pen.fill(word, 'evenodd')
  pen.fillStyle = inks.ink('brand')
  pen.fill(accent)
  pen.restore()
  write(pen, inks, state, {
    x: WIDTH - EDGE - 4,
    y: 44,
    size: 13,
    weight: 600,
    ink: 'text-2',
    align: 'right',
  })
  write(pen, inks, title, { x: EDGE + 4, y: 84, size: 22, weight: 700, ink: 'text' })
  write(pen, inks, owner, { x: WIDTH - EDGE - 4, y: 84, size: 13, ink: 'text-2', align: 'right' }, 180)
}

function drawLeg(pen: CanvasRenderingContext2D, inks: Inks, leg: PictureLeg, top: number): void {
  const [left, right] = [EDGE + 4, WIDTH - EDGE - 4]
  pen.fillStyle = inks.ink('line-strong')
  pen.fillRect(left, top, right - left, 0.5)
  write(pen, inks, leg.option, { x: left, y: top + 27, size: 15, least: 13, weight: 600, ink: 'text' }, 264)
  write(pen, inks, leg.about, { x: left, y: top + 49, size: 12.5, ink: 'text-3' }, 240)
  const figure = { x: right, align: 'right' } as const
  write(pen, inks, leg.odds, { ...figure, y: top + 27, size: 16, weight: 700, ink: 'brand-text' })
  const ink = leg.tone === 'won' ? 'win' : 'text-2'
  write(pen, inks, leg.state, { ...figure, y: top + 49, size: 12.5, weight: 600, ink }, 110)
}

type Foot = { top: number; bottom: number; link: string | null }

function drawFoot(pen: CanvasRenderingContext2D, inks: Inks, words: PictureWords, foot: Foot): void {
  const left = EDGE + 4
  pen.strokeStyle = inks.ink('line-strong')
  pen.setLineDash([6, 5])
  pen.lineWidth = 1.5
  pen.beginPath()
  pen.moveTo(left, foot.top)
  pen.lineTo(WIDTH - left, foot.top)
  pen.stroke()
  for (const [place, [name, value]] of words.figures.entries()) {
    const x = left + place * 116
    write(pen, inks, name, { x, y: foot.top + 26, size: 12, ink: 'text-3' }, 108)
    write(pen, inks, value, { x, y: foot.top + 52, size: 19, least: 8, weight: 700, ink: 'text' }, 108)
  }
  if (foot.link) drawQr(pen, foot.link, (WIDTH - QR) / 2, foot.bottom - 56 - QR - 8)
  pen.textAlign = 'center'
  for (const [line, text] of linesOf(pen, inks, words.note).entries()) {
    pen.fillStyle = inks.ink('text-3')
    pen.textAlign = 'center'
    pen.fillText(text, WIDTH / 2, foot.bottom - 38 + line * 15)
  }
}

/** In two lines at most. */
function linesOf(pen: CanvasRenderingContext2D, inks: Inks, text: string): string[] {
  pen.font = `${WORDS_WEIGHT} 11px ${inks.words}`
  const wide = (part: string) => pen.measureText(part).width
  const signs = text.split(/(?<=\s)/)
  let first = ''
  while (signs.length > 0 && wide(first + signs[0]) <= INNER - 8) first += signs.shift()
  return [first.trim(), fit(signs.join(''), INNER - 8, wide)].filter(Boolean)
}

/** Dark on white in both themes: cameras do not read it the other way round. */
function drawQr(pen: CanvasRenderingContext2D, link: string, x: number, y: number): void {
  const { data } = encode(link, { ecc: 'M', border: 2 })
  // Whole pixels for every cell, or seams show between them.
  const cell = Math.floor((QR * SCALE) / data.length) / SCALE
  const side = cell * data.length
  const [left, top] = [x + Math.floor((QR - side) / 2), y + QR - side]
  pen.fillStyle = 'white'
  pen.fillRect(left, top, side, side)
  pen.fillStyle = 'black'
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) pen.fillRect(left + column * cell, top + row * cell, cell, cell)
}
