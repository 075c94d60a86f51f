import { betCart as cart } from '@keo/messages/bet-cart/vi'
import { core } from '@keo/messages/core/vi'
import { site } from '@keo/messages/site/vi'
import { sports as vi } from '@keo/messages/sports/vi'
import { forceEvent } from '@keo/sportsbook-contract/control'
import { seconds } from '@keo/units/instants'
import type { Locator, Page } from '@playwright/test'
import { MEMBER } from './built-screens.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, front, MOVING, shown, test } from './support/journey.ts'
import { expectBox, expectNoOverflow, expectToken } from './support/layout.ts'
import { askBook, openBook } from './support/book.ts'
import { hideCovers } from './support/members.ts'
import { savePicture } from './support/pictures.ts'

test.use(MOVING)

const rows = (page: Page) => front(page).locator('.ui-match-row')
const onSaleIn = (row: Locator) => row.locator('.ui-odds[data-state="open"]')
const leagues = (page: Page) => front(page).locator('.ui-league-header')

test.beforeEach(({ world }) => openBook(world))

test('a goal and the prices that follow it reach the list by themselves', async ({ openAs, page, world }) => {
  await hideCovers(page)
  await openAs('visitor', '/sports')
  await expect(rows(page).first()).toBeVisible()
  const href = await rows(page).first().locator('.ui-match-teams').getAttribute('href')
  const matchId = Number(href?.split('/').at(-1))
  const row = rows(page).filter({ has: page.locator(`.ui-match-teams[href$="/${matchId}"]`) })
  const before = await row.locator('.ui-match-score').allInnerTexts()
  const prices = await onSaleIn(row).allInnerTexts()
  await askBook(world, forceEvent, { matchId, kind: 'goal', side: 'home' })
  await expect(async () => {
    await world.clock.advance(seconds(1))
    expect(await row.locator('.ui-match-score').allInnerTexts()).not.toEqual(before)
  }).toPass({ timeout: 60_000 })
  await expect(async () => {
    await world.clock.advance(seconds(1))
    const now = await onSaleIn(row).allInnerTexts()
    expect(now.length).toBeGreaterThan(0)
    expect(now).not.toEqual(prices)
  }).toPass({ timeout: 60_000 })
})

test('who saves data reads from when the prices are, has a goal with the next round of news, and ends it with a tap', async ({
  openAs,
  page,
  world,
}) => {
  await hideCovers(page)
  await openAs(MEMBER, '/settings')
  const saver = front(page).getByRole('switch', { name: site['settings.saver'] })
  await saver.click()
  await expect(saver).toHaveAttribute('aria-checked', 'true')
  await openAs(MEMBER, '/sports')
  const asOf = front(page).getByText(/^Giá cập nhật lúc \d/)
  const before = await asOf.innerText()
  const href = await rows(page).first().locator('.ui-match-teams').getAttribute('href')
  const score = rows(page)
    .filter({ has: page.locator(`.ui-match-teams[href="${href}"]`) })
    .locator('.ui-match-score')
  // Drawn before it is read: nothing and "0" would differ as well.
  await expect(score.first()).toHaveText(/\d/)
  const scored = await score.allInnerTexts()
  await askBook(world, forceEvent, { matchId: Number(href?.split('/').at(-1)), kind: 'goal', side: 'home' })
  await expect(async () => {
    await world.clock.advance(seconds(1))
    expect(await score.allInnerTexts()).not.toEqual(scored)
  }).toPass({ timeout: 60_000 })
  // The time is a text of its own, and may be drawn after the score.
  await expect(async () => {
    await world.clock.advance(seconds(1))
    expect(await asOf.innerText()).not.toBe(before)
  }).toPass({ timeout: 60_000 })
  await expectAccessible(page)
  await savePicture(page, 'data-saver')
  await front(page).getByRole('button', { name: vi['sports.saver.off'] }).click()
  await expect(asOf).toHaveCount(0)
})

