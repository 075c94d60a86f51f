import { createDepositOrder } from '@keo/contract/deposit'
import { getMyVip } from '@keo/contract/vip'
import type { World } from '@keo/dev-world/world'
import { support } from '@keo/messages/support/vi'
import { vip as vi } from '@keo/messages/vip/vi'
import { wallet } from '@keo/messages/wallet/vi'
import { minutes, parseServerTime, seconds } from '@keo/units/instants'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { byHand, joinAs, pass, title, verify } from './support/deposits.ts'
import { diceOf } from './support/dice.ts'
import { fund } from './support/book.ts'
import { memberIdOf } from './support/games.ts'
import { expect, front, fullPathOf, shown, test } from './support/journey.ts'
import { expectBox, expectNoOverflow, expectToken } from './support/layout.ts'
import { hideCovers, MAI } from './support/members.ts'

const ROUNDS_MAX = 40
const STAKE = 200_000

async function open(page: Page, path: string) {
  await page.goto(path)
  await shown(page)
}

async function deposit(world: World, token: string, amount: string): Promise<void> {
  const request = { channelId: 'fastbank', optionId: '', amount, key: `vip-order-${amount}` }
  const { code, msg, data } = await world.call(createDepositOrder, request, { token })
  expect(`${code} ${msg}`).toBe('200 ')
  await byHand(world, data.orderNo, 'pay')
}

/** Rounds of dice, one after the other, until the first level is reached. */
async function playToFirstLevel(world: World, token: string): Promise<void> {
  const dice = await diceOf(world, { token })
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    await dice(STAKE, `vip-journey-round-${round}`)
    await pass(world, 16)
    if ((await world.call(getMyVip, {}, { token })).data.level === 1) return
  }
  throw new Error('The level was not reached.')
}

test('[OPS-05b] a deposit and settled rounds lead to a level, whose gift is claimed once into the wallet', async ({
  page,
  world,
}) => {
  const token = await joinAs(page, world, 'lenhang1')
  await verify(world, token, '079196000733')
  await open(page, '/vip')
  await expect(front(page).locator('.vip-card[data-shown]')).toContainText('VIP 0')
  await deposit(world, token, '1000000')
  await playToFirstLevel(world, token)

  await open(page, '/vip')
  await expect(front(page).locator('.vip-card[data-shown]')).toContainText('VIP 1')
  await expect(
    front(page).getByText(vi['vip.cause.rise'].replace('{from}', '0').replace('{to}', '1')),
  ).toBeVisible()
  const memberId = (await memberIdOf(world, 'lenhang1')) as `mbr_${string}`
  const available = async () => (await world.app.ledger.balanceOf({ memberId, currency: 'VND' })).available
  const before = await available()
  const claim = front(page).getByRole('button', { name: 'Nhận 18.000 ₫' })
  await claim.click()
  await expect(claim).toHaveCount(0)
  expect((await available()) - before).toBe(1_800_000n)
})

test('[OPS-05a] [OPS-05b] the drawn screen has its boxes, the levels are compared, and the services say from which level', async ({
  openAs,
  page,
}) => {
  await hideCovers(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAs('maitran88', '/vip')
  const card = front(page).locator('.vip-card[data-shown]')
  await expectBox(card, { x: 38, width: 314, height: 206 })
  await expectBox(front(page).locator('.vip-tile').first(), { x: 16, height: 92 })
  await expect(front(page).locator('.vip-tile')).toHaveCount(6)
  await expectToken(front(page).locator('.vip-tile').first(), 'background-color', '--surface-1')
  await expect(front(page).locator('.vip-ladder svg')).toHaveCount(12)
  await expectNoOverflow(page)
  await expectAccessible(page)

  await front(page).getByRole('button', { name: 'VIP 5', exact: true }).click()
  await expect(card).toContainText(vi['vip.name.gold'])
  await expect(front(page).getByText('888.000')).toBeVisible()

  await front(page).getByRole('link', { name: vi['vip.compare'] }).click()
  await title(page, vi['vip.details.title'])
  await expect(front(page).locator('.vip-table thead svg')).toHaveCount(12)
  await expectNoOverflow(page)
  await expectAccessible(page)

  await open(page, '/vipBusinessGirl')
  await title(page, vi['vip.page.concierge'])
  await expect(front(page).getByText('Dịch vụ này mở từ VIP 7. Bạn đang ở VIP 3.')).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page)
  await front(page).getByRole('button', { name: vi['vip.page.see'] }).click()
  await expect.poll(() => fullPathOf(page)).toBe('/vip')
})

