import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'
export type Compression = {
  /** `isShared`: many callers get this very text, so its compressed form is kept. */
  compress(text: string, encoding: Encoding, isShared: boolean): Promise<Buffer>
}

/** Below this, compressing costs more than the bytes it saves. */
export const COMPRESS_FROM_BYTES = 1024
const KEPT_MAX = 64
const KEPT_TEXT_MAX = 512 * 1024
const BROTLI_QUALITY = 5

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

export function createCompression(): Compression {
  // Keyed by the text itself: a list that changed is simply another key, so nothing has to be invalidated.
  const kept = new Map<string, Promise<Buffer>>()

  function keep(key: string, compressed: Promise<Buffer>): void {
    const oldest = kept.keys().next()
    if (kept.size >= KEPT_MAX && !oldest.done) kept.delete(oldest.value)
    kept.set(key, compressed)
    compressed.catch(() => kept.delete(key))
  }

  return {
    compress(text, encoding, isShared) {
      if (!isShared || text.length > KEPT_TEXT_MAX) return encode(text, encoding)
      const key = `${encoding}:${text}`
      const found = kept.get(key)
      if (found) return found
      const compressed = encode(text, encoding)
      keep(key, compressed)
      return compressed
    },
  }
}

export function acceptedEncoding(header: string | string[] | undefined): Encoding | null {
  if (typeof header !== 'string') return null
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(header)) return 'br'
  return acceptsGzip(header) ? 'gzip' : null
}

/** Browsers say one of a few texts, thousands of times a second. */
const gzipTexts = new Map<string, boolean>()
const GZIP_TEXTS_MAX = 64

export function acceptsGzip(header: string | string[] | undefined): boolean {
  if (typeof header !== 'string') return false
  const known = gzipTexts.get(header)
  if (known !== undefined) return known
  const accepts = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(header)
  if (gzipTexts.size >= GZIP_TEXTS_MAX) gzipTexts.clear()
  gzipTexts.set(header, accepts)
  return accepts
}

function encode(text: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return deflate(text)
  return brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
}
