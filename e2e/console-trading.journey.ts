import type { MemberId } from '@keo/contract/ids'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import type { World } from '@keo/dev-world/world'
import { getList } from '@keo/sportsbook-contract/matches'
import { hours, minutes } from '@keo/units/instants'
import type { Browser, Page } from '@playwright/test'
import { bettor, choicesOf } from './support/bets.ts'
import { PLAY } from './support/book.ts'
import { expect, front, test } from './support/journey.ts'
import { MAI } from './support/members.ts'

const DESK = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false }
const SOCCER = 1
/** Who wins the match, in the whole of it. */
const RESULT = { type: 1005, period: 1001 }
/** Thousands of dong. */
const STAKE = 200

type Team = { readonly url: string; readonly traders: readonly Staff[]; readonly editors: readonly Staff[] }
const teams = new WeakMap<World, Promise<Team>>()
const desks = new WeakMap<World, ReturnType<typeof consoleSteps>>()

/** Two traders and two of the content, hired once in a world. */
async function teamOf(world: World): Promise<Team> {
  const hire = async () => {
    const desk = consoleSteps(world)
    desks.set(world, desk)
    const url = await world.app.console.http.listen({ host: '127.0.0.1', port: 0 })
    const admin = await desk.first()
    const traders = [await desk.hire(admin, 'trader'), await desk.hire(admin, 'trader')]
    const editors = [await desk.hire(admin, 'content'), await desk.hire(admin, 'content')]
    return { url: url.replace('127.0.0.1', 'localhost'), traders, editors }
  }
  const team = teams.get(world) ?? hire()
  teams.set(world, team)
  return team
}

/** In a browser of their own: who did nothing for a while signs in again. */
async function pageOf(browser: Browser, world: World, staff: Staff | undefined, path: string): Promise<Page> {
  const { url } = await teamOf(world)
  const session = staff && (await desks.get(world)?.signIn(staff))?.session
  const [name = '', value = ''] = session?.split('=') ?? []
  const context = await browser.newContext(DESK)
  await context.addCookies([{ name, value, url }])
  const page = await context.newPage()
  await page.goto(`${url}/#/${path}`)
  return page
}

/** Mai's bets on matches of today, which are then over and paid. */
async function playedMatches(world: World, count: number): Promise<number[]> {
  const mai = await bettor(world)
  const { records } = await mai.ask(getList, { type: PLAY.today, sportId: SOCCER, size: 50 })
  const soon = records.filter(({ bt }) => bt > world.worldClock.now() + minutes(10))
  const choices = soon.flatMap((match) => choicesOf(match, RESULT.type, RESULT.period).slice(0, 1))
  const matchIds: number[] = []
  for (const choice of choices.slice(0, count)) {
    await mai.accepted([await mai.bet(choice, STAKE)])
    matchIds.push(choice.matchId)
  }
  world.worldClock.jump(hours(16))
  await world.sportsbook.run()
  await world.sportsbook.run()
  return matchIds
}

const played = new WeakMap<World, Promise<number[]>>()
async function matchOf(world: World, place: number): Promise<number> {
  const matches = played.get(world) ?? playedMatches(world, 2)
  played.set(world, matches)
  return (await matches)[place] ?? 0
}

async function balanceOf(world: World): Promise<number> {
  const { id } = await world.database.db
    .withTables<{ member: { id: MemberId; user_name: string } }>()
    .selectFrom('member')
    .select('id')
    .where('user_name', '=', MAI)
    .executeTakeFirstOrThrow()
  return Number((await world.app.ledger.balanceOf({ memberId: id, currency: 'VND' })).available) / 100
}

/** What the only ticket of a preview changes, as the screen says it. */
async function previewedChange(trader: Page): Promise<number> {
  const cell = trader.getByRole('table', { name: 'vé' }).getByRole('row').nth(1).getByRole('cell').last()
  const text = (await cell.textContent()) ?? ''
  return Number(text.replace('−', '-').replace(/[^\d-]/g, ''))
}

/** One asks for what was previewed, another approves it: the wallet has exactly what the preview said. */
async function doByTwo(browser: Browser, world: World, trader: Page): Promise<void> {
  await expect(trader.getByText('1 vé · 1 người chơi')).toBeVisible()
  const change = await previewedChange(trader)
  expect(change, 'the preview says that something changes').not.toBe(0)
  const before = await balanceOf(world)
  await trader.getByLabel('Lý do').last().fill('Biên bản trận đấu của giải')
  await trader.getByRole('button', { name: /^Gửi trader thứ hai/ }).click()
  await expect(trader.getByText('Đã gửi. Một trader khác phải duyệt')).toBeVisible()
  expect(await balanceOf(world)).toBe(before)

  const { traders } = await teamOf(world)
  const second = await pageOf(browser, world, traders[1], 'approvals')
  await second.getByRole('row').nth(1).getByRole('link').click()
  await second.getByLabel('Lý do').fill('Đã xem cùng bản xem trước')
  await second.getByRole('button', { name: 'Duyệt, là người thứ hai' }).click()
  await expect(second.getByRole('cell', { name: 'đã duyệt' }).first()).toBeVisible()
  // The provider tells the wallet by its queue, which the world's clock drives.
  await expect
    .poll(async () => {
      await world.sportsbook.run()
      return balanceOf(world)
    })
    .toBe(before + change)
}

