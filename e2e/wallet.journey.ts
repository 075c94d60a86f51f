import { readFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { submitIdentity } from '@keo/contract/identity'
import type { MemberId } from '@keo/contract/ids'
import { checkStatement } from '@keo/contract/statement-check'
import type { World } from '@keo/dev-world/world'
import { deposit } from '@keo/messages/deposit/vi'
import { members } from '@keo/messages/members/vi'
import { saferPlay } from '@keo/messages/safer-play/vi'
import { wallet as vi } from '@keo/messages/wallet/vi'
import { hours, minutes } from '@keo/units/instants'
import { money } from '@keo/units/money'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { expect, front, shown, test } from './support/journey.ts'
import { expectNoOverflow } from './support/layout.ts'
import { savePicture } from './support/pictures.ts'

const LINH: MemberId = 'mbr_01JSEEDLINH00000000000000'
const NAME = 'linhnguyen7'
const MAI: MemberId = 'mbr_01JSEEDMA1000000000000000'
let count = 0

/** Money that came in from outside, in whole dong. */
function give(world: World, whole: number, kind = 'deposit', memberId = LINH) {
  const key = `journey-${(count += 1)}`
  const amount = money(BigInt(whole) * 100n, 'VND')
  const said = { memberId, key, kind, reference: key, amount }
  return world.app.ledger.submit({ ...said, op: 'move', from: 'house:bank', to: 'available' })
}
/** Play needs a known person. */
async function proveIdentity(world: World) {
  const token = await world.signIn(NAME)
  const who = {
    realName: 'Nguyễn Thị Linh',
    birthday: '1995-05-05',
    documentKind: 'idCard',
    documentNumber: '001195055055',
  } as const
  await world.call(submitIdentity, who, { token })
  world.worldClock.jump(minutes(1))
  await world.jobs.runDue()
}
async function quiet(page: Page) {
  await page.addInitScript(() => {
    sessionStorage.setItem('keo.isDownloadHidden', 'true')
    sessionStorage.setItem('keo.isPanelHidden', 'true')
  })
}
const button = (page: Page, name: string) => front(page).getByRole('button', { name, exact: true })
const agree = (page: Page, name: string | RegExp) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
const hero = (page: Page) => front(page).locator('[data-size="hero"]')
async function looksRight(page: Page, name: string) {
  await expectAccessible(page)
  for (const theme of ['light', 'dark']) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme)
    await savePicture(page, `${name}-${theme}`)
  }
  await page.setViewportSize({ width: 360, height: 780 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 390, height: 844 })
}

test('[WSS-07] [MEM-04b] the balance moves by itself on the page that is open, and goes with the session', async ({
  openAs,
  page,
  world,
}) => {
  await quiet(page)
  await give(world, 12_580_000)
  const caughtUp = page.waitForResponse((answer) => answer.url().includes('/member/movements'))
  await openAs(NAME, '/')
  const pill = front(page).locator('header').getByText('12.580.000')
  await expect(pill).toBeVisible()
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  await caughtUp
  await give(world, 100_000)
  await expect(front(page).locator('header').getByText('12.680.000')).toBeVisible()
  // Ten at once arrive in whatever order, and the last one stands.
  await Promise.all(Array.from({ length: 10 }, () => give(world, 1_000)))
  await expect(front(page).locator('header').getByText('12.690.000')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-same-page', '')

  await openAs(NAME, '/user-center')
  await expect(hero(page)).toHaveText(/12\.690\.000,00/)
  await button(page, members['me.signOut']).click()
  await agree(page, members['me.signOut'])
  await expect(front(page).getByText(members['me.walletGuest'], { exact: true })).toBeVisible()
  await expect(page.getByText('12.690.000')).toHaveCount(0)
})

test('[WAL-05b] money goes to a provider and is collected again', async ({ openAs, page, world }) => {
  await quiet(page)
  await proveIdentity(world)
  await give(world, 1_000_000)
  await openAs(NAME, '/transfer')
  const before = (await hero(page).textContent()) ?? ''
  await front(page)
    .getByRole('radio', { name: /Lotus Play/ })
    .check({ force: true })
  await front(page).getByRole('textbox', { name: vi['transfer.amount'] }).fill('250000')
  await looksRight(page, 'transfer')
  await button(page, vi['transfer.submit']).click()
  await agree(page, /^Chuyển 250\.000,00/)
  await expect(front(page).getByText(/Đã chuyển 250\.000,00.₫ vào Lotus Play/)).toBeVisible()
  await expect(front(page).getByRole('radio', { name: /Lotus Play.*250\.000,00/s })).toBeAttached()
  await button(page, vi['transfer.collect']).click()
  await agree(page, /^Gom 250\.000,00/)
  await expect(hero(page)).toHaveText(before)
  await expect(button(page, vi['transfer.collect'])).toBeDisabled()
})

test('[WAL-05a] records are filtered, opened and downloaded; the statement proves them', async ({
  openAs,
  page,
  world,
}) => {
  await quiet(page)
  await give(world, 70_000, 'gift')
  await openAs(NAME, '/transaction-record')
  await expect(
    front(page)
      .getByRole('button', { name: new RegExp(vi['record.group.gift']) })
      .first(),
  ).toBeVisible()
  await looksRight(page, 'transactions')
  await front(page)
    .getByRole('button', { name: new RegExp(`^${vi['record.kind']}:`) })
    .click()
  await page.getByRole('dialog').getByText(vi['record.group.gift'], { exact: true }).click()
  await expect(page).toHaveURL(/kind=gift/)
  await shown(page)
  const row = front(page).getByRole('button', {
    name: new RegExp(`${vi['record.group.gift']}.*70\\.000,00`, 's'),
  })
  await row.first().click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(vi['record.postings'])).toBeVisible()
  await expect(sheet.getByText(vi['wallet.ownAccount'])).toBeVisible()
  await looksRight(page, 'transaction-detail')
  await sheet.getByRole('button', { name: 'Đóng' }).click()

  const csv = page.waitForEvent('download')
  await button(page, vi['record.csv']).click()
  expect(await readFile(await (await csv).path(), 'utf8')).toContain('"70000.00"')

  await button(page, vi['financial.title']).click()
  await shown(page)
  await expect(front(page).getByRole('img', { name: /bắt đầu/ })).toBeVisible()
  await looksRight(page, 'financial')
  const file = page.waitForEvent('download')
  await button(page, vi['financial.download']).click()
  const text = await readFile(await (await file).path(), 'utf8')
  const verdict = checkStatement(text, (part) => createHash('sha256').update(part).digest('hex'))
  expect(verdict).toMatchObject({ isIntact: true, memberId: LINH })
})

