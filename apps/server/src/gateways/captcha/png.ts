import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'
import type { Raster } from './raster.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const TRUE_COLOUR = 2
const TRUE_COLOUR_WITH_OPACITY = 6
/** Each dot as its difference from the one to the left: runs of one colour become runs of zeros. */
const FILTER_SUB = 1
const pack = promisify(deflate)

/** Header, picture, end: no other chunk, so nothing but the picture can be read from the file. */
export async function pngAddress(raster: Raster, kind: 'solid' | 'see-through'): Promise<string> {
  const channels = kind === 'solid' ? 3 : 4
  const header = Buffer.alloc(13)
  header.writeUInt32BE(raster.width, 0)
  header.writeUInt32BE(raster.height, 4)
  header[8] = 8
  header[9] = kind === 'solid' ? TRUE_COLOUR : TRUE_COLOUR_WITH_OPACITY
  const file = Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', await pack(filtered(raster, channels))),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return `data:image/png;base64,${file.toString('base64')}`
}

function filtered({ width, height, dots }: Raster, channels: number): Uint8Array {
  const stride = width * channels + 1
  const rows = new Uint8Array(height * stride)
  for (let row = 0; row < height; row += 1) {
    let at = row * stride
    rows[at++] = FILTER_SUB
    for (let column = 0; column < width; column += 1) {
      const dot = (row * width + column) * 4
      for (let channel = 0; channel < channels; channel += 1) {
        const left = column === 0 ? 0 : (dots[dot - 4 + channel] ?? 0)
        rows[at++] = (dots[dot + channel] ?? 0) - left
      }
    }
  }
  return rows
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
