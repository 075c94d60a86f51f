import type { MemberFilter } from '@keo/contract/console-member-search'
import type { Me } from '@keo/contract/staff'
import { permissionsOf, type Role } from '@keo/contract/staff-permissions'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePlace } from '../../platform/place.ts'
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
  line: 'keo-nam',
  lastSeenAt: null,
  marks: ['sharedTarget', 'unverified'],
  foundBy: [],
})
const MEMBERS = [member('mbr_1', 'maitran88'), member('mbr_2', 'linhnguyen7')]
const VIEWS = [
  { id: 'vew_00000000001', name: 'Cũ', filter: 'maitran88', isShared: false, isOwn: true },
  {
    id: 'vew_00000000002',
    name: 'Rút lớn',
    filter: '{"vipFrom":"6","lock":"withdraw"}',
    isShared: true,
    isOwn: false,
  },
]
const card = (id: string) => ({
  ...MEMBERS.find((one) => one.id === id),
  realName: '',
  birthday: '',
  held: '0.00',
  bonus: '0.00',
  debt: '0.00',
  sessions: [],
})

type Asked = { id: string; text: string; filter: MemberFilter; after: string }
type Page = { members: object[]; next: string }
let searches: Asked[] = []
let saved: unknown[] = []
/** What the server finds, as far as a test does not say otherwise. */
const everybody = ({ text }: Asked): Page => ({ members: text === '' ? MEMBERS : [], next: '' })
let find: (asked: Asked) => Page = everybody

