import { afterEach, describe, expect, test, vi } from 'vitest'
import { createBridge, type NativeWrapper, nativeWrapper } from './bridge.ts'

const ORIGIN = 'https://keo.test'
const page = {}

function setup(methods: string[] = ['redirectToLogin']) {
  const called: [string, unknown][] = []
  const logged: string[] = []
  const wrapper: NativeWrapper = {
    platform: 'android',
    methods,
    call: (method, payload) => called.push([method, JSON.parse(payload)]),
  }
  const bridge = createBridge({
    wrapper: () => wrapper,
    log: (text) => logged.push(text),
    origin: ORIGIN,
    page,
  })
  const receive = (data: unknown, from: { origin?: string; source?: unknown } = {}) =>
    bridge.receive({ origin: ORIGIN, source: page, data, ...from })
  return { bridge, called, logged, receive }
}

afterEach(() => vi.unstubAllGlobals())

describe('calls to the wrapper', () => {
  test('[NET-10a] a method goes out with its payload', () => {
    const { bridge, called } = setup()
    bridge.call('redirectToLogin', {})
    expect(called).toEqual([['redirectToLogin', {}]])
    expect(bridge.isNative()).toBe(true)
  })

  test('[NET-10b] a method the wrapper lacks is logged and nothing else happens', () => {
    const { bridge, called, logged } = setup([])
    bridge.call('themeChanged', { theme: 'light' })
    expect(called).toEqual([])
    expect(logged).toEqual(['The native wrapper does not support themeChanged.'])
  })

  test('in a plain browser nothing is called and nothing logged', () => {
    const logged: string[] = []
    const bridge = createBridge({
      wrapper: () => undefined,
      log: (text) => logged.push(text),
      origin: ORIGIN,
      page,
    })
    bridge.call('redirectToLogin', {})
    expect([bridge.isNative(), logged]).toEqual([false, []])
  })
})

describe('calls from the wrapper', () => {
  test('[NET-10a] a handler runs with its payload and is answered', async () => {
    const { bridge, called, receive } = setup()
    const opened: string[] = []
    bridge.on('open', ({ path }) => (opened.push(path), 'opened'))
    await receive({ handler: 'open', id: '7', payload: { path: '/activity' } })
    expect(opened).toEqual(['/activity'])
    expect(called).toEqual([['answer', { id: '7', result: 'opened' }]])
  })

  test('[RED-04] a message from an embedded page or another origin is refused', async () => {
    const { bridge, logged, receive } = setup()
    const opened: string[] = []
    bridge.on('open', ({ path }) => opened.push(path))
    await receive({ handler: 'open', payload: { path: '/a' } }, { origin: 'https://evil.test' })
    await receive({ handler: 'open', payload: { path: '/b' } }, { source: {} })
    expect([opened, logged]).toEqual([[], []])
  })

  test('[RED-04] a payload of another shape is only logged', async () => {
    const { bridge, logged, receive } = setup()
    const opened: unknown[] = []
    bridge.on('open', (payload) => opened.push(payload))
    await receive({ handler: 'open', payload: { path: 7 } })
    await receive({ handler: 'open', payload: { path: 'x'.repeat(501) } })
    await receive({ handler: 'open' })
    expect(opened).toEqual([])
    expect(logged).toHaveLength(3)
  })

  test('[RED-04] a handler that is not on the list is only logged', async () => {
    const { logged, receive, called } = setup()
    await receive({ handler: 'readToken', id: '1' })
    await receive({ handler: 'constructor', id: '2' })
    await receive({ handler: 'back', id: '3' })
    expect(logged).toHaveLength(3)
    expect(called).toEqual([])
  })

  test('[RED-04] messages that are none of ours are ignored', async () => {
    const { logged, receive } = setup()
    for (const data of [null, 'text', 7, {}, { handler: 7 }]) await receive(data)
    expect(logged).toEqual([])
  })
})

test.each([
  [undefined],
  [{}],
  [{ platform: 'windows', methods: [], call: () => {} }],
  [{ platform: 'ios', methods: 'all', call: () => {} }],
  [{ platform: 'ios', methods: [] }],
])('%j is no wrapper', (found) => {
  vi.stubGlobal('keoNative', found)
  expect(nativeWrapper()).toBeUndefined()
})

test('a complete object is a wrapper', () => {
  const found = { platform: 'ios', methods: [], call: () => {} }
  vi.stubGlobal('keoNative', found)
  expect(nativeWrapper()).toBe(found)
})
