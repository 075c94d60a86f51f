import { ERRORS } from '@keo/contract/errors'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { DEFAULT_AGENT_LINE, loadAgentLine } from '../../site/agent-line.ts'
import { MAI } from '../../testing/sample-member.ts'
import { HOST, ROOM, ROOM_DETAIL } from '../../testing/sample-room.ts'
import { answerCalls, here, openApp, Refusal } from '../../testing/test-app.tsx'
import { cart } from '../bet-cart/cart/cart-store.ts'
import { wireMatch } from '../sportsbook/intake/test-wire-match.ts'

afterEach(() => cart.clear())

const BASE = '/api/live/room'
const LINE = 'GET /api/operation/agent/config'

/** The site as given; of the provider, the match of the room with every market open. */
function answer(answers: Parameters<typeof answerCalls>[0]) {
  const asked = answerCalls({
    'GET /api/member/get': () => MAI,
    [`GET ${BASE}/detail`]: () => ROOM_DETAIL,
    [`GET ${BASE}/list`]: () => ({ items: [{ ...ROOM, id: 'm9', title: 'x' }], hasMore: false, open: 1 }),
    'GET /api/live/host/detail': () => ({
      ...HOST,
      bio: 'Mười năm ngồi khán đài.',
      joinedAt: '2026-01-02 10:00:00',
      schedule: [ROOM],
      hosted: 12,
    }),
    ...answers,
  })
  const site = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address, 'http://app')
    if (!pathname.startsWith('/sportsbook')) return site(address, init)
    return Response.json({ success: true, code: 0, message: null, data: wireMatch({ id: 7 }) })
  })
  return asked
}

test('a room has its host, its viewers and the main prices: a tap puts one on the slip, and the rest is a tab away', async () => {
  answer({})
  await openApp('/live-page?room=m7', 'visitor')
  expect(await screen.findByText('126,8K người theo dõi')).toBeTruthy()
  expect(screen.getByText('18.400 người đang xem')).toBeTruthy()
  expect(within(screen.getByRole('main')).getByRole('tablist', { name: 'Mục của phòng' })).toBeTruthy()
  const price = await screen.findByRole('button', { name: /, 1X2, 1, / })
  await userEvent.click(price)
  expect(cart.store.getState().items).toHaveLength(1)
  expect(price.getAttribute('aria-pressed')).toBe('true')
  expect(here()).toBe('/live-page?room=m7')
  await userEvent.click(screen.getByRole('button', { name: '86 kèo' }))
  expect(screen.getByRole('tab', { name: 'Kèo' }).getAttribute('aria-selected')).toBe('true')
  expect(await screen.findByText('Kèo chấp')).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: 'Chủ phòng' }))
  expect(await screen.findByText('Mười năm ngồi khán đài.')).toBeTruthy()
})

test('the stream of the operator plays over the drawn match, which stays where it fails', async () => {
  answer({ [`GET ${BASE}/detail`]: () => ({ ...ROOM_DETAIL, streamUrl: 'https://live.example/7.m3u8' }) })
  await openApp('/live-page?room=m7', 'visitor')
  const video = await waitFor(() => {
    const found = document.querySelector('.broadcast video')
    if (!found) throw new Error('No stream yet.')
    return found
  })
  expect(screen.getByRole('img', { name: 'Hình dựng trận đấu' })).toBeTruthy()
  fireEvent.error(video)
  await waitFor(() => expect(document.querySelector('.broadcast video')).toBeNull())
  expect(screen.getByRole('img', { name: 'Hình dựng trận đấu' })).toBeTruthy()
})

// The last is what other tests find.
test.each([
  ['markets', ['Kèo', 'Trò chuyện', 'Chủ phòng', 'Xếp hạng'], 0],
  ['vietnam', ['Trò chuyện', 'Kèo', 'Chủ phòng', 'Xếp hạng'], 1],
] as const)(
  '[LIV-01e] by the site setting %s the page of a room opens with the first of %j',
  async (livePage, tabs, rows) => {
    answer({ [LINE]: () => ({ ...DEFAULT_AGENT_LINE, mode: 'test', livePage }) })
    await loadAgentLine()
    await openApp('/live-page?room=m7', 'visitor')
    const list = within(await screen.findByRole('tablist', { name: 'Mục của phòng' }))
    expect(list.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs)
    expect(list.getByRole('tab', { selected: true }).textContent).toBe(tabs[0])
    expect(document.querySelectorAll('.room-prices')).toHaveLength(rows)
  },
)

test('[RSP-14] the page of a room says that its pictures and scores may be late', async () => {
  answer({})
  await openApp('/live-page?room=m7', 'visitor')
  expect(await screen.findByText('Hình và tỷ số có thể chậm vài giây so với trận đấu')).toBeTruthy()
})

test('a room that ended tells so and leads to the result and to others; one whose match was called off has no result', async () => {
  answer({
    [`GET ${BASE}/detail`]: () => ({ ...ROOM_DETAIL, state: 'ended', endedAt: '2026-06-11 22:00:00' }),
  })
  await openApp('/live-page?room=m7', 'visitor')
  expect(await screen.findByText('Đã kết thúc')).toBeTruthy()
  expect(await screen.findByText('Phòng khác đang phát')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Xem kết quả' }))
  await waitFor(() => expect(here()).toMatch(/id=7&sportId=1$/))
  cleanup()
  answer({
    [`GET ${BASE}/detail`]: () => ({ ...ROOM_DETAIL, state: 'void', endedAt: '2026-06-11 22:00:00' }),
  })
  await openApp('/live-page?room=m7', 'visitor')
  expect(await screen.findByText('Trận bị hủy')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Xem kết quả' })).toBeNull()
})

test('no such room, an address that is none, and a server that does not answer are told apart', async () => {
  const asked = answer({ [`GET ${BASE}/detail`]: () => new Refusal(ERRORS.NOT_FOUND.wire, 'x') })
  await openApp('/live-page?room=m404', 'visitor')
  expect(await screen.findByText('Không có phòng này')).toBeTruthy()
  cleanup()
  await openApp('/live-page?room=drop', 'visitor')
  expect(await screen.findByText('Không có phòng này')).toBeTruthy()
  expect(asked.filter(({ body }) => body.id === 'drop')).toEqual([])
  cleanup()
  answer({ [`GET ${BASE}/detail`]: () => new Refusal(ERRORS.UNEXPECTED.wire, 'x') })
  await openApp('/live-page?room=m7', 'visitor')
  expect(await screen.findByRole('button', { name: 'Thử lại' })).toBeTruthy()
})
