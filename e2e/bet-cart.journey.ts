import { betCart as vi } from '@keo/messages/bet-cart/vi'
import { DEMO_PASSWORD } from '@keo/server/seeds/members'
import { expireTokens, forceEvent } from '@keo/sportsbook-contract/control'
import { batchBetMatchMarketOfJumpLine, type RefreshedMarket } from '@keo/sportsbook-contract/odds-refresh'
import type { World } from '@keo/dev-world/world'
import { minutes, seconds } from '@keo/units/instants'
import type { Page } from '@playwright/test'
import { askBook, fund, onSale, type OnSale, ordersOf, PLAY } from './support/book.ts'
import { expectAccessible } from './support/axe.ts'
import { door, solveOnScreen, tokenOf } from './support/doors.ts'
import { expect, front, fullPathOf, shown, test } from './support/journey.ts'
import { expectBox, expectNoOverflow, expectToken } from './support/layout.ts'
import { hideCovers } from './support/members.ts'
import { savePicture } from './support/pictures.ts'

test.describe.configure({ timeout: 120_000 })

const MAI = 'maitran88'
const SOCCER = { handicap: 1000, totals: 1007, winner: 1005 } as const
/** A bet may go out before the live socket stands, three seconds after login. */
const SOCKET = /live socket is not connected/

/** A slip as a shared link opens it. */
const slipPath = (picks: readonly OnSale[]) =>
  `/sports?slip=K1-${picks
    .map(({ matchId, marketId, optionType }) =>
      [matchId, marketId, optionType].map((each) => each.toString(36)).join('.'),
    )
    .join('_')}`

const sheet = (page: Page) => page.getByRole('dialog', { name: new RegExp(vi['cart.title']) })
const key = (page: Page, name: string) => sheet(page).getByRole('button', { name, exact: true })
const placing = (page: Page) => sheet(page).getByRole('button', { name: /^Đặt [\d.]/ })
const bar = (page: Page) => page.locator('.bet-cart-bar button')
const notice = (page: Page, text: string) => page.locator('.ui-notice').getByText(text)

/** Takes any price, so that one which drifts during the wait refuses nothing. */
function takeAnyPrice(page: Page) {
  const settings = { oddsFormat: 1, oddsChange: 2, pushTong: 1, pushTongStatus: 0 }
  return page.addInitScript((text) => localStorage.setItem('keo.settings', text), JSON.stringify(settings))
}

async function openSlip(page: Page, picks: readonly OnSale[]) {
  await expect(sheet(page)).toBeVisible()
  await expect(sheet(page).locator('.ui-pick')).toHaveCount(picks.length)
  await expect(
    sheet(page)
      .getByText(/^Giới hạn/)
      .first(),
  ).toBeVisible()
}

/** Moves time until the provider says so of this selection. */
async function untilBook(
  world: World,
  { matchId, marketId, optionType }: OnSale,
  isSo: (now: RefreshedMarket) => boolean,
) {
  const wish = { betMatchMarketList: [{ matchId, marketId, type: optionType }], isSelectSeries: false }
  for (let turn = 0; turn < 60; turn++) {
    const { bms } = await askBook(world, batchBetMatchMarketOfJumpLine, wish)
    if (bms[0] && isSo(bms[0])) return
    await wait(world, 4)
  }
  throw new Error('The provider never said so.')
}

/** The provider decides after its wait; the world's clock stands still until it is moved. */
const wait = (world: World, count: number) => world.clock.advance(seconds(count))

test('[SPT-11d] a guest builds a slip in the list, signs in and keeps it, and bets a single; the notice shows for 2 s', async ({
  openAs,
  page,
  world,
  allowComplaints,
}) => {
  allowComplaints(SOCKET)
  await hideCovers(page)
  await takeAnyPrice(page)
  await fund(world, MAI, 12_580_000)
  await openAs('visitor', '/sports')
  await front(page)
    .locator('label')
    .filter({ hasText: /^Hôm nay/ })
    .click()
  const price = front(page).locator('.ui-odds[data-state="open"]').first()
  await price.click()
  await expect(sheet(page).locator('.ui-pick')).toHaveCount(1)
  const chosen = await sheet(page).locator('.ui-pick-selection').innerText()
  await key(page, '+100K').click()
  await expect(sheet(page).getByRole('textbox')).toHaveValue('100.000')
  await key(page, vi['cart.signIn']).click()
  await shown(page)
  const { field, press } = door(page)
  await field('login.userName').fill(MAI)
  await field('login.password').fill(DEMO_PASSWORD)
  await press('login.submit')
  await solveOnScreen(page, world)
  await expect.poll(() => fullPathOf(page)).toBe('/sports')
  await shown(page)

  await bar(page).click()
  await expect(sheet(page).locator('.ui-pick-selection')).toHaveText(chosen)
  await expect(sheet(page).getByRole('textbox')).toHaveValue('100.000')
  await placing(page).click()
  const agree = sheet(page).getByRole('button', { name: new RegExp(vi['cart.agreeAndPlace']) })
  // The price may have moved while the door was open; then it is asked for.
  await expect(sheet(page).getByText(vi['bet.waiting']).or(agree)).toBeVisible()
  if (await agree.isVisible()) await agree.click()
  await expect(sheet(page).getByText(vi['bet.waiting'])).toBeVisible()
  await wait(world, 6)
  await expect(notice(page, vi['bet.accepted'])).toBeVisible()
  await expect(notice(page, vi['bet.accepted'])).toBeHidden()
  await expect(sheet(page).getByText(/^Giá nhận/)).toBeVisible()
  await key(page, vi['bet.done']).click()
  await expect(bar(page)).toBeHidden()
  expect(await ordersOf(world, (await tokenOf(page))!)).toHaveLength(1)
})

