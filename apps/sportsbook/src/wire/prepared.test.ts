import { crc32, gunzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { appendCrc, shiftOf } from './crc32-shift.ts'
import { joined, listed, pieceOf, prepared, shortPiece } from './prepared.ts'

test('a checksum goes on from two checksums as over the whole', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 3000 }), fc.uint8Array({ maxLength: 3000 }), (first, second) => {
      const appended = appendCrc(crc32(first), { crc: crc32(second), shift: shiftOf(second.length) })
      expect(appended).toBe(crc32(Buffer.concat([first, second])))
    }),
  )
})

test('pieces make one gzip stream that says what the plain body says', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 500 }), { maxLength: 30 }), (texts) => {
      const pieces = texts.map((text) => pieceOf(JSON.stringify(text)))
      const body = prepared([shortPiece('['), ...listed(pieces), shortPiece(']')])
      expect(JSON.parse(body.body(null).toString())).toEqual(texts)
      expect(gunzipSync(body.body('gzip')).toString()).toBe(body.body(null).toString())
    }),
  )
})

test('joined pieces are one piece', () => {
  const texts = ['{"nm":"kèo"', ',"mc":', '{"s":61}', '}'.padStart(2000)]
  const one = joined(texts.map((text, at) => (at % 2 === 0 ? pieceOf(text) : shortPiece(text))))
  const body = prepared([shortPiece('['), ...listed([one, one]), shortPiece(']')])
  expect(body.body(null).toString()).toBe(`[${texts.join('')},${texts.join('')}]`)
  expect(gunzipSync(body.body('gzip')).toString()).toBe(body.body(null).toString())
})

test('a text too long for a stored block is compressed instead', () => {
  const text = 'kèo '.repeat(30_000)
  expect(gunzipSync(prepared([shortPiece(text)]).body('gzip')).toString()).toBe(text)
})
