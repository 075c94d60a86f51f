import { withdrawTicket, shareTicket } from '@keo/contract/shared-tickets'
import { betCart as cartWords } from '@keo/messages/bet-cart/vi'
import { betRecords as words } from '@keo/messages/bet-records/vi'
import { betReplay as replayWords } from '@keo/messages/bet-replay/vi'
import { match as matchWords } from '@keo/messages/match/vi'
import { sharedTickets as shareWords } from '@keo/messages/shared-tickets/vi'
import { listAutoCashOuts } from '@keo/sportsbook-contract/auto-cash-out'
import { forceEvent } from '@keo/sportsbook-contract/control'
import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import { getStakeOrderStatus, newBetList } from '@keo/sportsbook-contract/orders'
import { reserveBet } from '@keo/sportsbook-contract/reservations'
import { minutes, seconds } from '@keo/units/instants'
import type { Browser, Locator, Page } from '@playwright/test'
import type { World } from '@keo/dev-world/world'
import { OPTION } from '@keo/sportsbook-contract/option-types'
import { expectAccessible } from './support/axe.ts'
import { type Bettor, bettor, type Choice, choicesOf, optionOf, until, watchesBets } from './support/bets.ts'
import { onSale, PLAY } from './support/book.ts'
import { expect, front, MOVING, shown, test } from './support/journey.ts'
import { expectBox, expectNoOverflow, expectToken } from './support/layout.ts'
import { adminOf, deskOf, pageOf } from './support/desk.ts'
import { hideCovers } from './support/members.ts'
import { pictureFile, savePicture } from './support/pictures.ts'
import { scan } from './support/qr.ts'
import { slipOf } from './support/slip.ts'
import { expectSaid, timesSaid } from './support/told.ts'

test.use(MOVING)

test.describe.configure({ mode: 'default' })

const HANDICAP = 1000
const WINNER = 1005
const FULL_TIME = 1001
const PATH = '/user-center-bet-record'

let who: Bettor

test.beforeEach(async ({ world }) => {
  who ??= await bettor(world)
})

/** As a returning member's browser has it. */
async function enter(page: Page, path: string, theme = 'dark') {
  await hideCovers(page)
  await page.addInitScript(
    ([token, shade]) => {
      localStorage.setItem('keo.token', JSON.stringify(token))
      localStorage.setItem('keo.theme', JSON.stringify(shade))
    },
    [who.token, theme] as const,
  )
  await page.goto(path)
  await shown(page)
  await page.evaluate(() => document.fonts.ready)
}

test('open bets have the boxes of the design in both themes', async ({ page }) => {
  const matches = await who.liveMatches()
  const heads = matches.flatMap((match) => choicesOf(match, HANDICAP, FULL_TIME).slice(0, 1))
  const single = await who.taken(heads, 500)
  await who.takenTreble(
    heads.filter(({ matchId }) => matchId !== single.matchId),
    200,
  )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const theme of ['light', 'dark'] as const) {
    await enter(page, PATH, theme)
    const card = front(page).getByRole('article').last()
    await expect(card.getByRole('button', { name: /^Rút sớm/ })).toBeVisible()
    await expectToken(card, 'border-top-left-radius', '--r-l')
    await expectBox(card, { x: 12, width: 366 })
    await expectBox(card.getByRole('button', { name: /^Rút sớm/ }), { height: 44 })
    await expectBox(front(page).getByRole('tab').first(), { x: 16, height: 44 })
    const treble = front(page).getByRole('article', { name: 'Xiên 3' })
    await expectBox(treble.getByRole('button', { name: /^Rút/ }).last(), { height: 36 })
    await expectNoOverflow(page)
    await savePicture(page, `bet-records-${theme}`)
    // A tap anywhere on it opens it, on its legs too.
    const leg = await treble.locator('.bet-leg').nth(1).boundingBox()
    await page.mouse.click((leg?.x ?? 0) + 120, (leg?.y ?? 0) + 16)
    await expect(page.getByRole('dialog').getByRole('link', { name: /^Xem trận/ })).toHaveCount(3)
    await page.getByRole('dialog').getByRole('button', { name: 'Đóng' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await expectNoOverflow(page)
})

/** The phone of a friend who has no account here; what is copied there can be read. */
async function friend(browser: Browser, world: World): Promise<Page> {
  const page = await browser.newPage({ baseURL: world.url, viewport: { width: 390, height: 844 } })
  await hideCovers(page)
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => void sessionStorage.setItem('copied', text)
  })
  return page
}

