import { WITHDRAW_STATES } from '@keo/contract/withdraw-states'
import { appCodeFor } from '@keo/dev-world/authenticator-app'
import { withDoors } from '@keo/dev-world/door-world'
import { payoutSteps } from '@keo/dev-world/payout-steps'
import { STAFF_PASSWORD } from '@keo/dev-world/console-steps'
import type { World } from '@keo/dev-world/world'
import { withdraw } from '@keo/messages/withdraw/vi'
import { hours } from '@keo/units/instants'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/journey.ts'
import { expectNoOverflow } from './support/layout.ts'

const DESK = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false }

/** A person of the staff, in a browser of their own. */
async function join(browser: Browser, world: World, link: string, as?: { name: string; email: string }) {
  const page = await (await browser.newContext(DESK)).newPage()
  await page.goto(link)
  if (as) {
    await page.getByLabel('Họ tên').fill(as.name)
    await page.getByLabel('Email').fill(as.email)
  }
  await page.getByLabel('Mật khẩu mới').fill(STAFF_PASSWORD)
  const secret = (await page.locator('.secret').textContent()) ?? ''
  await page.getByRole('textbox', { name: 'Mã 6 số' }).fill(appCodeFor(secret, world.clock.now()))
  await page.getByRole('button', { name: 'Tạo tài khoản và vào' }).click()
  await expect(page.getByRole('heading', { name: 'Tổng quan' })).toBeVisible()
  return page
}

async function invite(admin: Page, name: string, email: string): Promise<string> {
  await admin.getByLabel('Họ tên').fill(name)
  await admin.getByLabel('Email').fill(email)
  await admin.getByLabel('Thanh toán').check()
  await admin.getByLabel('Lý do').fill('đồng nghiệp mới')
  await admin.getByRole('button', { name: 'Tạo liên kết mời' }).click()
  const link = admin.getByRole('status').locator('.secret')
  await expect(link).toBeVisible()
  const text = (await link.textContent()) ?? ''
  await expect(admin.getByText(email).first()).toBeVisible()
  return text
}

async function largeWithdrawal(world: World) {
  const steps = payoutSteps(withDoors(world))
  await steps.warmUp()
  const payee = await steps.payee('60000000')
  const card = await steps.bindCard(payee, '71000001')
  world.worldClock.jump(hours(24))
  const who = await steps.signInAgain(payee)
  const { orderNo } = (await steps.ask(who, card.id, '50000000')).data
  await steps.until(who, orderNo, WITHDRAW_STATES.inReview)
  return { steps, who, orderNo }
}

test('[BO-03] [BO-05] the first administrator comes by a link and invites two clerks, who pay a withdrawal together', async ({
  browser,
  world,
}) => {
  const url = await world.app.console.http.listen({ host: '127.0.0.1', port: 0 })
  const first = `${url}/#/invitation/${await world.app.console.firstLink()}`
  const admin = await join(browser, world, first, { name: 'Bùi Quang Huy', email: 'huy@staff.example' })
  // What the role lacks is not there.
  await expect(admin.getByRole('link', { name: 'Rút tiền' })).toHaveCount(0)
  await admin.getByRole('link', { name: 'Nhân viên' }).click()
  const links = [
    await invite(admin, 'Trần Thu Hà', 'ha@staff.example'),
    await invite(admin, 'Vũ Hải Long', 'long@staff.example'),
  ]
  const one = await join(browser, world, links[0] ?? '')
  const two = await join(browser, world, links[1] ?? '')
  const { steps, who, orderNo } = await largeWithdrawal(world)

  await one.getByRole('link', { name: 'Rút tiền', exact: false }).first().click()
  await expect(one.locator('.queue-row')).toBeVisible()
  await one.keyboard.press('j')
  await expect(one.locator('.hero')).toHaveText('50.000.000,00 ₫')
  await expectAccessible(one)
  await one.getByLabel('Lý do').fill('Đã gọi số đã gắn, chủ máy xác nhận')
  await one.getByRole('button', { name: 'Duyệt, chuyển người thứ hai' }).click()
  await expect(one.getByText('Bạn là người thứ nhất')).toBeVisible()

  await two.goto(`${url}/#/withdrawals/${orderNo}`)
  await expect(two.getByText('Người thứ nhất: Trần Thu Hà')).toBeVisible()
  await two.getByRole('button', { name: 'Hồ sơ tốt' }).click()
  await two.locator('.hero').click()
  await two.keyboard.press('a')
  await expect(two.getByText('Lệnh này không còn chờ duyệt.')).toBeVisible()

  const paid = await steps.until(who, orderNo, WITHDRAW_STATES.paid)
  expect(paid.orderStatus).toBe(WITHDRAW_STATES.paid)
  await one.getByRole('link', { name: 'Phê duyệt' }).click()
  await expect(one.getByRole('cell', { name: 'đã duyệt' })).toBeVisible()
  await expectSeenByPlayer(browser, world, who)

  await look(admin, url, ['overview', 'staff', 'audit'])
  await look(one, url, ['members', `member/${who.id}`, 'approvals', 'reviews', `withdrawals/${orderNo}`])
})

/** Every page of the role, in both languages and looks, wide and narrow: nothing serious for axe, nothing cut off. */
async function look(page: Page, url: string, places: readonly string[]) {
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Giấy' }).click()
  await page.setViewportSize({ width: 1024, height: 768 })
  for (const place of places) {
    await page.goto(`${url}/#/${place}`)
    await expect(page.locator('.main .skeleton')).toHaveCount(0)
    await expectAccessible(page)
    await expectNoOverflow(page)
  }
}

async function expectSeenByPlayer(browser: Browser, world: World, who: { token: string; deviceNo?: string }) {
  const page = await (await browser.newContext()).newPage()
  await page.addInitScript(
    ([device, token]) => {
      localStorage.setItem('keo.deviceId', JSON.stringify(device))
      localStorage.setItem('keo.token', JSON.stringify(token))
    },
    [who.deviceNo ?? '', who.token] as const,
  )
  await page.goto(`${world.url}/withdrawalInformation`)
  await expect(page.getByRole('heading', { name: withdraw['withdraw.state.paid'] })).toBeVisible()
}
