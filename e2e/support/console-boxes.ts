import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import { expectBox } from './layout.ts'

/** The boxes of console.md: its frame, its page shapes and its tables. */
const [TOP, FOOT, HEAD, ROW] = [48, 28, 30, 34]
/** Two lines by design: a match with its two sides, a claim with its moment and its state. */
const TALL_ROW = 50
/** On call everything that is pressed is larger. */
const PHONE = { width: 719, row: 44 }
const RAIL = { wide: 212, narrow: 52 }
const WIDE = 1200

/** Every page of the console stands in the same frame, whatever is on it. */
export async function expectFrameDrawn(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  if (width <= PHONE.width) return expectPhoneFrame(page, width, height)
  const rail = width >= WIDE ? RAIL.wide : RAIL.narrow
  await expectBox(page.locator('.rail'), { x: 0, y: 0, width: rail, height })
  await expectBox(page.locator('.top'), { x: rail, y: 0, width: width - rail, height: TOP })
  await expectBox(page.locator('.foot'), { x: rail, y: height - FOOT, width: width - rail, height: FOOT })
  await expectBox(page.locator('.main'), { x: rail, y: TOP, height: height - TOP - FOOT })
}

/** On call the rail is a bar of five at the foot. */
async function expectPhoneFrame(page: Page, width: number, height: number): Promise<void> {
  const bar = await page.locator('.rail').boundingBox()
  await expectBox(page.locator('.rail'), { x: 0, y: height - (bar?.height ?? 0), width })
  await expectBox(page.locator('.top'), { x: 0, y: 0, width, height: TOP })
  await expectBox(page.locator('.main'), { x: 0, y: TOP, width, height: height - TOP - (bar?.height ?? 0) })
  await expect(page.locator('.rail a:visible')).toHaveCount(5)
}

/** Whoever decides gets to every button of the decision, and none is smaller than a finger. */
export async function expectDecisionInReach(page: Page): Promise<void> {
  for (const button of await page.locator('.main .decision .ui-button:visible').all()) {
    await button.scrollIntoViewIfNeeded()
    await expect(button).toBeInViewport({ ratio: 1 })
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(PHONE.row)
    const isOnTop = await button.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    expect(isOnTop, 'nothing lies over it').toBe(true)
  }
}

/** Panels have their radius, heads and rows of tables their heights and their room, a desk its decision's width. */
export async function expectPageDrawn(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 }
  for (const panel of await page.locator('.main .panel:visible').all())
    expect(await panel.evaluate((element) => getComputedStyle(element).borderTopLeftRadius)).toBe('10px')
  expect(await tableFaults(page, width <= PHONE.width ? PHONE.row : ROW)).toEqual([])
  if (width < WIDE) return
  const desk = page.locator('.main .desk:visible')
  for (const shown of await desk.all()) {
    const decision = shown.locator('> .decision')
    if ((await decision.count()) > 0) await expectBox(decision, { width: 310 })
  }
}

/**
 * What of the tables is not as drawn: heads of one line wherever they are (but the matrix of roles, where a count stands
 * under each), rows of a list of exactly their height, and no list wider than its panel.
 */
const tableFaults = (page: Page, row: number): Promise<string[]> =>
  page.evaluate(
    ([head, one, tall]) => {
      const shown = (found: Iterable<Element>) => [...found].filter((each) => each.checkVisibility())
      const nameOf = (each: Element) =>
        each.closest('table')?.ariaLabel ?? each.closest('.panel')?.textContent
      const fault = (each: Element, height: number) => {
        const is = each.getBoundingClientRect().height
        return Math.abs(is - height) > 0.5
          ? [`${nameOf(each)}: ${is} and not ${height}: ${each.textContent}`]
          : []
      }
      const boxes = shown(document.querySelectorAll('.main .table-box'))
      return [
        ...shown(document.querySelectorAll('.main table:not(.role-matrix *) > thead > tr')).flatMap((each) =>
          fault(each, head),
        ),
        ...boxes.flatMap((box) => {
          const height = box.hasAttribute('data-tall') ? tall : one
          return shown(box.querySelectorAll('tbody > tr:not([aria-hidden])')).flatMap((each) =>
            fault(each, height),
          )
        }),
        ...boxes
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
          .map((box) => `${nameOf(box.querySelector('tr') ?? box)} is wider than its panel`),
      ]
    },
    [HEAD, row, TALL_ROW] as const,
  )