test('a ticket is shared, seen live by a guest, and taken; the slip goes on to a third phone; the link is withdrawn', async ({
  page,
  world,
  browser,
}) => {
  const picks = (await onSale(world, PLAY.today)).slice(0, 9)
  await who.takenTreble(
    picks.map(({ matchId, marketId, optionType, odds }) => ({ matchId, marketId, type: optionType, odds })),
    210,
  )
  await enter(page, PATH)
  const card = front(page).getByRole('article').filter({ hasText: '210.000' })
  await card.getByRole('button', { name: /^Xem vé/ }).click()
  await page.getByRole('button', { name: words['betRecord.share'] }).click()
  const sheet = page.getByRole('dialog', { name: words['betRecord.share'] })
  const made = page.waitForResponse((got) => got.url().endsWith(shareTicket.path))
  await sheet.getByRole('button', { name: shareWords['ticket.make'] }).click()
  const { token } = ((await (await made).json()) as { data: { token: string } }).data
  const ticketCode = sheet.getByRole('img', { name: shareWords['ticket.qr'] })
  await expect(ticketCode).toBeVisible()
  expect(new URL(await scan(ticketCode)).pathname).toBe(`/ticket/${token}`)
  await savePicture(page, 'shared-ticket-sheet')
  const download = page.waitForEvent('download')
  await sheet.getByRole('button', { name: shareWords['ticket.picture'] }).click()
  await (await download).saveAs(pictureFile('shared-ticket-picture'))

  const guest = await friend(browser, world)
  const answer = await guest.goto(`/ticket/${token}`)
  expect(answer?.headers()['x-robots-tag']).toBe('noindex')
  const legs = front(guest).locator('.leg-row')
  await expect(legs).toHaveCount(3)
  await expect(legs.getByText(/^giờ /)).toHaveCount(3)
  await expect(front(guest)).not.toContainText('210.000')
  await savePicture(guest, 'shared-ticket-dark')
  // The owner agrees to the stake; the guest's page sees it by itself.
  const changed = page.waitForResponse((got) => got.url().endsWith(shareTicket.path))
  await sheet.getByRole('switch', { name: shareWords['ticket.showStake'] }).click()
  await changed
  await guest.evaluate(() => localStorage.setItem('keo.theme', JSON.stringify('light')))
  await guest.reload()
  await expect(front(guest).getByText(/210\.000/)).toBeVisible()
  await expectNoOverflow(guest)
  await expectAccessible(guest)
  await savePicture(guest, 'shared-ticket-light')
  await guest.setViewportSize({ width: 360, height: 560 })
  await expectNoOverflow(guest)
  await guest.setViewportSize({ width: 390, height: 844 })

  await front(guest)
    .getByRole('button', { name: new RegExp(`^${cartWords['legs.take']}`) })
    .click()
  const slip = slipOf(guest)
  await expect(slip.picks).toHaveCount(3)
  await slip.sheet.getByRole('button', { name: cartWords['cart.share'] }).click()
  const slipCode = guest.getByRole('img', { name: shareWords['slip.qr'] })
  await expect(slipCode).toBeVisible()
  const scanned = await scan(slipCode)
  await savePicture(guest, 'shared-ticket-slip')
  await guest.getByRole('button', { name: shareWords['slip.copy'] }).click()
  const link = await guest.evaluate(() => sessionStorage.getItem('copied'))
  expect(link).toMatch(/\/slip#K1-[0-9a-z._]+$/)
  expect(scanned).toBe(link)
  // From phone to phone: what the camera of the third reads is all that it has.
  const third = await friend(browser, world)
  await third.goto(scanned)
  await expect(slipOf(third).picks).toHaveCount(3)
  await third.goto('/slip#K1-1.2.3_broken')
  await expect(third.getByText(shareWords['slip.wrong'])).toBeVisible()

  const gone = page.waitForResponse((got) => got.url().endsWith(withdrawTicket.path))
  await sheet.getByRole('button', { name: shareWords['ticket.withdraw'] }).click()
  await gone
  await guest.goto(`/ticket/${token}`)
  await expect(guest.getByText(shareWords['ticket.gone'])).toBeVisible()
  await guest.close()
  await third.close()
})

/** A bet on the first match that is not standing still just then. */
async function acceptedBet(unitStake: number): Promise<void> {
  for (const match of (await who.liveMatches()).slice(4)) {
    const [choice] = choicesOf(match, HANDICAP, FULL_TIME)
    if (!choice) continue
    const isAccepted = await who.accepted([await who.bet(choice, unitStake)]).then(
      () => true,
      () => false,
    )
    if (isAccepted) return
  }
  throw new Error('no match takes a bet')
}

/** Asks once; while the match stands still it is refused, and the sheet may close or wait for another tap. */
async function cashOut(page: Page, world: World, card: Locator, share: string): Promise<void> {
  await card.getByRole('button', { name: /^Rút sớm/ }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: share, exact: true }).click()
  await sheet.getByText(words['betRecord.cashOut.accept']).click()
  const submit = sheet.getByRole('button', { name: /^Rút sớm \d/ })
  await submit.click()
  await until(world, async () => {
    if (await submit.isVisible()) await submit.click({ timeout: 1000 }).catch(() => {})
    return sheet.isHidden()
  })
}

