import type { Page } from '@playwright/test'
import { KNOWN_EXCEPTIONS } from '../../../apps/web/src/features/site-pages/accessibility/known-exceptions.ts'
import { tooWide } from '../layout.ts'

const KEEPERS = KNOWN_EXCEPTIONS.flatMap(({ keepsSize }) => keepsSize ?? []).join()
const SHORT = KNOWN_EXCEPTIONS.flatMap(({ cutsShort }) => cutsShort ?? []).join()

/**
 * The page with its text at twice its size, as a browser's own text size makes it: the boxes stay as wide as the phone.
 * Nothing is cut, nothing lies on something else, the page does not scroll sideways, and what a page is for is still there.
 */
export async function atDoubleText(page: Page, own: readonly string[]): Promise<string[]> {
  await page.evaluate(doubleText, true)
  await page.waitForSelector('html[data-text="large"]', { state: 'attached' })
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  const faults = [
    ...(await tooWide(page)),
    ...(await page.evaluate(unreadable, { words: own, keepers: KEEPERS, short: SHORT })),
  ]
  await page.evaluate(doubleText, false)
  await page.waitForSelector('html[data-text="usual"]', { state: 'attached' })
  return faults.map((fault) => `200 %: ${fault}`)
}

/** Runs in the page. */
function doubleText(isOn: boolean): void {
  const holder = window as unknown as { accessText?: CSSStyleSheet }
  if (isOn) {
    holder.accessText = new CSSStyleSheet()
    holder.accessText.replaceSync(
      // What is below the screen is laid out as it will be once it is scrolled to.
      'html { -webkit-text-size-adjust: 200% !important; text-size-adjust: 200% !important } * { content-visibility: visible !important }',
    )
    document.adoptedStyleSheets.push(holder.accessText)
  } else {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== holder.accessText)
  }
}

type Allowed = { words: readonly string[]; keepers: string; short: string }

/** Runs in the page: texts that a box cuts, and texts that lie on each other. */
function unreadable({ words, keepers, short }: Allowed): string[] {
  const ours = new Set(words)
  const found = new Set<string>()
  type Line = { text: string; element: Element; box: DOMRect }
  const lines: Line[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const element = node.parentElement
    const text = node.data.trim()
    if (!element || text === '' || !element.checkVisibility({ visibilityProperty: true })) continue
    if (element.closest('.sr-only, [aria-hidden="true"], svg, select, .page:not([data-state="active"])'))
      continue
    if (
      getComputedStyle(element).getPropertyValue('text-size-adjust') !== '200%' &&
      !element.closest(keepers)
    )
      found.add(`keeps its size: ${pathOf(element)}: ${text.slice(0, 50)}`)
    const range = document.createRange()
    range.selectNodeContents(node)
    const cut = cutOf(range.getBoundingClientRect(), element)
    // Names may end in an ellipsis; words of ours and figures may not.
    if (cut === 'ends in an ellipsis' && element.closest(short)) continue
    if (cut === 'ends in an ellipsis' && !ours.has(text) && !/^[\d.,:/ ₫%+-]+$/.test(text)) continue
    if (cut)
      found.add(
        `${cut}: ${element.tagName.toLowerCase()}.${[...element.classList].join('.')} in ${pathOf(element)}: ${text.slice(0, 50)}`,
      )
    else
      for (const box of range.getClientRects())
        if (isInSight(box, element)) lines.push({ text, element, box })
  }
  for (const [place, one] of lines.entries())
    for (const other of lines.slice(place + 1))
      if (one.element !== other.element && isOver(one, other))
        found.add(
          `on each other: ${one.text.slice(0, 30)} | ${other.text.slice(0, 30)} in ${pathOf(other.element)}`,
        )
  return [...found]

  function pathOf(element: Element): string {
    const names: string[] = []
    for (let box = element.parentElement; box && names.length < 3; box = box.parentElement)
      if (box.classList.length) names.push(box.classList[0]!)
    return names.join(' < ')
  }

  /** What scrolls is there as far as its frame shows it. */
  function isInSight(box: DOMRect, element: Element): boolean {
    for (let frame: Element | null = element; frame && frame !== document.body; frame = frame.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(frame)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const { left, top, right, bottom } = frame.getBoundingClientRect()
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
      if (x < left || x > right || y < top || y > bottom) return false
    }
    return true
  }

  function cutOf(box: DOMRect, element: Element): string | null {
    if (box.width === 0) return null
    for (let frame: Element | null = element; frame && frame !== document.body; frame = frame.parentElement) {
      const style = getComputedStyle(frame)
      if (style.display === 'inline' || style.display === 'contents') continue
      const inner = frame.getBoundingClientRect()
      const scrolls = (value: string) => value === 'auto' || value === 'scroll'
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) return null
      const isShort = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      if (style.overflowX !== 'visible' && (box.left < inner.left - 2 || box.right > inner.right + 2))
        return isShort ? 'ends in an ellipsis' : 'cut sideways'
      if (style.overflowY !== 'visible' && (box.top < inner.top - 6 || box.bottom > inner.bottom + 6))
        return isShort ? 'ends in an ellipsis' : 'cut in its height'
      if (style.position === 'fixed') return null
    }
    return null
  }

  /** More than the room between two lines, and in one layer: a bar may lie over what scrolls below it. */
  function isOver(one: Line, other: Line): boolean {
    const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
    const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
    const least = Math.min(one.box.height, other.box.height)
    return width > 3 && height > least * 0.35 && layerOf(one.element) === layerOf(other.element)
  }

  function layerOf(element: Element): Element | null {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(box).position)) return box
    return null
  }
}
