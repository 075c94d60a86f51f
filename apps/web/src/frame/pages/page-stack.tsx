import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { navigation } from '../../navigation/navigation.ts'
import { PageFrame } from './page-frame.tsx'
import { pageScroll } from '../../navigation/page-scroll.ts'
import {
  activePage,
  EMPTY_STACK,
  type Page,
  type PageStack as Stack,
} from '../../navigation/page-stack-state.ts'

/** The pages that are mounted: the one that shows, the one that leaves, and the one that is kept. */
export function PageStack() {
  const stack = useStore(navigation.store)
  const root = useRef<HTMLDivElement>(null)
  useMove(stack, root)

  return (
    <div ref={root} className="page-stack" data-transition={stack.transition}>
      {stack.pages.map((page) => (
        <PageFrame key={page.id} page={page} />
      ))}
    </div>
  )
}

/** Runs before the browser paints, so that no page is seen at the wrong place. */
function useMove(stack: Stack, root: RefObject<HTMLDivElement | null>): void {
  const before = useRef(EMPTY_STACK)

  useLayoutEffect(() => {
    const last = before.current
    before.current = stack
    const page = activePage(stack)
    if (!page || !root.current) return
    if (stack.transition === 'none') {
      const isStill = last.transition === 'none' && activePage(last)?.id === page.id
      if (!isStill) pageScroll.release(page.scrollY)
      return
    }
    const frames = [...root.current.children].filter((child) => child instanceof HTMLElement)
    for (const frame of frames) hold(frame, stack.pages)
    void settleAfter(frames, stack)
  }, [stack, root])
}

/** A page in motion scrolls inside its frame; the sheet beneath shows what it showed. */
function hold(frame: HTMLElement, pages: readonly Page[]): void {
  const page = pages.find(({ id }) => id === frame.dataset.page)
  const scroller = frame.firstElementChild
  if (!page || !(scroller instanceof HTMLElement)) return
  scroller.scrollTop = page.scrollY
  if (page.state === 'active') pageScroll.hold(scroller)
}

async function settleAfter(frames: readonly HTMLElement[], stack: Stack): Promise<void> {
  const animations = frames.flatMap((frame) => frame.getAnimations())
  await Promise.allSettled(animations.map((animation) => animation.finished))
  if (navigation.store.getState() === stack) navigation.settle()
}
