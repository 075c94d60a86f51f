import { getHomeBar } from '@keo/contract/site'
import { getDevice } from '@keo/contract/visitors'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { api } from './api.ts'
import { ApiRefusal } from './api-outcome.ts'
import { loadAgentLine } from '../site/agent-line.ts'
import { loadArea, setLanguage, startLanguage, useLanguage, useMessages } from '../language/messages.ts'
import { useIsOnline } from '../platform/online.ts'
import { logout, signIn, useSession } from '../session/session.ts'
import { startServices } from '../frame/start-services.ts'
import { toast } from '../toasts/toast.ts'
import { onVisibility, useIsVisible } from '../platform/visibility.ts'

type Sent = { path: string; headers: Headers; body: string }
let sent: Sent[] = []
let answer: unknown

/** A phone at http://address:port: no WebCrypto, no clipboard, no service worker. */
beforeEach(() => {
  sent = []
  answer = { code: 200, msg: '', data: {} }
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) })
  Reflect.deleteProperty(navigator, 'clipboard')
  Reflect.deleteProperty(navigator, 'serviceWorker')
})
/** For the whole file: a report that comes late, between two tests, is answered too and holds none up behind it. */
globalThis.fetch = async (path, init) => {
  sent.push({ path: String(path), headers: new Headers(init?.headers), body: String(init?.body) })
  return new Response(JSON.stringify(await answer))
}
afterEach(() => vi.unstubAllGlobals())
/** The first report loads its words; no test waits for that. */
beforeAll(() => import('./error-report.ts'))

const reports = () => sent.filter(({ path }) => path.endsWith('/uploadLogOperate'))

test('the app starts, speaks and calls without the APIs that plain http withholds', async () => {
  expect(crypto.subtle).toBeUndefined()
  startServices()
  await Promise.all([startLanguage('vi'), loadAgentLine()])
  const { result } = renderHook(() => useMessages())
  expect(result.current('common.copySuccess')).toBe('Đã sao chép')
  expect(document.documentElement.lang).toBe('vi')
  expect(sent[0]?.path).toBe('/api/operation/agent/config')
  expect(sent[0]?.headers.get('deviceNo')).toMatch(/^PC-(?:UNK|LIN|MAC|WIN)-\d+-777777-[0-9a-f]{8}$/)
})

test('[NET-03b] [NET-04a] a refusal shows its message and is reported once', async () => {
  answer = { code: 2000000005, msg: 'Không tìm thấy' }
  await expect(api(getHomeBar, {})).rejects.toBeInstanceOf(ApiRefusal)
  expect(toast.store.getState().current).toMatchObject({ kind: 'error', text: 'Không tìm thấy' })
  // A report of the test before may come late.
  const ofThis = () => reports().filter(({ body }) => body.includes('GET /api/user/home/bar/list'))
  await waitFor(() => expect(ofThis()).toHaveLength(1))
  expect(JSON.parse(ofThis()[0]?.body ?? '')).toMatchObject({
    interfaceAddress: 'GET /api/user/home/bar/list',
  })
})

test('[ACC-05a] an expired session is logged out here', async () => {
  const { result } = renderHook(() => useSession())
  act(() => signIn('tok'))
  expect(result.current.isLoggedIn).toBe(true)
  answer = { code: 10009, msg: 'Hết hạn' }
  await expect(api(getHomeBar, {})).rejects.toBeInstanceOf(ApiRefusal)
  await waitFor(() => expect(result.current.isLoggedIn).toBe(false))
  expect(sent[0]?.headers.get('authorization')).toBe('tok')
})

test('[ACC-05a] the late answer of an older session ends nothing', async () => {
  act(() => signIn('old'))
  let resolve = (_: unknown): void => {}
  answer = new Promise((settle) => (resolve = settle))
  const late = api(getHomeBar, {}).catch((error: unknown) => error)
  await waitFor(() => expect(sent).toHaveLength(1))
  act(() => signIn('new'))
  resolve({ code: 10009, msg: 'Hết hạn' })
  expect(await late).toBeInstanceOf(ApiRefusal)
  const { result } = renderHook(() => useSession())
  expect(result.current.token).toBe('new')
  act(() => logout())
})

test('[NET-01b] the device call goes without the token', async () => {
  act(() => signIn('tok'))
  await api(getDevice, {}).catch(() => {})
  expect(sent[0]?.headers.has('authorization')).toBe(false)
  act(() => logout())
})

test('a change of language is kept and heard by every screen', async () => {
  await loadArea('site')
  const { result } = renderHook(() => [useLanguage(), useMessages()('common.copySuccess')])
  await act(() => setLanguage('en'))
  expect(result.current).toEqual(['en', 'Copied'])
  expect(localStorage.getItem('keo.language')).toBe('"en"')
  await act(() => setLanguage('vi'))
})

test('screens know whether the page is seen and the network there', () => {
  const { result } = renderHook(() => [useIsVisible(), useIsOnline()])
  expect(result.current).toEqual([true, true])
  vi.stubGlobal('navigator', { onLine: false })
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(result.current).toEqual([true, false])
})

test('code outside screens hears when the page is hidden, until it stops listening', () => {
  const heard: boolean[] = []
  const stop = onVisibility((isVisible) => heard.push(isVisible))
  document.dispatchEvent(new Event('visibilitychange'))
  stop()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(heard).toEqual([true])
})
