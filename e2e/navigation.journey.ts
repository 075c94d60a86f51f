import { core as vi } from '@keo/messages/core/vi'
import { legal as legalVi } from '@keo/messages/legal/vi'
import { site as siteVi } from '@keo/messages/site/vi'
import type { Page } from '@playwright/test'
import { expect, front, fullPathOf, MOVING, shown, test } from './support/journey.ts'

test.use({ ...MOVING, keepsShell: true })

const MEMBER = 'maitran88'

/** The moves the page stack makes, in order. */
async function recordMoves(page: Page) {
  await page.evaluate(() => {
    const stack = document.querySelector('.page-stack')!
    const moves: string[] = []
    Object.assign(window, { journeyMoves: moves })
    new MutationObserver(() => {
      const move = stack.getAttribute('data-transition')!
      if (move !== 'none') moves.push(move)
    }).observe(stack, { attributeFilter: ['data-transition'] })
  })
  return () => page.evaluate(() => (window as unknown as { journeyMoves: string[] }).journeyMoves)
}

const tab = (page: Page, name: keyof typeof vi) =>
  front(page).getByRole('navigation', { name: vi['tab.bar'] }).getByRole('link', { name: vi[name] })

test('[NAV-03a][NAV-03b][NAV-03e] a page without a transition slides in, and out again on the way back', async ({
  openAs,
  page,
}) => {
  await openAs(MEMBER, '/settings')
  const moves = await recordMoves(page)
  await page.getByRole('link', { name: /Ngôn ngữ/ }).click()
  await expect(page).toHaveURL(/languagesetting/)
  await shown(page)
  await front(page).getByRole('button', { name: vi['nav.back'] }).click()
  await expect(page).toHaveURL(/settings$/)
  await shown(page)
  expect(await moves()).toEqual(['slide-left', 'slide-right'])
})

test('[NAV-03d] tab pages fade', async ({ openAs, page }) => {
  await openAs('visitor', '/')
  const moves = await recordMoves(page)
  await tab(page, 'tab.promotions').click()
  await expect(page).toHaveURL(/activity$/)
  await shown(page)
  expect(await moves()).toEqual(['fade'])
})

test('with reduced motion nothing slides', async ({ openAs, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAs(MEMBER, '/settings')
  const moves = await recordMoves(page)
  await page.getByRole('link', { name: /Ngôn ngữ/ }).click()
  await expect(page).toHaveURL(/languagesetting/)
  await shown(page)
  expect(await moves()).toEqual(['fade'])
})

test('[NAV-07a][NAV-07b] the tab bar leads to its pages, bet records with app=false', async ({
  openAs,
  page,
}) => {
  await openAs(MEMBER, '/')
  const bar = front(page).getByRole('navigation', { name: vi['tab.bar'] })
  const hrefs = await bar
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs.filter((href) => href !== '/sports' && href !== '/maintain')).toEqual([
    '/',
    '/activity',
    '/user-center-bet-record?app=false',
    '/user-center',
  ])
  await tab(page, 'tab.betRecords').click()
  await expect(page).toHaveURL(/user-center-bet-record\?app=false$/)
})

test('[NAV-10a] the tab bar stands on its routes only', async ({ openAs, page }) => {
  for (const [path, count] of [
    ['/', 1],
    ['/activity', 1],
    ['/user-center', 1],
    ['/maintain', 1],
    ['/sports', 1],
    ['/aboutus', 0],
    ['/login', 0],
  ] as const) {
    await openAs('visitor', path)
    await expect(front(page).getByRole('navigation', { name: vi['tab.bar'] }), path).toHaveCount(count)
  }
})

test('[NAV-13b] back goes to the page before, and home where there is none', async ({ openAs, page }) => {
  const goBack = () => front(page).getByRole('button', { name: vi['nav.back'] }).click()
  await openAs('visitor', '/aboutus')
  await front(page).getByRole('link', { name: legalVi['about.company'] }).click()
  await expect(page).toHaveURL(/\/about-us$/)
  await shown(page)
  await goBack()
  await expect(page).toHaveURL(/\/aboutus$/)
  await shown(page)
  await goBack()
  await expect.poll(() => fullPathOf(page)).toBe('/')
})

test('[NAV-06a][NAV-06b] the title carries the tagline of the language', async ({ openAs, page }) => {
  await openAs('visitor', '/?lang=vi')
  await expect(page).toHaveTitle(/KÈO.*Kèo hay từng trận/)
  for (const language of ['en', 'zh-CN', 'th']) {
    await openAs('visitor', `/?lang=${language}`)
    await expect(page, language).toHaveTitle(/KÈO.*每一场，都有好盘口/)
  }
})

test('scrolling comes back with the page', async ({ openAs, page }) => {
  await openAs('visitor', '/')
  const agreement = front(page).getByRole('link', { name: siteVi['footer.agreement'] })
  await agreement.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => Math.round(scrollY))
  expect(before).toBeGreaterThan(100)
  await agreement.click()
  await expect(page).toHaveURL(/useragreement/)
  await shown(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await shown(page)
  expect(fullPathOf(page)).toBe('/')
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before)
})
