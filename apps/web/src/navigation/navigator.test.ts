import { expect, test, vi } from 'vitest'
import { routes } from '../routes/route-table.ts'
import { firstRoutes } from '../routes/home-row.ts'
import { type Guard, OPEN } from './guards.ts'
import type { EntryState, History } from './history.ts'
import { createLayerEntries } from './layer-entries.ts'
import { createNavigator } from './navigator.ts'
import { activePage } from './page-stack-state.ts'

/** A browser's history without the browser: entries, a place among them, and popstate events. */
/** `over`: so many sheets lay over the page when it was loaded again. */
function memoryHistory(first: string, over = 0) {
  const own = { key: 'own', index: 0 }
  const entries: { state: EntryState | undefined; fullPath: string }[] = [
    { state: over > 0 ? own : undefined, fullPath: first },
    ...Array.from({ length: over }, (_, i) => ({ state: { ...own, depth: i + 1 }, fullPath: first })),
  ]
  let place = over
  let pop = () => {}
  let reloads = 0
  let isSwiping = false
  const history: History = {
    origin: 'http://app',
    state: () => entries[place]!.state,
    fullPath: () => entries[place]!.fullPath,
    push(state, fullPath) {
      entries.splice(++place, Infinity, { state, fullPath })
    },
    replace(state, fullPath) {
      entries[place] = { state, fullPath }
    },
    go(delta) {
      place += delta
      pop()
    },
    onPop(run) {
      pop = run
    },
    isSwipe: () => isSwiping,
    prefersReducedMotion: () => false,
    reload: () => void reloads++,
  }
  return {
    history,
    addresses: () => entries.map((entry) => entry.fullPath),
    place: () => place,
    reloads: () => reloads,
    swipe(delta: number) {
      isSwiping = true
      history.go(delta)
    },
  }
}

/** Sheets and dialogs by name, as the screen has them. */
function stackOfLayers() {
  const shown: string[] = []
  let tell = () => {}
  return {
    open: shown,
    count: () => shown.length,
    closeAbove(kept: number) {
      shown.splice(kept)
      tell()
    },
    onChange(run: () => void) {
      tell = run
    },
    show(name: string) {
      shown.push(name)
      tell()
    },
    close(name: string) {
      shown.splice(shown.indexOf(name), 1)
      tell()
    },
  }
}

async function open(
  first: string,
  options: {
    codes?: string[]
    guards?: Guard[]
    isLoggedIn?: boolean
    over?: number
    laterRoutes?: () => Promise<typeof routes>
  } = {},
) {
  const browser = memoryHistory(first, options.over)
  const world = { isLoggedIn: options.isLoggedIn ?? false, areDeveloperPagesOpen: true }
  const codes = new Set(options.codes)
  const screen = { scrollY: 0, isUpdateReady: false }
  const layers = stackOfLayers()
  let keys = 0
  const navigator = createNavigator({
    history: browser.history,
    world: () => world,
    async exchange(code) {
      world.isLoggedIn = codes.delete(code)
      return world.isLoggedIn
    },
    scrollY: () => screen.scrollY,
    newKey: () => `key-${++keys}`,
    isUpdateReady: () => screen.isUpdateReady,
  })
  const { laterRoutes } = options
  await navigator.start(laterRoutes ? firstRoutes : routes, {
    guards: options.guards ?? [],
    ...(laterRoutes && { laterRoutes }),
  })
  const { current, isAtRest } = navigator
  const later = (run: () => void): void => void setImmediate(run)
  navigator.keepEntries(createLayerEntries({ history: browser.history, layers, current, isAtRest, later }))
  /** Lets a navigation that began with a history event run to its end. */
  const arrived = () => new Promise<void>((resolve) => queueMicrotask(() => setImmediate(resolve)))
  return { navigator, browser, screen, world, layers, arrived, at: () => navigator.current()?.fullPath }
}

test('[NAV-02a] a path nobody knows leads home', async () => {
  const { at, browser } = await open('/nobody/knows?x=1')
  expect(at()).toBe('/')
  expect(browser.addresses()).toEqual(['/'])
})

test('home opens without the rest of the table, which is asked for when another page is', async () => {
  const laterRoutes = vi.fn<() => Promise<typeof routes>>(async () => routes)
  const { navigator, at } = await open('/', { laterRoutes })
  expect(at()).toBe('/')
  expect(laterRoutes).not.toHaveBeenCalled()
  await navigator.to('/match-detail/7')
  expect(navigator.current()?.params).toEqual({ id: '7' })
  await navigator.to('/nobody/knows')
  expect(at()).toBe('/')
})

