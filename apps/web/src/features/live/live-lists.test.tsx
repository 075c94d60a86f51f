import { ERRORS } from '@keo/contract/errors'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { EXPERT } from '../../testing/sample-expert.ts'
import { MAI } from '../../testing/sample-member.ts'
import { HOST, PLANNED, ROOM } from '../../testing/sample-room.ts'
import { answerCalls, here, openApp, Refusal } from '../../testing/test-app.tsx'
import { wireMatch } from '../sportsbook/intake/test-wire-match.ts'

const BASE = '/api/live/room'
const listed = { items: [ROOM, { ...PLANNED }], hasMore: false, open: 1 }

/** The site as given; of the provider, the match of the open room. */
function answer(answers: Parameters<typeof answerCalls>[0]) {
  const asked = answerCalls({
    'GET /api/member/get': () => MAI,
    'GET /api/live/host/list': () => ({ items: [HOST], hasMore: false }),
    'GET /api/live/expert/list': () => ({ items: [EXPERT], hasMore: false }),
    [`GET ${BASE}/list`]: () => listed,
    [`GET ${BASE}/matches`]: () => ({ items: [ROOM, PLANNED], hasMore: false }),
    [`GET ${BASE}/reminders`]: () => ({ roomIds: [] }),
    ...answers,
  })
  const site = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address, 'http://app')
    if (!pathname.startsWith('/sportsbook')) return site(address, init)
    const data = { current: 1, size: 20, total: 1, pageTotal: 1, records: [wireMatch({ id: 7 })] }
    return Response.json({ success: true, code: 0, message: null, data })
  })
  return asked
}

test('[NAV-12a] [LIV-01a] /live shows the room most watch in large with its score, the hosts and the others; each leads on', async () => {
  answer({})
  await openApp('/live', 'visitor')
  expect(here()).toBe('/live/LiveList')
  const hero = await screen.findByRole('link', { name: 'Xem trực tiếp Hà Nội – Viettel' })
  expect(within(hero).getByText('18.400 người đang xem')).toBeTruthy()
  await waitFor(() => expect(hero.textContent).toMatch(/67:\d\d/))
  expect(screen.getByText('1 phòng')).toBeTruthy()
  const ring = await screen.findByRole('link', { name: /Linh Bóng Đá$/ })
  expect(ring.getAttribute('href')).toBe('/live-page?room=m7')
  expect(await screen.findByText('Cú Đêm Sài Gòn')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Mở phòng Bulls – Nets' }))
  await waitFor(() => expect(here()).toBe('/live-page?room=m8'))
})

test.each(['/live/LiveList', '/live/MatchList'])(
  '[RSP-14] the page of %s says that pictures and scores may be late',
  async (path) => {
    answer({})
    await openApp(path, 'visitor')
    expect(await screen.findByText(/^Hình và tỷ số ở đây có thể chậm/)).toBeTruthy()
  },
)

test('[LIV-02] covers carry their tag, and chips choose by it: paid ones are plans of experts', async () => {
  const asked = answer({})
  await openApp('/live/LiveList', 'visitor')
  const card = await screen.findByRole('link', { name: 'Mở phòng Bulls – Nets' })
  expect(within(card).getByText('Bóng rổ')).toBeTruthy()
  const chips = screen.getByRole('group', { name: 'Lọc phòng' })
  await userEvent.click(within(chips).getByRole('button', { name: 'Thể thao' }))
  await waitFor(() => expect(here()).toBe('/live/LiveList?tag=4'))
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ kind: 'match', tag: '4', page: '1' }))
  await userEvent.click(within(chips).getByRole('button', { name: 'Kèo trả phí' }))
  await waitFor(() => expect(here()).toBe('/allmasterslist?price=paid'))
})

test('a room is looked for by name once the fingers rest; an empty, a failed and a resting section say so', async () => {
  const asked = answer({ [`GET ${BASE}/list`]: () => ({ items: [], hasMore: false, open: 0 }) })
  await openApp('/live/LiveList', 'visitor')
  expect(await screen.findByText('Chưa có phòng nào đang phát')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Tìm phòng' }))
  await userEvent.type(screen.getByRole('searchbox'), 'ha noi')
  await waitFor(() => expect(here()).toBe('/live/LiveList?find=ha+noi'))
  expect(await screen.findByText('Không tìm thấy phòng nào')).toBeTruthy()
  const looks = asked.filter(({ body }) => 'words' in body)
  expect(looks.map(({ body }) => body)).toEqual([{ kind: 'match', words: 'ha noi', page: '1' }])
  cleanup()
  answer({ [`GET ${BASE}/list`]: () => new Refusal(ERRORS.UNEXPECTED.wire, 'x') })
  await openApp('/live/LiveList', 'visitor')
  expect(await screen.findByRole('button', { name: 'Thử lại' })).toBeTruthy()
})

test('[LIV-01d] the matches of a day have their room, and a reminder before it opens: once for a member, a door for a visitor', async () => {
  let roomIds: string[] = []
  const asked = answer({
    [`POST ${BASE}/remind`]: ({ id, isReminded }) => {
      roomIds = isReminded ? [String(id)] : []
      return { roomIds }
    },
    [`GET ${BASE}/reminders`]: () => ({ roomIds }),
  })
  await openApp('/live/MatchList')
  expect(await screen.findByRole('button', { name: 'Xem trực tiếp Hà Nội – Viettel' })).toBeTruthy()
  const remind = screen.getByRole('button', { name: 'Nhắc tôi trước trận Bulls – Nets' })
  await userEvent.click(remind)
  await waitFor(() => expect(remind.getAttribute('aria-pressed')).toBe('true'))
  expect(remind.textContent).toBe('Đã đặt nhắc')
  await userEvent.click(remind)
  await waitFor(() => expect(remind.getAttribute('aria-pressed')).toBe('false'))
  const days = screen.getByRole('group', { name: 'Chọn ngày' })
  await userEvent.click(within(days).getAllByRole('button')[1]!)
  await waitFor(() => expect(here()).toMatch(/^\/live\/MatchList\?day=\d{4}-\d\d-\d\d$/))
  await waitFor(() =>
    expect(asked.findLast(({ call }) => call === `GET ${BASE}/matches`)?.body).toEqual({
      day: here()?.slice(-10),
      page: '1',
    }),
  )
  cleanup()
  answer({})
  await openApp('/live/MatchList', 'visitor')
  await userEvent.click(await screen.findByRole('button', { name: 'Nhắc tôi trước trận Bulls – Nets' }))
  await waitFor(() => expect(here()).toMatch(/^\/login/))
})
