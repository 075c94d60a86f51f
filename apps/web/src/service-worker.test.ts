import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Handler = (event: object) => void

const ASSET = 'https://keo.test/assets/late-abcdef12.js'
const OWN_STORE = 'keo-__SHELL_VERSION__'
let handlers: Record<string, Handler>
let stores: Map<string, Map<string, Response>>

/** The stores of a browser, as far as a worker uses them for an asset. */
const fakeCaches = {
  match: async () => undefined,
  has: async (name: string) => stores.has(name),
  async open(name: string) {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return { put: async ({ url }: Request, answer: Response) => void store.set(url, answer) }
  },
}

beforeEach(async () => {
  handlers = {}
  stores = new Map([[OWN_STORE, new Map()]])
  vi.stubGlobal('location', new URL('https://keo.test/service-worker.js'))
  vi.stubGlobal('caches', fakeCaches)
  vi.stubGlobal('addEventListener', (type: string, run: Handler) => (handlers[type] = run))
  vi.resetModules()
  await import('./service-worker.ts')
})
afterEach(() => vi.unstubAllGlobals())

/** Somebody asks for a part that no store has yet. */
async function askFor(url: string): Promise<Response> {
  let answer: Promise<Response> | undefined
  handlers.fetch?.({
    request: new Request(url),
    respondWith: (given: Promise<Response>) => (answer = given),
  })
  return (await answer)!
}

test('a part that was asked for is kept', async () => {
  vi.stubGlobal('fetch', async () => new Response('late'))
  expect(await (await askFor(ASSET)).text()).toBe('late')
  expect([...stores.get(OWN_STORE)!.keys()]).toEqual([ASSET])
})

test('a store that the next version removed is not made anew by an answer that comes late', async () => {
  vi.stubGlobal('fetch', async () => {
    stores.clear()
    stores.set('keo-next', new Map())
    return new Response('late')
  })
  expect(await (await askFor(ASSET)).text()).toBe('late')
  expect([...stores.keys()]).toEqual(['keo-next'])
})

/** What the browser does with the work of an event. */
async function happens(type: string, event: object): Promise<void> {
  let work: Promise<unknown> | undefined
  handlers[type]?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) })
  await work
}

test('a push shows the title of its letter, and one for each letter', async () => {
  const showNotification = vi.fn<() => Promise<void>>(async () => {})
  vi.stubGlobal('registration', { showNotification })
  const text = JSON.stringify({ title: 'Nạp tiền thành công', letterId: 'ltr_01ABC' })
  await happens('push', { data: { text: () => text } })
  await happens('push', { data: null })
  expect(showNotification.mock.calls).toMatchObject([
    ['Nạp tiền thành công', { tag: 'ltr_01ABC', data: '/message/detail?id=ltr_01ABC' }],
    ['KÈO', { tag: '/message', data: '/message' }],
  ])
})

test('a tap opens the letter in the page that is open, even where it may not be brought to the front, else in a new one', async () => {
  const page = {
    focus: vi.fn<() => Promise<void>>(() => Promise.reject(new Error('not allowed'))),
    navigate: vi.fn<() => Promise<void>>(async () => {}),
  }
  const clients = { matchAll: async () => [page], openWindow: vi.fn<() => Promise<void>>(async () => {}) }
  vi.stubGlobal('clients', clients)
  const notification = { close: vi.fn<() => void>(), data: '/message/detail?id=ltr_01ABC' }
  await happens('notificationclick', { notification })
  expect(notification.close).toHaveBeenCalledOnce()
  expect(page.navigate).toHaveBeenCalledWith('/message/detail?id=ltr_01ABC')
  expect(clients.openWindow).not.toHaveBeenCalled()

  clients.matchAll = async () => []
  await happens('notificationclick', { notification })
  expect(clients.openWindow).toHaveBeenCalledWith('/message/detail?id=ltr_01ABC')
})
