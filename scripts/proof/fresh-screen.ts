import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, vi } from 'vitest'

/*
 * The files of a worker share its window, React and the tools, which are loaded once. Each finds the window as the
 * first one did and loads our own modules anew: what one keeps, such as a session or a toast, is not there for the next.
 */
type Held = { readonly target: EventTarget; readonly given: Parameters<EventTarget['addEventListener']> }

// These listen to the document for good, once; what comes after them is the file's.
userEvent.setup()
render('').unmount()
vi.resetModules()

const place = location.href
const { innerWidth: width, innerHeight: height } = window
const phone: { setViewport(size: { width: number; height: number }): void } = Reflect.get(window, 'happyDOM')
const giveTimersBack = holdTimers()
const dropListeners = holdListeners()
const giveNavigatorBack = holdProperties(navigator)

afterAll(() => {
  vi.useRealTimers()
  // Otherwise the next test does, which is of the next file, and takes back what that one has set.
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  giveTimersBack()
  dropListeners()
  giveNavigatorBack()
  localStorage.clear()
  sessionStorage.clear()
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const part of [document.documentElement, document.body])
    for (const name of part.getAttributeNames()) part.removeAttribute(name)
  document.title = ''
  phone.setViewport({ width, height })
  history.replaceState(null, '', place)
})

/** An app that nobody looks at any more would go on asking, and whoever comes next would answer it. */
function holdTimers(): () => void {
  const { setTimeout, setInterval } = globalThis
  const running = new Set<NodeJS.Timeout>()
  const held = <Given extends unknown[]>(begin: (...given: Given) => NodeJS.Timeout) =>
    function beginAndNote(...given: Given): NodeJS.Timeout {
      const timer = begin(...given)
      running.add(timer)
      return timer
    }
  globalThis.setTimeout = Object.assign(held(setTimeout), setTimeout)
  globalThis.setInterval = Object.assign(held(setInterval), setInterval)
  return () => {
    for (const timer of running) clearTimeout(timer)
    Object.assign(globalThis, { setTimeout, setInterval })
  }
}

function holdListeners(): () => void {
  const held: Held[] = []
  const own = [window, document].map((target: EventTarget) => {
    const { addEventListener } = target
    target.addEventListener = (...given) => {
      held.push({ target, given })
      addEventListener.apply(target, given)
    }
    return { target, addEventListener }
  })
  return () => {
    for (const { target, given } of held) target.removeEventListener(...given)
    for (const { target, addEventListener } of own) target.addEventListener = addEventListener
  }
}

/** What a file adds to it or takes from it. */
function holdProperties(thing: object): () => void {
  const before = Object.getOwnPropertyDescriptors(thing)
  return () => {
    for (const name of Reflect.ownKeys(thing))
      if (!Object.hasOwn(before, name)) Reflect.deleteProperty(thing, name)
    Object.defineProperties(thing, before)
  }
}
