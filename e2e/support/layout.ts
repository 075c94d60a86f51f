import { expect, type Locator, type Page } from '@playwright/test'

/** Nothing is wider than the screen. */
export async function expectNoOverflow(page: Page) {
  expect(await tooWide(page), 'nothing ends beyond the screen').toEqual([])
}

/** What ends beyond the screen, the page itself included. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(element).overflowX) ||
        isClipped(element.parentElement))
    const found = [...document.querySelectorAll('body *')]
      .filter((element) => {
        const box = element.getBoundingClientRect()
        return box.width > 0 && box.right > width + 0.5 && !isClipped(element.parentElement)
      })
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.className} ends at ${element.getBoundingClientRect().right}`,
      )
    const { scrollWidth } = document.documentElement
    return scrollWidth > innerWidth ? [...found, `the page is ${scrollWidth} wide`] : found
  })
}

type Box = { x: number; y: number; width: number; height: number }

/** Boxes of design.md, to half a pixel, once they stand still: on a slow machine a sheet is still on its way. */
export async function expectBox(element: Locator, wanted: Partial<Box>) {
  const sides = Object.keys(wanted) as (keyof Box)[]
  const seen = async () => {
    const box = await element.boundingBox()
    if (!box) return 'no box'
    const isThere = (side: keyof Box) => Math.abs(box[side] - wanted[side]!) <= 0.5
    return Object.fromEntries(sides.map((side) => [side, isThere(side) ? wanted[side] : box[side]]))
  }
  await expect.poll(seen, 'it has its box').toEqual(wanted)
}

/** A computed style equals a token, whatever the theme makes of it, once it has faded to that. */
export async function expectToken(element: Locator, property: string, token: string) {
  await expect(async () => {
    const [actual, wanted] = await stylesOf(element, property, token)
    expect(actual, `${property} is ${token}`).toBe(wanted)
  }).toPass({ timeout: 60_000 })
}

/** A property as it is, and as the token would have it. */
function stylesOf(element: Locator, property: string, token: string) {
  return element.evaluate(
    (node, [name, variable]) => {
      const probe = document.createElement('div')
      probe.style.setProperty(name!, `var(${variable})`)
      node.appendChild(probe)
      const found = [
        getComputedStyle(node).getPropertyValue(name!),
        getComputedStyle(probe).getPropertyValue(name!),
      ]
      probe.remove()
      return found
    },
    [property, token],
  )
}
