import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useOneByOne } from './use-one-by-one.ts'

test('what is there from the start shows at once, what arrives later comes piece by piece, and all of it', async () => {
  const counts: number[] = []
  const { rerender } = renderHook(({ items }) => counts.push(useOneByOne(items).length), {
    initialProps: { items: ['a'] },
  })
  expect(counts).toEqual([1])
  act(() => rerender({ items: ['a', 'b', 'c'] }))
  await waitFor(() => expect(counts.at(-1)).toBe(3))
  expect(counts).toContain(2)
  act(() => rerender({ items: ['a'] }))
  expect(counts.at(-1)).toBe(1)
})
