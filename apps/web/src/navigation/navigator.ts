import { createStore } from 'zustand/vanilla'
import { paths } from './paths.ts'
import { type Guard, GUARDS, type GuardWorld, runGuards } from './guards.ts'
import type { EntryState, History } from './history.ts'
import type { LayerEntries } from './layer-entries.ts'
import {
  activePage,
  arrive,
  EMPTY_STACK,
  forgetKept,
  type PageEntry,
  type PageStack,
  settle,
} from './page-stack-state.ts'
import { type Direction, pageTransition } from './page-transition.ts'
import { createMatcher, type Match, type Matcher } from './route-matcher.ts'
import type { Route } from './route.ts'

type Parts = {
  history: History
  world(): GuardWorld
  /** Swaps a one-use code for a session; false when the code is not valid. */
  exchange(code: string): Promise<boolean>
  scrollY(): number
  newKey(): string
  /** A new version waits: the next page is loaded afresh instead of shown. */
  isUpdateReady(): boolean
}

type StartOptions = {
  instead?: string
  guards?: readonly Guard[]
  /** The rest of the table, where the first page needs only a part of it. */
  laterRoutes?: () => Promise<readonly Route[]>
}
type Found = Match & { readonly fullPath: string }
type Way = 'start' | 'push' | 'replace' | 'pop'

/** Guards may send a visit on; a circle of them is a defect, and the page stays. */
const REDIRECTS_MAX = 10

