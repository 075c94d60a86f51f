import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queries } from '../../platform/queries.ts'
import { AuditNone } from './audit-none.tsx'
import { NO_FILTER, type AuditFilter } from './filter.ts'

afterEach(() => vi.unstubAllGlobals())

test('a filter without a result names each filter with what it hides, and is left by dropping one', async () => {
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    const { actor } = JSON.parse(body) as { actor: string }
    const entries = actor === '' ? [{ id: '1' }, { id: '2' }] : []
    return Response.json({ code: 200, msg: '', data: { entries, next: entries.length > 0 ? '2' : '' } })
  })
  const onShow = vi.fn<(filter: AuditFilter) => void>()
  const filter = { ...NO_FILTER, actor: 'stf_nobody', action: 'member.revealed' }
  render(
    <QueryClientProvider client={queries}>
      <AuditNone filter={filter} onShow={onShow} />
    </QueryClientProvider>,
  )
  await screen.findByText('2+')
  const [who, what] = screen.getByRole('status').querySelectorAll('p')
  expect(who?.textContent).toMatch(/Ai “stf_nobody”.*thì có 2\+/)
  expect(what?.textContent).toMatch(/Việc “member\.revealed”.*thì có 0/)
  fireEvent.click(screen.getByRole('button', { name: 'Bỏ: Ai' }))
  expect(onShow).toHaveBeenCalledWith({ ...filter, actor: '' })
  fireEvent.click(screen.getByRole('button', { name: 'Bỏ hết bộ lọc' }))
  expect(onShow).toHaveBeenLastCalledWith(NO_FILTER)
})
