import { getHomeBar, type HomeEntry } from '@keo/contract/site'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clock } from '../../platform/time.ts'
import { answerCalls, openApp } from '../../testing/test-app.tsx'
import { wireMatch } from '../sportsbook/intake/test-wire-match.ts'

const SPORTS: HomeEntry = {
  id: 'sports',
  title: 'Thể thao',
  caption: 'Kèo 16 môn',
  tile: 'hero',
  art: 'ball',
  tone: 'lime',
  path: '/sports',
  gameTypeId: 1001101,
}

class SilentSocket extends EventTarget {
  send = () => {}
  close = () => {}
}

/** The whole home page; the provider says what is under way, or nothing at all. */
async function openHome(strip: { live: number; records: unknown[] } | null) {
  answerCalls({
    [`${getHomeBar.method} ${getHomeBar.path}`]: () => ({
      banners: [],
      entries: [SPORTS],
      notices: [],
      isCSportOn: true,
    }),
    'GET /api/game/home/type/list': () => [],
    'GET /api/live/room/of-matches': () => ({ items: [{ matchId: '7', roomId: 'm7' }] }),
  })
  const site = globalThis.fetch
  vi.stubGlobal('WebSocket', SilentSocket)
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address, 'http://app')
    if (!pathname.startsWith('/sportsbook')) return site(address, init)
    const data = pathname.endsWith('/strip') ? strip : null
    return Response.json({ success: data !== null, code: data ? 0 : 7, message: null, data: data ?? [] })
  })
  await openApp('/', 'visitor')
}

const tile = () =>
  within(screen.getByRole('navigation', { name: 'Lối vào nhanh' })).getByRole('link', { name: /^Thể thao/ })

beforeEach(() => {
  // Whatever waits for its time to come waits for ever.
  const { after } = clock
  vi.spyOn(clock, 'after').mockImplementation((ms, run) => (ms < 400 ? after(ms, run) : () => {}))
})
afterEach(() => vi.restoreAllMocks())

test('the matches are on home as soon as they have come: nothing waits for a set time or a touch', async () => {
  await openHome({ live: 42, records: [wireMatch({ id: 7 })] })
  expect(await screen.findByRole('link', { name: 'Xem trận Chủ nhà 7 vs. Đội khách 7' })).toBeTruthy()
})

test('the tile of sports counts the matches under way', async () => {
  await openHome({ live: 42, records: [wireMatch({ id: 7 })] })
  await waitFor(() => expect(tile().textContent).toBe('Thể thao42 trận đang đá'))
})

test('a match that is on air has the way into its room, and one that is not has none', async () => {
  await openHome({ live: 42, records: [wireMatch({ id: 7 }), wireMatch({ id: 8 })] })
  const watch = await screen.findByRole('link', { name: 'Xem Chủ nhà 7 vs. Đội khách 7' })
  expect(watch.getAttribute('href')).toBe('/live-page?room=m7')
  expect(screen.getByRole('link', { name: 'Xem trận Chủ nhà 8 vs. Đội khách 8' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Xem Chủ nhà 8 vs. Đội khách 8' })).toBeNull()
})

test.each([
  ['none is under way', { live: 0, records: [] }],
  ['nobody tells', null],
])('the tile of sports keeps its own words while %s', async (_, strip) => {
  await openHome(strip)
  await waitFor(() => expect(document.querySelector('.home-matches-wait')).toBeNull())
  expect(tile().textContent).toBe('Thể thaoKèo 16 môn')
})
