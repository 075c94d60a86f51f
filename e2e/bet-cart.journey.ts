import { listRewards } from '@keo/contract/rewards'
import type { MemberId } from '@keo/contract/ids'
import type { World } from '@keo/dev-world/world'
import { betCart as vi } from '@keo/messages/bet-cart/vi'
import { match } from '@keo/messages/match/vi'
import { DEMO_PASSWORD } from '@keo/server/seeds/members'
import { expireTokens } from '@keo/sportsbook-contract/control'
import { minutes } from '@keo/units/instants'
import { money } from '@keo/units/money'
import { askBook, onSale, ordersOf, PLAY } from './support/book.ts'
import { expectAccessible } from './support/axe.ts'
import { door, solveOnScreen, tokenOf } from './support/doors.ts'
import { memberIdOf } from './support/games.ts'
import { expect, front, fullPathOf, MOVING, shown, test } from './support/journey.ts'
import { expectBox, expectNoOverflow, expectToken } from './support/layout.ts'
import { MAI } from './support/members.ts'
import { savePicture } from './support/pictures.ts'
import { decide, EARLY_BET, readyToBet, slipOf, slipPath, takeAnyPrice } from './support/slip.ts'
import { expectSaid } from './support/told.ts'

test.use(MOVING)

const WINNER = 1005

test.beforeEach(async ({ page, world, allowComplaints }) => {
  allowComplaints(EARLY_BET)
  await readyToBet(page, world)
  await takeAnyPrice(page)
})

test('[SPT-11d] a guest builds a slip in the list, signs in and keeps it, and bets a single; the notice shows for 2 s', async ({
  openAs,
  page,
  world,
}) => {
  const slip = slipOf(page)
  await openAs('visitor', '/sports')
  await front(page)
    .locator('label')
    .filter({ hasText: /^Hôm nay/ })
    .click()
  await front(page).locator('.ui-odds[data-state="open"]').first().click()
  await expect(slip.picks).toHaveCount(1)
  const chosen = await slip.sheet.locator('.ui-pick-selection').innerText()
  await slip.key('+100K').click()
  await expect(slip.stake).toHaveValue('100.000')
  await slip.key(vi['cart.signIn']).click()
  await shown(page)
  const { field, press } = door(page)
  await field('login.userName').fill(MAI)
  await field('login.password').fill(DEMO_PASSWORD)
  await press('login.submit')
  await solveOnScreen(page, world)
  await expect.poll(() => fullPathOf(page)).toBe('/sports')
  await shown(page)

  await slip.bar.click()
  await expect(slip.sheet.locator('.ui-pick-selection')).toHaveText(chosen)
  await expect(slip.stake).toHaveValue('100.000')
  await slip.place()
  await decide(world)
  await expectSaid(page, vi['bet.accepted'])
  await expect(slip.notice('bet.accepted')).toBeHidden()
  await expect(slip.sheet.getByText(/^Tỷ lệ được nhận/)).toBeVisible()
  await slip.key(vi['bet.done']).click()
  await expect(slip.bar).toBeHidden()
  expect(await ordersOf(world, (await tokenOf(page))!)).toHaveLength(1)
})

