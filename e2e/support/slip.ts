import { betCart as vi } from '@keo/messages/bet-cart/vi'
import { batchBetMatchMarketOfJumpLine, type RefreshedMarket } from '@keo/sportsbook-contract/odds-refresh'
import { betMultiple, singlePass } from '@keo/sportsbook-contract/orders'
import type { World } from '@keo/dev-world/world'
import { seconds } from '@keo/units/instants'
import type { Page } from '@playwright/test'
import { askBook, fund, type OnSale, openBook } from './book.ts'
import { expect } from './journey.ts'
import { hideCovers, MAI } from './members.ts'

/** A bet may go out before the live socket stands, three seconds after login. */
export const EARLY_BET = /live socket is not connected/
/** Longer than a bet before kick-off or in play is held back. */
const DECIDED_AFTER_MS = seconds(6)

/** The slip as it stands on the screen, by its words. */
export function slipOf(page: Page, words: Readonly<Record<string, string>> = vi) {
  const say = (key: keyof typeof vi) => words[key] ?? ''
  const sheet = page.getByRole('dialog', { name: new RegExp(say('cart.title')) })
  const agree = sheet.getByRole('button', { name: new RegExp(`^${say('cart.agreeAndPlace')}`) })
  const placing = sheet.getByRole('button', { name: new RegExp(`^${say('cart.place')}[\\s₫]*\\d`) })
  const waiting = sheet.getByText(say('bet.waiting'))
  const goesOut = [singlePass, betMultiple].map(({ path }) => path)
  /** Taps, and waits until the book has the bet: it decides so long after that, and the slip says at once that it waits. */
  async function send(tap: () => Promise<void>): Promise<void> {
    const answer = page.waitForResponse((got) => goesOut.some((path) => got.url().endsWith(path)))
    await Promise.all([answer, tap()])
    await expect(waiting).toBeVisible()
  }
  const limits = new RegExp(`^${say('cart.limits').split('{')[0]!.trim()}`)
  return {
    sheet,
    agree,
    placing,
    waiting,
    picks: sheet.locator('.ui-pick'),
    stake: sheet.getByRole('textbox').first(),
    verdict: sheet.locator('.bet-verdict'),
    bar: page.locator('.bet-cart-bar button'),
    key: (name: string) => sheet.getByRole('button', { name, exact: true }),
    notice: (key: keyof typeof vi) => page.locator('.ui-notice').getByText(say(key)),
    /** It is open with so many selections, and their limits are known. */
    async shows(count: number): Promise<void> {
      await expect(sheet.locator('.ui-pick')).toHaveCount(count)
      await expect(sheet.getByText(limits).first()).toBeVisible()
    },
    /** A price that moved since the page was opened is asked about; then it is agreed to. */
    place: () =>
      send(async () => {
        await placing.click()
        await expect(waiting.or(agree)).toBeVisible()
        if (await agree.isVisible()) await agree.click()
      }),
    send,
  }
}

/** Nothing covers the page, and the member has what the mockups show. */
export async function readyToBet(page: Page, world: World): Promise<void> {
  await hideCovers(page)
  await fund(world, MAI, 12_580_000)
  await openBook(world)
}

/** A slip as a shared link opens it. */
export const slipPath = (picks: readonly OnSale[]) =>
  `/sports?slip=K1-${picks
    .map(({ matchId, marketId, optionType }) =>
      [matchId, marketId, optionType].map((each) => each.toString(36)).join('.'),
    )
    .join('_')}`

/** Takes any price, so that one which drifts during the wait refuses nothing. */
export function takeAnyPrice(page: Page) {
  const settings = { oddsFormat: 1, oddsChange: 2, pushTong: 1, pushTongStatus: 0 }
  return page.addInitScript((text) => localStorage.setItem('keo.settings', text), JSON.stringify(settings))
}

/** The provider decides after its wait; the world's clock stands still until it is moved. */
export const decide = (world: World) => world.clock.advance(DECIDED_AFTER_MS)

/** Moves time until the provider says so of this selection, and tells what it says. */
export async function untilBook(
  world: World,
  { matchId, marketId, optionType }: OnSale,
  isSo: (now: RefreshedMarket) => boolean,
  goOn: () => unknown = () => world.clock.advance(seconds(4)),
): Promise<RefreshedMarket> {
  const request = { betMatchMarketList: [{ matchId, marketId, type: optionType }], isSelectSeries: false }
  for (let turn = 0; turn < 60; turn++) {
    const { bms } = await askBook(world, batchBetMatchMarketOfJumpLine, request)
    if (bms[0] && isSo(bms[0])) return bms[0]
    await goOn()
  }
  throw new Error('The provider never said so.')
}
