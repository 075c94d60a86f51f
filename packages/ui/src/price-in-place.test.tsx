import { render } from '@testing-library/react'
import { createRef, type RefObject } from 'react'
import { expect, test } from 'vitest'
import type { ShownPrice } from './price-in-place.ts'
import { OddsButton } from './product/odds-button.tsx'

type Show = (shown: ShownPrice) => void
type Drawn = Partial<Parameters<typeof OddsButton>[0]>

const SHOWN: readonly ShownPrice[] = [
  { price: '1.90', label: 'Home 1.90', moved: undefined },
  { price: '1.95', label: 'Home 1.95', moved: 'up' },
  { price: '13.40', label: 'Home 13.40', moved: 'down' },
  { price: '151.00', label: 'Home 151.00', moved: undefined },
]

function draw(props: Drawn, shown: ShownPrice, inPlace?: RefObject<Show | null>) {
  return <OddsButton line="-0.5" isStill {...props} {...shown} {...(inPlace && { inPlace })} />
}
/** Everything of the button, whatever the order in which its attributes came. */
function lookOf({ firstElementChild }: HTMLElement) {
  const attributes = [...(firstElementChild?.attributes ?? [])].map(({ name, value }) => [name, value])
  return { attributes: Object.fromEntries(attributes), parts: firstElementChild?.innerHTML }
}
const drawnAnew = (props: Drawn, shown: ShownPrice) => lookOf(render(draw(props, shown)).container)

test('a price that is shown in place leaves the button as drawing it would have', () => {
  for (const first of SHOWN)
    for (const next of SHOWN) {
      const inPlace = createRef<Show>()
      const { container } = render(draw({}, first, inPlace))
      inPlace.current?.(next)
      expect(lookOf(container)).toEqual(drawnAnew({}, next))
    }
})

test('what is drawn after it counts, also where it is the same as what was drawn before', () => {
  for (const props of [{}, { isStill: false }, { selected: true }, { state: 'suspended' as const }])
    for (const next of SHOWN) {
      const inPlace = createRef<Show>()
      const { container, rerender } = render(draw({}, SHOWN[1]!, inPlace))
      inPlace.current?.(SHOWN[2]!)
      rerender(draw(props, next, inPlace))
      expect(lookOf(container)).toEqual(drawnAnew(props, next))
    }
})

test('in motion, in the slip, or not open, a price has to be drawn', () => {
  for (const props of [
    { isStill: false },
    { selected: true },
    { state: 'stale' as const },
    { state: 'locked' as const },
  ]) {
    const inPlace = createRef<Show>()
    const { rerender, unmount } = render(draw(props, SHOWN[1]!, inPlace))
    expect(inPlace.current).toBeNull()
    rerender(draw({}, SHOWN[1]!, inPlace))
    expect(inPlace.current).not.toBeNull()
    unmount()
    expect(inPlace.current).toBeNull()
  }
})
