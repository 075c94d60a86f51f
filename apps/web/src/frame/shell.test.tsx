import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { routes } from '../routes/route-table.ts'
import { toast } from '../toasts/toast.ts'
import { queryClient } from '../api/query-client.ts'
import { logout, signIn } from '../session/session.ts'
import { UNREAD_LETTERS_KEY } from '../site/unread-letters.ts'
import { announcementTab } from '../page-kit/announcement-tab.ts'
import { AppFrame } from './app-frame.tsx'
import { frameSlots } from '../page-kit/frame-slots.ts'
import { NavBar } from '../page-kit/nav-bar.tsx'
import { navigation } from '../navigation/navigation.ts'
import { overlays } from '../page-kit/overlays/overlays.tsx'
import type { Route } from '../navigation/route.ts'
import { startShell } from './start-shell.ts'

const agentLine = {
  name: 'default',
  live: true,
  isLiveResting: false,
  lobbySort: null,
  domainList: [],
  mode: 'test',
  webviewHosts: [],
  webviewSample: null,
  thirdParties: { chatUrl: null, captchaId: null, captchaUrl: null, pixelUrl: null, errorServiceUrl: null },
  download: { isShown: false, url: null },
}
const maintenance = { content: '', endTime: '', id: '', point: '1', startTime: '', status: '0', title: '' }
const homeBar = { banners: [], entries: [], notices: [], isCSportOn: false }

/** Stands in for the deposit page until its feature is built: one field, as a player would fill it. */
const DepositPage = () => <input aria-label="Số tiền" />
/** Leads nowhere: a test leads on in its place, whether or not it is drawn by then. */
const LoginPage = () => null
const table = routes.map((route): Route => {
  if (route.pattern === '/login')
    return Object.assign({}, route, { screen: async () => ({ default: LoginPage }) })
  if (!route.keepAlive) return route
  return Object.assign({}, route, { screen: async () => ({ default: DepositPage }), areas: [] })
})

let tellAgentLine = (): void => {}
const toldAgentLine = new Promise<void>((resolve) => (tellAgentLine = resolve))

async function answer(path: string): Promise<unknown> {
  if (path.includes('/agent/config')) return toldAgentLine.then(() => agentLine)
  if (path.includes('/bar/list')) return homeBar
  if (path.includes('/siteMain/')) return maintenance
  return path.includes('/type/list') ? [] : null
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json({ code: 200, msg: '', data: await answer(path) }),
  )
})

/** One app for the whole file, as in a browser: the shell is started once. */
let started: Promise<void>
beforeAll(() => {
  const phone: { setViewport(size: { width: number; height: number }): void } = Reflect.get(
    window,
    'happyDOM',
  )
  phone.setViewport({ width: 390, height: 844 })
  history.replaceState(null, '', '/sponsor')
})

const app = (
  <QueryClientProvider client={queryClient}>
    <AppFrame />
  </QueryClientProvider>
)
const go = (path: string) => act(() => navigation.to(path))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('[NAV-05] no page opens before the agent line is there', async () => {
  started = startShell(table)
  await new Promise((resolve) => queueMicrotask(() => setImmediate(resolve)))
  expect(navigation.current()).toBeUndefined()
  tellAgentLine()
  await started
  expect(navigation.current()?.fullPath).toBe('/sponsor')
})

test('[NAV-10a] the tab bar stands on the pages flagged for it and on no other', async () => {
  render(app)
  for (const { pattern, tabbar } of routes.filter((route) =>
    ['/activity', '/sports', '/sponsor'].includes(route.pattern),
  )) {
    await go(pattern)
    await waitFor(() => expect(navigation.store.getState().pages).toHaveLength(1))
    expect(screen.queryAllByRole('navigation', { name: 'Thanh chính' })).toHaveLength(tabbar ? 1 : 0)
  }
})

test('[NAV-10b] the bet cart stands on the pages flagged for it and on no other', async () => {
  frameSlots.setState({ betCart: <p>Phiếu cược</p> })
  render(app)
  await go('/match-detail/7')
  expect(await screen.findAllByText('Phiếu cược')).toHaveLength(1)
  await go('/SportsResults')
  await waitFor(() => expect(screen.queryByText('Phiếu cược')).toBeNull())
  frameSlots.setState({ betCart: null })
})

test('[NAV-07c] the Me tab has a badge with the unread letters', async () => {
  render(app)
  await go('/activity')
  act(() => void queryClient.setQueryData(UNREAD_LETTERS_KEY, { totalCount: 120 }))
  const me = await screen.findByRole('link', { name: /^Tôi/ })
  await waitFor(() => expect(within(me).getByText('99+')).toBeTruthy())
})

test('[NAV-13a] [NAV-13b] the bar has an arrow back, a title and an icon; back is the page before', async () => {
  render(app)
  await go('/activity')
  await go('/sponsor')
  await heading('Nhà tài trợ')
  await userEvent.click(screen.getByRole('button', { name: 'Quay lại' }))
  await waitFor(() => expect(navigation.current()?.fullPath).toBe('/activity'))
})

