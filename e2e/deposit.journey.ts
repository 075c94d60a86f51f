import { createDepositOrder, listDepositChannels } from '@keo/contract/deposit'
import { getDepositOrder } from '@keo/contract/deposit-order'
import { deposit as vi } from '@keo/messages/deposit/vi'
import { pages } from '@keo/messages/pages/vi'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { byHand, joinAs, orderBy, orderNoOf, pass, title, verify } from './support/deposits.ts'
import { tokenOf } from './support/doors.ts'
import { expect, front, fullPathOf, shown, test } from './support/journey.ts'
import { expectBox, expectNoOverflow } from './support/layout.ts'
import { hideCovers } from './support/members.ts'
import { savePicture } from './support/pictures.ts'
import { scan } from './support/qr.ts'
import { expectSaid } from './support/told.ts'

const press = (page: Page, name: string) => front(page).getByRole('button', { name, exact: true }).click()

async function open(page: Page, path: string) {
  await page.goto(path)
  await shown(page)
}

const depositCode = (page: Page) => front(page).getByRole('img', { name: vi['depositOrder.qr'] })

async function inLight(page: Page) {
  await page.evaluate(() => localStorage.setItem('keo.theme', JSON.stringify('light')))
  await page.reload()
  await shown(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
}

/** A small phone, and back. */
async function fitsSmall(page: Page) {
  await page.setViewportSize({ width: 360, height: 780 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 390, height: 844 })
}

test('[WAL-01a] [WAL-01b] [NAV-20a] by bank code to credit: identity, order, scan, the sandbox bank, wallet', async ({
  page,
  world,
}) => {
  const token = await joinAs(page, world, 'napnganhang1')
  await open(page, '/deposit')
  await front(page).getByRole('button', { name: '5TR', exact: true }).click()
  await expect(front(page).getByText('+75.000')).toBeVisible()
  await expectBox(front(page).locator('.ui-channel').first(), { x: 16, height: 98 })
  await expectBox(front(page).locator('.ui-amount-chip').first(), { height: 44 })
  await expectBox(front(page).getByRole('button', { name: vi['deposit.makeQr'] }), {
    x: 16,
    width: 358,
    height: 52,
  })
  await expectAccessible(page)
  await savePicture(page, 'deposit-dark')
  await press(page, vi['deposit.makeQr'])
  await expect(front(page).getByText(vi['deposit.needIdentity'])).toBeVisible()
  await verify(world, token, '001196010001')
  await press(page, vi['deposit.makeQr'])
  await expect(page).toHaveURL(/rechargeInformation\?orderNo=D.*&status=0&amount=5000000/)
  await shown(page)
  const orderNo = orderNoOf(page)
  const { data: order } = await world.call(getDepositOrder, { orderNo }, { token })
  expect(await scan(depositCode(page))).toBe(order?.payTo?.qrText)
  await expectBox(front(page).locator('.ui-transfer'), { x: 16, width: 358 })
  await expectAccessible(page)
  await savePicture(page, 'deposit-order-dark')
  await inLight(page)
  await expectAccessible(page)
  await savePicture(page, 'deposit-order-light')
  await fitsSmall(page)

  await page.goto('/deposit')
  await expect(page).toHaveURL(/rechargeInformation/)
  await page.goto(`/rechargeInformation?orderNo=${orderNo}&status=1&amount=1&accountNumber=666`)
  await shown(page)
  await expect(front(page).getByText('5.000.000')).toBeVisible()
  await expect(front(page).getByText('666')).toHaveCount(0)

  await press(page, vi['depositOrder.testPay'])
  await title(page, vi['sandboxBank.title'])
  await front(page).getByRole('button', { name: vi['sandboxBank.pay'], exact: true }).first().click()
  await expectSaid(page, vi['sandboxBank.sent'])
  await world.jobs.runDue()
  await page.goBack()
  await title(page, vi['depositOrder.state1'])
  await expect(front(page).getByText('5.075.000,00', { exact: false }).first()).toBeVisible()
  await press(page, vi['depositOrder.again'])
  await title(page, pages['page.deposit'])
  await front(page).getByRole('button', { name: '5TR', exact: true }).click()
  await expectAccessible(page)
  await savePicture(page, 'deposit-light')
  await fitsSmall(page)
})

test('[WAL-01b] cancel, expiry, another amount, a refusal and a proof', async ({ page, world }) => {
  const token = await joinAs(page, world, 'naphuyhan2')
  await open(page, '/deposit')
  await verify(world, token, '001196010002')
  await orderBy(page, { channel: 'VietQR', preset: '1TR' })
  await press(page, vi['depositOrder.cancel'])
  await page.getByRole('alertdialog').getByRole('button', { name: vi['depositOrder.cancelYes'] }).click()
  await title(page, vi['depositOrder.state4'])

  await press(page, vi['depositOrder.again'])
  await orderBy(page, { channel: 'VietQR', preset: '2TR' })
  await pass(world, 15 * 60 + 1)
  await title(page, vi['depositOrder.state5'])

  await press(page, vi['depositOrder.again'])
  await orderBy(page, { channel: 'VietQR', preset: '1TR' })
  await byHand(world, orderNoOf(page), 'other', '900000')
  await title(page, vi['depositOrder.state6'])
  await pass(world, 180)
  await title(page, vi['depositOrder.state1'])
  await expect(front(page).getByText('900.000,00').first()).toBeVisible()

  await press(page, vi['depositOrder.again'])
  await orderBy(page, { channel: 'VietQR', preset: '500K' })
  await byHand(world, orderNoOf(page), 'refuse')
  await title(page, vi['depositOrder.state3'])

  await press(page, vi['depositOrder.again'])
  await orderBy(page, { channel: 'VietQR', preset: '200K' })
  await byHand(world, orderNoOf(page), 'askProof')
  await title(page, vi['depositOrder.state7'])
  const picture = await page.screenshot({ type: 'jpeg' })
  await front(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'bien-lai.jpg', mimeType: 'image/jpeg', buffer: picture })
  await expect(front(page).getByRole('img', { name: vi['depositProof.preview'] })).toBeVisible()
  await press(page, vi['depositProof.send'])
  await title(page, vi['depositOrder.state2'])
  await byHand(world, orderNoOf(page), 'pay')
  await title(page, vi['depositOrder.state1'])
})

