import userEvent from '@testing-library/user-event'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storage } from '../../platform/storage.ts'
import { clock } from '../../platform/time.ts'
import { answerCalls, openApp } from '../../testing/test-app.tsx'
import { wireMatch } from '../sportsbook/intake/test-wire-match.ts'

const CHECK = 'POST /api/operation/tutorial/config/checkClick'
const LIT = '.ui-match-odds, .ui-match-meta button, .page-tab-bar'
const COUNTS = { tc: 1, sl: [{ ty: 1, des: '', tc: 1, ssl: [{ sid: 1, c: 1 }] }], ht: 0, hls: [], mts: [] }

class SilentSocket extends EventTarget {
  send = () => {}
  close = () => {}
}

/** Milliseconds on the page's own watch: a slow machine must not use up the time of the guide. */
let now: number

beforeEach(() => {
  now = 0
  storage.remove('guidesDone')
  storage.remove('betCart')
  vi.spyOn(clock, 'monotonicMs').mockImplementation(() => now)
  // Nothing is laid out here: what the guide lights stands where it is said to.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    return this.matches(LIT) ? new DOMRect(12, 100, 300, 50) : new DOMRect()
  })
  document.elementFromPoint = () => document.querySelector('.ui-match-odds .ui-odds')
})
afterEach(() => vi.restoreAllMocks())

/** The sports page with one match in play. */
async function openSports(check: (body: Record<string, unknown>) => unknown, who?: 'member' | 'visitor') {
  const asked = answerCalls({ [CHECK]: check })
  const site = globalThis.fetch
  vi.stubGlobal('WebSocket', SilentSocket)
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address, 'http://app')
    if (!pathname.startsWith('/sportsbook')) return site(address, init)
    const data = pathname.endsWith('/statistical')
      ? COUNTS
      : pathname.endsWith('/getList')
        ? { current: 1, size: 50, total: 1, pageTotal: 1, records: [wireMatch({ id: 7 })] }
        : {}
    return Response.json({ success: true, code: 0, message: null, data })
  })
  await openApp('/sports', who ?? 'visitor')
  return () => asked.filter(({ call }) => call === CHECK).map(({ body: { guide, click } }) => [guide, click])
}

const guide = () => screen.queryByRole('alertdialog')
const row = () => screen.findByRole('link', { name: 'Xem trận Chủ nhà 7 vs. Đội khách 7' }).catch(() => null)
/** Its parts are loaded on demand, which takes its time on a busy machine. */
const shown = () => screen.findByRole('alertdialog', {}, { timeout: 60_000 })

const notClicked = () => ({ isClicked: false })
/** As long as ten looks at the page take. */
const expectNoGuide = () =>
  expect(screen.findByRole('alertdialog', {}, { timeout: 1000 })).rejects.toThrow('Unable to find')

test('[SPT-14] the guide lights the page itself, step by step, until it is put away, which the server is told', async () => {
  const told = await openSports(({ click }) => ({ isClicked: click === true }))
  await shown()
  expect(screen.getByRole('alertdialog', { name: 'Chạm vào tỷ lệ để chọn' })).toBeTruthy()
  expect(document.querySelector('.ui-match-odds')).toBeTruthy()
  const lit = document.querySelector<HTMLElement>('.ui-spotlight-lit')
  expect([lit?.style.top, lit?.style.width, lit?.style.height]).toEqual(['100px', '300px', '50px'])
  await userEvent.click(screen.getByRole('button', { name: 'Tiếp' }))
  expect(screen.getByText('Bước 2 trên 3')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Tiếp' }))
  await userEvent.click(screen.getByRole('button', { name: 'Bắt đầu' }))
  await waitFor(() => expect(guide()).toBeNull())
  expect(told()).toEqual([
    ['sports', undefined],
    ['sports', true],
  ])
})

test('[SPT-14] put away as a guest it does not come again, nor is anybody asked, after signing in on this device', async () => {
  await openSports(notClicked)
  await shown()
  await userEvent.click(screen.getByRole('button', { name: 'Bỏ qua' }))
  const told = await openSports(notClicked, 'member')
  await row()
  await expectNoGuide()
  expect(told()).toEqual([])
})

test('[SPT-14] nothing covers the page of who has seen it, nor when nobody answers', async () => {
  await openSports(() => ({ isClicked: true }))
  await expectNoGuide()
  storage.remove('guidesDone')
  await openSports(() => null)
  await expectNoGuide()
  expect(guide()).toBeNull()
})

test('[SPT-14] what is not there within two seconds does not come at all', async () => {
  await openSports(() => {
    now += 2001
    return notClicked()
  })
  await expectNoGuide()
  expect(guide()).toBeNull()
})

test('[SPT-14] it never lies over a slip', async () => {
  await openSports(() => {
    storage.write('betCart', [{ id: '1/1' }])
    return notClicked()
  })
  await expectNoGuide()
  storage.remove('betCart')
  await openSports(notClicked)
  await shown()
  storage.write('betCart', [{ id: '1/1' }])
  await waitFor(() => expect(guide()).toBeNull())
  expect(storage.read('guidesDone')).toBeUndefined()
})

test('[SPT-14] whoever has begun to tap is not interrupted by the guide', async () => {
  await openSports(async () => {
    await userEvent.click(document.body)
    return notClicked()
  })
  await expectNoGuide()
  expect(guide()).toBeNull()
})
