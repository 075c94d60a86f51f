export type PictureHead = { readonly width: number; readonly height: number }

/** Spellings of pages, programs and documents, which no honest picture holds. */
const FOREIGN = ['<script', '<html', '<?php', 'javascript:', '%pdf-', '<!doctype', '<iframe']

/** Size of a JPEG, PNG or WebP by its own bytes; null for everything else, and for anything that carries more than a picture. */
export function pictureHead(bytes: Buffer): PictureHead | null {
  const head = pngHead(bytes) ?? jpegHead(bytes) ?? webpHead(bytes)
  return head && head.width > 0 && head.height > 0 && !hidesSomething(bytes) ? head : null
}

function hidesSomething(bytes: Buffer): boolean {
  const text = bytes.toString('latin1').toLowerCase()
  return FOREIGN.some((word) => text.includes(word))
}

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
const PNG_END = Buffer.from('0000000049454e44ae426082', 'hex')

function pngHead(bytes: Buffer): PictureHead | null {
  if (bytes.length < 45 || !bytes.subarray(0, 8).equals(PNG)) return null
  if (bytes.toString('latin1', 12, 16) !== 'IHDR' || !bytes.subarray(-12).equals(PNG_END)) return null
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

const SIZE_FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2])

/** Walks the segments to the one that states the size. Nothing may follow the end of the picture. */
function jpegHead(bytes: Buffer): PictureHead | null {
  const isWhole =
    bytes.readUInt16BE(0) === 0xffd8 && bytes.length > 20 && bytes.readUInt16BE(bytes.length - 2) === 0xffd9
  if (!isWhole) return null
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (SIZE_FRAMES.has(marker))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

function webpHead(bytes: Buffer): PictureHead | null {
  const isWebp =
    bytes.length > 30 &&
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.toString('latin1', 8, 12) === 'WEBP'
  // What follows the stated length is no part of the picture.
  if (!isWebp || bytes.readUInt32LE(4) + 8 !== bytes.length) return null
  const kind = bytes.toString('latin1', 12, 16)
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (kind === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  if (kind !== 'VP8L') return null
  const bits = bytes.readUInt32LE(21)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}
