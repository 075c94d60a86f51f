import { expect, test } from 'vitest'
import { AppError, ERRORS, fail } from './errors.ts'

test('every error has a wire number of its own, and ours stay out of the range of the specification', () => {
  const wires = Object.values(ERRORS).map(({ wire }) => wire)
  expect(new Set(wires).size).toBe(wires.length)
  const given = wires.filter((wire) => wire < 2_000_000_000)
  expect(given).toEqual([10009, 10018, 1006000117, 1009000037])
})

test('a refusal is an AppError with its code and parameters', () => {
  expect(() => fail('TOO_MANY_REQUESTS', { seconds: 7 })).toThrow(
    expect.objectContaining({ name: 'AppError', code: 'TOO_MANY_REQUESTS', params: { seconds: 7 } }),
  )
  expect(new AppError('NOT_FOUND')).toBeInstanceOf(Error)
})