test('[BO-05] a match is voided: what the preview says is what the player’s wallet then has', async ({
  browser,
  world,
}) => {
  const matchId = await matchOf(world, 0)
  const { traders } = await teamOf(world)
  const trader = await pageOf(browser, world, traders[0], `trading-match/${matchId}`)
  const voiding = trader.locator('section.panel', { hasText: 'Hủy mọi cược của trận' })
  await voiding.getByRole('button', { name: 'Xem trước' }).click()
  await doByTwo(browser, world, trader)
})

test('[BO-05] a wrong result is corrected with four eyes, and the player is paid accordingly', async ({
  browser,
  world,
}) => {
  const matchId = await matchOf(world, 1)
  const { traders } = await teamOf(world)
  const trader = await pageOf(browser, world, traders[0], `trading-match/${matchId}`)
  await trader.getByRole('table', { name: 'Kèo' }).getByRole('row').nth(1).click()
  const entering = trader.locator('section.panel', { hasText: 'Nhập kết quả bằng tay' })
  const settled = (await entering.getByRole('row').nth(1).getByRole('cell').nth(1).textContent()) ?? ''
  await entering.getByRole('combobox').selectOption(settled === 'thắng' ? 'lost' : 'won')
  await entering.getByRole('button', { name: 'Xem trước' }).click()
  await doByTwo(browser, world, trader)
})

/** As the field of the editor takes it, in Vietnam's time. */
const fieldAt = (at: number) => new Date(at + hours(7)).toISOString().slice(0, 16)

test('maintenance of the whole site is announced, begun and ended by the content, and the player sees each', async ({
  browser,
  world,
  openAs,
  page,
}) => {
  const { editors } = await teamOf(world)
  const first = await pageOf(browser, world, editors[0], 'content/site')
  const now = world.worldClock.now()
  await first.getByLabel('Từ (giờ Việt Nam)').fill(fieldAt(now + minutes(5)))
  await first.getByLabel('Đến').fill(fieldAt(now + minutes(65)))
  await first.getByLabel('Tiêu đề').fill('Nâng cấp máy chủ')
  await expect(first.getByRole('region', { name: 'Người chơi thấy' })).toContainText('Nâng cấp máy chủ')
  await first.getByLabel('Lý do').fill('Nâng cấp đã hẹn với nhà cung cấp')
  await first.getByRole('button', { name: 'Xin đóng toàn trang' }).click()
  await expect(first.getByText('Đã gửi yêu cầu')).toBeVisible()
  const second = await pageOf(browser, world, editors[1], 'approvals')
  await second.getByRole('row').nth(1).getByRole('link').click()
  await second.getByLabel('Lý do').fill('Đúng giờ đã hẹn')
  await second.getByRole('button', { name: 'Duyệt, là người thứ hai' }).click()
  await expect(second.getByRole('cell', { name: 'đã duyệt' }).first()).toBeVisible()
  await first.reload()
  await expect(first.getByRole('cell', { name: 'Sắp bảo trì' })).toBeVisible()

  // Announced is not begun: the player goes on.
  await openAs('visitor', '/aboutus')
  await expect(page).toHaveURL(/\/aboutus$/)
  await world.clock.advance(minutes(6))
  await openAs('visitor', '/aboutus')
  await expect(page).toHaveURL(/\/500$/)
  await expect(front(page).getByText('Nâng cấp máy chủ')).toBeVisible()

  const third = await pageOf(browser, world, editors[1], 'content/site')
  await expect(third.getByRole('cell', { name: 'Đang bảo trì' })).toBeVisible()
  await expect(third.getByRole('button', { name: 'Lấy làm nháp' })).toHaveCount(1)
  await third.getByLabel('Lý do').fill('Xong sớm hơn giờ hẹn')
  await third.getByRole('button', { name: 'Kết thúc, mở lại' }).click()
  await expect(third.getByRole('cell', { name: 'Đang bảo trì' })).toHaveCount(0)
  await openAs('visitor', '/aboutus')
  await expect(page).toHaveURL(/\/aboutus$/)
})
