import { encode } from 'uqr'

const CELL_PX = 10
const EDGE = 4

/** The code as a picture in the browser's downloads. */
export function saveQr(text: string, name: string): void {
  const { data } = encode(text, { ecc: 'M', border: EDGE })
  const canvas = document.createElement('canvas')
  canvas.width = data.length * CELL_PX
  canvas.height = canvas.width
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = 'black'
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) pen.fillRect(x * CELL_PX, y * CELL_PX, CELL_PX, CELL_PX)
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = `${name}.png`
  link.click()
}
