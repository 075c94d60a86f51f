import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** axe finds nothing serious or critical on what shows now. */
export async function expectAccessible(page: Page) {
  expect(await gravesOf(page)).toEqual([])
}

/** Parts out of sight that the browser leaves alone keep the colours of an earlier theme until they are seen. */
function drawEverything(page: Page, isOn: boolean): Promise<void> {
  return page.evaluate((isWanted) => {
    const sheets = document.adoptedStyleSheets
    if (!isWanted) return void sheets.pop()
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    sheets.push(sheet)
  }, isOn)
}

/** What axe finds serious or critical, once everything has faded in: half faded, no text has contrast. */
export async function gravesOf(page: Page): Promise<string[]> {
  await drawEverything(page, true)
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
  // In the page itself, without what passed: the same verdict, and no second page to put it together for each look.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  await drawEverything(page, false)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}