test('a part and then the rest of a bet is cashed out, and both are on record', async ({ page, world }) => {
  await acceptedBet(360)
  await enter(page, PATH)
  const shares = [
    [words['betRecord.cashOut.half'], '360.000'],
    [words['betRecord.cashOut.whole'], '180.000'],
  ] as const
  for (const [share, open] of shares) {
    // The card says what is still open of it: as long as it says the same, nothing was cashed out.
    const card = front(page).getByRole('article').filter({ hasText: open })
    await expect(async () => {
      if (await card.isVisible()) await cashOut(page, world, card, share)
      await expect(card).toBeHidden({ timeout: 10_000 })
    }).toPass({ timeout: 240_000 })
  }
  await front(page).getByRole('tab', { name: words['betRecord.tab.cashedOut'] }).click()
  const tickets = front(page).getByRole('button', { name: /^Xem vé/ })
  // The bets of the tab before may still stand there for a moment.
  await expect(tickets).toHaveCount(1)
  await tickets.click()
  const ticket = page.getByRole('dialog')
  await expect(ticket.getByText(words['betRecord.cashOut.list'])).toBeVisible()
  await expect(ticket.getByText(/180\.000,00.₫ →/)).toHaveCount(2)
})

/** Turns a rule on or off, whichever it is now. */
async function turn(sheet: Locator, name: string, isOn: boolean): Promise<void> {
  const rule = sheet.getByRole('switch', { name })
  if ((await rule.getAttribute('aria-checked')) !== String(isOn)) await rule.click()
}

test('an auto cash-out is set on the ticket, fires with the app closed, and says why', async ({
  page,
  world,
}) => {
  await acceptedBet(120)
  await enter(page, PATH)
  const card = front(page).getByRole('article').filter({ hasText: '120.000' })
  await card.getByRole('button', { name: /^Xem vé/ }).click()
  const set = page.getByRole('button', { name: words['betRecord.auto.submit'] })
  const sheet = page.getByRole('dialog', { name: words['betRecord.auto.title'] })
  // While the match stands still there is no price to set it by, and what was tapped then is refused.
  await expect(async () => {
    await world.clock.advance(seconds(1))
    if (await sheet.isHidden()) await set.click({ timeout: 5000 })
    await turn(sheet, words['betRecord.auto.return'], true)
    await turn(sheet, words['betRecord.auto.goal'], true)
    for (const theme of ['light', 'dark']) {
      await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme)
      await savePicture(page, `auto-cash-out-${theme}`)
    }
    // A goal moves the worth too: only the goal itself shall be waited for.
    await turn(sheet, words['betRecord.auto.return'], false)
    await sheet.getByRole('button', { name: words['betRecord.auto.submit'] }).click()
    await expect(page.getByText(words['betRecord.auto.waiting'], { exact: true })).toBeVisible({
      timeout: 5000,
    })
    await expect(sheet).toBeHidden()
  }).toPass({ timeout: 120_000 })
  const { records } = await who.ask(newBetList, { isSettled: false, size: 100 })
  const bet = records.find(({ us }) => us === 120)
  // A page without the app: nothing of it runs on the phone.
  await page.goto('/verify.html')
  await who.ask(forceEvent, { matchId: bet?.ops[0]?.mid ?? 0, kind: 'goal', side: 'home' })
  await until(
    world,
    async () => (await who.ask(listAutoCashOuts, { orderIds: [bet?.id ?? ''] }))[0]?.state === 'done',
    seconds(10),
  )
  await page.goto(`${PATH}?bet=${bet?.id}`)
  const ticket = page.getByRole('dialog')
  await expect(ticket.getByText(words['betRecord.auto.done'], { exact: true })).toBeVisible()
  await expect(ticket.getByText(/^Có bàn thắng trận/)).toBeVisible()
  await expect(ticket.getByText(words['betRecord.cashOut.list'])).toBeVisible()
})

