import { accounts } from '@keo/messages/accounts/vi'
import { bindings as words } from '@keo/messages/bindings/vi'
import { withdraw as vi } from '@keo/messages/withdraw/vi'
import { getMember } from '@keo/contract/members'
import { getWithdrawOrder } from '@keo/contract/withdraw'
import { WITHDRAW_STATES } from '@keo/contract/withdraw-states'
import { getPublicKey } from '@keo/contract/withdraw-password'
import type { World } from '@keo/dev-world/world'
import { seconds } from '@keo/units/instants'
import { parseMoney } from '@keo/units/money'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { solveOnScreen, tokenOf } from './support/doors.ts'
import { expect, front, shown, test as base } from './support/journey.ts'
import { expectNoOverflow } from './support/layout.ts'
import { expectSaid } from './support/told.ts'
import { askOnScreen, PIN, typePin } from './support/withdrawals.ts'

/** Plain http under a name that is not localhost: the digits are sealed without the browser's own cryptography. */
const test = base.extend({
  baseURL: async ({ world }, offer) => offer(world.url.replace('127.0.0.1', 'keo.test')),
})

test.use({ actionTimeout: 60_000 })
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    sessionStorage.setItem('keo.isDownloadHidden', 'true')
    sessionStorage.setItem('keo.isPanelHidden', 'true')
  }),
)

const MEMBER = 'maitran88'
/** Of twenty seconds each: no order of the sandbox is under way for longer. */
const TURNS_MOST = 60
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

const ownId = async (page: Page, world: World) =>
  (await world.call(getMember, {}, { token: (await tokenOf(page)) ?? '' })).data.id

/** As if it had been paid in. */
async function give(page: Page, world: World, dong: string) {
  const amount = parseMoney(dong, 'VND')
  if (!amount) throw new Error('No amount.')
  const said = { key: 'journey:given', kind: 'deposit', reference: 'journey' }
  const from = { op: 'move', from: 'house:bank', to: 'available' } as const
  await world.app.ledger.submit({ ...said, ...from, memberId: await ownId(page, world), amount })
}

async function codeToOwnNumber(page: Page, world: World) {
  // A send rests a minute after the one before.
  world.clock.set(world.clock.now() + seconds(61))
  await front(page).getByRole('button', { name: accounts['accounts.send'], exact: true }).click()
  await solveOnScreen(page, world)
  await expectSaid(page, accounts['accounts.codeSent'])
  const newest = (await world.app.sms.tray())[0]?.text.match(/\b\d{6}\b/)?.[0] ?? ''
  await front(page).getByPlaceholder(accounts['accounts.code']).fill(newest)
}

async function bindNow(page: Page) {
  const save = front(page).getByRole('button', { name: words['bindings.save'], exact: true })
  await expect(save).toBeEnabled()
  await save.click()
  const sheet = await typePin(page)
  await expect(sheet).toBeHidden()
  await expectSaid(page, words['bindings.saved'])
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await shown(page)
}

const headingOf = (page: Page, name: string) => front(page).getByRole('heading', { name, exact: true })

/** The world goes on until the newest order is there; then the page says so by itself. */
async function until(page: Page, world: World, state: 'paid' | 'awaitingConfirmation') {
  const token = (await tokenOf(page)) ?? ''
  for (let turn = 0; turn < TURNS_MOST; turn += 1) {
    const { data } = await world.call(getWithdrawOrder, {}, { token })
    if (data?.orderStatus === WITHDRAW_STATES[state]) break
    world.worldClock.jump(seconds(20))
    await world.jobs.runDue()
  }
  await expect(headingOf(page, vi[`withdraw.state.${state}`])).toBeVisible()
}

test('[WAL-02a] [WAL-02b] [WAL-02c] [WAL-03a] [WAL-03b] [WAL-03c] [NAV-20b] from no withdraw password to money on a bank card, in an e-wallet and on a chain', async ({
  page,
  world,
  openAs,
}) => {
  await openAs(MEMBER, '/withdrawPassword')
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await give(page, world, '12580000')
  // Made when it is first asked for, which takes its time on a busy machine.
  await world.call(getPublicKey, {}, { token: (await tokenOf(page)) ?? '' })

  const pins = front(page).locator('.ui-pin input')
  await pins.nth(0).fill('123456')
  await expect(front(page).getByText(words['pin.weak'])).toBeVisible()
  await pins.nth(0).fill(PIN)
  await pins.nth(1).fill(PIN)
  await codeToOwnNumber(page, world)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await front(page).getByRole('button', { name: words['pin.save'] }).click()
  await expectSaid(page, words['pin.saved'])

  await open(page, '/addBankcard')
  await front(page)
    .getByRole('button', { name: new RegExp(words['bindings.bank']) })
    .click()
  const banks = page.getByRole('dialog', { name: words['bindings.bankPlaceholder'] })
  await banks.getByRole('searchbox', { name: words['bindings.bankSearch'] }).fill('may trang')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(banks).toBeHidden()
  await expect(front(page).getByText('Bank Mây Trắng')).toBeVisible()
  await front(page).getByLabel(words['bindings.cardNumber']).fill('19003688002417')
  await codeToOwnNumber(page, world)
  await expectNoOverflow(page)
  await bindNow(page)

  await open(page, '/addVirtual')
  await front(page).getByText('ERC20', { exact: true }).click()
  await front(page).getByLabel(words['bindings.address']).fill(TRON)
  await expect(front(page).getByText(/thuộc mạng TRC20/)).toBeVisible()
  await front(page).getByRole('button', { name: 'Dùng TRC20' }).click()
  await expectNoOverflow(page)
  await bindNow(page)

  await open(page, '/addEbPay')
  await front(page).getByLabel(words['bindings.walletNumber']).fill('0987001002')
  await bindNow(page)

  await open(page, '/bankcard')
  for (const shownNumber of ['•••• •••• 2417', 'TR7NHq…Lj6t', '098***1002']) {
    await expect(front(page).getByText(shownNumber)).toBeVisible()
  }
  await expectAccessible(page)
  await expectNoOverflow(page)

  await open(page, '/withdraw')
  await expect(front(page).getByText('Bank Mây Trắng').first()).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await askOnScreen(page, '3000000')
  expect(page.url()).toContain('/withdrawalInformation?orderData=')

  await open(page, '/withdraw')
  expect(page.url()).toContain('/withdrawalInformation?orderData=')
  await expectAccessible(page)
  await expectNoOverflow(page)
  await until(page, world, 'paid')

  await front(page).getByRole('button', { name: vi['withdraw.again'] }).click()
  await front(page).getByText(vi['withdraw.channel.ewallet'], { exact: true }).click()
  await askOnScreen(page, '150000')
  await until(page, world, 'awaitingConfirmation')
  await front(page).getByRole('button', { name: vi['withdraw.confirm'] }).click()
  await expect(headingOf(page, vi['withdraw.state.paid'])).toBeVisible()

  await front(page).getByRole('button', { name: vi['withdraw.again'] }).click()
  await front(page).getByText('USDT', { exact: true }).click()
  await expect(front(page).getByText(/1 USDT = 2\d\.\d{3}/)).toBeVisible()
  await askOnScreen(page, '1000000')
  await until(page, world, 'paid')
  await expect(front(page).locator('main')).toContainText(/3\d,\d+\s*USDT/)
})
