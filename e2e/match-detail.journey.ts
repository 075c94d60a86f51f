import { betCart } from '@keo/messages/bet-cart/vi'
import { broadcast } from '@keo/messages/broadcast/vi'
import { match as vi } from '@keo/messages/match/vi'
import { forceEvent } from '@keo/sportsbook-contract/control'
import { getList, getMatchDetail, matchResultPage } from '@keo/sportsbook-contract/matches'
import { seconds } from '@keo/units/instants'
import type { World } from '@keo/dev-world/world'
import type { Page } from '@playwright/test'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { PLAY_TYPE, MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { expectAccessible } from './support/axe.ts'
import { askBook, PLAY } from './support/book.ts'
import { expect, front, fullPathOf, MOVING, shown, test } from './support/journey.ts'
import { expectBox, expectNoOverflow, expectToken } from './support/layout.ts'
import { hideCovers } from './support/members.ts'
import { savePart, savePicture } from './support/pictures.ts'

test.use(MOVING)

const DAY_MS = 86_400_000

/** The live match of a sport with the most markets: what large pages are measured by. Something has happened in it. */
async function largest(world: World, sportId: number) {
  const { records } = await askBook(world, getList, { type: PLAY.live, sportId, size: 50 })
  const begunBy = world.worldClock.now() - 10 * 60_000
  const onSale = records.filter(({ ss, nsg, bt }) => ss === 1 && nsg.length > 0 && bt < begunBy)
  const found = onSale.toSorted((one, other) => other.tms - one.tms)[0]
  if (!found) throw new Error(`No live match of sport ${sportId}.`)
  return found
}

const pathOf = (match: { id: number }) => `/match-detail/${match.id}`
const board = (page: Page) => front(page).locator('.match-board')
const tab = (page: Page, key: keyof typeof vi) => front(page).getByRole('tab', { name: vi[key], exact: true })
const act = (page: Page, key: keyof typeof vi) =>
  board(page).getByRole('button', { name: vi[key], exact: true })
const card = (page: Page, name: string | RegExp) =>
  front(page)
    .locator('.match-market')
    .filter({ has: page.getByRole('button', { name, expanded: true }) })
    .or(
      front(page)
        .locator('.match-market')
        .filter({ has: page.getByRole('button', { name, expanded: false }) }),
    )
    .first()
const price = (page: Page) => front(page).locator('.match-markets .ui-odds[data-state="open"]').first()

async function open(page: Page, path: string, theme = 'dark') {
  await page.addInitScript((value) => localStorage.setItem('keo.theme', JSON.stringify(value)), theme)
  await page.goto(path)
  await shown(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  await page.evaluate(() => document.fonts.ready)
}

test('[SPT-05a] a match has the boxes of the design, dark and light', async ({ page, world }) => {
  await hideCovers(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const match = await largest(world, SPORT.soccer)
  for (const theme of ['dark', 'light']) {
    await open(page, pathOf(match), theme)
    await expect(price(page)).toBeVisible()
    await expect(board(page).locator('.match-pressure')).toBeVisible()
    await expectBox(front(page).locator('.ui-nav-bar'), { x: 0, y: 0, width: 390, height: 52 })
    await expectBox(board(page), { x: 0, y: 0, width: 390 })
    await expectBox(board(page).locator('.match-clock'), { height: 22 })
    await expectBox(board(page).locator('.match-pressure'), { height: 18 })
    await expectBox(board(page).locator('.match-side svg').first(), { width: 52, height: 52 })
    await expectBox(act(page, 'match.open.statistics'), { height: 36 })
    await expectBox(tab(page, 'match.tab.p'), { x: 16, height: 34 })
    await expectToken(tab(page, 'match.tab.p'), 'background-color', '--action')
    const first = front(page).locator('.match-market .ui-card').first()
    await expectBox(first, { x: 12, width: 366 })
    await expectToken(first, 'border-top-left-radius', '--r-l')
    await expectBox(price(page), { x: 24, width: 168, height: 44 })
    await expectToken(price(page), 'border-top-left-radius', '--r-odds')
    await expectAccessible(page)
    await savePicture(page, `match-detail-${theme}`)
  }
})

test('[SPT-05a] [SPT-16a] tabs show their markets alone; what is pinned and folded stays', async ({
  openAs,
  page,
  world,
}) => {
  await hideCovers(page)
  const match = await largest(world, SPORT.soccer)
  await openAs('visitor', pathOf(match))
  await expect(price(page)).toBeVisible()
  const [home, away] = match.ts.map(({ na }) => na)
  await expect(board(page)).toContainText(home!)
  await expect(board(page)).toContainText(away!)
  const { tps } = await askBook(world, getMatchDetail, { matchId: match.id })
  expect(tps.length).toBeGreaterThan(5)
  // One for each kind of market, and the one where picks of this match are put together.
  await expect(front(page).getByRole('tab')).toHaveCount(new Set(tps).size + 1)

  await expect(card(page, /^1X2/).locator('.ui-odds')).toHaveCount(3)
  await tab(page, 'match.tab.cs').click()
  await expect(front(page).getByRole('tabpanel', { name: vi['match.tab.cs'] })).toBeVisible()
  await expect(card(page, /^Tỷ số chính xác/)).toBeVisible()
  await expect(card(page, /^1X2/)).toHaveCount(0)
  await tab(page, 'match.tab.p').click()

  const folded = card(page, /^1X2 · Toàn trận/)
  await folded.getByRole('button', { expanded: true }).click()
  await expect(folded.locator('.ui-odds')).toHaveCount(0)
  await folded.getByRole('button', { name: /^Ghim/ }).click()
  await page.reload()
  await shown(page)
  const top = front(page).locator('.match-market').first()
  await expect(top).toContainText('1X2 · Toàn trận')
  await expect(top.getByRole('button', { name: /^Ghim/, pressed: true })).toBeVisible()
  await expect(top.locator('.ui-odds')).toHaveCount(0)

  const star = front(page).getByRole('button', { name: vi['match.follow'] })
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  const follows = await page.evaluate(() => localStorage.getItem('keo.followList'))
  expect(JSON.parse(follows!)).toEqual({ [SPORT.soccer]: [String(match.id)] })
})

test('a price goes to the slip by a tap and tells its past when it is held', async ({
  openAs,
  page,
  world,
}) => {
  await hideCovers(page)
  const match = await largest(world, SPORT.soccer)
  await openAs('visitor', pathOf(match))
  // Once it stands still: what comes in above it moves it.
  await price(page).hover()
  await page.mouse.down()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await page.mouse.up()
  await expect(sheet.getByRole('img', { name: /Tỷ lệ từ/ })).toBeVisible()
  await expect(sheet).toContainText(vi['match.guide.handicapFromBet'])
  await expectAccessible(page)
  await savePicture(page, 'match-odds-history-dark')
  await sheet.getByRole('button', { name: vi['match.history.addPick'] }).click()
  await expect(price(page)).toHaveAttribute('aria-pressed', 'true')
})

test('who asks to see it reads what a price and a slip cost, dark and light', async ({ page, world }) => {
  await hideCovers(page)
  await page.addInitScript(
    (habits) => localStorage.setItem('keo.betHabits', habits),
    JSON.stringify({ isKept: false, dropPercent: 0, showsCost: true }),
  )
  const match = await largest(world, SPORT.soccer)
  for (const theme of ['dark', 'light']) {
    await open(page, pathOf(match), theme)
    await price(page).click({ button: 'right' })
    const sheet = page.getByRole('dialog')
    await expect(sheet).toContainText(betCart['cost.fair'])
    await expect(sheet.getByRole('list', { name: betCart['cost.moves'] })).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: vi['match.history.addPick'] }).click()
    const slip = page.getByRole('dialog', { name: /Phiếu cược/ })
    await slip.getByRole('button', { name: '+50K' }).click()
    const cost = slip.locator('p').filter({ hasText: betCart['cost.slip'] })
    await expect(cost).toContainText(/\d/)
    await expectAccessible(page)
    await slip.getByRole('button', { name: /^Bỏ / }).first().click()
  }
})

/** More than an empty sheet has, whatever its size. */
const PAINTED = 20_000
const PICTURES = 5

test('the match itself is drawn, with the score of the board: five sports', async ({ page, world }) => {
  await hideCovers(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const drawn: string[] = []
  for (const [name, sport] of Object.entries(SPORT)) {
    const match = drawn.length < PICTURES ? await largest(world, sport).catch(() => null) : null
    if (!match) continue
    await open(page, pathOf(match))
    await act(page, 'match.open.tracker').click()
    const picture = front(page).getByRole('img', { name: broadcast['broadcast.picture'] })
    await expect(picture).toBeVisible()
    await expect
      .poll(() => picture.evaluate(weightOf), { message: 'the canvas is painted' })
      .toBeGreaterThan(PAINTED)
    const score = (await board(page).locator('.match-score .num-wide').textContent()) ?? ''
    await expect(front(page).locator('.broadcast-chip .num-wide')).toHaveText(score)
    await savePart(front(page).locator('.match-picture'), `broadcast-${name}`)
    drawn.push(name)
  }
  expect(drawn).toHaveLength(PICTURES)
})

const weightOf = (picture: Element): number => (picture as HTMLCanvasElement).toDataURL().length

test('the facts of a match: tracker, statistics, timeline, meetings and the seed', async ({
  openAs,
  page,
  world,
}) => {
  await hideCovers(page)
  const match = await largest(world, SPORT.soccer)
  await openAs('visitor', pathOf(match))
  await act(page, 'match.open.tracker').click()
  await expect(front(page).getByRole('img', { name: broadcast['broadcast.picture'] })).toBeVisible()
  await act(page, 'match.open.statistics').click()
  const sheet = page.getByRole('dialog', { name: vi['match.facts.title'] })
  await expect(sheet).toContainText(vi['match.stat.attacks'])
  const choose = (key: keyof typeof vi) => sheet.locator('label').filter({ hasText: vi[key] }).click()
  await choose('match.open.timeline')
  // Before it there may be a late start, which belongs to the match too.
  await expect(
    sheet.locator('.match-timeline-row').filter({ hasText: vi['match.event.periodStart'] }).first(),
  ).toBeVisible()
  await savePicture(page, 'match-timeline-dark')
  await choose('match.open.meetings')
  await expect(sheet).toContainText(vi['match.meetings.between'])
  await choose('match.open.fair')
  await expect(sheet).toContainText(vi['match.fair.later'])
  await expect(sheet).toContainText(/[0-9a-f]{64}/)
  await expectAccessible(page)
})

test('what stands still says why, and what is over leads to its result', async ({ openAs, page, world }) => {
  await hideCovers(page)
  const match = await largest(world, SPORT.soccer)
  await openAs('visitor', pathOf(match))
  await expect(price(page)).toBeVisible()
  await askBook(world, forceEvent, { matchId: match.id, kind: 'penalty', side: 'home' })
  const strip = front(page).getByText(vi['match.suspended.title'])
  await expect(async () => {
    await world.clock.advance(seconds(1))
    await expect(strip).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
  await expect(
    front(page).getByRole('status').filter({ hasText: vi['match.suspended.title'] }),
  ).toContainText(/tấn công nguy hiểm|phạt đền/)
  await expect(front(page).locator('.match-markets .ui-odds[data-state="open"]')).toHaveCount(0)

  const now = world.worldClock.now()
  const ended = await askBook(world, matchResultPage, {
    sportId: SPORT.soccer,
    beginTime: now - DAY_MS,
    endTime: now,
    size: 5,
  })
  const over = ended.records.find(({ ms }) => ms === MATCH_STATUS.ended)!
  await openAs('visitor', `${pathOf(over)}?show=fair`)
  await expect(page.getByRole('dialog')).toContainText(vi['match.fair.matches'])
  await page.keyboard.press('Escape')
  await front(page).getByRole('button', { name: vi['match.over.open'] }).click()
  await expect.poll(() => fullPathOf(page)).toContain(`/ResultInfo?id=${over.id}`)
})

test('other sports, competitions and what is not there, also at 360 pixels in four languages', async ({
  openAs,
  page,
  world,
}) => {
  await hideCovers(page)
  await page.setViewportSize({ width: 360, height: 780 })
  const [soccer, basketball] = [await largest(world, SPORT.soccer), await largest(world, SPORT.basketball)]
  const { records } = await askBook(world, getList, { type: PLAY_TYPE.outright, size: 1 })
  const champion = `/champions-detail/${records[0]!.id}`
  for (const language of ['vi', 'en', 'zh-CN', 'th']) {
    for (const path of [pathOf(soccer), pathOf(basketball), champion]) {
      await openAs('visitor', `${path}?lang=${language}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(front(page).locator('.ui-odds').first()).toBeVisible()
      await expectNoOverflow(page)
    }
  }
  await openAs('visitor', `${pathOf(basketball)}?lang=vi`)
  await expect(board(page).getByRole('columnheader', { name: '4' })).toBeVisible()
  await openAs('visitor', champion)
  await expect(front(page).getByRole('heading', { level: 2 })).toContainText(records[0]!.nm)
  await savePicture(page, 'champions-detail-dark')
  for (const unknown of ['/match-detail/2000000000', '/match-detail/abc']) {
    await openAs('visitor', unknown)
    await expect(front(page).getByText(vi['match.missing.title'])).toBeVisible()
  }
})