/** A bet that is half won when its side scores so many goals more, and then the match ends. */
async function halfWin(): Promise<{ choice: Choice; goals: number }> {
  for (const match of await who.liveMatches())
    for (const choice of choicesOf(match, HANDICAP, FULL_TIME)) {
      const goals = { '+0/0.5': 0, '-0.5/1': 1, '-1.5/2': 2 }[choice.line]
      if (goals !== undefined) return { choice, goals }
    }
  throw new Error('no quarter line is on sale')
}

test('a half win is settled, told, and explained to the dong', async ({ page, world }) => {
  const { choice, goals } = await halfWin()
  const id = await who.bet(choice, 50)
  await who.accepted([id])
  const watching = watchesBets(page)
  await enter(page, PATH)
  await watching
  const side = choice.type === OPTION.home ? 'home' : 'away'
  for (let goal = 0; goal < goals; goal += 1) {
    await who.ask(forceEvent, { matchId: choice.matchId, kind: 'goal', side })
    await world.clock.advance(seconds(90))
  }
  await who.ask(forceEvent, { matchId: choice.matchId, kind: 'end', side })
  await until(world, async () => timesSaid(page, /đã kết toán: nhận về/) > 0, seconds(20))
  await front(page).getByRole('tab', { name: words['betRecord.tab.settled'] }).click()
  const won = front(page)
    .getByRole('article')
    .filter({ hasText: words['betRecord.outcome.halfWon'] })
    .filter({ hasText: '50.000,00' })
  // In the player's language, whatever language the book told it in.
  await expect(won).toContainText('Kèo chấp')
  await won.getByRole('button', { name: /^Xem vé/ }).click()
  const ticket = page.getByRole('dialog')
  const { records } = await who.ask(newBetList, { isSettled: true })
  const given = records.find((order) => order.id === id)?.ops[0]?.od ?? 0
  const factor = String((Math.round(given * 1000) + 1000) / 2000)
  await expect(ticket.getByText(`× ${factor}`).first()).toBeVisible()
  await expect(ticket.getByText(new RegExp(`^50\\.000,00.₫ × ${factor} =`))).toBeVisible()
  await expect(ticket.getByText(words['betRecord.rule.halfWon'])).toBeVisible()
})

test('a settled ticket is replayed: price at the tap, the goal, its worth, its end, and its rows of the statement; support opens it by the same link', async ({
  browser,
  page,
  world,
}) => {
  const { choice } = await halfWin()
  const id = await who.bet(choice, 70)
  await who.accepted([id])
  const side = choice.type === OPTION.home ? 'home' : 'away'
  world.worldClock.jump(minutes(6))
  await who.ask(forceEvent, { matchId: choice.matchId, kind: 'goal', side })
  await world.clock.advance(seconds(90))
  world.worldClock.jump(minutes(6))
  await who.ask(forceEvent, { matchId: choice.matchId, kind: 'end', side })
  await until(
    world,
    async () => (await who.ask(getStakeOrderStatus, { orderIds: [id] }))[0]?.st === ORDER_STATUS.settled,
    seconds(20),
  )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const theme of ['light', 'dark'] as const) {
    await enter(page, `${PATH}?bet=${id}`, theme)
    await page.getByRole('dialog').getByRole('link', { name: words['betRecord.replay'] }).click()
    const replay = front(page)
    await expect(replay.getByRole('heading', { name: replayWords['betReplay.story'] })).toBeVisible()
    const story = replay.locator('.replay-story > li')
    await expect(story.first()).toContainText(replayWords['betReplay.seen'])
    await expect(story.filter({ hasText: replayWords['betReplay.accepted'] })).toHaveCount(1)
    await expect(story.filter({ hasText: matchWords['match.event.goal'] }).last()).toContainText(
      /Giá rút sớm/,
    )
    await expect(story.last()).toContainText(replayWords['betReplay.settled'])
    await expect(replay.getByText(replayWords['betReplay.seal.fits'])).toHaveCount(2)
    await expectNoOverflow(page)
    await savePicture(page, `replay-${theme}`)
  }
  const moment = page.getByRole('slider', { name: replayWords['betReplay.scrub'] })
  await moment.press('Home')
  await expect(moment).toHaveAttribute('aria-valuetext', /\d/)
  await page.getByRole('button', { name: replayWords['betReplay.next'] }).click()
  await expectAccessible(page)
  const desk = await pageOf(browser, world, await deskOf(world).hire(await adminOf(world), 'support'))
  await desk.page.keyboard.press('Control+k')
  await desk.page.getByRole('combobox').fill(page.url())
  await desk.page.getByRole('option').first().click()
  const panel = desk.page.getByRole('region', { name: 'Xem lại vé' })
  await expect(panel.getByRole('heading', { level: 2 })).toContainText(id)
  await expect(panel.getByRole('row').filter({ hasText: /[0-9a-f]{64}/ })).toHaveCount(2)
  await desk.page.context().close()
  // Without the site: the page that has no connection checks the row alone.
  await page.getByRole('link', { name: replayWords['betReplay.seal.check'] }).first().click()
  await expect(page).toHaveURL(/verify\.html/)
})

