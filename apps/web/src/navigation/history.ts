import { isIos, readPlatform } from '../platform/platform.ts'
import { clock } from '../platform/time.ts'
import { isEdgeSwipe, type Touch } from './page-transition.ts'

/** What we write into an entry of the browser's history; it survives a reload. */
export type EntryState = {
  readonly key: string
  readonly index: number
  readonly scrollY?: number
  /** Of a sheet or dialog over the page: the first, the second, and so on. */
  readonly depth?: number
}

/** The part of the browser that navigation needs. */
export type History = {
  readonly origin: string
  /** Undefined when the entry is not of our making. */
  state(): EntryState | undefined
  fullPath(): string
  push(state: EntryState, fullPath: string): void
  replace(state: EntryState, fullPath: string): void
  go(delta: number): void
  onPop(run: () => void): void
  /** The history is being moved by an iOS swipe from the edge. */
  isSwipe(): boolean
  prefersReducedMotion(): boolean
  reload(): void
}

export function browserHistory(): History {
  let touch: Touch | null = null

  return {
    get origin() {
      return location.origin
    },
    state: () => entryState(history.state),
    fullPath: () => location.pathname + location.search + location.hash,
    push: (state, fullPath) => history.pushState({ keo: state }, '', fullPath),
    replace: (state, fullPath) => history.replaceState({ keo: state }, '', fullPath),
    go: (delta) => history.go(delta),
    onPop(run) {
      history.scrollRestoration = 'manual'
      addEventListener('popstate', run)
      addEventListener(
        'touchstart',
        ({ touches }) => {
          const [first] = touches
          if (first) touch = { startX: first.clientX, atMs: clock.monotonicMs() }
        },
        { passive: true, capture: true },
      )
    },
    isSwipe: () =>
      isEdgeSwipe(touch, {
        isIos: isIos(readPlatform()),
        nowMs: clock.monotonicMs(),
        viewportWidth: innerWidth,
      }),
    prefersReducedMotion: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
    reload: () => location.reload(),
  }
}

function entryState(state: unknown): EntryState | undefined {
  const { keo } = (state ?? {}) as { keo?: Partial<EntryState> }
  return typeof keo?.key === 'string' && typeof keo.index === 'number' ? (keo as EntryState) : undefined
}