test('a page whose rows do not come leaves the player where he is, and the next try asks again', async () => {
  const laterRoutes = vi
    .fn<() => Promise<typeof routes>>(async () => routes)
    .mockRejectedValueOnce(new Error('offline'))
  const { navigator, at } = await open('/', { laterRoutes })
  await expect(navigator.to('/sports')).rejects.toThrow('offline')
  expect(at()).toBe('/')
  await navigator.to('/sports')
  expect(at()).toBe('/sports')
})

test('[NAV-02b] /500 and /403 keep their address', async () => {
  expect((await open('/500')).at()).toBe('/500')
  expect((await open('/403')).navigator.current()?.route.aliasOf).toBe('/404')
})

test('[NAV-11a] a visitor lands on /login with the way there and back', async () => {
  const { navigator, at, browser } = await open('/activity')
  await navigator.to('/vip?tab=1')
  expect(at()).toBe('/login?redirect=%2Fvip%3Ftab%3D1&from=%2Factivity')
  expect(browser.addresses()).toHaveLength(2)
})

test('[NAV-18c] [NAV-18d] a token opens the page, works once and leaves the address', async () => {
  const { navigator, at, world, browser } = await open('/vip?token=abc', { codes: ['abc'] })
  expect(at()).toBe('/vip')
  expect(browser.addresses().join()).not.toContain('token')
  world.isLoggedIn = false
  await navigator.to('/welfare?token=abc')
  expect(at()).toMatch(/^\/login\?redirect=%2Fwelfare/)
})

test('[NAV-18e] a token that is not valid leads to /login', async () => {
  const { at, browser } = await open('/vip?token=wrong')
  expect(at()).toBe('/login?redirect=%2Fvip')
  expect(browser.addresses()).toEqual(['/login?redirect=%2Fvip'])
})

test('[NAV-03a] [NAV-03b] forward slides left, a step back slides right', async () => {
  const { navigator, arrived, at } = await open('/')
  await navigator.to('/aboutus')
  expect(navigator.store.getState().transition).toBe('slide-left')
  navigator.settle()
  navigator.back()
  await arrived()
  expect(at()).toBe('/')
  expect(navigator.store.getState().transition).toBe('slide-right')
})

test('[NAV-03c] a swipe has no animation, the back arrow near the edge has one', async () => {
  const { navigator, browser, arrived } = await open('/')
  await navigator.to('/aboutus')
  browser.swipe(-1)
  await arrived()
  expect(navigator.store.getState().transition).toBe('none')
  await navigator.to('/aboutus')
  navigator.back()
  await arrived()
  expect(navigator.store.getState().transition).toBe('slide-right')
})

test('going back restores the scroll of that history entry', async () => {
  const { navigator, screen, arrived } = await open('/')
  screen.scrollY = 640
  await navigator.to('/aboutus')
  screen.scrollY = 0
  navigator.back()
  await arrived()
  expect(activePage(navigator.store.getState())?.scrollY).toBe(640)
})

test('[NAV-13b] back from a page that was opened from outside goes home', async () => {
  const { navigator, arrived, at } = await open('/aboutus')
  navigator.back()
  await arrived()
  expect(at()).toBe('/')
})

test('a guard that cancels keeps the page, also on a step back', async () => {
  let isLocked = false
  const lock: Guard = (visit) => (isLocked && visit.route.keepAlive ? { kind: 'cancel' } : OPEN)
  const { navigator, browser, at, arrived } = await open('/', { isLoggedIn: true, guards: [lock] })
  await navigator.to('/deposit')
  await navigator.to('/help')
  isLocked = true
  await navigator.to('/deposit')
  expect(at()).toBe('/help')
  navigator.back()
  await arrived()
  expect(at()).toBe('/help')
  expect(browser.history.fullPath()).toBe('/help')
})

test('[NAV-03c] a step back that a guard cancelled does not hide the next swipe', async () => {
  let isLocked = false
  const lock: Guard = (visit) => (isLocked && visit.route.keepAlive ? { kind: 'cancel' } : OPEN)
  const { navigator, browser, arrived, at } = await open('/', { isLoggedIn: true, guards: [lock] })
  await navigator.to('/deposit')
  await navigator.to('/help')
  isLocked = true
  navigator.back()
  await arrived()
  expect(at()).toBe('/help')
  isLocked = false
  browser.swipe(-1)
  await arrived()
  expect(at()).toBe('/deposit')
  expect(navigator.store.getState().transition).toBe('none')
})

