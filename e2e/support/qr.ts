import type { Locator } from '@playwright/test'
import readQr from 'jsqr'

/** Reads a code off the screen as a camera would. */
export async function scan(code: Locator): Promise<string> {
  const { side, pixels } = await code.evaluate(async (svg) => {
    const picture = new Image()
    picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
    await picture.decode()
    const canvas = document.createElement('canvas')
    canvas.width = svg.clientWidth * 2
    canvas.height = canvas.width
    const pen = canvas.getContext('2d')!
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, canvas.width, canvas.width)
    pen.drawImage(picture, 0, 0, canvas.width, canvas.width)
    return { side: canvas.width, pixels: [...pen.getImageData(0, 0, canvas.width, canvas.width).data] }
  })
  return readQr(Uint8ClampedArray.from(pixels), side, side)?.data ?? ''
}
