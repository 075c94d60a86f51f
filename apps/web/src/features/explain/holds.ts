import type { Cancel, Clock } from '../../platform/time.ts'
import { type Figure, figureElement, figureOf } from '../../page-kit/explain/figures.ts'

const HOLD_MS = 500
/** A finger is never quite still; further than this it scrolls. */
const STILL_PX = 10
const TYPED_IN = 'input, textarea, select, [contenteditable]'

type Needs = {
  readonly clock: Pick<Clock, 'after'>
  readonly open: (figure: Figure) => void
  /** Whether a plain tap opens a figure that has no tap of its own. */
  readonly opensByTap: () => boolean
}

/**
 * One listener for every figure of the page: a press that stays, the second button of a mouse, the menu key, `?`, and Enter
 * where the figure is no button of its own. The tap that ends a press is swallowed.
 */
export function listenForHolds(page: Document, { clock, open, opensByTap }: Needs): Cancel {
  let pressed: { x: number; y: number; cancel: Cancel } | null = null
  let isHeld = false

  const release = (): void => {
    pressed?.cancel()
    pressed = null
  }
  const ask = (element: Element): boolean => {
    const figure = figureOf(element)
    if (figure) open(figure)
    return figure !== null
  }

  function press(event: PointerEvent): void {
    release()
    isHeld = false
    const element = figureElement(event.target)
    if (!element || !event.isPrimary || event.button !== 0 || !element.contains(event.target as Node)) return
    const hold = (): void => {
      pressed = null
      isHeld = element.isConnected && ask(element)
    }
    pressed = { x: event.clientX, y: event.clientY, cancel: clock.after(HOLD_MS, hold) }
  }
  function move({ clientX, clientY }: PointerEvent): void {
    if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) > STILL_PX) release()
  }
  function click(event: MouseEvent): void {
    const element = figureElement(event.target)
    const isOwn = element?.getAttribute('role') === 'button' && element.contains(event.target as Node)
    const wasHeld = isHeld
    isHeld = false
    // A reader of the screen taps without a finger.
    const isAsked = isOwn && (event.detail === 0 || opensByTap())
    if (!wasHeld && !isAsked) return
    stop(event)
    if (!wasHeld && element) ask(element)
  }
  function menu(event: MouseEvent): void {
    const element = figureElement(event.target)
    if (!element) return
    release()
    // A finger that is held may send it too, before or after its time.
    if (isHeld || ask(element)) event.preventDefault()
    isHeld = event.button === 0
  }
  function key(event: KeyboardEvent): void {
    const { target } = event
    if (!(target instanceof Element) || target.matches(TYPED_IN) || event.ctrlKey || event.metaKey) return
    const element = figureElement(target)
    const isEnter = (event.key === 'Enter' || event.key === ' ') && element === target
    const isOwn = isEnter && element?.getAttribute('role') === 'button'
    if (element && (event.key === '?' || isOwn) && ask(element)) stop(event)
  }

  const end = new AbortController()
  const first = { capture: true, signal: end.signal }
  page.addEventListener('pointerdown', press, first)
  page.addEventListener('pointermove', move, first)
  for (const name of ['pointerup', 'pointercancel', 'scroll', 'dragstart'] as const)
    page.addEventListener(name, release, first)
  page.addEventListener('click', click, first)
  page.addEventListener('contextmenu', menu, first)
  page.addEventListener('keydown', key, first)
  return () => {
    release()
    end.abort()
  }
}

function stop(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
