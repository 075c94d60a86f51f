import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { proofOfWork } from './proof-of-work.ts'
import { blockOf, firstWord } from './sha256-word.ts'

const PROOF = { prefix: 'cap_1:', parts: 4, bits: 8 }
const sha256 = (text: string) => createHash('sha256').update(text).digest().readInt32BE(0)

function untiring() {
  const done: number[] = []
  const pause = () => Promise.resolve()
  return { now: () => 0, pause, isCancelled: () => false, onPart: (n: number) => done.push(n), done }
}

test.each(['', 'a', 'abc', 'a-longer.text_0.00000000', 'kèo', 'x'.repeat(55)])(
  'the first word of the hash of %j is that of SHA-256',
  (text) => expect(firstWord(blockOf(text))).toBe(sha256(text)),
)

test('a text of more than one block is none of ours', () => {
  expect(() => blockOf('x'.repeat(56))).toThrow('more than one block')
  expect(() => blockOf('è'.repeat(28))).toThrow('more than one block')
})

test.each(['', 'p', 'pr', 'pre', 'k3Jq-_9xZ0aBcDeFgHiJkL.'])(
  'behind %j the work is done when the hash of every part begins with enough zero bits',
  async (prefix) => {
    const parts = untiring()
    const proof = (await proofOfWork({ ...PROOF, prefix, parts: 12 }, parts)) ?? []
    const bits = proof.map((text, part) => Math.clz32(sha256(`${prefix}${part}.${text}`)))
    expect(bits).toHaveLength(12)
    expect(Math.min(...bits)).toBeGreaterThanOrEqual(8)
    expect(parts.done).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  },
)

test('the page gets its turn between stretches of work, and may call it off', async () => {
  let pauses = 0
  let time = 0
  const proof = await proofOfWork(
    { ...PROOF, bits: 32 },
    {
      ...untiring(),
      now: () => (time += 8),
      pause: () => Promise.resolve(void pauses++),
      isCancelled: () => pauses === 3,
    },
  )
  expect([proof, pauses]).toEqual([null, 3])
})
