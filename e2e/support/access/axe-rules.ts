import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Levels A and AA of WCAG up to 2.2, whatever their impact. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Measures what shows of a control: one that a bar covers in part is small until the page has scrolled. */
const BY_PLACE = 'target-size'

type Asked = { type: 'tag' | 'rule'; values: string[] }

/** What axe has against the page, as `rule: places`. */
export async function againstRules(page: Page): Promise<string[]> {
  const found = await violationsOf(page, { type: 'tag', values: TAGS })
  const small = found.filter(({ id }) => id === BY_PLACE).flatMap(({ places }) => places)
  const stillSmall: string[] = []
  for (const place of small) {
    await page.evaluate(
      (target) => document.querySelector(target)?.scrollIntoView({ block: 'center' }),
      place,
    )
    const again = await violationsOf(page, { type: 'rule', values: [BY_PLACE] })
    if (again.some(({ places }) => places.includes(place))) stillSmall.push(place)
  }
  await page.evaluate(() => scrollTo(0, 0))
  return [
    ...found.filter(({ id }) => id !== BY_PLACE).map(({ id, places }) => `axe ${id}: ${places.join(', ')}`),
    ...stillSmall.map((place) => `axe ${BY_PLACE}: ${place}`),
  ]
}

async function violationsOf(page: Page, runOnly: Asked) {
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  const { violations } = await axe.options({ runOnly, resultTypes: ['violations'] }).analyze()
  return violations.map(({ id, nodes }) => ({ id, places: nodes.map((node) => node.target.join(' ')) }))
}