test('[SPT-11a] a series with a system row is placed and polled: limits, stakes, one receipt; the screens keep their boxes', async ({
  openAs,
  page,
  world,
}) => {
  const { sheet, placing, verdict, picks, stake, bar, key, shows, send } = slipOf(page)
  const chosen = (await onSale(world, PLAY.today)).slice(0, 3)
  await openAs(MAI, slipPath(chosen))
  const before = (await ordersOf(world, (await tokenOf(page))!)).length
  await shows(3)
  await expect(sheet.getByRole('button', { name: vi['cart.noStake'] })).toBeDisabled()

  for (const text of ['1e9', '1,5', '٣']) {
    await stake.fill(text)
    await expect(sheet.getByText(/^Chỉ nhập số nguyên/), text).toBeVisible()
    await expect(stake).toHaveValue(text)
    await expect(sheet.getByRole('button', { name: vi['cart.noStake'] })).toBeDisabled()
  }
  await stake.fill('1000')
  await expect(sheet.getByText(/^Tối thiểu/).first()).toBeVisible()
  await sheet.getByRole('button', { name: /^Dùng/ }).click()
  await key('+100K').click()
  await expectAccessible(page)
  for (const theme of ['light', 'dark']) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme)
    await expectBox(sheet, { x: 0, width: 390 })
    await expectToken(sheet, 'border-top-left-radius', '--r-sheet')
    await expectToken(sheet, 'background-color', '--surface-1')
    await expectBox(sheet.locator('.ui-segmented'), { x: 16, width: 358, height: 42 })
    await expectBox(picks.first(), { x: 16, width: 358 })
    await expectBox(sheet.locator('.ui-pick-remove').first(), { x: 16, width: 28, height: 28 })
    await expectBox(sheet.locator('.ui-money'), { height: 52 })
    await expectBox(sheet.locator('.ui-key').first(), { x: 16, width: 85, height: 46 })
    await expectBox(placing, { x: 16, width: 358, height: 52 })
    await savePicture(page, `bet-cart-${theme}`)
  }
  for (const [width, height] of [
    [360, 780],
    [375, 553],
    [360, 560],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectNoOverflow(page)
    for (const part of [stake, key('5'), placing])
      await expect(part, `${width} x ${height}`).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goBack()
  await expect(sheet, 'Back closes the slip').toBeHidden()
  expect(fullPathOf(page)).toBe('/sports')
  await bar.click()
  await expect(placing).toBeVisible()

  await sheet.getByRole('button', { name: /^Thêm kiểu xiên/ }).click()
  await sheet.getByRole('textbox', { name: /Xiên 2/ }).click()
  await key('+50K').click()
  await send(() => placing.click())
  await decide(world)
  await expect(verdict).toHaveText(vi['bet.accepted'])
  const orders = await ordersOf(world, (await tokenOf(page))!)
  expect(orders.slice(0, orders.length - before).map(({ sv, bn }) => [sv, bn])).toEqual(
    expect.arrayContaining([
      [3, 1],
      [2, 3],
    ]),
  )
  await key(vi['bet.again']).click()
  await expect(picks, 'the same bet again').toHaveCount(3)
  await key(vi['cart.clear']).click()
  await expect(sheet).toBeHidden()
})

