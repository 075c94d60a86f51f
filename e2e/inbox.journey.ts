import { createDepositOrder } from '@keo/contract/deposit'
import { setSessionLimit } from '@keo/contract/safer-play'
import { encodeContent } from '@keo/contract/rich-content'
import { publishSandboxAnnouncement, sendSandboxLetter } from '@keo/contract/sandbox-inbox'
import type { World } from '@keo/dev-world/world'
import { core } from '@keo/messages/core/vi'
import { inbox as vi } from '@keo/messages/inbox/vi'
import { site } from '@keo/messages/site/vi'
import { support } from '@keo/messages/support/vi'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { byHand, joinAs, title, verify } from './support/deposits.ts'
import { expect, front, fullPathOf, shown, test } from './support/journey.ts'
import { expectBox, expectNoOverflow, expectToken } from './support/layout.ts'
import { hideCovers } from './support/members.ts'
import { savePicture } from './support/pictures.ts'

const AMOUNT = '5000000'
const CREDITED = 'Nạp tiền thành công'

async function open(page: Page, path: string) {
  await page.goto(path)
  await shown(page)
}
const press = (page: Page, name: string) => front(page).getByRole('button', { name, exact: true }).click()
const tab = (page: Page, name: string) => front(page).getByRole('tab', { name: new RegExp(`^${name}`) })
const letter = (page: Page, name: string | RegExp) => front(page).getByRole('link', { name })
/** The bell of home and the tab of the member tell the same number. */
async function expectUnread(page: Page, count: string) {
  await expect(front(page).getByRole('button', { name: new RegExp(`^${site['home.inbox']}`) })).toHaveText(
    count,
  )
  const bar = front(page).getByRole('navigation', { name: core['tab.bar'] })
  await expect(bar.getByRole('link').last().locator('.ui-count-badge')).toHaveText(count)
}

let orders = 0
async function depositFor(world: World, token: string): Promise<string> {
  const request = { channelId: 'fastbank', optionId: '', amount: AMOUNT, key: `inbox-order-${(orders += 1)}` }
  const { code, msg, data } = await world.call(createDepositOrder, request, { token })
  expect(`${code} ${msg}`).toBe('200 ')
  await byHand(world, data.orderNo, 'pay')
  return data.orderNo
}

test('a credited deposit writes its letter: the badge rises at once, it is read, opens its order and is deleted', async ({
  page,
  world,
}) => {
  const token = await joinAs(page, world, 'hopthu1')
  await verify(world, token, '079196000411')
  await open(page, '/message')
  await expect(front(page).getByText(vi['inbox.empty'])).toBeVisible()
  await open(page, '/')
  await expect(front(page).locator('.ui-count-badge')).toHaveCount(0)
  const orderNo = await depositFor(world, token)
  await expectUnread(page, '1')

  await front(page)
    .getByRole('button', { name: new RegExp(`^${site['home.inbox']}`) })
    .click()
  await expect.poll(() => fullPathOf(page)).toBe('/message')
  await expect(tab(page, vi['inbox.tab.0'])).toHaveText(/1$/)
  await letter(page, new RegExp(CREDITED)).click()
  await title(page, CREDITED)
  await expect(front(page).getByText('Lệnh nạp 5.000.000 ₫ đã vào ví.')).toBeVisible()
  await press(page, vi['inbox.open.deposit'])
  await expect.poll(() => fullPathOf(page)).toBe(`/rechargeInformation?orderNo=${orderNo}`)
  await shown(page)
  await page.goBack()
  await title(page, CREDITED)
  await press(page, vi['inbox.delete'])
  await expect.poll(() => fullPathOf(page)).toBe('/message')
  await expect(front(page).getByText(vi['inbox.empty'])).toBeVisible()
  await open(page, '/')
  await expect(front(page).locator('.ui-count-badge')).toHaveCount(0)
})

test('letters are swiped to, chosen and read together, and those of a type are read at once', async ({
  page,
  world,
}) => {
  const token = await joinAs(page, world, 'hopthu2')
  for (const minutes of [180, 120, 60]) await world.call(setSessionLimit, { minutes }, { token })
  const request = { title: 'Đua top cuối tuần', content: encodeContent('<p>Xem bảng xếp hạng.</p>') }
  await world.call(sendSandboxLetter, request, { token })
  await world.jobs.runDue()
  await open(page, '/message')
  const rows = front(page).locator('.inbox-line')
  await expect(rows).toHaveCount(3)

  await rows
    .first()
    .locator('.inbox-swipe')
    .evaluate((row) => row.scrollTo({ left: row.scrollWidth }))
  await rows.first().getByRole('button', { name: vi['inbox.delete'] }).click()
  await expect(rows).toHaveCount(2)
  await press(page, vi['inbox.choose'])
  await front(page).getByRole('checkbox').first().check()
  await press(page, vi['inbox.read'])
  await expect(tab(page, vi['inbox.tab.0'])).toHaveText(/1$/)
  await press(page, vi['inbox.readAll'])
  await expect(tab(page, vi['inbox.tab.0'])).toHaveText(vi['inbox.tab.0'])
  await expect(tab(page, vi['inbox.tab.1'])).toHaveText(/1$/)
  await tab(page, vi['inbox.tab.1']).click()
  await press(page, vi['inbox.readAll'])
  await expect(tab(page, vi['inbox.tab.1'])).toHaveText(vi['inbox.tab.1'])
})

