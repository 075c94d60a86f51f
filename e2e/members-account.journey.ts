import { accounts } from '@keo/messages/accounts/vi'
import { members as vi } from '@keo/messages/members/vi'
import { server } from '@keo/messages/server/vi'
import { registerByName } from '@keo/contract/accounts'
import { FRESH_MINUTES } from '@keo/contract/second-factor-proof'
import { security } from '@keo/messages/security/vi'
import { minutes } from '@keo/units/instants'
import type { Page } from '@playwright/test'
import { solveOnScreen } from './support/doors.ts'
import { expect, front, shown, test } from './support/journey.ts'
import { choose, hideCovers, LINH, MAI, memberOf, press, row } from './support/members.ts'

test.beforeEach(({ page }) => hideCovers(page))

/** The code of the newest message, typed into the field that says where it went. */
async function fillCode(page: Page, group: RegExp, code: string) {
  await front(page).getByRole('group', { name: group }).getByPlaceholder(accounts['accounts.code']).fill(code)
}
/** Asks for a code, solves the captcha where one is asked for, and waits until the code is on its way. */
async function askForCode(page: Page, group: RegExp, solve?: () => Promise<void>) {
  const field = front(page).getByRole('group', { name: group })
  await field.getByRole('button', { name: accounts['accounts.send'] }).click()
  await solve?.()
  await expect(field.getByRole('button', { name: accounts['accounts.resend'] })).toBeDisabled()
}

test('[MEM-01d] [ACS-07] a first number is bound; minutes later it is replaced with the password and the codes of both', async ({
  openAs,
  page,
  world,
}) => {
  await openAs(LINH, '/personal-center')
  await row(page, vi['profile.mobile']).click()
  await shown(page)
  const number = front(page).getByPlaceholder(accounts['accounts.mobile'])
  await number.fill('0977 000 111')
  await askForCode(page, /số mới/, () => solveOnScreen(page, world))
  await fillCode(page, /số mới/, await world.lastCode('977000111'))
  await press(page, vi['bindMobile.bind'])
  await expect(row(page, vi['profile.mobile'])).toContainText('977***0111')

  // What the sign-in proved no longer counts.
  await world.clock.advance(minutes(FRESH_MINUTES))
  await row(page, vi['profile.mobile']).click()
  await shown(page)
  await number.fill('977000222')
  await askForCode(page, /số mới/, async () => {
    const sheet = page.getByRole('dialog', { name: security['secondFactor.proofTitle'] })
    await sheet.getByPlaceholder(security['secondFactor.password']).fill('KeoDemo2026')
    await sheet.getByRole('button', { name: security['secondFactor.confirm'] }).click()
    await solveOnScreen(page, world)
  })
  await askForCode(page, /đang dùng/, () => solveOnScreen(page, world))
  await fillCode(page, /số mới/, await world.lastCode('977000222'))
  await fillCode(page, /đang dùng/, await world.lastCode('977000111'))
  await press(page, vi['bindMobile.change'])
  await expect(row(page, vi['profile.mobile'])).toContainText('977***0222')
})

test('[MEM-01d] an e-mail address is bound', async ({ openAs, page, world }) => {
  await openAs('khoadeposit2', '/mail')
  await front(page).getByPlaceholder(vi['bindMail.placeholder']).fill('khoa@example.com')
  await askForCode(page, /email/)
  await fillCode(page, /email/, await world.lastCode('khoa@example.com'))
  await askForCode(page, /đang dùng/, () => solveOnScreen(page, world))
  await fillCode(page, /đang dùng/, await world.lastCode('987654321'))
  await press(page, vi['bindMail.bind'])
  await expect.poll(async () => (await memberOf(page, world)).email).toBe('k***@example.com')
})

