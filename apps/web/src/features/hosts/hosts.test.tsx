import { ERRORS } from '@keo/contract/errors'
import { WIRE } from '@keo/contract/wire-codes'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { HOST, HOST_DETAIL, ROOM } from '../../testing/sample-host.ts'
import { MAI } from '../../testing/sample-member.ts'
import { answerCalls, here, openApp, Refusal } from '../../testing/test-app.tsx'

const BASE = '/api/live/host'
const MEMBER = { 'GET /api/member/get': () => MAI }
const resting = { ...HOST, id: 'hst_sandboxNam', name: 'BLV Nam', isOnAir: false, roomId: null, nextAt: null }

test('[LIV-01a] the list names who is on air, what they comment and how many follow them, and leads to each', async () => {
  answerCalls({
    ...MEMBER,
    [`GET ${BASE}/list`]: () => ({ items: [HOST, resting], hasMore: false }),
    [`GET ${BASE}/detail`]: () => HOST_DETAIL,
    [`GET ${BASE}/rooms`]: () => ({ items: [], hasMore: false }),
  })
  await openApp('/anchor')
  const row = await screen.findByRole('link', { name: /Linh Bóng Đá/ })
  expect(within(row).getByText('Đang lên sóng')).toBeTruthy()
  expect(within(row).getByText('Bóng đá')).toBeTruthy()
  expect(row.textContent).toContain('1,25K người theo dõi')
  expect(screen.getByRole('link', { name: /BLV Nam/ }).textContent).toContain('Đang nghỉ')
  await userEvent.click(row)
  await waitFor(() => expect(here()).toBe('/anchor-infor/hst_sandboxLinh'))
})

test('an empty list and one that failed say so', async () => {
  answerCalls({ ...MEMBER, [`GET ${BASE}/list`]: () => ({ items: [], hasMore: false }) })
  await openApp('/anchor')
  expect(await screen.findByText('Chưa có bình luận viên nào')).toBeTruthy()
  cleanup()
  answerCalls({ ...MEMBER, [`GET ${BASE}/list`]: () => new Refusal(ERRORS.UNEXPECTED.wire, 'x') })
  await openApp('/anchor')
  expect(await screen.findByRole('button', { name: 'Thử lại' })).toBeTruthy()
})

test('[LIV-01a] a profile shows bio, followers, what is on air and what is past; its rooms lead into them', async () => {
  answerCalls({
    ...MEMBER,
    [`GET ${BASE}/detail`]: () => HOST_DETAIL,
    [`GET ${BASE}/rooms`]: () => ({
      items: [{ ...ROOM, id: 'm5', state: 'ended', title: 'Huế – Vinh' }],
      hasMore: false,
    }),
  })
  await openApp(`/anchor-infor/${HOST.id}`)
  expect(await screen.findByText('Mười năm ngồi khán đài.')).toBeTruthy()
  expect(screen.getByText('theo dõi').nextSibling?.textContent).toBe('1,25K')
  expect(screen.getByText('phòng đã dẫn').nextSibling?.textContent).toBe('31')
  const onAir = screen.getByRole('link', { name: /Hà Nội FC – Thể Công/ })
  expect(within(onAir).getByText('Trực tiếp')).toBeTruthy()
  expect(onAir.getAttribute('href')).toBe('/live-page?room=m7')
  const past = await screen.findByRole('link', { name: /Huế – Vinh/ })
  expect(within(past).getByText('Đã kết thúc')).toBeTruthy()
})

test('a member follows by one tap, and who stops may take it back in the notice', async () => {
  let isFollowed = false
  const asked = answerCalls({
    ...MEMBER,
    [`GET ${BASE}/detail`]: () => ({ ...HOST_DETAIL, isFollowed }),
    [`GET ${BASE}/rooms`]: () => ({ items: [], hasMore: false }),
    [`POST ${BASE}/follow`]: (body: Record<string, unknown>) => {
      isFollowed = body['isFollowed'] === true
      return { id: HOST.id, isFollowed, followers: isFollowed ? 1251 : 1250 }
    },
  })
  await openApp(`/anchor-infor/${HOST.id}`)
  await userEvent.click(await screen.findByRole('button', { name: 'Theo dõi' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Đang theo dõi' }))
  await userEvent.click(await screen.findByText('Đã bỏ theo dõi Linh Bóng Đá. Chạm để theo dõi lại'))
  await screen.findByRole('button', { name: 'Đang theo dõi' })
  expect(asked.filter(({ call }) => call.endsWith('/follow')).map(({ body }) => body)).toEqual([
    { id: HOST.id, isFollowed: true },
    { id: HOST.id, isFollowed: false },
    { id: HOST.id, isFollowed: true },
  ])
})

test('a visitor who follows is asked to sign in, and a host that nobody knows is said to be none', async () => {
  answerCalls({ [`GET ${BASE}/list`]: () => ({ items: [HOST], hasMore: false }) })
  await openApp('/anchor', 'visitor')
  await userEvent.click(await screen.findByRole('button', { name: 'Theo dõi' }))
  await waitFor(() => expect(here()).toContain('/login'))
  cleanup()
  answerCalls({ ...MEMBER, [`GET ${BASE}/detail`]: () => new Refusal(WIRE.NOT_FOUND, 'x') })
  await openApp('/anchor-infor/hst_nobody00000')
  expect(await screen.findByText('Không tìm thấy bình luận viên này')).toBeTruthy()
})

test('[NAV-12b] a member whose live section is off sees no hosts', async () => {
  answerCalls({
    'GET /api/member/get': () => ({ ...MAI, liveManageStatus: 1 }),
    [`GET ${BASE}/list`]: () => ({ items: [HOST], hasMore: false }),
  })
  await openApp('/anchor')
  expect(await screen.findByText('Mục trực tiếp chưa mở cho bạn')).toBeTruthy()
  expect(screen.queryByText('Linh Bóng Đá')).toBeNull()
})