beforeEach(() => {
  queries.clear()
  searches = []
  saved = []
  find = everybody
  location.hash = '#/members'
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const asked = JSON.parse(body) as Asked
    const { id } = asked
    const name = path.replace('/api/console/', '')
    if (name === 'members/search') searches.push(asked)
    if (name === 'views/save') saved.push(asked)
    const answers: Readonly<Record<string, unknown>> = {
      'members/search': name === 'members/search' ? find(asked) : null,
      'members/lines': {
        lines: [
          { line: '', name: 'Keo' },
          { line: 'keo-nam', name: 'Kèo Nam' },
        ],
      },
      'views/save': { id: 'vew_00000000003' },
      'members/get': card(id),
      'members/marks': { marks: [{ name: 'newDevice', verdict: 'note', figure: '5 h' }] },
      'views/list': { views: VIEWS },
    }
    return Response.json({ code: 200, msg: '', data: answers[name] })
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

/** The page at its address, as the frame opens it. */
function Here({ role }: { role: Role }) {
  return <MembersScreen me={meOf(role)} open={usePlace().open} />
}

async function show(awaited = 'maitran88', role: Role = 'payments'): Promise<void> {
  render(
    <QueryClientProvider client={queries}>
      <Here role={role} />
    </QueryClientProvider>,
  )
  await screen.findByText(awaited)
}
const lastAsked = () => searches.at(-1)
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

test('a choice counts at once, stands as a sentence and in the address, and is dropped by its cross', async () => {
  await show()
  fireEvent.click(screen.getByRole('button', { name: 'Lọc' }))
  fireEvent.change(screen.getByLabelText('VIP từ'), { target: { value: '6' } })
  await waitFor(() => expect(location.hash).toBe('#/members/vipFrom=6'))
  await screen.findByRole('option', { name: 'Kèo Nam' })
  fireEvent.change(screen.getByLabelText('Tuyến'), { target: { value: '-' } })
  await waitFor(() => expect(lastAsked()?.filter).toEqual({ vipFrom: 6, line: '' }))
  const sum = screen.getByLabelText('Khả dụng từ (₫)')
  fireEvent.change(sum, { target: { value: '5.000.000' } })
  fireEvent.blur(sum)
  await waitFor(() =>
    expect(lastAsked()?.filter).toEqual({ vipFrom: 6, line: '', availableFrom: '5000000.00' }),
  )
  const sentences = screen.getByRole('list', { name: 'Bộ lọc hội viên' })
  expect(sentences.textContent).toBe('VIP từ6TuyếnTuyến chungKhả dụng từ (₫)5.000.000')
  fireEvent.click(screen.getByRole('button', { name: 'Bỏ lọc: VIP từ' }))
  await waitFor(() => expect(location.hash).toBe('#/members/line=-&availableFrom=5000000'))
})

test('an address shows its list, and what stands in it is kept as a view', async () => {
  location.hash = '#/members/text=mai&mark=newDevice&seenBefore=2026-06-15'
  find = () => ({ members: MEMBERS, next: '' })
  await show()
  expect(searches[0]).toMatchObject({ text: 'mai', filter: { mark: 'newDevice' } })
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'mai')
  expect(screen.getByRole('list', { name: 'Bộ lọc hội viên' }).textContent).toContain('15/06/2026')
  fireEvent.change(await screen.findByLabelText('Tên góc nhìn'), { target: { value: 'Máy mới' } })
  fireEvent.click(screen.getByRole('button', { name: 'Lưu góc nhìn' }))
  await waitFor(() =>
    expect(saved).toEqual([
      {
        page: 'members',
        name: 'Máy mới',
        filter: '{"text":"mai","mark":"newDevice","seenBefore":"2026-06-15"}',
        isShared: false,
      },
    ]),
  )
})

test('a view of filters opens them, and one of the time of plain texts its text', async () => {
  find = () => ({ members: MEMBERS, next: '' })
  await show()
  fireEvent.click(await screen.findByRole('button', { name: /^Rút lớn/ }))
  await waitFor(() => expect(location.hash).toBe('#/members/vipFrom=6&lock=withdraw'))
  expect(screen.getByRole('button', { name: /^Rút lớn/ }).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Cũ' }))
  await waitFor(() => expect(location.hash).toBe('#/members/text=maitran88'))
  expect(screen.getByRole('button', { name: 'Cũ' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'maitran88')
})

test('marks of the safety of players are offered only to who may read them', async () => {
  await show()
  fireEvent.click(screen.getByRole('button', { name: 'Lọc' }))
  expect(screen.queryByRole('option', { name: 'Khiếu nại' })).toBeNull()
  expect(screen.getByRole('option', { name: 'Máy mới' })).toBeDefined()
  cleanup()
  await show('maitran88', 'risk')
  fireEvent.click(screen.getByRole('button', { name: 'Lọc' }))
  expect(screen.getByRole('option', { name: 'Khiếu nại' })).toBeDefined()
})

test('a row says its line, its heaviest mark and how many more, and by what it was found with the way there', async () => {
  const foundBy = [{ name: 'payment', leadsTo: 'D42' }]
  find = () => ({ members: [{ ...member('mbr_1', 'maitran88'), foundBy }], next: '' })
  await show()
  const row = screen.getByText('maitran88').closest('tr')
  await screen.findByText('Kèo Nam')
  expect(row?.textContent).toContain('Chung thẻ, ví +1')
  expect(row?.textContent).toContain('Thanh toán của lệnh nạp')
  expect(screen.getByRole('link', { name: 'D42' }).getAttribute('href')).toBe('#/deposits/D42')
})

test('pages with nobody are followed by themselves, so often and no more; then somebody says to go on', async () => {
  let pages = 0
  find = () => ({ members: [], next: `mbr_${(pages += 1)}` })
  await show('Chưa thấy ai trong những hội viên mới nhất. Bấm để tìm tiếp ở những người cũ hơn.')
  await waitFor(() => expect(searches).toHaveLength(10))
  find = () => ({ members: MEMBERS, next: '' })
  fireEvent.click(await screen.findByRole('button', { name: 'Xem thêm' }))
  await screen.findByText('maitran88')
  expect(searches.map(({ after }) => after)).toEqual([
    '',
    ...Array.from({ length: 10 }, (_, at) => `mbr_${at + 1}`),
  ])
})
