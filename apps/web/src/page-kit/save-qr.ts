import { encode } from 'uqr'

const CELL_PX = 10
const EDGE = 4
const WORDS_PX = 40

/** The code as a picture in the browser's downloads, with words below where it needs some. */
export function saveQr(text: string, name: string, words: string): void {
  const { data } = encode(text, { ecc: 'M', border: EDGE })
  const canvas = document.createElement('canvas')
  canvas.width = data.length * CELL_PX
  canvas.height = canvas.width + (words ? WORDS_PX : 0)
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = 'black'
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) pen.fillRect(x * CELL_PX, y * CELL_PX, CELL_PX, CELL_PX)
  pen.font = '18px sans-serif'
  pen.textAlign = 'center'
  if (words) pen.fillText(words, canvas.width / 2, canvas.width, canvas.width)
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = `${name}.png`
  link.click()
}
