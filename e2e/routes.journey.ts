import { type RouteRow, readRoutes } from '../scripts/lib/spec-tables.ts'
import { expect, fullPathOf, shown, test } from './support/journey.ts'

const MEMBER = 'maitran88'

const rows = readRoutes().filter((row) => row.path !== '*')
const addressOf = (row: RouteRow) => row.path.replaceAll(/\{\w+\}/g, '7')

const groups = [...new Set(rows.map((row) => row.group))].map((group) => ({
  group,
  open: rows.filter((row) => row.group === group && !row.auth),
  closed: rows.filter((row) => row.group === group && row.auth),
}))

for (const { group, open, closed } of groups) {
  test(`[NAV-01d] pages of ${group} open without a token and without a complaint`, async ({
    openAs,
    page,
  }) => {
    for (const row of open) {
      await openAs('visitor', addressOf(row))
      expect(fullPathOf(page), row.path).toBe(row.redirect_to || addressOf(row))
      await expect(page.getByRole('heading').filter({ visible: true }).first(), row.path).toBeVisible()
    }
    expect(open.length + closed.length).toBeGreaterThan(0)
  })

  if (closed.length === 0) continue

  test(`[NAV-01d] pages of ${group} that need a member open for one`, async ({ openAs, page }) => {
    for (const row of closed) {
      await openAs(MEMBER, addressOf(row))
      expect(fullPathOf(page), row.path).toBe(addressOf(row))
      await expect(page.getByRole('heading').filter({ visible: true }).first(), row.path).toBeVisible()
    }
  })

  test(`[NAV-18a][NAV-11a] pages of ${group} that need a member send a visitor to log in`, async ({
    openAs,
    page,
  }) => {
    for (const row of closed) {
      await openAs('visitor', addressOf(row))
      expect(fullPathOf(page)).toBe(`/login?redirect=${encodeURIComponent(addressOf(row))}`)
    }
  })
}

test('[NAV-02a] a path nobody knows leads home', async ({ openAs, page }) => {
  for (const unknown of ['/nothing-here', '/match-detail', '/ACTIVITY', '/a/b/c?x=1']) {
    await openAs('visitor', unknown)
    expect(fullPathOf(page), unknown).toBe('/')
  }
})

test('[NAV-02b] /500 and /403 show the screen of /404 under their own address', async ({ openAs, page }) => {
  for (const path of ['/404', '/500', '/403']) {
    await openAs('visitor', path)
    expect(fullPathOf(page)).toBe(path)
    await expect(page.getByText(path.slice(1), { exact: true })).toBeVisible()
  }
})

test('[NAV-03f] paths match by case: one campaign is another, a wrong case is unknown', async ({
  openAs,
  page,
}) => {
  await openAs('visitor', '/electronic-activity')
  const campaign = await page.getByRole('heading').first().textContent()
  await openAs('visitor', '/Electronic-activity')
  await expect(page.getByRole('heading').first()).not.toHaveText(campaign ?? '')
  await openAs('visitor', '/sportsresults')
  expect(fullPathOf(page)).toBe('/')
})

test('[NAV-18b] a member who opens a page for visitors goes home', async ({ openAs, page }) => {
  for (const path of ['/login', '/register', '/registerName']) {
    await openAs(MEMBER, path)
    expect(fullPathOf(page)).toBe('/')
  }
})

test('malformed queries and broken escapes open the page all the same', async ({ openAs, page }) => {
  for (const path of [
    '/?lang=%E0%A4%A',
    '/?lang=xx&lang=',
    '/languagesetting?%%%',
    '/?redirect=javascript:alert(1)',
  ]) {
    await openAs('visitor', path)
    await shown(page)
    await expect(page.getByRole('heading').first()).toBeVisible()
  }
})