test('a guest folds, follows, filters and searches; the list is as long as it says', async ({
  openAs,
  page,
}) => {
  await hideCovers(page)
  await openAs('visitor', '/sports')
  await expect(rows(page).first()).toBeVisible()
  const strip = front(page).getByRole('tab', { selected: true }).locator('.ui-strip-count')
  const feed = front(page).getByRole('region', { name: vi['sports.list'] })
  // Folded, all leagues are in view: their counts are the sport's.
  while (await leagues(page).and(page.locator('[aria-expanded="true"]')).count())
    await leagues(page).and(page.locator('[aria-expanded="true"]')).first().click()
  await expect(async () => {
    const counts = await front(page).locator('.ui-league-count').allInnerTexts()
    const sum = counts.reduce((total, text) => total + Number(text), 0)
    expect(sum).toBe(Number(await strip.innerText()))
  }).toPass({ timeout: 60_000 })
  await page.reload()
  await shown(page)
  await expect(feed).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
  await leagues(page).first().click()

  await rows(page).first().locator('button.ui-match-glyph').first().click()
  const followed = front(page).getByRole('button', { name: /^Theo dõi 1$/ })
  await followed.click()
  await expect(rows(page)).toHaveCount(1)
  await followed.click()

  await front(page).getByText(vi['sports.play.early']).click()
  await front(page).getByRole('button', { name: vi['sports.filter'], exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.locator('.ui-checkbox').first().click()
  await sheet.getByRole('button', { name: vi['sports.filter.apply'] }).click()
  await expect(front(page).getByRole('button', { name: vi['sports.filter.on'] })).toBeVisible()
  await expect(leagues(page)).toHaveCount(1)

  await front(page).getByRole('button', { name: vi['sports.search.open'] }).click()
  await page.getByRole('searchbox').fill('ha noi')
  const found = page.getByRole('dialog').locator('.ui-match-name, p')
  await expect(found.filter({ hasText: /Hà Nội|Ha Noi|Hanoi/ }).first()).toBeVisible()
})

/** Scrolled past its own place, the head of a league is still there, below the bar that stays above the list. */
async function expectHeadStays(page: Page) {
  const bottomOf = async (name: string) => {
    const box = await front(page).locator(name).first().boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  const away = (await bottomOf('.ui-league-header')) - (await bottomOf('.sports-filter')) + 30
  await page.evaluate((by) => scrollBy(0, by), away)
  await expect
    .poll(async () => (await bottomOf('.ui-league-header')) - (await bottomOf('.sports-filter')))
    .toBe(38)
  await page.evaluate(() => scrollTo(0, 0))
}

for (const theme of ['dark', 'light']) {
  test(`the list has the boxes of the design, ${theme}`, async ({ openAs, page }) => {
    await hideCovers(page)
    await page.addInitScript((value) => localStorage.setItem('keo.theme', JSON.stringify(value)), theme)
    await openAs(MEMBER, '/sports')
    await expect(rows(page).first()).toBeVisible()
    await expectBox(front(page).locator('.ui-nav-bar'), { x: 0, y: 0, width: 390, height: 52 })
    await expectBox(front(page).locator('.ui-segmented'), { x: 16, y: 54, width: 358, height: 42 })
    await expectBox(front(page).locator('.ui-strip-tabs'), { x: 0, y: 96 })
    await expectBox(front(page).locator('.sports-filter'), { x: 0, width: 390, height: 44 })
    await expectBox(leagues(page).first(), { x: 0, width: 390, height: 38 })
    await expectBox(rows(page).first(), { x: 0, width: 390, height: 132 })
    await expectBox(rows(page).first().locator('.ui-match-odds'), { x: 168, width: 206 })
    await expectToken(rows(page).first(), 'background-color', '--surface-1')
    await expectToken(front(page).locator('.ui-odds').first(), 'border-top-left-radius', '--r-odds')
    await expectAccessible(page)
    await savePicture(page, `sports-${theme}`)
    await expectHeadStays(page)
    await page.setViewportSize({ width: 360, height: 780 })
    await expectNoOverflow(page)
    await page.setViewportSize({ width: 1280, height: 860 })
    await expect(page.locator('.sports-column')).toBeVisible()
    await expect(page.locator('.top-bar-tabs [aria-current]')).toHaveText(core['tab.sports'])
    await expectBox(page.locator('.top-bar'), { x: 0, y: 0, width: 1280, height: 64 })
    await expectBox(page.locator('.top-bar-inner a').first(), { x: 32 })
    await expectMemberBar(page)
    await expectBox(page.locator('.app-side[data-side="left"]'), { x: 32, width: 240 })
    await expectBox(page.locator('.app-side[data-side="right"]'), { x: 912, width: 336 })
    const onSale = rows(page).filter({ has: page.locator('.ui-odds[data-state="open"]') })
    for (const number of [0, 1]) await onSale.nth(number).locator('[data-state="open"]').first().click()
    const dock = page.getByRole('region', { name: cart['cart.title'] })
    await expect(dock.locator('.ui-pick')).toHaveCount(2)
    await expectToken(dock, 'border-top-left-radius', '--r-l')
    await expectBox(rows(page).first(), { width: 600 })
    await expectNoOverflow(page)
    await savePicture(page, `desktop-sports-${theme}`)
  })
}

/** Search, balance, bell and avatar, as the desktop of the mockup has them, and where they lead. */
async function expectMemberBar(page: Page): Promise<void> {
  const bar = page.locator('.top-bar')
  await expectBox(bar.locator('.sports-search-box'), { y: 13, width: 210, height: 38 })
  await expectBox(bar.locator('.ui-balance-pill'), { y: 13, height: 38 })
  await expectBox(bar.locator('.member-bar-bell'), { x: 1158, y: 12, width: 40, height: 40 })
  await expectBox(bar.locator('.member-bar-avatar'), { x: 1212, y: 14, width: 36, height: 36 })
  for (const part of ['.sports-search-box', '.ui-balance-pill'])
    await expectToken(bar.locator(part), 'background-color', '--surface-2')
  const ways = bar.locator('.member-bar a')
  const targets = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(targets).toEqual(['/financialDetailsView', '/deposit', '/message', '/user-center'])
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