test('[NAV-13c] back from a reply opens the replies, from any other page the announcements', async () => {
  signIn('a-token')
  render(app)
  await go('/ReplyDetail/7')
  await userEvent.click(await screen.findByRole('button', { name: 'Quay lại' }))
  expect(announcementTab.getState().tab).toBe(1)
  await go('/languagesetting')
  await heading('Ngôn ngữ')
  await userEvent.click(screen.getByRole('button', { name: 'Quay lại' }))
  expect(announcementTab.getState().tab).toBe(0)
})

test('[NAV-04b] what was typed on the deposit page is there again, until the member logs out', async () => {
  signIn('a-token')
  render(app)
  await go('/deposit')
  await userEvent.type(await screen.findByLabelText('Số tiền'), '500000')
  await go('/sponsor')
  await heading('Nhà tài trợ')
  await go('/deposit')
  const amount = await screen.findByLabelText<HTMLInputElement>('Số tiền')
  expect(amount.value).toBe('500000')

  await go('/sponsor')
  await heading('Nhà tài trợ')
  act(() => logout())
  signIn('another-token')
  await go('/deposit')
  expect((await screen.findByLabelText<HTMLInputElement>('Số tiền')).value).toBe('')
})

test('[NAV-18a] [NAV-18b] the page follows the session: to the redirect after a login, home after a logout', async () => {
  logout()
  render(app)
  await go('/vip')
  await waitFor(() => expect(navigation.current()?.path).toBe('/login'))
  act(() => signIn('a-token'))
  await waitFor(() => expect(navigation.current()?.fullPath).toBe('/vip'))
  act(() => logout())
  await waitFor(() => expect(navigation.current()?.fullPath).toBe('/'))
  await go('/sponsor')
  act(() => signIn('a-token'))
  act(() => logout())
  expect(navigation.current()?.fullPath).toBe('/sponsor')
})

test('a login screen that leads on by itself has the last word', async () => {
  render(app)
  await go('/login?redirect=%2Fvip')
  await act(async () => {
    signIn('a-token')
    await navigation.replace('/welfare')
  })
  expect(navigation.current()?.fullPath).toBe('/welfare')
  act(() => logout())
  await waitFor(() => expect(navigation.current()?.fullPath).toBe('/'))
})

test('[NAV-13a] [NAV-13d] with back disabled the arrow only tells of the click', async () => {
  const before = navigation.current()?.fullPath
  let clicks = 0
  render(
    <NavBar title="Nạp tiền" right={<button>Lịch sử</button>} backDisabled onLeftClick={() => clicks++} />,
  )
  expect(screen.getByRole('heading', { name: 'Nạp tiền' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Lịch sử' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Quay lại' }))
  expect(clicks).toBe(1)
  expect(navigation.current()?.fullPath).toBe(before)
})

test('[NAV-17a] an icon of the bar opens the choice of chat channels', async () => {
  render(app)
  await go('/service')
  await heading('Hỗ trợ')
  await userEvent.click(screen.getByRole('button', { name: 'Nhắn hỗ trợ' }))
  const sheet = await screen.findByRole('dialog', { name: 'Chọn kênh hỗ trợ' })
  expect(within(sheet).getByRole('button', { name: 'Xem Trợ giúp' })).toBeTruthy()
  act(() => overlays.close('chatChannels'))
})

test('[NAV-17f] the event showDiyToast shows the global toast', async () => {
  render(app)
  act(() => {
    window.dispatchEvent(new CustomEvent('showDiyToast', { detail: { message: 'Đã lưu', type: 'success' } }))
  })
  expect(await screen.findByText('Đã lưu')).toBeTruthy()
})

test('a refusal of the server is announced at once', async () => {
  render(app)
  act(() => void toast.error('Số dư không đủ'))
  const alerts = await screen.findAllByRole('alert')
  expect(alerts.some((alert) => alert.textContent?.includes('Số dư không đủ'))).toBe(true)
})

test('what opens while the first render is still under way shows', async () => {
  act(() => {
    overlays.closeAllBut([])
    toast.show('', { durationMs: 0 })()
  })
  /** Layout effects come before the frame listens. */
  const Opener = () => {
    useLayoutEffect(() => overlays.open('secondFactor', () => <p>Xác minh bước 2</p>), [])
    return null
  }
  render(
    <>
      {app}
      <Opener />
    </>,
  )
  expect(await screen.findByText('Xác minh bước 2')).toBeTruthy()
  act(() => overlays.close('secondFactor'))
})

test('[NAV-17b] [NAV-17d] [NAV-17e] call-back, guide and bet notice show above the page', async () => {
  render(app)
  act(() => {
    overlays.open('callBack', () => <p>Gọi lại cho bạn</p>)
    overlays.open('guide', () => <p>Chạm vào tỷ lệ</p>)
    overlays.notify({ kind: 'success', title: 'Cược thành công' })
  })
  expect(await screen.findByText('Gọi lại cho bạn')).toBeTruthy()
  const cover = screen.getByText('Chạm vào tỷ lệ').parentElement
  expect(cover?.style.zIndex).toBe('var(--z-guide)')
  expect(screen.getByText('Cược thành công').closest('[role=alert]')).toBeTruthy()
})
