import { inflateSync } from 'node:zlib'
import { CAPTCHA_HEIGHT, CAPTCHA_LEFT_MAX, CAPTCHA_PIECE_SIZE, CAPTCHA_WIDTH } from '@keo/contract/captcha'
import { expect, test } from 'vitest'
import { seededChance } from './chance.ts'
import { drawPuzzle } from './puzzle-picture.ts'
import { DOTS } from './raster.ts'

const puzzleOf = (seed: number) =>
  drawPuzzle(seededChance(Uint8Array.from({ length: 16 }, (_, n) => seed * 37 + n)))
const fileOf = (address: string) => Buffer.from(address.replace('data:image/png;base64,', ''), 'base64')

type Picture = { width: number; height: number; chunks: string[]; at(x: number, y: number): number[] }

function read(address: string): Picture {
  const file = fileOf(address)
  const chunks: string[] = []
  let data = Buffer.alloc(0)
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at)
    const name = file.toString('latin1', at + 4, at + 8)
    chunks.push(name)
    if (name === 'IDAT') data = file.subarray(at + 8, at + 8 + length)
    at += length + 12
  }
  const [width, height, channels] = [file.readUInt32BE(16), file.readUInt32BE(20), file[25] === 2 ? 3 : 4]
  const rows = inflateSync(data)
  const stride = width * channels + 1
  for (let row = 0; row < height; row += 1)
    for (let n = 1 + channels; n < stride; n += 1)
      rows[row * stride + n] = (rows[row * stride + n] ?? 0) + (rows[row * stride + n - channels] ?? 0)
  const at = (x: number, y: number) => [
    ...rows.subarray(y * stride + 1 + x * channels, y * stride + 1 + (x + 1) * channels),
  ]
  return { width, height, chunks, at }
}

test('[CAP-01] the files hold the picture and nothing else', async () => {
  const { view } = await puzzleOf(1)
  const [background, piece] = [read(view.background), read(view.piece)]
  expect([background.width, background.height]).toEqual([CAPTCHA_WIDTH * DOTS, CAPTCHA_HEIGHT * DOTS])
  expect([piece.width, piece.height]).toEqual([CAPTCHA_PIECE_SIZE * DOTS, CAPTCHA_PIECE_SIZE * DOTS])
  expect([background.chunks, piece.chunks]).toEqual([
    ['IHDR', 'IDAT', 'IEND'],
    ['IHDR', 'IDAT', 'IEND'],
  ])
})

test('[CAP-01] what is sent has the same fields and sizes wherever the slot is', async () => {
  const puzzles = await Promise.all([1, 2, 3, 4, 5, 6].map(puzzleOf))
  expect(new Set(puzzles.map(({ left }) => left)).size).toBeGreaterThan(4)
  for (const { view, left } of puzzles) {
    expect(Object.keys(view).toSorted()).toEqual([
      'background',
      'height',
      'piece',
      'pieceSize',
      'pieceTop',
      'width',
    ])
    expect([view.width, view.height, view.pieceSize]).toEqual([
      CAPTCHA_WIDTH,
      CAPTCHA_HEIGHT,
      CAPTCHA_PIECE_SIZE,
    ])
    expect(left).toBeGreaterThan(80)
    expect(left).toBeLessThanOrEqual(CAPTCHA_LEFT_MAX)
  }
})

/** Difference between the piece and the picture under it, as bright as the slot's shade leaves it. */
function misfit(background: Picture, piece: Picture, left: number, top: number): number {
  let sum = 0
  for (let y = 40; y < 104; y += 8) {
    for (let x = 40; x < 104; x += 8) {
      const under = background.at(left * DOTS + x, top * DOTS + y)
      piece
        .at(x, y)
        .forEach((value, channel) => (sum += channel < 3 ? Math.abs(value - (under[channel] ?? 0)) : 0))
    }
  }
  return sum
}

test('the piece is cut from the slot: there the picture is the same scene, darker', async () => {
  const { view, left } = await puzzleOf(7)
  const [background, piece] = [read(view.background), read(view.piece)]
  const middle = CAPTCHA_PIECE_SIZE
  const cut = piece.at(middle, middle)
  const slot = background.at(left * DOTS + middle, view.pieceTop * DOTS + middle)
  expect(cut[3]).toBe(255)
  expect((slot[0] ?? 0) + (slot[1] ?? 0)).toBeLessThan((cut[0] ?? 0) + (cut[1] ?? 0))
})

test('[CAP-01] looking for where the piece looks most alike does not find the slot', async () => {
  let found = 0
  for (let seed = 11; seed < 17; seed += 1) {
    const { view, left } = await puzzleOf(seed)
    const [background, piece] = [read(view.background), read(view.piece)]
    const places = Array.from({ length: 100 }, (_, n) => 2 * n + 84)
    const scores = places.map((place) => misfit(background, piece, place, view.pieceTop))
    const best = places[scores.indexOf(Math.min(...scores))] ?? 0
    if (Math.abs(best - left) <= 6) found += 1
  }
  expect(found).toBeLessThan(3)
})

test('the same chance draws the same puzzle, another draws another', async () => {
  const [first, again, other] = await Promise.all([puzzleOf(30), puzzleOf(30), puzzleOf(31)])
  expect(again).toEqual(first)
  expect(other.view.background).not.toBe(first.view.background)
})
