/*
 * The checksum of two texts one behind the other, from the checksums of each: the first is multiplied by x to the
 * power of the second's bits, modulo the polynomial of CRC-32.
 */

const POLYNOMIAL = 0xedb88320
/** The polynomial x to the power of 0, in the reflected order of bits that CRC-32 uses. */
const ONE = 0x80000000

function multiply(a: number, b: number): number {
  let product = 0
  let rest = b
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= rest
    rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1
  }
  return product >>> 0
}

/** x to the powers of 8, 16, 32 and so on: one for each bit of a length in bytes. */
const POWERS: readonly number[] = (() => {
  const powers = [0x00800000]
  for (let at = 1; at < 32; at++) {
    const last = powers[at - 1] ?? ONE
    powers.push(multiply(last, last))
  }
  return powers
})()

/** The factor that moves a checksum past so many bytes. */
export function shiftOf(byteLength: number): number {
  let shift = ONE
  for (let at = 0, rest = byteLength; rest > 0; at++, rest >>>= 1) {
    if (rest & 1) shift = multiply(POWERS[at] ?? ONE, shift)
  }
  return shift >>> 0
}

export function appendCrc(crc: number, next: { readonly crc: number; readonly shift: number }): number {
  return (multiply(next.shift, crc) ^ next.crc) >>> 0
}
