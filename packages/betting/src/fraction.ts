/** An exact number: prices and shares never pass through a float. */
export type Fraction = { readonly top: bigint; readonly bottom: bigint }

export const NOTHING: Fraction = { top: 0n, bottom: 1n }
export const ONE: Fraction = { top: 1n, bottom: 1n }

export function times(a: Fraction, b: Fraction): Fraction {
  return { top: a.top * b.top, bottom: a.bottom * b.bottom }
}

export function plus(a: Fraction, b: Fraction): Fraction {
  if (a.bottom === b.bottom) return { top: a.top + b.top, bottom: a.bottom }
  return { top: a.top * b.bottom + b.top * a.bottom, bottom: a.bottom * b.bottom }
}
