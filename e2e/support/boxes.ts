import { core as vi } from '@keo/messages/core/vi'
import type { Page } from '@playwright/test'
import { readRoutes } from '../../scripts/lib/spec-tables.ts'
import { expect, front } from './journey.ts'
import { expectBox, expectToken } from './layout.ts'

/** The boxes of design.md sections 4 and 8, measured at 390 x 844. */
const SAFE_AREA = 34
export const TAB_BAR = 52 + SAFE_AREA

const SIZES = { l: 52, m: 44, s: 36, xs: 30 } as const

/** Bars, buttons and cards have the boxes and radii of the design. */
export async function expectDrawn(page: Page, path: string): Promise<void> {
  for (const bar of await front(page).locator('.ui-nav-bar[data-sticky]:visible').all()) {
    await expectBox(bar, { x: 0, width: 390, height: 52 })
  }
  const tabBar = front(page).getByRole('navigation', { name: vi['tab.bar'] })
  const hasTabBar = readRoutes().some((row) => row.path === path && row.tabbar)
  await expect(tabBar).toHaveCount(hasTabBar ? 1 : 0)
  if (hasTabBar) await expectBox(tabBar, { y: 844 - TAB_BAR, height: TAB_BAR })

  for (const [size, height] of Object.entries(SIZES)) {
    for (const button of await front(page).locator(`.ui-button[data-size="${size}"]:visible`).all()) {
      await expectBox(button, { height })
      if (size === 'l') await expectToken(button, 'border-top-left-radius', '--r-l')
      if (size === 'm') await expectToken(button, 'border-top-left-radius', '--r-m')
    }
  }
  for (const card of await front(page).locator('.ui-card:not([data-hero]):visible').all()) {
    await expectToken(card, 'border-top-left-radius', '--r-l')
  }
}

const BOARD = [
  { what: 'large button', selector: '.ui-button[data-size="l"]', height: 52, radius: '--r-l' },
  { what: 'button', selector: '.ui-button[data-size="m"]', height: 44, radius: '--r-m' },
  { what: 'small button', selector: '.ui-button[data-size="s"]', height: 36 },
  { what: 'smallest button', selector: '.ui-button[data-size="xs"]', height: 30 },
  { what: 'field', selector: '.ui-field', height: 54, radius: '--r-m' },
  {
    what: 'price in a list',
    selector: '.ui-odds:not([data-layout="compact"]):not([data-layout="detail"])',
    height: 50,
    radius: '--r-odds',
  },
  {
    what: 'price in three rows',
    selector: '.ui-odds[data-layout="compact"]',
    height: 32,
    radius: '--r-odds',
  },
  { what: 'price in a market', selector: '.ui-odds[data-layout="detail"]', height: 44, radius: '--r-odds' },
  { what: 'chip', selector: '.ui-chip', height: 34 },
  { what: 'badge', selector: '.ui-badge', height: 20 },
  { what: 'segmented', selector: '.ui-segmented', height: 42 },
  { what: 'bet cart bar', selector: '.ui-cart-bar', height: 56 },
  { what: 'league header', selector: '.ui-league-header', height: 38 },
]

/** The board shows parts in every state, pressed ones too: the first of each kind has its height and radius. */
export async function expectBoard(page: Page): Promise<void> {
  for (const { what, selector, height, radius } of BOARD) {
    const element = front(page).locator(`${selector}:visible`).first()
    await expect(element, what).toBeVisible()
    await expectBox(element, { height })
    if (radius) await expectToken(element, 'border-top-left-radius', radius)
  }
}
