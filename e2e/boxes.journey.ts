import { core as vi } from '@keo/messages/core/vi'
import type { Page } from '@playwright/test'
import { MEMBER } from './built-screens.ts'
import { TAB_BAR } from './support/boxes.ts'
import { expect, front, test } from './support/journey.ts'
import { expectBox, expectToken } from './support/layout.ts'
import { callSandbox } from './support/sandbox.ts'

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

test('overlays: a sheet is as wide as the page and has a rounded top', async ({ openAs, page }) => {
  await openAs('visitor', '/maintain')
  await front(page).getByRole('button', { name: vi['nav.support'] }).click()
  const sheet = page.getByRole('dialog')
  await expectBox(sheet, { x: 0, width: 390 })
  await expectToken(sheet, 'border-top-left-radius', '--r-sheet')
})

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