test('a page that gives way is replaced, unless somebody is already on the way elsewhere', async () => {
  const { navigator, browser, at } = await open('/help')
  await navigator.to('/aboutus')
  await navigator.giveWay('/activity')
  expect(browser.addresses()).toEqual(['/help', '/activity'])
  const own = navigator.to('/help')
  await navigator.giveWay('/')
  await own
  expect(at()).toBe('/help')
  void navigator.giveWay('/')
  await navigator.to('/aboutus')
  expect(at()).toBe('/aboutus')
})

test('a newer navigation overtakes one that still waits for a guard', async () => {
  let answer = (): void => {}
  const slow: Guard = (visit) =>
    visit.route.pattern === '/help' ? new Promise((resolve) => (answer = () => resolve(OPEN))) : OPEN
  const { navigator, at } = await open('/', { guards: [slow] })
  const first = navigator.to('/help')
  await navigator.to('/aboutus')
  answer()
  await first
  expect(at()).toBe('/aboutus')
})

test('a waiting update loads the next page afresh, but not while the kept page holds typed text', async () => {
  const { navigator, screen, browser } = await open('/', { isLoggedIn: true })
  await navigator.to('/deposit')
  await navigator.to('/help')
  screen.isUpdateReady = true
  await navigator.to('/aboutus')
  expect(browser.reloads()).toBe(0)
  navigator.forgetKept()
  await navigator.to('/help')
  expect(browser.reloads()).toBe(1)
  expect(browser.history.fullPath()).toBe('/help')
})

test('a new query by replace keeps the page; the same address twice is one entry', async () => {
  const { navigator, browser } = await open('/sports')
  const id = activePage(navigator.store.getState())?.id
  await navigator.replace('/sports?sport=3')
  expect(activePage(navigator.store.getState())?.id).toBe(id)
  await navigator.to('/sports?sport=3')
  expect(browser.addresses()).toEqual(['/sports?sport=3'])
})

async function openHelp() {
  const app = await open('/')
  const rest = async (): Promise<void> => {
    app.navigator.settle()
    for (let turn = 0; turn < 4; turn++) await app.arrived()
  }
  await app.navigator.to('/help')
  await rest()
  const show = async (...names: string[]): Promise<void> => {
    for (const name of names) app.layers.show(name)
    await rest()
  }
  const step = async (delta: number): Promise<void> => {
    app.browser.history.go(delta)
    await rest()
  }
  return { ...app, rest, show, step }
}

test('a step back closes the topmost sheet or dialog first, and leaves the page when none is open', async () => {
  const { show, step, layers, at } = await openHelp()
  await show('slip', 'question')
  await step(-1)
  expect([at(), layers.open]).toEqual(['/help', ['slip']])
  await step(-1)
  expect([at(), layers.open]).toEqual(['/help', []])
  await step(-1)
  expect(at()).toBe('/')
})

test('on the page that was opened first a step back closes what lies over it and stays', async () => {
  const { layers, browser, arrived, at, navigator } = await open('/sports')
  navigator.settle()
  layers.show('slip')
  await arrived()
  await arrived()
  browser.history.go(-1)
  await arrived()
  expect([at(), layers.open]).toEqual(['/sports', []])
})

test.each([1, 2])('a reload with %i sheets open leaves the page on its own entry', async (over) => {
  const { browser, at } = await open('/sports', { over })
  expect([at(), browser.place()]).toEqual(['/sports', 0])
})

test('what is closed by its own button takes its entry along: the next step back leaves the page', async () => {
  const { show, step, rest, layers, at } = await openHelp()
  await show('slip')
  layers.close('slip')
  await rest()
  await step(-1)
  expect(at()).toBe('/')
})

test('a sheet that opens another in its place is one step back', async () => {
  const { show, step, layers, browser, at } = await openHelp()
  await show('first')
  layers.close('first')
  await show('second')
  expect(browser.addresses()).toEqual(['/', '/help', '/help'])
  await step(-1)
  expect([at(), layers.open]).toEqual(['/help', []])
})

test('a link in an open sheet opens its page above the one beneath, not above the sheet', async () => {
  const { navigator, show, step, rest, layers, browser, at } = await openHelp()
  await show('sheet', 'dialog')
  const opened = navigator.to('/aboutus')
  layers.closeAbove(0)
  await opened
  await rest()
  expect(browser.addresses()).toEqual(['/', '/help', '/aboutus'])
  await step(-1)
  expect(at()).toBe('/help')
})

test('the app’s own way back leaves the page, whether the sheet is open or has just been closed', async () => {
  const { navigator, show, rest, layers, at } = await openHelp()
  await show('sheet')
  layers.close('sheet')
  navigator.back()
  await rest()
  expect(at()).toBe('/')
})
