import type { Page } from '@playwright/test'

/** More stops than any page has: whoever needs more goes round in a circle. */
const STOPS_MAX = 900
/** The browser's own stops at both ends, and what came while the page was gone through. */
const SLACK = 12

type Walk = { readonly stops: number; readonly faults: string[] }
/** `left` is how many controls there are that Tab has not come to. */
type Walker = { readonly left: () => number; readonly end: () => Walk }

/**
 * Goes through the page with Tab alone: every control is reached, in the order of the document, shows that it has the
 * focus, and is not hidden by a bar; nothing that can be tapped is out of reach.
 */
export async function withoutPointer(page: Page): Promise<Walk> {
  let keys = (await page.evaluate(beginWalk)) + SLACK
  for (let pressed = 0; pressed < STOPS_MAX && keys > 0; pressed += 1, keys -= 1) {
    await page.keyboard.press('Tab')
    // A list that grows as it is gone through has more of them than at first.
    if (keys === 1) keys += await page.evaluate(stopsLeft)
  }
  return page.evaluate(() => (window as unknown as { accessWalk: Walker }).accessWalk.end())
}

const stopsLeft = () => (window as unknown as { accessWalk: Walker }).accessWalk.left()

/** Runs in the page. */
function beginWalk(): number {
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, iframe, video[controls], audio[controls], [tabindex], [contenteditable="true"]'
  const LOOK = ['outlineStyle', 'outlineWidth', 'boxShadow', 'borderTopColor', 'backgroundColor'] as const
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`
  /** A dialog keeps the focus to itself until it is closed. */
  const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].find(
    (element) => element.getAttribute('aria-modal') === 'true' && element.checkVisibility(),
  )
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    (!dialog || dialog.contains(element)) &&
    element.closest('[inert], [aria-hidden="true"], .page:not([data-state="active"])') === null

  const isStop = (element: Element): boolean => {
    if (!(element instanceof HTMLElement) || element.tabIndex < 0 || element.matches(':disabled'))
      return false
    if (!isShown(element)) return false
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
    // Of a group of radios Tab reaches the one that is chosen, or an end of it.
    const group = [...document.querySelectorAll<HTMLInputElement>(`input[type="radio"]`)].filter(
      (other) => other.name === element.name && other.form === element.form && !other.disabled,
    )
    return element.name === '' || (group.find(({ checked }) => checked) ?? group[0]) === element
  }

  /** How what may show the focus looks: the control, what is around it, beside it and drawn on it. */
  const looksOf = (element: Element): string => {
    const around = [element, element.parentElement, element.parentElement?.parentElement]
    const parts = [...around, element.nextElementSibling, element.previousElementSibling]
    return parts
      .filter((part) => part instanceof Element)
      .flatMap((part) => [null, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
      .map((style) => LOOK.map((name) => style[name]).join())
      .join('|')
  }

  /** Some of it is in sight, and no bar lies over all of it. */
  const isCovered = (element: Element): boolean => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    if (right - left < 3 || bottom - top < 3) return false
    const xs = [left + 2, (left + right) / 2, right - 2]
    const ys = [top + 2, (top + bottom) / 2, bottom - 2]
    return !xs.some((x) =>
      ys.some((y) => {
        const hit = document.elementFromPoint(x, y)
        return (
          hit !== null &&
          (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element))
        )
      }),
    )
  }

  const still = new CSSStyleSheet()
  still.replaceSync(
    '*, *::before, *::after { transition: none !important; scroll-behavior: auto !important }',
  )
  document.adoptedStyleSheets.push(still)
  ;(document.activeElement as HTMLElement | null)?.blur()
  getSelection()?.removeAllRanges()
  scrollTo(0, 0)
  const stops = [...document.querySelectorAll(CONTROLS)].filter(isStop)
  const before = new Map(stops.map((stop) => [stop, looksOf(stop)]))
  const order: Element[] = []
  const faults = new Set<string>()

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || order.includes(target)) return
    order.push(target)
    const was = before.get(target)
    // Where the keys of the page type has its ring before the focus comes.
    const isMarked = target.closest('[data-active]') !== null
    if (was !== undefined && was === looksOf(target) && !isMarked)
      faults.add(`no sign of the focus: ${nameOf(target)}`)
  }
  const onBlur = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && before.has(target) && target.isConnected && isCovered(target))
      faults.add(`focus behind something: ${nameOf(target)}`)
  }
  document.addEventListener('focusin', onFocus)
  document.addEventListener('focusout', onBlur)

  /** What React would tell of a tap, on something that no key reaches. */
  const tapOnly = (): string[] =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
        const props = key ? (element as unknown as Record<string, { onClick?: unknown }>)[key] : undefined
        if (typeof props?.onClick !== 'function' || !isShown(element)) return false
        if (element.closest('[aria-hidden="true"]')) return false
        const isReached = element.closest(CONTROLS) !== null || element.closest('label') !== null
        return !isReached && element.querySelector(CONTROLS) === null
      })
      .map((element) => `only for a pointer: ${nameOf(element)}`)

  /** From where the focus was at first to the end, then from the beginning: one step back is none too many. */
  const outOfTurn = (known: readonly Element[]): Element[] => {
    const back = known.filter((stop, place) => {
      const last = known[place - 1]
      return last && !(last.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING)
    })
    return back.slice(1)
  }

  const missed = () => stops.filter((stop) => !order.includes(stop) && stop.isConnected && isStop(stop))
  const end = () => {
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('focusout', onBlur)
    for (const stop of missed()) faults.add(`never reached by Tab: ${nameOf(stop)}`)
    for (const stop of stops)
      if ((stop as HTMLElement).tabIndex > 0) faults.add(`takes its turn by number: ${nameOf(stop)}`)
    for (const text of tapOnly()) faults.add(text)
    for (const stop of outOfTurn(order.filter((each) => each.isConnected && before.has(each))))
      faults.add(`out of its turn: ${nameOf(stop)}`)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
    ;(document.activeElement as HTMLElement | null)?.blur()
    return { stops: order.length, faults: [...faults] }
  }
  Object.assign(window, { accessWalk: { left: () => missed().length, end } })
  return stops.length
}
