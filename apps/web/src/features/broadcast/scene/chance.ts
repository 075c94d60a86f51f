/** A number from 0 up to 1 that is the same for everybody who asks with the same numbers. */
export function chance(seed: number, place: number, salt: number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul((place | 0) + 0x7f4a7c15, 0xc2b2ae35)
  mixed = Math.imul(mixed ^ (mixed >>> 15) ^ Math.imul(salt + 1, 0x27d4eb2f), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0x297a2d39)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
}

export const between = (from: number, to: number, share: number): number => from + (to - from) * share

/** Slow at both ends, as somebody who runs. */
export const eased = (share: number): number => share * share * (3 - 2 * share)

export const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value))
