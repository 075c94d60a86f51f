import { pages } from '@keo/messages/pages/vi'
import { sportsGuide } from '@keo/messages/sports-guide/vi'
import { statistical } from '@keo/sportsbook-contract/matches'
import { askBook } from './support/book.ts'
import { expect, front, test } from './support/journey.ts'

/** The world is dealt within the time of the first journey. */
/** The first question wakes the world, which takes a while; no screen should have to wait for it here. */
test.beforeEach(({ world }) => askBook(world, statistical, {}))

test('[SPT-05b][SPT-05d] results of yesterday, of one league, and one of them in full', async ({
  openAs,
  page,
}) => {
  await openAs('visitor', '/SportsResults')
  const sports = front(page).getByRole('tab')
  await expect(sports).toHaveCount(16)
  await expect(sports.first()).toHaveText('Bóng đá')
  await front(page).getByRole('button', { name: sportsGuide['results.yesterday'] }).click()
  const first = front(page).locator('.result-row').first()
  await expect(first).toBeVisible()

  await front(page).getByLabel(sportsGuide['results.leagues']).selectOption({ index: 2 })
  await expect(front(page).locator('.result-league')).toHaveCount(1)

  await front(page).locator('.result-row').first().click()
  await expect(front(page).getByRole('heading', { level: 1, name: pages['page.resultDetail'] })).toBeVisible()
  await expect(front(page).getByRole('button', { name: sportsGuide['results.replay'] })).toBeVisible()
})

test('[SPT-05b] a result that is not there says so and leads back', async ({ openAs, page }) => {
  for (const id of ['999999999', 'abc', '']) {
    await openAs('visitor', `/ResultInfo?id=${id}`)
    await expect(front(page).getByText(sportsGuide['results.unknown'])).toBeVisible()
  }
  await front(page).getByRole('button', { name: sportsGuide['results.back'] }).click()
  await expect(page).toHaveURL(/\/SportsResults$/)
})

test('[SPT-05c] the tutorial: drag the score, and the bet becomes what it would', async ({
  openAs,
  page,
}) => {
  await openAs('visitor', '/betrule')
  await front(page).getByRole('link', { name: sportsGuide['rules.tutorial'] }).click()
  const returns = front(page).locator('[data-test="returns"]')
  await expect(returns).toContainText('147.500')
  await front(page).getByLabel(sportsGuide['tutorial.homeGoals']).fill('2')
  await expect(returns).toContainText('195.000')
  await front(page).getByLabel(sportsGuide['tutorial.awayGoals']).fill('2')
  await expect(returns).toHaveText(/^0/)
  await front(page).getByText(sportsGuide['tutorial.totals'], { exact: true }).click()
  await front(page).getByRole('button', { name: '3', exact: true }).click()
  await front(page)
    .getByRole('button', { name: /Tổng 3 bàn/ })
    .click()
  await expect(returns).toContainText('100.000')
})

test('[SPT-05c] a practice bet leaves the demo wallet, and a reload keeps it', async ({ openAs, page }) => {
  await openAs('visitor', '/betmock')
  await front(page).locator('.ui-odds').first().click()
  await front(page).getByRole('button', { name: sportsGuide['practice.place'] }).click()
  await expect(front(page).getByText('950.000')).toBeVisible()
  await page.reload()
  await expect(front(page).getByText('950.000')).toBeVisible()
  await expect(front(page).getByText(sportsGuide['practice.open'])).toBeVisible()
})

test('[SPT-05d] bulletins: what matters now, and all of them', async ({ openAs, page }) => {
  await openAs('visitor', '/bulletins')
  await expect(front(page).getByRole('heading', { name: sportsGuide['bulletins.top'] })).toBeVisible()
  await expect(front(page).getByRole('article').first()).toBeVisible()
})
