import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queries } from '../platform/queries.ts'
import { Denied } from './denied.tsx'

afterEach(() => vi.unstubAllGlobals())

test('a page that the role lacks names its permission, its roles, who has it, and who gives roles', async () => {
  const holders: Readonly<Record<string, unknown>> = {
    'audit.read': [{ id: 'stf_1', name: 'Vũ Hải Long', isHere: true }],
    'staff.manage': [{ id: 'stf_2', name: 'Bùi Quang Huy', isHere: false }],
  }
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    const { permission } = JSON.parse(body) as { permission: string }
    return Response.json({ code: 200, msg: '', data: { holders: holders[permission] } })
  })
  render(
    <QueryClientProvider client={queries}>
      <Denied permission="audit.read" />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  const [holder, giver] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(holder).toBe('Vũ Hải Long đang làm việc')
  expect(giver).toBe('Bùi Quang Huy ')
  const text = screen.getByRole('alert').textContent
  expect(text).toContain('Xem nhật ký (audit.read)')
  expect(text).toContain('Kiểm toán, Quản trị')
})