export function createNavigator(parts: Parts) {
  const { history } = parts
  const store = createStore<PageStack>(() => EMPTY_STACK)
  const scrolls = new Map<string, number>()
  let match: Matcher = () => null
  let matchLater: (path: string) => Promise<Match | null> = async () => null
  let guards: readonly Guard[] = GUARDS
  /** The latest navigation wins: an older one that still waits for a guard is dropped. */
  let turn = 0
  let isUnderWay = false
  /** A step back asked for by the app itself is never a swipe. */
  let isOwnPop = false

  const current = (): PageEntry | undefined => activePage(store.getState())?.entry
  /** They come with the first sheet or dialog: until then there are none. */
  let entries: LayerEntries | undefined

  async function navigate(fullPath: string, way: Way, isSwipe = false): Promise<void> {
    const own = ++turn
    isUnderWay = true
    const found = await prepare(fullPath, way).finally(() => {
      if (own === turn) isUnderWay = false
    })
    if (own !== turn) return
    if (found) commit(found, way, isSwipe)
    else if (way === 'pop') returnToCurrent()
    entries?.matchLater()
  }

  async function prepare(fullPath: string, way: Way): Promise<Found | null> {
    const found = await resolve(fullPath)
    if (found && way !== 'pop') await entries?.unwind()
    return found
  }

  async function stepBack(): Promise<void> {
    isOwnPop = true
    await entries?.unwind()
    history.go(-1)
  }

  async function resolve(wanted: string): Promise<Found | null> {
    let fullPath = wanted
    for (let step = 0; step < REDIRECTS_MAX; step++) {
      const url = new URL(fullPath, history.origin)
      const found = match(url.pathname) ?? (await matchLater(url.pathname))
      if (!found) {
        fullPath = paths.home()
        continue
      }
      const visit = {
        route: found.route,
        fullPath: url.pathname + url.search + url.hash,
        search: url.searchParams,
        fromFullPath: current()?.fullPath ?? null,
      }
      const decision = await runGuards(guards, visit, parts.world())
      if (decision.kind === 'cancel') return null
      if (decision.kind === 'open') return { ...found, fullPath: visit.fullPath }
      if (decision.kind === 'redirect') fullPath = decision.to
      else fullPath = (await parts.exchange(decision.code)) ? decision.to : decision.otherwise
    }
    return null
  }

  function commit(found: Found, way: Way, isSwipe: boolean): void {
    const leaving = current()
    if (leaving && way === 'push' && leaving.fullPath === found.fullPath) return
    const leavingScrollY = parts.scrollY()
    if (leaving) remember(leaving, leavingScrollY, way)

    const direction = directionOf(way, leaving)
    const entry = entryOf(found, write(found, way, leaving))
    if (leaving && parts.isUpdateReady() && mayReload(entry)) return history.reload()

    store.setState(
      arrive(store.getState(), {
        entry,
        transition: pageTransition({
          from: leaving?.route ?? null,
          to: entry.route,
          direction,
          isSwipe,
          prefersReducedMotion: history.prefersReducedMotion(),
        }),
        scrollY:
          way === 'pop' || way === 'start' ? (scrolls.get(entry.key) ?? history.state()?.scrollY ?? 0) : 0,
        leavingScrollY,
      }),
      true,
    )
  }

  /** In memory for as long as the app runs, and in the entry itself where that is still at hand. */
  function remember(leaving: PageEntry, scrollY: number, way: Way): void {
    scrolls.set(leaving.key, scrollY)
    if (way === 'push') history.replace({ key: leaving.key, index: leaving.index, scrollY }, leaving.fullPath)
  }

  function directionOf(way: Way, leaving: PageEntry | undefined): Direction {
    const index = history.state()?.index
    return way === 'pop' && leaving && index !== undefined && index < leaving.index ? 'back' : 'forward'
  }

  /** Brings the browser's entry in line with the page that opens, and says which entry that is. */
  function write(found: Found, way: Way, leaving: PageEntry | undefined): EntryState {
    if (way === 'push') {
      const state = { key: parts.newKey(), index: (leaving?.index ?? -1) + 1 }
      history.push(state, found.fullPath)
      return state
    }
    const given = history.state()
    const isSamePage = leaving && samePath(leaving, found) && (way === 'replace' || !given)
    const state = isSamePage
      ? { key: leaving.key, index: leaving.index }
      : way === 'replace'
        ? { key: parts.newKey(), index: leaving?.index ?? 0 }
        : (given ?? { key: parts.newKey(), index: (leaving?.index ?? -1) + 1 })
    history.replace(state, found.fullPath)
    return state
  }

  function samePath(leaving: PageEntry, found: Found): boolean {
    return leaving.path === new URL(found.fullPath, history.origin).pathname
  }

  function entryOf(found: Found, { key, index }: EntryState): PageEntry {
    const { pathname, search } = new URL(found.fullPath, history.origin)
    return {
      key,
      index,
      path: pathname,
      search,
      fullPath: found.fullPath,
      route: found.route,
      params: found.params,
    }
  }

  /** A page that is kept holds typed text: the update waits until it is gone. */
  function mayReload(entry: PageEntry): boolean {
    const { pages } = store.getState()
    return !entry.route.keepAlive && pages.every((page) => !page.entry.route.keepAlive)
  }

  function returnToCurrent(): void {
    const here = current()
    const there = history.state()
    if (here && there && there.index !== here.index) history.go(here.index - there.index)
  }

  return {
    store,
    /** Opens the page of the address bar, or another in its place. Nothing is shown before. */
    async start(
      routes: readonly Route[],
      { instead, guards: added = [], laterRoutes }: StartOptions = {},
    ): Promise<void> {
      match = createMatcher(routes)
      if (laterRoutes) matchLater = async (path) => createMatcher(await laterRoutes())(path)
      guards = [...GUARDS, ...added]
      history.onPop(() => {
        if (entries?.popped()) return
        const isSwipe = !isOwnPop && history.isSwipe()
        isOwnPop = false
        const state = history.state()
        if (state && state.key === current()?.key) return
        void navigate(history.fullPath(), 'pop', isSwipe)
      })
      await navigate(instead ?? history.fullPath(), 'start')
      // What lay over the page went with the reload; its entries would take a step back each, and nothing would happen.
      const { depth = 0 } = history.state() ?? {}
      if (depth > 0) history.go(-depth)
    },
    current,
    isAtRest: (): boolean => !isUnderWay && !isOwnPop && store.getState().transition === 'none',
    /** From now on sheets and dialogs have entries of their own. */
    keepEntries(kept: LayerEntries): void {
      entries = kept
      kept.matchLater()
    },
    to: (fullPath: string): Promise<void> => navigate(fullPath, 'push'),
    replace: (fullPath: string): Promise<void> => navigate(fullPath, 'replace'),
    /** For a page that may no longer show. Where somebody is already on the way elsewhere, that counts. */
    async giveWay(fullPath: string): Promise<void> {
      if (!isUnderWay) await navigate(fullPath, 'replace')
    },
    /** A page that was opened from outside has none before it: then home. */
    back(): void {
      if ((current()?.index ?? 0) === 0) return void navigate(paths.home(), 'replace')
      void stepBack()
    },
    settle(): void {
      store.setState(settle(store.getState()), true)
      entries?.matchLater()
    },
    forgetKept: (): void => store.setState(forgetKept(store.getState()), true),
    /** Before the page is unloaded: a reload comes back to the same place. */
    rememberScroll(): void {
      const here = current()
      if (here)
        history.replace(
          { key: here.key, index: here.index, ...history.state(), scrollY: parts.scrollY() },
          here.fullPath,
        )
    },
  }
}
