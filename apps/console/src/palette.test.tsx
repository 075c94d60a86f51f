import type { Trace } from '@keo/contract/console-member-search'
import type { Me } from '@keo/contract/staff'
import { permissionsOf, type Role } from '@keo/contract/staff-permissions'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Palette } from './palette.tsx'
import { queries } from './platform/queries.ts'

const FOUND: Readonly<Record<string, Trace>> = {
  W77: { name: 'withdrawal', leadsTo: 'W77' },
  'bank-9': { name: 'payment', leadsTo: 'D42' },
  '990001': { name: 'bet', leadsTo: '990001' },
  '880002': { name: 'round', leadsTo: 'nova:880002' },
}

beforeEach(() => {
  queries.clear()
  location.hash = '#/overview'
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    const { text } = JSON.parse(body) as { text: string }
    const trace = FOUND[text]
    const member = { id: 'mbr_1', userName: 'maitran88', nickName: '', foundBy: trace ? [trace] : [] }
    return Response.json({ code: 200, msg: '', data: { members: [member], next: '' } })
  })
})
afterEach(() => vi.unstubAllGlobals())

const meOf = (role: Role): Me => ({
  id: 'stf_1',
  name: 'Hà',
  email: 'ha@staff.example',
  roles: [role],
  permissions: permissionsOf([role]),
  idleMinutes: 15,
  now: 0,
  endsAt: 0,
  isSandbox: false,
})

async function type(text: string, role: Role = 'payments'): Promise<HTMLElement> {
  render(
    <QueryClientProvider client={queries}>
      <Palette me={meOf(role)} />
    </QueryClientProvider>,
  )
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  const field = await screen.findByRole('combobox')
  fireEvent.change(field, { target: { value: text } })
  await screen.findByText('maitran88', { selector: '[cmdk-item]' })
  return field
}

test.each([
  ['an order', 'W77', '#/withdrawals/W77'],
  ['a payment', 'bank-9', '#/deposits/D42'],
  ['a ticket', '990001', '#/member/mbr_1/sports:990001'],
  ['a round', '880002', '#/member/mbr_1/game:nova:880002'],
])('the number of %s opens it by Enter, before its member', async (_what, text, hash) => {
  const field = await type(text)
  await screen.findByText('Lệnh và vé')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(location.hash).toBe(hash)
})

test('who may not see the page of an order is led to its member; so is who asks for people', async () => {
  const field = await type('W77', 'support')
  expect(screen.queryByText('Lệnh và vé')).toBeNull()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(location.hash).toBe('#/member/mbr_1')
})

test('behind @ a number is only whose it is', async () => {
  const field = await type('@W77')
  expect(screen.queryByText('Lệnh và vé')).toBeNull()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(location.hash).toBe('#/member/mbr_1')
})