test('another language writes the letters anew', async ({ page, world }) => {
  const token = await joinAs(page, world, 'hopthu3')
  await verify(world, token, '079196000412')
  await depositFor(world, token)
  await open(page, '/message')
  await expect(letter(page, new RegExp(CREDITED))).toBeVisible()
  await open(page, '/languagesetting')
  await front(page).getByText('English', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await open(page, '/message')
  await expect(letter(page, /Deposit credited/)).toBeVisible()
  await letter(page, /Deposit credited/).click()
  await expect(front(page).getByText('Your deposit of ₫5,000,000 is in your wallet.')).toBeVisible()
  await expect(front(page).getByRole('button', { name: 'See the deposit' })).toBeVisible()
})

test('an announcement about deposits stands on the deposit page, one for everybody runs on home, and both open', async ({
  page,
  world,
}) => {
  const token = await joinAs(page, world, 'hopthu4')
  const tell = (annType: 0 | 1, told: string) =>
    world.call(
      publishSandboxAnnouncement,
      { annType, title: told, content: encodeContent(`<p>${told}: số dư giữ nguyên.</p>`), sortNum: 900 },
      { token },
    )
  await tell(1, 'Ngân hàng bảo trì 23:00')
  await tell(0, 'Bầu Cua nghỉ một tiếng')
  await open(page, '/deposit')
  await expect(letter(page, 'Bầu Cua nghỉ một tiếng')).toHaveCount(0)
  await letter(page, 'Ngân hàng bảo trì 23:00').click()
  await expect(front(page).getByText('Ngân hàng bảo trì 23:00: số dư giữ nguyên.')).toBeVisible()
  await open(page, '/')
  await front(page).getByText('Bầu Cua nghỉ một tiếng').first().click()
  await expect(front(page).getByText('Bầu Cua nghỉ một tiếng: số dư giữ nguyên.')).toBeVisible()
  await open(page, '/message?tab=announcements')
  const first = front(page).locator('.inbox-row').first()
  await expect(first).toContainText('Bầu Cua nghỉ một tiếng')
  await expect(first).not.toHaveAttribute('data-unread')
})

test('a visitor finds an article in Vietnamese without accents, follows it and says that it helped', async ({
  page,
}) => {
  await hideCovers(page)
  await open(page, '/help')
  await front(page).getByRole('searchbox').fill('rut tien bao lau')
  await letter(page, 'Rút tiền bao lâu thì về?').click()
  await expect.poll(() => fullPathOf(page)).toBe('/service-detail?id=withdraw-time')
  await title(page, 'Rút tiền bao lâu thì về?')
  const yes = front(page).getByRole('button', { name: support['helpArticle.yes'] })
  await yes.click()
  await expect(yes).toHaveAttribute('aria-pressed', 'true')
  await expect(front(page).getByText('Cảm ơn bạn. 1 người thấy bài này có ích.')).toBeVisible()
  await page.reload()
  await expect(yes).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(front(page).getByRole('searchbox')).toHaveValue('rut tien bao lau')
})

test('the inbox has the boxes of its mockup, is accessible and saved, dark and light, and fits 360 pixels', async ({
  page,
  world,
}) => {
  const token = await joinAs(page, world, 'hopthu5')
  await verify(world, token, '079196000413')
  await world.call(setSessionLimit, { minutes: 60 }, { token })
  const { orderNo } = (
    await world.call(
      createDepositOrder,
      { channelId: 'vietqr', optionId: '', amount: AMOUNT, key: 'inbox-drawn' },
      { token },
    )
  ).data
  await byHand(world, orderNo, 'refuse')
  await depositFor(world, token)
  for (const theme of ['dark', 'light']) {
    await page.addInitScript((value) => localStorage.setItem('keo.theme', JSON.stringify(value)), theme)
    await open(page, '/message')
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await expect(front(page).locator('.inbox-row')).toHaveCount(3)
    const first = front(page).locator('.inbox-row').first()
    await expectBox(front(page).getByRole('tablist'), { x: 0, width: 390, height: 44 })
    await expectBox(front(page).locator('.ui-card').first(), { x: 12, width: 366 })
    await expectToken(front(page).locator('.ui-card').first(), 'border-top-left-radius', '--r-l')
    await expectBox(first.locator('.inbox-tile'), { x: 26, width: 40, height: 40 })
    await expectBox(first.locator('.inbox-row-title'), { x: 78, height: 22 })
    await expectToken(first.locator('.inbox-tile'), 'background-color', '--win-soft')
    await expectToken(front(page).locator('.inbox-tile').nth(1), 'background-color', '--error-soft')
    await expectAccessible(page)
    await savePicture(page, `inbox-${theme}`)
  }
  await page.setViewportSize({ width: 360, height: 780 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 390, height: 844 })
})

test('help and an article have the boxes of their mockups', async ({ page }) => {
  await hideCovers(page)
  await open(page, '/help')
  await expect(front(page).locator('.ui-list-row').first()).toBeVisible()
  const groups = front(page).getByRole('navigation', { name: support['helpCentre.groups'] }).getByRole('link')
  await expect(groups).toHaveCount(6)
  await expectBox(front(page).locator('.ui-search'), { x: 16, width: 358, height: 52 })
  await expectBox(groups.nth(0), { x: 16, width: 175 })
  await expectBox(groups.nth(1), { x: 199, width: 175 })
  await expectBox(groups.nth(0).locator('span').first(), { x: 30, width: 36, height: 36 })
  for (const button of await front(page).locator('.ui-screen-dock .ui-button').all())
    await expectBox(button, { width: 175, height: 52 })
  await open(page, '/service-detail?id=withdraw-time')
  await expectBox(front(page).locator('article > div').first(), { x: 16, width: 358 })
  await expectBox(front(page).locator('article ol li > span').first(), { x: 16, width: 24, height: 24 })
  await expectBox(front(page).locator('.ui-screen-dock .ui-button'), { x: 16, width: 358, height: 52 })
})
