import { core as vi } from '@keo/messages/core/vi'
import type { Page } from '@playwright/test'
import { readRoutes } from '../scripts/lib/spec-tables.ts'
import { BUILT_SCREENS, MEMBER } from './built-screens.ts'
import { expect, front, test } from './support/journey.ts'
import { expectBox, expectToken } from './support/layout.ts'
import { callSandbox } from './support/sandbox.ts'

/** The boxes of design.md sections 4 and 8, measured at 390 x 844. */
const SAFE_AREA = 34
const TAB_BAR = 52 + SAFE_AREA
/** The next heartbeat tells of a session that has ended. */
const UNTIL_HEARTBEAT_MS = 5 * 60_000 + 11_000

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

const SIZES = { l: 52, m: 44, s: 36, xs: 30 } as const

/** The board shows parts in every state, pressed ones too; it is measured above. */
const DRAWN = BUILT_SCREENS.filter(({ name }) => name !== 'gallery')

for (const { name, path, ...screen } of DRAWN) {
  test(`${name}: bars, buttons and cards have the boxes and radii of the design`, async ({
    openAs,
    page,
  }) => {
    await openAs('needsMember' in screen ? MEMBER : 'visitor', path)
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
  })
}

test('overlays: the question is 300 wide with rounded corners and two buttons', async ({
  openAs,
  page,
  world,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await openAs(MEMBER, '/settings')
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('keo.token')!) as string)
  await callSandbox(world.url, '/api/sandbox/session/expire', {}, token)
  await page.clock.runFor(UNTIL_HEARTBEAT_MS)
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toBeVisible()
  await expectBox(dialog, { x: 45, width: 300 })
  await expectToken(dialog, 'border-top-left-radius', '--r-xl')
  for (const choice of ['common.cancel', 'common.confirm'] as const) {
    await expectBox(dialog.getByRole('button', { name: vi[choice] }), { height: 44 })
  }
})

test('overlays: a sheet is as wide as the page and has a rounded top', async ({ openAs, page }) => {
  await openAs('visitor', '/maintain')
  await front(page).getByRole('button', { name: vi['nav.support'] }).click()
  const sheet = page.getByRole('dialog')
  await expectBox(sheet, { x: 0, width: 390 })
  await expectToken(sheet, 'border-top-left-radius', '--r-sheet')
})
