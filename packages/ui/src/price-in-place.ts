import { type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react'

/** Which way a price moved. */
export type OddsMove = 'up' | 'down'
export type ShownPrice = {
  /** Already formatted. */
  readonly price: string
  readonly label: string
  readonly moved: OddsMove | undefined
}
/**
 * Shows a price in a button that stands, as it would have been drawn with it; null where it has to be drawn, as another
 * state or motion has other parts. A list hears of hundreds of prices a second: drawing each costs ten times the writing.
 */
export type InPlace = RefObject<Writing | null>
type Writing = (shown: ShownPrice) => void

/** So many signs fit the narrowest cell at full size, and so many a little smaller. */
const FULL_SIGNS = 4
const LONG_SIGNS = 5

function lengthOf(price: string): 'long' | 'longest' | undefined {
  if (price.length > LONG_SIGNS) return 'longest'
  return price.length > FULL_SIGNS ? 'long' : undefined
}

/** What a price brings to its button; the digits stand in a part of their own. */
export function priceAttributes({
  price,
  label,
  moved,
  isStill,
}: ShownPrice & { isStill?: boolean | undefined }) {
  return {
    'aria-label': label,
    'data-long': lengthOf(price),
    'data-moved': moved,
    'data-still': moved && isStill ? 'true' : undefined,
  }
}
type PriceAttributes = ReturnType<typeof priceAttributes>

/** Fills `inPlace` for as long as the button looks as it was drawn last. */
export function usePriceInPlace(
  inPlace: InPlace | undefined,
  attributes: PriceAttributes,
  price: string,
  isStill: boolean,
): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const isWritten = useRef(false)
  useLayoutEffect(() => {
    // Whoever drew it compared with what was drawn before, and knows nothing of what was written since.
    if (button.current && isWritten.current) write(button.current, attributes, price)
    isWritten.current = false
  })
  useImperativeHandle<Writing | null, Writing | null>(inPlace, () => {
    if (!isStill) return null
    return (shown: ShownPrice) => {
      if (!button.current) return
      isWritten.current = true
      write(button.current, priceAttributes({ ...shown, isStill }), shown.price)
    }
  })
  return button
}

function write(element: HTMLElement, attributes: PriceAttributes, price: string): void {
  for (const [name, value] of Object.entries(attributes)) {
    const before = element.getAttribute(name)
    if (value === undefined) {
      if (before !== null) element.removeAttribute(name)
    } else if (before !== value) element.setAttribute(name, value)
  }
  const digits = element.querySelector('.ui-odds-price')?.firstChild
  if (digits && digits.nodeValue !== price) digits.nodeValue = price
}