test('a lost answer, a double tap, a reload and fifteen idle minutes never make two bets', async ({
  openAs,
  page,
  world,
  allowComplaints,
}) => {
  allowComplaints(/Failed to load resource|ERR_FAILED/)
  const { sheet, placing, waiting, verdict, bar, key, shows, place } = slipOf(page)
  const [pick, other] = await onSale(world, PLAY.today, WINNER)
  await openAs(MAI, slipPath([pick!]))
  const token = (await tokenOf(page))!
  const before = (await ordersOf(world, token)).length
  await shows(1)
  await key('+50K').click()
  // The bet arrives and its answer does not.
  await page.route('**/order/bet/singlePass', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await placing.dblclick()
  await expect(waiting).toBeVisible()
  await expect.poll(() => ordersOf(world, token)).toHaveLength(before + 1)
  await page.unroute('**/order/bet/singlePass')
  await page.reload()
  await expect(bar.getByText(vi['bet.waiting'])).toBeVisible()
  await bar.click()
  await expect(sheet.getByText(vi['bet.resumed'])).toBeVisible()
  await decide(world)
  await expect(verdict).toHaveText(vi['bet.accepted'])
  await key(vi['bet.done']).click()

  await openAs(MAI, slipPath([other!]))
  await shows(1)
  await key('+50K').click()
  world.worldClock.jump(minutes(15))
  await askBook(world, expireTokens, {})
  await place()
  await decide(world)
  await expect(verdict).toHaveText(vi['bet.accepted'])
  expect(await ordersOf(world, token)).toHaveLength(before + 2)
})

/** Of 20,000 dong, for parlays at 2.00 or more when `isParlay`. */
async function giveFreeBet(world: World, memberId: MemberId, isParlay: boolean): Promise<void> {
  const words = { vi: 'Dùng cho vé xiên', en: 'For parlays', 'zh-CN': '适用于串关', th: 'ใช้กับบิลสเต็ป' }
  await world.app.ledger.write(async (tx, post) => {
    const id = await world.app.rewards.grant(tx, {
      memberId,
      source: 'test.free-bet',
      period: String(isParlay),
      kind: 'freeBet',
      amount: money(isParlay ? 3_000_000n : 2_000_000n, 'VND'),
      turnoverTimes: 0,
      claimUntil: null,
      gift: { freeBet: { days: isParlay ? 1 : 3, ...(isParlay ? { terms: { words, legsFrom: 2 } } : {}) } },
    })
    if (id) await world.app.rewards.pay(tx, post, id)
  })
}

test('[MON-32] a free bet is the stake of a bet in the slip and costs the member nothing; one for parlays says so and stays', async ({
  openAs,
  page,
  world,
}) => {
  const memberId = (await memberIdOf(world, MAI)) as MemberId
  await giveFreeBet(world, memberId, true)
  const [pick] = await onSale(world, PLAY.today)
  await openAs(MAI, slipPath([pick!]))
  const slip = slipOf(page)
  await slip.shows(1)
  await expect(slip.sheet.getByText('Vé cược miễn phí 30.000 ₫ không dùng cho phiếu này.')).toBeVisible()
  await expect(slip.sheet.getByText('Dùng cho vé xiên')).toBeVisible()

  await giveFreeBet(world, memberId, false)
  const available = async () => (await world.app.ledger.balanceOf({ memberId, currency: 'VND' })).available
  const before = await available()
  await openAs(MAI, slipPath([pick!]))
  await slip.shows(1)
  await slip.sheet.getByText('Dùng vé cược miễn phí 20.000 ₫').click()
  await expect(slip.sheet.getByText(vi['cart.freeBetNote'])).toBeVisible()
  await slip.place()
  await decide(world)
  await expectSaid(page, vi['bet.accepted'])
  expect(await available()).toBe(before)
  const { data } = await world.call(listRewards, { show: 'past' }, { token: (await tokenOf(page))! })
  expect(data.rewards.map(({ kind, amount, gift }) => [kind, amount, gift?.state])).toContainEqual([
    'freeBet',
    '20000.00',
    'used',
  ])
})

test('picks of one match are joined at one price beside their product, bet as one selection, and kept in the order', async ({
  openAs,
  page,
  world,
}) => {
  const [found] = await onSale(world, PLAY.today, WINNER)
  const before = (await ordersOf(world, await world.signIn(MAI))).length
  await openAs(MAI, `/match-detail/${found!.matchId}`)
  await front(page).getByRole('tab', { name: match['match.builder.tab'] }).click()
  const group = (name: RegExp) => front(page).getByRole('region', { name }).first()
  await group(/^1X2 · Toàn trận/)
    .getByRole('button')
    .first()
    .click()
  // Two ends of one question cannot both come true: the second says so before it is tapped, and with which when it is.
  const other = group(/^1X2 · Toàn trận/)
    .getByRole('button')
    .nth(1)
  await expect(other).toHaveAccessibleName(/không thể ghép/)
  await other.click()
  await expect(group(/^1X2 · Toàn trận/).getByRole('status')).toHaveText(/.+ \+ .+: không thể cùng xảy ra\./)
  await group(/^Tài\/Xỉu · Toàn trận/)
    .getByRole('button')
    .first()
    .click()
  const dock = front(page).getByRole('region', { name: match['match.builder.picks'] })
  await expect(dock.getByRole('status')).toHaveText(/^(Thấp|Cao) hơn vì các lựa chọn/)
  const reason = await dock.getByRole('status').innerText()
  const [product, joint] = (await dock.locator('.builder-prices .num').allInnerTexts()).map(Number)
  expect(joint).toBeGreaterThan(1)
  expect(joint! < product!, reason).toBe(reason.startsWith('Thấp'))
  // Two picks have one tie; of three the bar says between which most of the difference comes about.
  await expect(dock.getByRole('figure')).toHaveCount(0)
  await group(/^Tài\/Xỉu · Hiệp 1/)
    .getByRole('button')
    .first()
    .click()
  await expect(dock.getByRole('figure')).toContainText(/\+ .+ \d+%/)
  await group(/^Kèo chấp · Toàn trận/).scrollIntoViewIfNeeded()
  await expectAccessible(page)
  for (const theme of ['light', 'dark']) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme)
    await savePicture(page, `bet-builder-${theme}`)
  }
  for (const [width, height] of [
    [360, 560],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectNoOverflow(page)
  }

  await dock.getByRole('button', { name: new RegExp(`^${match['match.builder.add']}`) }).click()
  const slip = slipOf(page)
  await slip.shows(1)
  await slip.key('+100K').click()
  await slip.place()
  await decide(world)
  await expectSaid(page, vi['bet.accepted'])
  const orders = await ordersOf(world, (await tokenOf(page))!)
  expect(orders).toHaveLength(before + 1)
  expect(orders[0]?.ops[0]?.pks).toHaveLength(3)
})
