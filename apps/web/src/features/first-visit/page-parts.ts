import type { LitBox } from '@keo/ui/layers/spotlight'
import { storage } from '../../platform/storage.ts'
import { overlays } from '../../page-kit/overlays/overlays.tsx'

/** What the guide speaks of, in its order. */
const PARTS = ['price', 'slip', 'follow'] as const
export type Part = (typeof PARTS)[number]

const PAGE = '.page[data-state="active"]'

/** The first match that is seen whole, with prices that can be tapped. */
export function shownRow(): Element | undefined {
  return [...document.querySelectorAll(`${PAGE} .ui-match-row`)].find((row) => {
    const prices = row.querySelector('.ui-match-odds')
    return prices?.querySelector('.ui-odds:not([disabled])') && isInFront(prices)
  })
}

/** A bar that lies over it would be lit in its place. */
function isInFront(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  if (width === 0 || top < 0 || top + height > innerHeight) return false
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

/** The slip stands beside the list where there is room, else above the tabs. */
function elementOf(part: Part): Element | null | undefined {
  if (part === 'slip')
    return (
      document.querySelector('.app-side[data-side="right"]') ??
      document.querySelector(`${PAGE} .page-tab-bar`)
    )
  const row = shownRow() ?? document.querySelector(`${PAGE} .ui-match-row`)
  return row?.querySelector(part === 'price' ? '.ui-match-odds' : '.ui-match-meta button')
}

export function boxOf(part: Part): LitBox | null {
  const { top, left, width, height } = elementOf(part)?.getBoundingClientRect() ?? new DOMRect()
  return width > 0 ? { top, left, width, height: Math.min(height, innerHeight - top) } : null
}

/** Neither a slip, open or folded, nor anything else that wants to be answered. */
export function isNothingOver(): boolean {
  const others = Object.keys(overlays.store.getState().open).filter((slot) => slot !== 'guide')
  return others.length === 0 && (storage.read('betCart') ?? []).length === 0
}

export const seenParts = (): readonly Part[] => PARTS.filter((part) => boxOf(part) !== null)