test('a delivery address is added, changed and deleted', async ({ openAs, page }) => {
  await openAs(MAI, '/addressView')
  await press(page, vi['address.add'])
  await shown(page)
  const fill = (key: keyof typeof vi, text: string) => front(page).getByPlaceholder(vi[key]).fill(text)
  await fill('address.namePlaceholder', 'Trần Thị Mai')
  await fill('address.phonePlaceholder', '0912345678')
  await front(page).getByText(vi['address.provincePlaceholder']).click()
  await page.getByRole('searchbox').fill('da nang')
  await choose(page, 'Đà Nẵng')
  await expect(page.getByRole('dialog')).toBeHidden()
  await fill('address.wardPlaceholder', 'Hải Châu')
  await fill('address.linePlaceholder', '12 Bạch Đằng')
  await press(page, vi['member.save'])
  const held = row(page, 'Trần Thị Mai')
  await expect(held).toContainText('12 Bạch Đằng, Hải Châu, Đà Nẵng')
  await expect(held).toContainText(vi['address.default'])

  await held.click()
  await shown(page)
  await fill('address.linePlaceholder', '14 Bạch Đằng')
  await press(page, vi['member.save'])
  await expect(held).toContainText('14 Bạch Đằng')
  await held.click()
  await shown(page)
  await press(page, vi['address.delete'])
  await page.getByRole('alertdialog').getByRole('button', { name: vi['address.delete'] }).click()
  await expect(front(page).getByText(vi['address.none'])).toBeVisible()
})

test('somebody applies as an agent and sees the state', async ({ openAs, page }) => {
  await openAs(MAI, '/business-agent')
  await front(page).getByPlaceholder(vi['agent.accountPlaceholder']).fill('a_maitran')
  await front(page).getByPlaceholder(vi['agent.contactPlaceholder']).fill('Trần Thị Mai')
  await front(page).getByPlaceholder(accounts['accounts.mobile']).fill('912345678')
  await front(page).getByPlaceholder(vi['agent.planPlaceholder']).fill('Nhóm xem bóng ở quán cà phê')
  await press(page, vi['agent.apply'])
  await expect(front(page).getByText(vi['agent.open'])).toBeVisible()
  await expect(front(page).getByText('a_maitran')).toBeVisible()
})

test('a lock says its cause on the member’s page and in the security centre', async ({ openAs, page }) => {
  await openAs('khoadeposit2', '/user-center')
  await expect(front(page).getByText(vi['lock.deposit'])).toBeVisible()
  await expect(front(page).getByText(vi['lockCause.identity'])).toBeVisible()
  await openAs('khoadeposit2', '/personal-center')
  await expect(front(page).getByText(vi['lock.deposit'])).toBeVisible()
})

test('a lock on withdrawals says its cause; a closed account says why at the door', async ({
  openAs,
  page,
  world,
}) => {
  await openAs('thaowithdraw3', '/user-center')
  await expect(front(page).getByText(vi['lock.withdraw'])).toBeVisible()
  await expect(front(page).getByText(vi['lockCause.security'])).toBeVisible()
  const closed = { userName: 'dadong2026', password: 'conMeo7Vang' }
  const captchaTicket = await world.solveCaptcha('register')
  await world.call(registerByName, { ...closed, countryCode: 'VN', captchaTicket })
  await world.database.tx((tx) =>
    tx
      .withTables<{ member: { status: string; lock_causes: object; user_name: string } }>()
      .updateTable('member')
      .set({ status: '1', lock_causes: { 1: 'terms' } })
      .where('user_name', '=', closed.userName)
      .execute(),
  )
  await page.evaluate(() => localStorage.removeItem('keo.token'))
  await page.goto('/login')
  await shown(page)
  await front(page).getByPlaceholder(accounts['login.userName']).fill(closed.userName)
  await front(page).getByPlaceholder(accounts['login.password']).fill(closed.password)
  await press(page, accounts['login.submit'])
  await solveOnScreen(page, world)
  await expect(front(page).getByRole('alert').filter({ hasText: server['disabled.terms'] })).toBeVisible()
})
