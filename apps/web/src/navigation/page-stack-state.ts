import type { Transition } from './page-transition.ts'
import type { Params } from './route-matcher.ts'
import type { Route } from './route.ts'

/** One entry of the browser's history, resolved to its page. */
export type PageEntry = {
  readonly key: string
  readonly index: number
  readonly path: string
  /** With its question mark, or empty. */
  readonly search: string
  readonly fullPath: string
  readonly route: Route
  readonly params: Params
}

export type Page = {
  /** Stays the same while the page stays mounted. */
  readonly id: string
  readonly entry: PageEntry
  /** `kept` is mounted but hidden. */
  readonly state: 'active' | 'leaving' | 'kept'
  /** Where the page is to be scrolled to when it comes in. */
  readonly scrollY: number
}

export type PageStack = {
  readonly pages: readonly Page[]
  /** `none` when nothing moves. */
  readonly transition: Transition
}

export type Arrival = {
  readonly entry: PageEntry
  readonly transition: Transition
  readonly scrollY: number
  /** Where the page that is left was scrolled to. */
  readonly leavingScrollY: number
}

export const EMPTY_STACK: PageStack = { pages: [], transition: 'none' }

export function activePage(stack: PageStack): Page | undefined {
  return stack.pages.find((page) => page.state === 'active')
}

function pageId({ key, route }: PageEntry): string {
  return route.keepAlive ? `kept:${route.pattern}` : key
}

function moved(page: Page, change: Partial<Page>): Page {
  return { ...page, ...change }
}

/** Both pages stay mounted until the move ends; a move that is still going on is cut short. */
export function arrive(stack: PageStack, arrival: Arrival): PageStack {
  const { pages } = settle(stack)
  const id = pageId(arrival.entry)
  const leaving = pages.find((page) => page.state === 'active')
  if (leaving?.id === id) {
    const stayed = pages.map((page) => (page === leaving ? moved(page, { entry: arrival.entry }) : page))
    return { pages: stayed, transition: 'none' }
  }

  const kept = pages.find((page) => page.id === id)
  const entering: Page = {
    id,
    entry: arrival.entry,
    state: 'active',
    scrollY: kept?.scrollY ?? arrival.scrollY,
  }
  const others = pages.map((page): Page => {
    if (page === kept) return entering
    return page === leaving ? moved(page, { state: 'leaving', scrollY: arrival.leavingScrollY }) : page
  })
  const next: PageStack = { pages: kept ? others : [...others, entering], transition: arrival.transition }
  return arrival.transition === 'none' ? settle(next) : next
}

/** The move is over: the page that left is gone, or hidden if it is one to keep. */
export function settle({ pages }: PageStack): PageStack {
  const staying = pages.filter((page) => page.state !== 'leaving' || page.entry.route.keepAlive)
  return {
    pages: staying.map((page) => (page.state === 'leaving' ? moved(page, { state: 'kept' }) : page)),
    transition: 'none',
  }
}

/** What one member typed is not for the next one to find. */
export function forgetKept(stack: PageStack): PageStack {
  return { ...stack, pages: stack.pages.filter((page) => page.state !== 'kept') }
}
