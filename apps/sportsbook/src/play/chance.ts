import { createHash } from 'node:crypto'

/**
 * The luck of one match. Every step has a stream of its own, so a forced event changes what follows from it and
 * nothing that went before. Anyone who holds the seed can draw the same numbers.
 */
export type Chance = {
  /** A stream of numbers, each at least 0 and below 1, for one step of the play. */
  at(step: number): () => number
}

export function chanceOf(seed: string): Chance {
  const [a, b, c] = wordsOf(seed)
  return { at: (step) => sfc32(a, b, c, startOf(step)) }
}

/** What the streams of a seed begin with, and a stream of them: its step. */
export function wordsOf(seed: string): readonly [number, number, number] {
  const words = createHash('sha256').update(seed).digest()
  return [words.readUInt32LE(0), words.readUInt32LE(4), words.readUInt32LE(8)]
}
export const startOf = (step: number): number => Math.imul(step + 1, 0x9e3779b1)

export const WARM_UP_ROUNDS = 12

/** Small fast counter, a public-domain generator of 32 bits. */
function sfc32(first: number, second: number, third: number, start: number): () => number {
  let [a, b, c, d] = [first | 0, second | 0, third | 0, start | 0]
  function next(): number {
    const sum = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    c |= 0
    return (sum >>> 0) / 2 ** 32
  }
  for (let round = 0; round < WARM_UP_ROUNDS; round++) next()
  return next
}
