import { betCart as vi } from '@keo/messages/bet-cart/vi'
import { forceEvent } from '@keo/sportsbook-contract/control'
import { minutes } from '@keo/units/instants'
import { askBook, onSale, PLAY } from './support/book.ts'
import { expect, MOVING, test } from './support/journey.ts'
import { MAI } from './support/members.ts'
import { savePicture } from './support/pictures.ts'
import { decide, EARLY_BET, readyToBet, slipOf, slipPath, takeAnyPrice, untilBook } from './support/slip.ts'
import { expectSaid } from './support/told.ts'

test.use(MOVING)

const TOTALS = 1007
const WINNER = 1005
/** Before kick-off prices move every 20 to 120 s: after this time there is another. */
const CALM_MS = minutes(3)

test.beforeEach(async ({ page, world, allowComplaints }) => {
  allowComplaints(EARLY_BET)
  await readyToBet(page, world)
})

test('a live bet waits, a goal refuses it with its cause, and one tap bets at the new price', async ({
  openAs,
  page,
  world,
}) => {
  await takeAnyPrice(page)
  const { sheet, placing, verdict, key, notice, shows, send } = slipOf(page)
  const [pick] = await onSale(world, PLAY.live, WINNER)
  await openAs(MAI, slipPath([pick!]))
  await shows(1)
  await key('+50K').click()
  await send(() => placing.click())
  await expect(sheet.getByText(vi['bet.waitingLive'])).toBeVisible()
  await askBook(world, forceEvent, { matchId: pick!.matchId, kind: 'goal', side: 'home' })
  await decide(world)
  await expectSaid(page, vi['bet.failed'])
  await expect(sheet.getByText(/Đã chờ \d+ giây/)).toBeVisible()
  await expect(notice('bet.failed')).toBeHidden()
  await savePicture(page, 'bet-cart-refused')
  const again = sheet.getByRole('button', { name: /^Đặt lại 50\.000\s₫ @/ })
  // Betting goes on some time after the goal; another danger may refuse the next try as well.
  for (let turn = 0; turn < 6 && (await verdict.innerText()) !== vi['bet.accepted']; turn++) {
    await untilBook(world, pick!, ({ ss, op }) => ss === 1 && (op?.od ?? 0) > 1)
    await send(() => again.click())
    await decide(world)
    await expect(verdict).toBeVisible()
  }
  await expect(verdict).toHaveText(vi['bet.accepted'])
})

test('[SPT-10a][SPT-10b][SPT-10c] a price that moves: any is taken, only a better one, or each is asked about', async ({
  openAs,
  page,
  world,
}) => {
  const { sheet, agree, placing, picks, bar, key, shows } = slipOf(page)
  const pick = (await onSale(world, PLAY.today, WINNER))[0]!
  await openAs(MAI, slipPath([pick]))
  await shows(1)
  await key('+50K').click()
  let agreed = pick.odds

  /** The next price comes; the player is asked or not. Closing the slip says yes to what it shows. */
  async function next(asks: (now: number) => boolean): Promise<'up' | 'down'> {
    const { op } = await untilBook(
      world,
      pick,
      ({ ss, op: option }) => ss === 1 && option !== undefined && option.od > 1 && option.od !== agreed,
      () => world.worldClock.jump(CALM_MS),
    )
    const [before, now] = [agreed, op!.od]
    agreed = now
    await expect(picks.locator('.ui-price-chip')).toHaveText(now.toFixed(2))
    await expect(asks(now) ? agree : placing).toBeVisible()
    await expect(asks(now) ? placing : agree).toBeHidden()
    if (asks(now)) {
      await expect(picks.locator('.ui-pick-was')).toHaveText(before.toFixed(2))
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
      await bar.click()
      await expect(placing).toBeVisible()
    }
    return now > before ? 'up' : 'down'
  }

  // As it stands at first: better prices are taken silently.
  const seen = new Set<string>()
  while (seen.size < 2) {
    const shownNow = agreed
    seen.add(await next((now) => now < shownNow))
  }
  await sheet.getByText(vi['cart.policyBetter']).click()
  await next(() => true)
  await key(vi['cart.change']).click()
  await sheet.getByText(vi['cart.policyAny']).click()
  await key(vi['bet.done']).click()
  let way = 'up'
  while (way === 'up') way = await next(() => false)
})

test('[SPT-10d] a line that jumps is asked about even where every price is taken, and sent after a yes', async ({
  openAs,
  page,
  world,
}) => {
  await takeAnyPrice(page)
  const { sheet, agree, verdict, picks, key, shows, send } = slipOf(page)
  const pick = (await onSale(world, PLAY.live, TOTALS))[0]!
  await openAs(MAI, slipPath([pick]))
  await shows(1)
  await key('+50K').click()
  await askBook(world, forceEvent, { matchId: pick.matchId, kind: 'goal', side: 'away' })
  const { op } = await untilBook(world, pick, ({ ss, omid }) => omid !== undefined && ss === 1)
  await expect(sheet.getByText(/^Kèo đã đổi/)).toContainText(pick.name)
  await expect(picks.locator('.ui-pick-selection')).toHaveText(op!.nm)
  await expect(agree).toBeVisible()
  await savePicture(page, 'bet-cart-line-moved')
  await send(() => agree.click())
  await decide(world)
  await expect(verdict).toBeVisible()
})
