import { getOverview } from '@keo/contract/console-queues'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queries, useCall } from '../platform/queries.ts'
import { Loaded } from './states.tsx'

let isAway = false
let sockets = 1
beforeEach(() => {
  isAway = false
  queries.clear()
  vi.stubGlobal('fetch', async () =>
    Response.json(
      isAway
        ? { code: 500, msg: 'Nhà cung cấp không trả lời.', data: null }
        : { code: 200, msg: '', data: { sockets } },
    ),
  )
})
afterEach(() => vi.unstubAllGlobals())

function Figure() {
  const found = useCall(getOverview, {})
  return (
    <Loaded of={found}>
      {(data) => (
        <>
          <p>sockets {data.sockets}</p>
          <textarea aria-label="note" />
        </>
      )}
    </Loaded>
  )
}
const again = () => act(() => queries.refetchQueries())

test('figures that cannot be read again stay, say how old they are and why; what was typed beside them stays', async () => {
  render(
    <QueryClientProvider client={queries}>
      <Figure />
    </QueryClientProvider>,
  )
  await screen.findByText('sockets 1')
  fireEvent.change(screen.getByLabelText('note'), { target: { value: 'typed' } })
  isAway = true
  await again()
  const stale = await screen.findByRole('status')
  expect(stale.textContent).toMatch(/Số cũ, đọc cách đây 0m\..*Nhà cung cấp không trả lời/)
  expect(screen.getByText('sockets 1')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('note').value).toBe('typed')
  isAway = false
  sockets = 2
  await again()
  await screen.findByText('sockets 2')
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  expect(screen.getByLabelText<HTMLTextAreaElement>('note').value).toBe('typed')
})
