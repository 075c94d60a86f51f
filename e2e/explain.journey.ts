import { getSportsToken } from '@keo/contract/sports'
import { getMyVip } from '@keo/contract/vip'
import { getWithdrawContent } from '@keo/contract/withdraw'
import { explain as vi } from '@keo/messages/explain/vi'
import { betCart } from '@keo/messages/bet-cart/vi'
import { getBetRules } from '@keo/sportsbook-contract/bet-rules'
import { singlePass } from '@keo/sportsbook-contract/orders'
import { seconds } from '@keo/units/instants'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { askBook, fund, onSale, PLAY } from './support/book.ts'
import { tokenOf } from './support/doors.ts'
import { expect, front, shown, test } from './support/journey.ts'
import { expectNoOverflow } from './support/layout.ts'
import { MAI } from './support/members.ts'
import { savePicture } from './support/pictures.ts'
import { EARLY_BET, readyToBet, slipOf, slipPath, takeAnyPrice } from './support/slip.ts'

const WINNER = 1005

test.beforeEach(async ({ page, world, allowComplaints }) => {
  allowComplaints(EARLY_BET)
  await readyToBet(page, world)
  await takeAnyPrice(page)
})

const sheetOf = (page: Page) => page.getByRole('dialog', { name: vi['explain.title'] })

/** A finger that stays; the listener is there once the page is at rest. */
async function hold(page: Page, figure: Locator): Promise<Locator> {
  const sheet = sheetOf(page)
  await expect(page.locator('#explain-hint')).toBeAttached()
  await figure.scrollIntoViewIfNeeded()
  await figure.hover()
  await page.mouse.down()
  await expect(sheet).toBeVisible()
  await page.mouse.up()
  await expect(sheet.locator('[aria-busy="false"]')).toBeVisible()
  return sheet
}

/** The whole amount that a text begins with, in thousands. */
const thousandsIn = (text: string) => Number((/[\d.]+/.exec(text)?.[0] ?? '').replaceAll('.', '')) / 1000

async function expectBothThemes(page: Page, name: string): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme)
    await expectAccessible(page)
    await savePicture(page, `explain-${name}-${theme}`)
  }
}

test('the slip says which limit holds, and a bet above it is refused; the wait of a live bet is the one that is said', async ({
  openAs,
  page,
  world,
}) => {
  await fund(world, MAI, 3_000_000_000)
  const slip = slipOf(page)
  const [pick] = await onSale(world, PLAY.live, WINNER)
  await openAs(MAI, slipPath([pick!]))
  await slip.shows(1)

  const figure = slip.sheet.locator('[data-explain="stakeLimits"]').first()
  const sheet = await hold(page, figure)
  const binding = sheet.locator('[data-binding] dd')
  await expect(binding).toHaveCount(1)
  const most = thousandsIn(await binding.innerText())
  const token = (await world.call(getSportsToken, {}, { token: (await tokenOf(page))! })).data.token
  const rules = await askBook(world, getBetRules, { picks: [pick] }, token)
  expect(most).toBe(rules.stake?.most)
  await expectBothThemes(page, 'limit')
  await page.setViewportSize({ width: 360, height: 560 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goBack()
  await expect(sheet, 'Back closes the explanation').toBeHidden()
  await expect(slip.sheet, 'and leaves the slip').toBeVisible()

  const bet = (unitStake: number, relatedId: string) =>
    askBook(
      world,
      singlePass,
      {
        singleBetList: [
          {
            unitStake,
            oddsChange: 2,
            relatedId,
            betOptionList: [
              { marketId: pick!.marketId, optionType: pick!.optionType, odds: pick!.odds, oddsFormat: 1 },
            ],
          },
        ],
      },
      token,
    )
  await expect(bet(most + 10, 'explain-above')).rejects.toThrow(/\d+ /)
  await slip.stake.fill(String((most + 10) * 1000))
  await expect(slip.sheet.getByRole('alert')).toContainText('Tối đa')

  const odds = await hold(page, slip.sheet.locator('[data-explain="odds"]').first())
  await expect(odds).toContainText(vi['explain.odds.decimal'])
  await expect(odds).toContainText(vi['explain.odds.margin'])
  await page.keyboard.press('Escape')
  await expect(odds).toBeHidden()

  await slip.stake.fill('50000')
  await slip.place()
  const wait = rules.waits[0]!.seconds
  const said = await hold(page, slip.sheet.locator('[data-explain="betWait"]').first())
  await expect(said).toContainText(vi['explain.seconds'].replace('{count}', String(wait)))
  await page.goBack()
  await expect(said).toBeHidden()
  await world.clock.advance(seconds(wait - 1))
  await expect(slip.waiting).toBeVisible()
  await world.clock.advance(seconds(2))
  await expect(slip.verdict).toBeVisible()
  await expect(slip.sheet).toContainText(betCart['bet.waited'].replace('{seconds}', String(wait)).slice(0, 6))
})

test('a held price explains itself and stays out of the slip, a tap puts it there', async ({
  openAs,
  page,
}) => {
  const slip = slipOf(page)
  await openAs('visitor', '/sports')
  const price = front(page).locator('.ui-odds[data-state="open"]').first()
  const sheet = await hold(page, price)
  await expect(sheet).toContainText(vi['explain.odds.name'])
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(slip.picks).toHaveCount(0)
  await price.click()
  await expect(slip.picks).toHaveCount(1)
})

test('the fee of a withdrawal and the way to the next level say what the server counts', async ({
  openAs,
  page,
  world,
}) => {
  await openAs(MAI, '/withdraw')
  const token = (await tokenOf(page))!
  const { data: content } = await world.call(getWithdrawContent, { channel: 'bank' }, { token })
  const fee = await hold(page, front(page).locator('[data-explain="withdrawFee"]'))
  await expect(fee.locator('[data-binding]')).toHaveText(
    new RegExp(`^${vi['explain.fee.freeLeft']}.*${content.freeLeft}$`),
  )
  await expectBothThemes(page, 'fee')
  await page.goBack()
  await expect(fee).toBeHidden()

  await page.goto('/vip')
  await shown(page)
  const { data: mine } = await world.call(getMyVip, {}, { token })
  const way = front(page).locator('[data-explain="vipWay"]').first()
  await expect(page.locator('#explain-hint')).toBeAttached()
  await way.focus()
  await page.keyboard.press('?')
  const meter = sheetOf(page)
  const missing = meter.locator('div').filter({ hasText: new RegExp(`^${vi['explain.vip.missing']}`) })
  await expect(missing.last()).toBeVisible()
  expect(thousandsIn((await missing.last().innerText()).replace(vi['explain.vip.missing'], ''))).toBe(
    Number(mine.next!.missingTurnover) / 1000,
  )
  await savePicture(page, 'explain-vip')
  await page.keyboard.press('Escape')
  await expect(meter).toBeHidden()
})
