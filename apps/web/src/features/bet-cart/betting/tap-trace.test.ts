import { expect, test } from 'vitest'
import { newTapTrace } from './tap-trace.ts'

const drawing = (draw: number) => (count: number) => {
  const bytes = new Uint8Array(count).fill(0xab)
  bytes.set([draw >> 16, (draw >> 8) & 255, draw & 255], count - 3)
  return bytes
}

test('a tap has a trace as W3C writes it, for the share of taps that the site asks for and no other', () => {
  expect(newTapTrace(1)).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  expect(newTapTrace(1)).not.toBe(newTapTrace(1))
  expect(newTapTrace(0.25, drawing(2 ** 22 - 1))).toBe(`00-${'ab'.repeat(16)}-${'ab'.repeat(8)}-01`)
  expect(newTapTrace(0.25, drawing(2 ** 22))).toBeUndefined()
})

test('a site that traces nothing gives no tap a trace', () => {
  expect(newTapTrace(0, drawing(0))).toBeUndefined()
  expect(newTapTrace(undefined, drawing(0))).toBeUndefined()
})