/** Holds the price of a home win on the page of its match until the sheet behind it opens, and reserves there. */
async function reserveOnScreen(page: Page, { matchId }: Choice, dong: string) {
  await enter(page, `/match-detail/${matchId}`)
  const price = front(page)
    .locator('.match-market')
    .filter({ hasText: /^1X2 · Toàn trận/ })
    .locator('.ui-odds')
    .first()
  await price.hover()
  await page.mouse.down()
  const reserve = page.getByRole('button', { name: matchWords['match.history.reserve'], exact: true })
  await expect(reserve).toBeVisible()
  await page.mouse.up()
  await reserve.click()
  const sheet = page.getByRole('dialog', { name: words['betRecord.reserve.title'] })
  await sheet.getByLabel(words['betRecord.reserve.stake']).fill(dong)
  const odds = await sheet.getByLabel(words['betRecord.reserve.odds']).inputValue()
  await sheet.getByRole('button', { name: /^Đặt trước 20\.000/ }).click()
  await expectSaid(page, words['betRecord.reserve.done'])
  return Number(odds.replace(',', '.'))
}

test('a price is held and reserved, becomes a bet at its odds; one is edited and called off', async ({
  page,
  world,
}) => {
  const level = (await who.liveMatches()).filter(({ nsg }) =>
    nsg.some(({ pe, tyg, sc }) => pe === 1000 && tyg === 5 && sc[0] === sc[1]),
  )
  const [first, second] = level.flatMap((match) =>
    choicesOf(match, WINNER, FULL_TIME).filter(({ type }) => type === OPTION.home),
  )
  const wanted = await reserveOnScreen(page, second!, '20000')
  await who.ask(reserveBet, {
    unitStake: 20,
    betOptionList: [{ ...optionOf(first!), odds: (first!.odds * 1.4).toFixed(2) }],
    pay: 1,
    relatedId: 'wait',
  })
  await enter(page, `${PATH}?tab=reserved`)
  const cards = front(page).getByRole('article')
  await expect(cards).toHaveCount(2)
  const waiting = cards.filter({ hasText: (first!.odds * 1.4).toFixed(2) })
  await waiting.getByRole('button', { name: words['betRecord.reserve.edit'] }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(words['betRecord.reserve.stake']).fill('30000')
  await sheet.getByRole('button', { name: /^Lưu cược 30\.000/ }).click()
  await expect(waiting).toContainText('30.000,00')
  await waiting.getByRole('button', { name: words['betRecord.reserve.cancel'] }).click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect(front(page).getByText(words['betRecord.reserve.state.3'], { exact: true })).toBeVisible()

  // The longer it stays level, the dearer a win of the home side.
  const left = front(page).getByText(
    new RegExp(`^(${words['betRecord.reserve.state.0']}|${words['betRecord.reserve.state.4']})$`),
  )
  await until(world, async () => (await left.count()) === 0, seconds(20))
  await front(page).getByRole('tab', { name: words['betRecord.tab.unsettled'] }).click()
  await expect(front(page).getByRole('article').filter({ hasText: '20.000' }).first()).toBeVisible()
  const { records } = await who.ask(newBetList, { isSettled: false, size: 100 })
  const order = records.find(({ ops, us }) => us === 20 && ops[0]?.mid === second!.matchId)
  expect(order?.ops[0]?.od).toBeGreaterThanOrEqual(wanted)
})
