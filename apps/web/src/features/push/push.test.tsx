import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storage } from '../../platform/storage.ts'
import { logout, signIn } from '../../session/session.ts'
import { MAI } from '../../testing/sample-member.ts'
import { answerCalls, openApp } from '../../testing/test-app.tsx'
import { followPush } from './push-watch.ts'

const PUSH = '/api/operation/push'
const SITE_KEY = 'BAAAAAAA'
const KEYS = { p256dh: new Uint8Array([4, 250, 251]).buffer, auth: new Uint8Array([9, 8]).buffer }

/** What a browser has for pushes: a question, and an address once somebody subscribed. */
function browserWith(permission: NotificationPermission, answer: NotificationPermission = permission) {
  const browser = { permission, asked: 0, endpoints: 0, held: null as object | null, fails: false }
  const subscription = (applicationServerKey: Uint8Array) => ({
    endpoint: `https://push.example/${(browser.endpoints += 1)}`,
    options: { applicationServerKey: applicationServerKey.buffer },
    getKey: (name: keyof typeof KEYS) => KEYS[name],
    async unsubscribe() {
      browser.held = null
      return true
    },
  })
  const registration = {
    pushManager: {
      getSubscription: async () => browser.held,
      async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array }) {
        if (browser.fails) throw new DOMException('no push service', 'AbortError')
        return (browser.held = subscription(applicationServerKey))
      },
    },
  }
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PushManager', () => {})
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission
    },
    async requestPermission() {
      browser.asked += 1
      return (browser.permission = answer)
    },
  })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => registration,
      getRegistration: async () => registration,
      ready: Promise.resolve(registration),
    },
  })
  return browser
}

/** A server that remembers the subscription and the settings. */
function pushServer(publicKey: string | null = SITE_KEY) {
  const kept = { endpoint: null as string | null, off: [] as unknown, quiet: null as unknown }
  const asked = answerCalls({
    'GET /api/member/get': () => MAI,
    [`GET ${PUSH}/get`]: () => ({ publicKey, language: kept.endpoint && 'vi', ...kept }),
    [`POST ${PUSH}/subscribe`](body) {
      kept.endpoint = String(body.endpoint)
      return null
    },
    [`POST ${PUSH}/unsubscribe`]() {
      kept.endpoint = null
      return null
    },
    [`PUT ${PUSH}/set`](body) {
      Object.assign(kept, body)
      return null
    },
    'POST /api/operation/letter/config/queryLetterConfigSendList': () => ({ list: [], next: null }),
  })
  return { kept, asked, timesAsked: (call: string) => asked.filter((one) => one.call === call).length }
}