test('[WAL-01a] [WAL-01c] USDT with its rate, and a merchant with talk and dispute', async ({
  page,
  world,
}) => {
  const token = await joinAs(page, world, 'napusdt3')
  await open(page, '/virtualBanner')
  await verify(world, token, '001196010003')
  await expectNoOverflow(page)
  await press(page, vi['cryptoGuide.go'])
  await title(page, pages['page.deposit'])
  await front(page).getByText('USDT', { exact: true }).first().click()
  await front(page).getByRole('button', { name: '200', exact: true }).click()
  await expect(front(page).getByText(/1 USDT = 2\d\.\d{3}/)).toBeVisible()
  await press(page, vi['deposit.make'])
  await expect(front(page).getByText('TRC20', { exact: true })).toBeVisible()
  await byHand(world, orderNoOf(page), 'pay')
  await title(page, vi['depositOrder.state1'])

  await press(page, vi['depositOrder.again'])
  await title(page, pages['page.deposit'])
  await front(page).getByText('C2C', { exact: true }).click()
  await front(page).getByRole('button', { name: '200K', exact: true }).click()
  await press(page, vi['deposit.make'])
  await expect(front(page).getByRole('timer')).toBeVisible()
  await pass(world, 5)
  await expect(front(page).getByText(vi['c2c.hello'])).toBeVisible()
  await front(page).getByPlaceholder(vi['c2c.placeholder']).fill('Tôi chuyển rồi nhé')
  await press(page, vi['c2c.send'])
  await expect(front(page).getByText('Tôi chuyển rồi nhé')).toBeVisible()
  await press(page, vi['depositOrder.paid'])
  await title(page, vi['depositOrder.state2'])
  await press(page, vi['c2c.dispute'])
  await page.getByRole('alertdialog').getByRole('button', { name: vi['c2c.dispute'] }).click()
  await expect(front(page).getByText(vi['c2c.disputed'])).toBeVisible()
  for (let step = 0; step < 10; step += 1) await pass(world, 40)
  await title(page, vi['depositOrder.state1'])
  await expectNoOverflow(page)
})

test('[NAV-19a] [WAL-04a] with the deposit lock on, /deposit stays closed and says why', async ({
  openAs,
  page,
  world,
}) => {
  await hideCovers(page)
  await openAs('khoadeposit2', '/user-center')
  await front(page).getByRole('link', { name: pages['page.deposit'], exact: true }).first().click()
  await expectSaid(page, 'Nạp tiền đang bị khóa. Nhắn hỗ trợ để mở lại')
  expect(fullPathOf(page)).toBe('/user-center')
  const token = (await tokenOf(page))!
  const wish = { channelId: 'vietqr', optionId: '', amount: '100000', key: 'locked-key' }
  expect((await world.call(createDepositOrder, wish, { token })).code).not.toBe(200)
  expect((await world.call(listDepositChannels, {}, { token })).code).not.toBe(200)
})
