import { sha256 } from '@noble/hashes/sha2.js'
import { expect, test } from 'vitest'
import { leadingZeroBits, proofOfWork } from './proof-of-work.ts'

const forEver = { sha256, pause: () => Promise.resolve(), isCancelled: () => false }

test('the work is done when the hash begins with enough zero bits', async () => {
  const proof = await proofOfWork({ prefix: 'cap_1:', bits: 10 }, forEver)
  expect(leadingZeroBits(sha256(new TextEncoder().encode(`cap_1:${proof}`)))).toBeGreaterThanOrEqual(10)
})

test('the page gets its turn between stretches of work, and may call it off', async () => {
  let pauses = 0
  const proof = await proofOfWork(
    { prefix: 'cap_1:', bits: 32 },
    { ...forEver, pause: () => Promise.resolve(void pauses++), isCancelled: () => pauses === 3 },
  )
  expect([proof, pauses]).toEqual([null, 3])
})

test.each([
  [[0xff, 0, 0, 0], 0],
  [[0x00, 0x01, 0, 0], 15],
  [[0, 0, 0, 0], 32],
])('%j begins with %i zero bits', (bytes, bits) => expect(leadingZeroBits(bytes)).toBe(bits))