test('[OPS-05b] a member whose level has a manager writes or asks for a call', async ({ openAs, page }) => {
  await hideCovers(page)
  await openAs('khoadeposit2', '/vipDedicatedManager')
  await front(page).getByRole('button', { name: vi['vip.page.call'] }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(dialog.getByText(support['callBack.title'])).toBeVisible()
  await expect(dialog.getByPlaceholder(support['callBack.remark'])).toHaveValue(vi['vip.page.manager'])
  await dialog.getByRole('button', { name: support['callBack.cancel'] }).click()
  await front(page).getByRole('button', { name: vi['vip.page.chat'] }).click()
  await expect.poll(() => fullPathOf(page)).toBe('/service-chat')
})

const WEEK_STAKES = [500_000, 500_000, 500_000]

/** What the week's bets give back by now, by the product, and the instant at which the week ends. */
async function weekOf(world: World, token: string) {
  const { rebate } = (await world.call(getMyVip, {}, { token })).data
  return { back: Number(rebate?.amount), ends: parseServerTime(rebate?.readyTime ?? '') ?? 0 }
}

test("[OPS-05b] the week's settled bets are given back: shown while it runs, to be claimed once it has ended, and in the statement", async ({
  openAs,
  page,
  world,
}) => {
  await hideCovers(page)
  await fund(world, MAI, 5_000_000)
  const { ends } = await weekOf(world, await world.signIn(MAI))
  // The last hour of the week: a session lasts from here into the next one.
  await pass(world, (ends - minutes(50) - world.worldClock.now()) / seconds(1))
  await openAs(MAI, '/vip')
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('keo.token') ?? '""') as string)
  const { back: before } = await weekOf(world, token)
  const dice = await diceOf(world, { token })
  for (const [round, stake] of WEEK_STAKES.entries()) await dice(stake, `vip-week-round-${round}`)
  await pass(world, 16)
  const { back } = await weekOf(world, token)
  // 0.40 % of what was bet, as VIP 3 has it.
  expect(back - before).toBe(6_000)
  const sum = `${back.toLocaleString('vi-VN')} ₫`
  await open(page, '/vip')
  await expect(front(page).getByText(vi['vip.week'])).toBeVisible()
  await expect(front(page).getByText(new RegExp(`hoàn ${back.toLocaleString('vi-VN')}`))).toBeVisible()
  const claim = front(page).getByRole('button', { name: `Nhận ${sum}` })
  await expect(claim).toHaveCount(0)

  await pass(world, (ends + minutes(4) - world.worldClock.now()) / seconds(1))
  await open(page, '/vip')
  const memberId = (await memberIdOf(world, MAI)) as `mbr_${string}`
  const available = async () => (await world.app.ledger.balanceOf({ memberId, currency: 'VND' })).available
  const wallets = await available()
  await claim.click()
  await expect(claim).toHaveCount(0)
  expect((await available()) - wallets).toBe(BigInt(back) * 100n)
  await open(page, '/transaction-record')
  const row = new RegExp(`${wallet['record.group.gift']}.*${back.toLocaleString('vi-VN')},00`, 's')
  await expect(front(page).getByRole('button', { name: row })).toBeVisible()
})