test('[SPT-11a] a series with a system row is placed and polled: limits, stakes, one receipt; the screens keep their boxes', async ({
  openAs,
  page,
  world,
  allowComplaints,
}) => {
  allowComplaints(SOCKET)
  await hideCovers(page)
  await takeAnyPrice(page)
  await fund(world, MAI, 12_580_000)
  const picks = (await onSale(world, PLAY.today)).slice(0, 3)
  await openAs(MAI, slipPath(picks))
  const before = (await ordersOf(world, (await tokenOf(page))!)).length
  await openSlip(page, picks)
  await expectBox(sheet(page).locator('.ui-key').first(), { height: 46 })
  await expectBox(sheet(page).locator('.ui-segmented'), { x: 16, width: 358, height: 42 })
  await expectBox(sheet(page).locator('.ui-money'), { height: 52 })
  await expectBox(sheet(page), { x: 0, width: 390 })
  await expectToken(sheet(page), 'border-top-left-radius', '--r-sheet')
  await expect(sheet(page).getByRole('button', { name: vi['cart.noStake'] })).toBeDisabled()

  const entry = sheet(page).getByRole('textbox').first()
  for (const text of ['1e9', '1,5', '٣']) {
    await entry.fill(text)
    await expect(sheet(page).getByText(/^Chỉ nhập số nguyên/), text).toBeVisible()
    await expect(entry).toHaveValue('')
  }
  await entry.fill('1000')
  await expect(
    sheet(page)
      .getByText(/^Tối thiểu/)
      .first(),
  ).toBeVisible()
  await sheet(page).getByRole('button', { name: /^Dùng/ }).click()
  await key(page, '+100K').click()
  await expectAccessible(page)
  for (const theme of ['light', 'dark']) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme)
    await savePicture(page, `bet-cart-${theme}`)
  }
  await page.setViewportSize({ width: 360, height: 780 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 390, height: 844 })

  await sheet(page)
    .getByRole('button', { name: /^Thêm kiểu xiên/ })
    .click()
  await sheet(page)
    .getByRole('textbox', { name: /Xiên 2/ })
    .click()
  await key(page, '+50K').click()
  await expectBox(placing(page), { x: 16, width: 358, height: 52 })
  await placing(page).click()
  await expect(sheet(page).getByText(vi['bet.waiting'])).toBeVisible()
  await wait(world, 6)
  await expect(sheet(page).getByText(vi['bet.accepted'])).toBeVisible()
  const orders = await ordersOf(world, (await tokenOf(page))!)
  expect(orders.slice(0, orders.length - before).map(({ sv, bn }) => [sv, bn])).toEqual(
    expect.arrayContaining([
      [3, 1],
      [2, 3],
    ]),
  )
  await key(page, vi['bet.again']).click()
  await expect(sheet(page).locator('.ui-pick'), 'the same bet again').toHaveCount(3)
  await key(page, vi['cart.clear']).click()
  await expect(sheet(page)).toBeHidden()
})

test('a live bet waits, a goal refuses it with its cause, and one tap bets at the new price', async ({
  openAs,
  page,
  world,
  allowComplaints,
}) => {
  allowComplaints(SOCKET)
  await hideCovers(page)
  await takeAnyPrice(page)
  await fund(world, MAI, 12_580_000)
  const [pick] = await onSale(world, PLAY.live, SOCCER.winner)
  await openAs(MAI, slipPath([pick!]))
  await openSlip(page, [pick!])
  await key(page, '+50K').click()
  await placing(page).click()
  await expect(sheet(page).getByText(vi['bet.waiting'])).toBeVisible()
  await expect(sheet(page).getByText(vi['bet.waitingLive'])).toBeVisible()
  await askBook(world, forceEvent, { matchId: pick!.matchId, kind: 'goal', side: 'home' })
  await wait(world, 6)
  await expect(notice(page, vi['bet.failed'])).toBeVisible()
  await expect(sheet(page).getByText(/Đã chờ \d+ giây/)).toBeVisible()
  await expect(notice(page, vi['bet.failed'])).toBeHidden()
  await savePicture(page, 'bet-cart-refused')
  const verdict = sheet(page).locator('.bet-verdict')
  const again = sheet(page).getByRole('button', { name: /^Đặt lại @/ })
  // Betting goes on some time after the goal; another danger may refuse the next try as well.
  for (let turn = 0; turn < 6 && (await verdict.innerText()) !== vi['bet.accepted']; turn++) {
    await untilBook(world, pick!, ({ ss, op }) => ss === 1 && (op?.od ?? 0) > 1)
    await again.click()
    await expect(sheet(page).getByText(vi['bet.waiting'])).toBeVisible()
    await wait(world, 6)
    await expect(verdict).toBeVisible()
  }
  await expect(verdict).toHaveText(vi['bet.accepted'])
})

