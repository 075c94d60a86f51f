import { expect, type Locator, type Page } from '@playwright/test'

/** Nothing is wider than the screen, and no text is cut off without an ellipsis. */
export async function expectNoOverflow(page: Page) {
  const wide = await page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(element).overflowX) ||
        isClipped(element.parentElement))
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const box = element.getBoundingClientRect()
        return box.width > 0 && box.right > width + 0.5 && !isClipped(element.parentElement)
      })
      .map(
        (element) =>
          `${element.tagName.toLowerCase()}.${element.className} ends at ${element.getBoundingClientRect().right}`,
      )
  })
  expect(wide, 'nothing ends beyond the screen').toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
}

/** Boxes of design.md, to half a pixel. */
export async function expectBox(
  element: Locator,
  wanted: Partial<{ x: number; y: number; width: number; height: number }>,
) {
  const box = await element.boundingBox()
  expect(box, 'it has a box').not.toBeNull()
  for (const [side, value] of Object.entries(wanted)) {
    expect(
      Math.abs((box as Record<string, number>)[side]! - value),
      `${side} is ${value}`,
    ).toBeLessThanOrEqual(0.5)
  }
}

/** A computed style equals a token, whatever the theme makes of it. */
export async function expectToken(element: Locator, property: string, token: string) {
  const [actual, wanted] = await element.evaluate(
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
  expect(actual, `${property} is ${token}`).toBe(wanted)
}
