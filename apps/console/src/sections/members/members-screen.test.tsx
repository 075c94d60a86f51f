import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queries } from '../../platform/queries.ts'
import { walked } from '../../platform/walk.ts'
import MembersScreen from './members-screen.tsx'

const member = (id: string, userName: string) => ({
  id,
  userName,
  nickName: '',
  vipLevel: 1,
  available: '10.00',
  currency: 'VND',
  mobile: '',
  email: '',
  locks: [],
  isIdentityVerified: false,
  registeredAt: 0,
})
const MEMBERS = [member('mbr_1', 'maitran88'), member('mbr_2', 'linhnguyen7')]
const card = (id: string) => ({
  ...MEMBERS.find((one) => one.id === id),
  realName: '',
  birthday: '',
  held: '0.00',
  bonus: '0.00',
  debt: '0.00',
  sessions: [],
})

beforeEach(() => {
  queries.clear()
  location.hash = '#/members'
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const { id, text } = JSON.parse(body) as { id: string; text: string }
    const answers: Readonly<Record<string, unknown>> = {
      'members/search': { members: text === '' ? MEMBERS : [], next: '' },
      'members/get': card(id),
      'members/marks': { marks: [{ name: 'newDevice', verdict: 'note', figure: '5 h' }] },
      'views/list': { views: [] },
    }
    return Response.json({ code: 200, msg: '', data: answers[path.replace('/api/console/', '')] })
  })
})
afterEach(() => vi.unstubAllGlobals())

async function show(): Promise<void> {
  render(
    <QueryClientProvider client={queries}>
      <MembersScreen />
    </QueryClientProvider>,
  )
  await screen.findByText('maitran88')
}
const press = (key: string) => fireEvent.keyDown(document.body, { key })
const peeked = () => screen.queryByRole('region', { name: 'xem nhanh' })

test('J goes down the list, Space peeks at a member with their marks, and follows the row', async () => {
  await show()
  press(' ')
  expect(peeked()).toBeNull()
  press('j')
  press(' ')
  await waitFor(() => expect(peeked()?.textContent).toContain('maitran88'))
  expect((await screen.findByText('Máy mới')).closest('li')?.textContent).toContain('5 h')
  press('j')
  await waitFor(() => expect(peeked()?.textContent).toContain('linhnguyen7'))
  press(' ')
  expect(peeked()).toBeNull()
})

test('Enter opens the row, and the cards are walked in the order of the list', async () => {
  await show()
  press('j')
  press('Enter')
  expect(location.hash).toBe('#/member/mbr_1')
  expect([walked('mbr_1', 1), walked('mbr_1', -1)]).toEqual(['mbr_2', undefined])
})

test('what nobody fits is named, and the list comes back without it', async () => {
  await show()
  const field = screen.getByRole('searchbox')
  fireEvent.change(field, { target: { value: 'nobody' } })
  fireEvent.submit(field)
  expect((await screen.findByText(/“nobody”/)).textContent).toContain('Không có gì khớp')
  fireEvent.click(screen.getByRole('button', { name: 'Bỏ hết bộ lọc' }))
  await screen.findByText('maitran88')
})
