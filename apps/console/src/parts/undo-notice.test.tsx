import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queries } from '../platform/queries.ts'
import { offerUndo, UNDO_MS } from '../platform/undo.ts'
import { UndoNotice } from './undo-notice.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  render(
    <QueryClientProvider client={queries}>
      <UndoNotice />
    </QueryClientProvider>,
  )
})
afterEach(() => {
  offerUndo(null)
  vi.useRealTimers()
})

const offer = (undo: () => Promise<unknown>, text = 'Đã giữ') => act(() => offerUndo({ text, undo }))
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const pressZ = () => fireEvent.keyDown(document.body, { key: 'z' })

test('what was done is undone once with Z, and then there is nothing to undo', async () => {
  const undo = vi.fn<() => Promise<unknown>>(async () => ({}))
  offer(undo)
  expect(screen.getByText('Đã giữ')).toBeTruthy()
  pressZ()
  await waitFor(() => expect(screen.queryByText('Đã giữ')).toBeNull())
  pressZ()
  expect(undo).toHaveBeenCalledTimes(1)
})

test('five seconds later it stands, and Z does nothing more', () => {
  const undo = vi.fn<() => Promise<unknown>>(async () => ({}))
  offer(undo)
  pass(UNDO_MS - 1_000)
  expect(screen.queryByText('Đã giữ')).not.toBeNull()
  pass(1_001)
  expect(screen.queryByText('Đã giữ')).toBeNull()
  pressZ()
  expect(undo).not.toHaveBeenCalled()
})

test('the newest act alone is offered, with five seconds of its own', async () => {
  const [first, second] = [
    vi.fn<() => Promise<unknown>>(async () => ({})),
    vi.fn<() => Promise<unknown>>(async () => ({})),
  ]
  offer(first, 'Một')
  pass(UNDO_MS - 1_000)
  offer(second, 'Hai')
  pass(UNDO_MS - 1_000)
  expect(screen.queryByText('Một')).toBeNull()
  pressZ()
  await waitFor(() => expect(second).toHaveBeenCalledTimes(1))
  expect(first).not.toHaveBeenCalled()
})

test('an undo that is refused says so until it is read', async () => {
  offer(async () => {
    throw new TypeError('no network')
  })
  pressZ()
  await screen.findByRole('alert')
  pass(UNDO_MS * 2)
  expect(screen.getByRole('alert').textContent).toContain('Không tới được máy chủ')
  fireEvent.click(screen.getByRole('button', { name: 'Đóng' }))
  expect(screen.queryByText('Đã giữ')).toBeNull()
})

test('a letter that is being typed undoes nothing', () => {
  const undo = vi.fn<() => Promise<unknown>>(async () => ({}))
  offer(undo)
  const field = document.body.appendChild(document.createElement('textarea'))
  fireEvent.keyDown(field, { key: 'z' })
  field.remove()
  expect(undo).not.toHaveBeenCalled()
})
