import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import { expectBox } from './layout.ts'

/** The boxes of console.md: its frame, its page shapes and its tables. */
const [TOP, FOOT, HEAD, ROW] = [48, 28, 30, 34]
const RAIL = { wide: 212, narrow: 52 }
const WIDE = 1200

/** Every page of the console stands in the same frame, whatever is on it. */
export async function expectFrameDrawn(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const rail = width >= WIDE ? RAIL.wide : RAIL.narrow
  await expectBox(page.locator('.rail'), { x: 0, y: 0, width: rail, height })
  await expectBox(page.locator('.top'), { x: rail, y: 0, width: width - rail, height: TOP })
  await expectBox(page.locator('.foot'), { x: rail, y: height - FOOT, width: width - rail, height: FOOT })
  await expectBox(page.locator('.main'), { x: rail, y: TOP, height: height - TOP - FOOT })
}

/** Panels have their radius, heads and rows of tables their heights, a desk its decision's width. */
export async function expectPageDrawn(page: Page): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 }
  for (const panel of await page.locator('.main .panel:visible').all())
    expect(await panel.evaluate((element) => getComputedStyle(element).borderTopLeftRadius)).toBe('10px')
  // Words that do not fit break into a second line; nothing is lower than drawn.
  expect(await lowerThan(page, '.main .table-box thead tr:visible', HEAD)).toEqual([])
  expect(await lowerThan(page, '.main .table-box tbody tr:visible', ROW)).toEqual([])
  if (width < WIDE) return
  const desk = page.locator('.main .desk:visible')
  for (const shown of await desk.all()) {
    const decision = shown.locator('> .decision')
    if ((await decision.count()) > 0) await expectBox(decision, { width: 310 })
  }
}

const lowerThan = (page: Page, rows: string, least: number): Promise<number[]> =>
  page
    .locator(rows)
    .evaluateAll(
      (found, height) =>
        found.map((row) => row.getBoundingClientRect().height).filter((each) => each < height - 0.5),
      least,
    )