test('prices that move: asked about with the first rule, taken silently with the last; a moved line always asks', async ({
  openAs,
  page,
  world,
  allowComplaints,
}) => {
  allowComplaints(SOCKET)
  await hideCovers(page)
  await fund(world, MAI, 12_580_000)
  const live = await onSale(world, PLAY.live, SOCCER.totals)
  const [pick] = live
  await openAs(MAI, slipPath([pick!]))
  await openSlip(page, [pick!])
  await key(page, '+50K').click()
  await sheet(page).getByText(vi['cart.policyBetter']).click()
  const warned = sheet(page).getByRole('button', { name: new RegExp(`^${vi['cart.agreeAndPlace']}`) })
  await untilBook(
    world,
    pick!,
    ({ ss, op, omid }) =>
      omid !== undefined || (ss === 1 && op !== undefined && op.od > 1 && op.od !== pick!.odds),
  )
  await expect(warned, 'setting 0 asks').toBeVisible()
  await expect(sheet(page).locator('.ui-pick-was').or(sheet(page).locator('.ui-pick-reason'))).toBeVisible()

  // Closing says yes to what is shown, and the last rule says yes to everything but another line.
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  await bar(page).click()
  await key(page, vi['cart.change']).click()
  await sheet(page).getByText(vi['cart.policyAny']).click()
  await key(page, vi['bet.done']).click()
  await expect(placing(page)).toBeVisible()
  await askBook(world, forceEvent, { matchId: pick!.matchId, kind: 'goal', side: 'away' })
  await untilBook(world, pick!, ({ ss, omid }) => omid !== undefined && ss === 1)
  await expect(sheet(page).getByText(/^Kèo đã đổi/)).toBeVisible()
  await expect(warned).toBeVisible()
  await savePicture(page, 'bet-cart-line-moved')
  await warned.click()
  await expect(sheet(page).getByText(vi['bet.waiting'])).toBeVisible()
  await wait(world, 6)
  await expect(sheet(page).locator('.bet-verdict')).toBeVisible()
})

test('a lost answer, a double tap, a reload and fifteen idle minutes never make two bets', async ({
  openAs,
  page,
  world,
  allowComplaints,
}) => {
  allowComplaints(SOCKET)
  allowComplaints(/Failed to load resource|ERR_FAILED/)
  await hideCovers(page)
  await takeAnyPrice(page)
  await fund(world, MAI, 12_580_000)
  const [pick, other] = (await onSale(world, PLAY.today, SOCCER.winner)).slice(-2)
  await openAs(MAI, slipPath([pick!]))
  const token = (await tokenOf(page))!
  const before = (await ordersOf(world, token)).length
  await openSlip(page, [pick!])
  await key(page, '+50K').click()
  // The bet arrives and its answer does not.
  await page.route('**/order/bet/singlePass', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await placing(page).dblclick()
  await expect(sheet(page).getByText(vi['bet.waiting'])).toBeVisible()
  expect(await ordersOf(world, token)).toHaveLength(before + 1)
  await page.unroute('**/order/bet/singlePass')
  await page.reload()
  await expect(bar(page).getByText(vi['bet.waiting'])).toBeVisible()
  await bar(page).click()
  await expect(sheet(page).getByText(vi['bet.resumed'])).toBeVisible()
  await wait(world, 6)
  await expect(sheet(page).getByText(vi['bet.accepted'])).toBeVisible()
  await key(page, vi['bet.done']).click()

  await openAs(MAI, slipPath([other!]))
  await openSlip(page, [other!])
  await key(page, '+50K').click()
  world.worldClock.jump(minutes(15))
  await askBook(world, expireTokens, {})
  await placing(page).click()
  const agree = sheet(page).getByRole('button', { name: new RegExp(vi['cart.agreeAndPlace']) })
  await expect(sheet(page).getByText(vi['bet.waiting']).or(agree)).toBeVisible()
  if (await agree.isVisible()) await agree.click()
  await expect(sheet(page).getByText(vi['bet.waiting'])).toBeVisible()
  await wait(world, 6)
  await expect(sheet(page).getByText(vi['bet.accepted'])).toBeVisible()
  expect(await ordersOf(world, token)).toHaveLength(before + 2)
})
