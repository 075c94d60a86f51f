import { core as vi } from '@keo/messages/core/vi'
import type { Page } from '@playwright/test'
import { expect, front, test } from './support/journey.ts'
import { expectBox, expectToken } from './support/layout.ts'

/** The boxes of design.md sections 4 and 8, measured at 390 x 844. */
const SAFE_AREA = 34
const TAB_BAR = 52 + SAFE_AREA

/** The first of its kind on the component board that shows. */
const onBoard = (page: Page, selector: string) => front(page).locator(`${selector}:visible`).first()

test('home: header, tab bar and banner have their boxes', async ({ openAs, page }) => {
  await openAs('visitor', '/')
  await expectBox(front(page).locator('header').first(), { x: 0, width: 390, height: 52 })
  await expectBox(front(page).getByRole('navigation', { name: vi['tab.bar'] }), {
    x: 0,
    y: 844 - TAB_BAR,
    width: 390,
    height: TAB_BAR,
  })
  await expectBox(onBoard(page, '.ui-banner'), { height: 168 })
  await expectToken(front(page).getByRole('navigation', { name: vi['tab.bar'] }), 'background-color', '--bar')
})

test('an inner page: navigation bar 52 high, 44 wide arrow', async ({ openAs, page }) => {
  await openAs('visitor', '/aboutus')
  await expectBox(onBoard(page, '.ui-nav-bar'), { x: 0, y: 0, width: 390, height: 52 })
  await expectBox(front(page).getByRole('button', { name: vi['nav.back'] }), { width: 44, height: 44 })
})

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

test('the component board: heights and radii are those of the design', async ({ openAs, page }) => {
  test.slow()
  await openAs('visitor', '/dev/gallery')
  for (const { what, selector, height, radius } of BOARD) {
    const element = onBoard(page, selector)
    await expect(element, what).toBeVisible()
    await expectBox(element, { height })
    if (radius) await expectToken(element, 'border-top-left-radius', radius)
  }
})

test('overlays: dialog 300 wide, sheet as wide as the page with its rounded top', async ({
  openAs,
  page,
}) => {
  await openAs('visitor', '/maintain')
  await front(page).getByRole('button', { name: vi['nav.support'] }).click()
  const sheet = page.getByRole('dialog')
  await expectBox(sheet, { x: 0, width: 390 })
  await expectToken(sheet, 'border-top-left-radius', '--r-sheet')
})