test('[RSP-01] [RSP-03] [RSP-07] a limit holds at once, refuses a deposit, is told when near, and rises after a day and a second word', async ({
  openAs,
  page,
  world,
}) => {
  await quiet(page)
  await proveIdentity(world)
  world.worldClock.jump(hours(24))
  await openAs(NAME, '/safer-play')
  const day = front(page).getByRole('button', { name: new RegExp(`^${saferPlay['playLimit.day']}`) })
  const set = async (digits: string) => {
    await day.click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('textbox', { name: saferPlay['playLimit.amount'] }).fill(digits)
    await sheet.getByRole('button', { name: saferPlay['playLimit.set'] }).click()
    await expect(sheet).toBeHidden()
  }
  await set('500000')
  await expect(day).toContainText('500.000')
  expect((await give(world, 450_000)).status).toBe('done')
  expect(await give(world, 100_000)).toMatchObject({ status: 'limit', cause: 'deposit.day' })
  await page.goto('/deposit')
  await shown(page)
  await button(page, '1TR').click()
  await button(page, deposit['deposit.makeQr']).click()
  await expect(front(page).getByRole('alert')).toContainText('Hạn mức nạp bạn tự đặt còn 50.000 ₫ đến ')
  expect(new URL(page.url()).pathname).toBe('/deposit')
  await page.goto('/safer-play')
  await shown(page)
  await expect(day).toContainText(saferPlay['playLimit.near'])
  await looksRight(page, 'play-limits')
  await set('900000')
  expect((await give(world, 100_000)).status).toBe('limit')

  world.worldClock.jump(hours(24))
  const token = await world.signIn(NAME)
  // Before any script of the next page: the one that is open may notice only now that its session is over.
  await page.addInitScript((text) => localStorage.setItem('keo.token', JSON.stringify(text)), token)
  await page.goto('/safer-play')
  await shown(page)
  await day.click()
  await page.getByRole('dialog').getByRole('button', { name: saferPlay['limit.confirm'] }).click()
  // The question names the amount too; what is used of it is said of the limit that holds.
  await expect(page.getByRole('dialog').getByText(/trên 900\.000/)).toBeVisible()
  expect((await give(world, 900_000)).status).toBe('done')
})

test('the screens of the wallet fit 360 pixels in four languages', async ({ openAs, page, world }) => {
  await quiet(page)
  await give(world, 123_456_789, 'deposit', MAI)
  await page.setViewportSize({ width: 360, height: 780 })
  for (const path of ['/transfer', '/transaction-record', '/financialDetailsView', '/user-center']) {
    for (const language of ['vi', 'en', 'zh-CN', 'th']) {
      await openAs('maitran88', `${path}?lang=${language}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(
        front(page)
          .getByText(/123[.,]456[.,]789/)
          .first(),
      ).toBeVisible()
      await expectNoOverflow(page)
    }
  }
})
