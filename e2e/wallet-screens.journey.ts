import { createDepositOrder } from '@keo/contract/deposit'
import { cancelDepositOrder } from '@keo/contract/deposit-order'
import { submitIdentity } from '@keo/contract/identity'
import { withDoors } from '@keo/dev-world/door-world'
import { payoutSteps } from '@keo/dev-world/payout-steps'
import { REAL_NAME, type Payee } from '@keo/dev-world/withdraw-steps'
import type { World } from '@keo/dev-world/world'
import { bindings } from '@keo/messages/bindings/vi'
import { deposit } from '@keo/messages/deposit/vi'
import { withdraw } from '@keo/messages/withdraw/vi'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { pass } from './support/deposits.ts'
import { expect, front, shown, test } from './support/journey.ts'
import { expectBox, expectNoOverflow, expectToken } from './support/layout.ts'
import { hideCovers } from './support/members.ts'
import { savePicture } from './support/pictures.ts'

type Owner = { who: Payee; orderPath: string; goOn: () => Promise<void> }
let owner: Promise<Owner> | undefined

/** Somebody with a target of every kind, money and a deposit to pay; `goOn` ends that and begins a withdrawal. */
async function prepare(world: World): Promise<Owner> {
  const steps = payoutSteps(withDoors(world))
  const who = await steps.payee('12580000')
  const person = { realName: REAL_NAME, birthday: '1990-09-09', documentKind: 'idCard' } as const
  await world.call(submitIdentity, { ...person, documentNumber: '001190090909' }, who)
  await pass(world, 60)
  const card = await steps.bindCard(who, '19003688002417')
  await steps.bindAddress(who, 'TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')
  await steps.bindAddress(who, 'TOHE', '0987001002')
  const wish = { channelId: 'vietqr', optionId: '', amount: '5000000', key: 'screens-order-1' }
  const { orderNo } = (await world.call(createDepositOrder, wish, who)).data
  return {
    who,
    orderPath: `/rechargeInformation?orderNo=${orderNo}`,
    async goOn() {
      await world.call(cancelDepositOrder, { orderNo }, who)
      expect((await steps.ask(who, card.id, '3000000')).code).toBe(200)
    },
  }
}

async function enter(page: Page, world: World): Promise<Owner> {
  owner ??= prepare(world)
  const held = await owner
  await hideCovers(page)
  await page.addInitScript(
    ([device, token]) => {
      localStorage.setItem('keo.deviceId', JSON.stringify(device))
      localStorage.setItem('keo.token', JSON.stringify(token))
    },
    [held.who.deviceNo, held.who.token] as const,
  )
  return held
}

async function open(page: Page, path: string, theme = 'dark') {
  await page.addInitScript((value) => localStorage.setItem('keo.theme', JSON.stringify(value)), theme)
  await page.goto(path)
  await shown(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  await page.evaluate(() => document.fonts.ready)
}

/** The sheet over the form, as it is drawn: three digits typed. */
async function openPinSheet(page: Page) {
  await front(page).getByLabel(withdraw['withdraw.amount']).fill('3000000')
  await front(page).getByRole('button', { name: withdraw['withdraw.next'] }).click()
  const sheet = page.getByRole('dialog', { name: bindings['pin.title'] })
  await expect(sheet).toBeVisible()
  for (const digit of '274') await sheet.getByRole('button', { name: digit, exact: true }).click()
  return sheet
}

test('deposit order and withdraw have the boxes of the design, dark and light', async ({ page, world }) => {
  const { orderPath } = await enter(page, world)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const theme of ['dark', 'light']) {
    await open(page, orderPath, theme)
    const wallet = front(page)
    await expectBox(wallet.locator('.ui-step-disc').first(), { width: 24, height: 24 })
    await expectBox(wallet.locator('.ui-transfer'), { x: 16, width: 358 })
    await expectBox(wallet.getByRole('timer'), { width: 58, height: 58 })
    // What nobody may shorten, such as the holder's name, takes a second line where it needs one.
    for (const row of await wallet.locator('.ui-copy-row').all())
      await expectBox(row, { height: (await row.innerText()).includes('KHONG CHUYEN') ? 52 : 43 })
    await expectToken(wallet.locator('.ui-transfer'), 'background-color', '--art-white')
    await expectBox(wallet.getByRole('button', { name: deposit['depositOrder.paid'] }), { height: 52 })

    await open(page, '/withdraw', theme)
    await expect(wallet.getByText('Bank Mây Trắng').first()).toBeVisible()
    await expectBox(wallet.locator('.ui-segmented'), { x: 16, width: 358, height: 42 })
    await expectBox(wallet.locator('.target-card'), { x: 16, width: 358, height: 128 })
    await expectBox(wallet.locator('.ui-money'), { x: 16, width: 358, height: 64 })
    await expectToken(wallet.locator('.ui-money'), 'border-top-left-radius', '--r-m')
    const sheet = await openPinSheet(page)
    await expectBox(sheet, { x: 0, width: 390 })
    await expectToken(sheet, 'border-top-left-radius', '--r-sheet')
    for (const cell of await sheet.locator('.ui-pin-cell').all()) await expectBox(cell, { height: 58 })
    for (const key of await sheet.locator('.ui-key').all()) await expectBox(key, { height: 54 })
    await expectAccessible(page)
    await savePicture(page, `withdraw-${theme}`)
    await open(page, '/bankcard', theme)
    await expect(front(page).locator('.target-card')).toHaveCount(3)
    await savePicture(page, `targets-${theme}`)
  }
})

/** In every language, once what it shows has come. */
async function expectFits(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    for (const language of ['vi', 'en', 'zh-CN', 'th']) {
      await page.goto(`${path}&lang=${language}`)
      await shown(page)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(front(page).locator('main')).not.toBeEmpty()
      await expect(front(page).locator('.ui-skeleton')).toHaveCount(0)
      await expectNoOverflow(page)
    }
  }
}

test('deposits, withdrawals and bindings fit 360 pixels in four languages', async ({ page, world }) => {
  const { orderPath, goOn } = await enter(page, world)
  await page.setViewportSize({ width: 360, height: 780 })
  await expectFits(page, [orderPath, '/withdraw?', '/bankcard?', '/addBankcard?', '/addVirtual?'])
  await expectFits(page, ['/addEbPay?', '/withdrawPassword?', '/virtualBanner?', '/dev/bank?'])
  await goOn()
  await expectFits(page, ['/deposit?', '/withdrawalInformation?'])
})
