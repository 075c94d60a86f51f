import { crc32, deflateRawSync, constants } from 'node:zlib'
import { appendCrc, shiftOf } from './crc32-shift.ts'

/**
 * A piece of JSON that many answers hold. Deflated pieces can stand one behind the other in one gzip stream, so a
 * page of fifty matches is put together without compressing anything again.
 */
export type Piece = {
  readonly plain: Buffer
  packed(): Packed
}

type Packed = {
  readonly bytes: Buffer
  readonly crc: number
  readonly shift: number
  readonly length: number
}

/** What a call may answer instead of data: the whole body, ready to be sent. */
export type Prepared = {
  readonly isPrepared: true
  body(encoding: 'gzip' | null): Buffer
  /** Whether the same request may get this answer again; without the function it may not. */
  isStill?(): boolean
}

const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty last block. */
const DEFLATE_END = Buffer.from([3, 0])
/** Above this, a block of deflate without compression cannot hold it. */
const STORED_MAX = 65_535

export function pieceOf(text: string): Piece {
  const plain = Buffer.from(text)
  let packed: Packed | null = null
  return {
    plain,
    packed: () => (packed ??= packedOf(plain, deflated(plain))),
  }
}

/** What deflate sets up for a long text takes longer than compressing a short one. */
const FOR_SHORT = { level: 5, windowBits: 12, memLevel: 5, finishFlush: constants.Z_SYNC_FLUSH }
const FOR_LONG = { finishFlush: constants.Z_SYNC_FLUSH }

function deflated(plain: Buffer): Buffer {
  return deflateRawSync(plain, plain.length > 2 ** FOR_SHORT.windowBits ? FOR_LONG : FOR_SHORT)
}

/** Too short or too seldom the same to be worth compressing. */
export function shortPiece(text: string): Piece {
  const plain = Buffer.from(text)
  if (plain.length > STORED_MAX) return pieceOf(text)
  let packed: Packed | null = null
  return { plain, packed: () => (packed ??= packedOf(plain, stored(plain))) }
}

/** Pieces that stand one behind the other, as one. */
export function joined(parts: readonly Piece[]): Piece {
  let packed: Packed | null = null
  return {
    plain: Buffer.concat(parts.map(({ plain }) => plain)),
    packed: () => (packed ??= joinedPacked(parts.map((part) => part.packed()))),
  }
}

function joinedPacked(parts: readonly Packed[]): Packed {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  return {
    bytes: Buffer.concat(parts.map(({ bytes }) => bytes)),
    crc: parts.reduce(appendCrc, 0),
    shift: shiftOf(length),
    length,
  }
}

function packedOf(plain: Buffer, bytes: Buffer): Packed {
  return { bytes, crc: crc32(plain), shift: shiftOf(plain.length), length: plain.length }
}

function stored(plain: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(plain.length, 1)
  head.writeUInt16LE(~plain.length & 0xffff, 3)
  return Buffer.concat([head, plain])
}

const COMMA = shortPiece(',')

/** The pieces as the elements of a JSON array. */
export function listed(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece, at) => (at === 0 ? [piece] : [COMMA, piece]))
}

export function prepared(pieces: readonly Piece[]): Prepared {
  return {
    isPrepared: true,
    body: (encoding) =>
      encoding === 'gzip' ? gzipOf(pieces) : Buffer.concat(pieces.map(({ plain }) => plain)),
  }
}

function gzipOf(pieces: readonly Piece[]): Buffer {
  const parts: Buffer[] = [GZIP_HEAD]
  let crc = 0
  let length = 0
  for (const piece of pieces) {
    const packed = piece.packed()
    parts.push(packed.bytes)
    crc = appendCrc(crc, packed)
    length += packed.length
  }
  const tail = Buffer.alloc(8)
  tail.writeUInt32LE(crc, 0)
  tail.writeUInt32LE(length >>> 0, 4)
  parts.push(DEFLATE_END, tail)
  return Buffer.concat(parts)
}
