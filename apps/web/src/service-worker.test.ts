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