beforeEach(() => storage.remove('push'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const mainSwitch = () => screen.findByRole('switch', { name: 'Báo trên thiết bị này' })

test('on plain http the screen says that only https is pushed to, and asks the server nothing', async () => {
  browserWith('default')
  vi.stubGlobal('isSecureContext', false)
  const { timesAsked } = pushServer()
  await openApp('/push-notifications')
  expect(
    await screen.findByText(/Trình duyệt chỉ cho gửi thông báo khi trang được mở bằng https/),
  ).toBeTruthy()
  expect(screen.queryByRole('switch')).toBeNull()
  expect(timesAsked(`GET ${PUSH}/get`)).toBe(0)
})

test('a browser without push says so', async () => {
  vi.stubGlobal('isSecureContext', true)
  pushServer()
  await openApp('/push-notifications')
  expect(await screen.findByText(/Trình duyệt này không nhận được thông báo đẩy/)).toBeTruthy()
  expect(screen.queryByRole('switch')).toBeNull()
})

test('who has blocked notifications reads where to allow them again', async () => {
  browserWith('denied')
  pushServer()
  await openApp('/push-notifications')
  expect(await screen.findByText(/Bạn đã chặn thông báo của Kèo/)).toBeTruthy()
  expect(screen.queryByRole('switch')).toBeNull()
})

test('a site without a key says that nothing is pushed', async () => {
  browserWith('default')
  pushServer(null)
  await openApp('/push-notifications')
  expect(await screen.findByText(/Kèo chưa gửi thông báo đẩy/)).toBeTruthy()
})

test('switched on, the browser asks, and the server is told where it listens; switched off, both forget', async () => {
  const browser = browserWith('default', 'granted')
  const { kept, asked } = pushServer()
  await openApp('/push-notifications')
  const toggle = await mainSwitch()
  expect(browser.asked).toBe(0)
  expect(screen.queryByText('Giờ yên lặng')).toBeNull()
  await userEvent.click(toggle)
  await waitFor(async () => expect((await mainSwitch()).getAttribute('aria-checked')).toBe('true'))
  expect(browser.asked).toBe(1)
  expect(asked.find(({ call }) => call === `POST ${PUSH}/subscribe`)?.body).toMatchObject({
    endpoint: 'https://push.example/1',
    p256dh: 'BPr7',
    auth: 'CQg',
  })
  await userEvent.click(await mainSwitch())
  await waitFor(async () => expect((await mainSwitch()).getAttribute('aria-checked')).toBe('false'))
  expect([kept.endpoint, browser.held]).toEqual([null, null])
})

test('a refusal of the question leaves it off and says where it was blocked', async () => {
  const browser = browserWith('default', 'denied')
  const { kept } = pushServer()
  await openApp('/push-notifications')
  await userEvent.click(await mainSwitch())
  expect(await screen.findByText(/Bạn đã chặn thông báo của Kèo/)).toBeTruthy()
  expect([kept.endpoint, browser.endpoints]).toEqual([null, 0])
})

test('a browser that cannot reach its push service says so, and stays off', async () => {
  const browser = browserWith('default', 'granted')
  browser.fails = true
  const { kept } = pushServer()
  await openApp('/push-notifications')
  await userEvent.click(await mainSwitch())
  expect(await screen.findByText(/Chưa bật được thông báo/)).toBeTruthy()
  expect((await mainSwitch()).getAttribute('aria-checked')).toBe('false')
  expect(kept.endpoint).toBeNull()
})

test('each kind can be switched off, and quiet hours are kept with the zone of the device', async () => {
  browserWith('default', 'granted')
  const { kept } = pushServer()
  await openApp('/push-notifications')
  await userEvent.click(await mainSwitch())
  for (const kind of ['Nạp tiền', 'Sự kiện và ưu đãi'])
    await userEvent.click(await screen.findByRole('switch', { name: kind }))
  await waitFor(() => expect(kept.off).toEqual(['deposit', 'campaigns']))
  await userEvent.click(screen.getByRole('switch', { name: 'Nạp tiền' }))
  await waitFor(() => expect(kept.off).toEqual(['campaigns']))
  await waitFor(() =>
    expect(screen.getByRole('switch', { name: 'Giờ yên lặng' })).toHaveProperty('disabled', false),
  )
  await userEvent.click(screen.getByRole('switch', { name: 'Giờ yên lặng' }))
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  await waitFor(() => expect(kept.quiet).toEqual({ from: '22:00', to: '07:00', timeZone }))
  expect(screen.getByText(/Theo giờ (GMT|UTC)/)).toBeTruthy()
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Từ' }), '23:30')
  await waitFor(() => expect(kept.quiet).toEqual({ from: '23:30', to: '07:00', timeZone }))
})

test('the inbox offers it without asking by itself; put away, the offer does not come again', async () => {
  const browser = browserWith('default', 'granted')
  pushServer()
  await openApp('/message')
  await userEvent.click(await screen.findByRole('button', { name: 'Không, cảm ơn' }))
  expect(screen.queryByText('Biết ngay khi có thư mới')).toBeNull()
  cleanup()
  await openApp('/message')
  await screen.findByText('Chưa có thư nào')
  expect(screen.queryByText('Biết ngay khi có thư mới')).toBeNull()
  expect(browser.asked).toBe(0)
})

test('the offer of the inbox switches it on with one tap', async () => {
  browserWith('default', 'granted')
  const { kept } = pushServer()
  await openApp('/message')
  await userEvent.click(await screen.findByRole('button', { name: 'Bật thông báo' }))
  await waitFor(() => expect(kept.endpoint).toBe('https://push.example/1'))
  await waitFor(() => expect(screen.queryByText('Biết ngay khi có thư mới')).toBeNull())
})

test('signed out, the device listens for nobody; the same member gets it back with the next login, another does not', async () => {
  const browser = browserWith('default', 'granted')
  const { kept } = pushServer()
  await openApp('/push-notifications')
  await userEvent.click(await mainSwitch())
  await waitFor(() => expect(kept.endpoint).toBe('https://push.example/1'))

  act(() => logout())
  await followPush()
  expect(browser.held).toBeNull()

  kept.endpoint = null
  act(() => signIn('token-of-another'))
  storage.write('push', { memberId: 'mbr_another' })
  await followPush()
  expect([kept.endpoint, browser.held]).toEqual([null, null])

  storage.write('push', { memberId: MAI.id })
  await followPush()
  expect(kept.endpoint).toBe('https://push.example/2')
  expect(browser.asked).toBe(1)
})
