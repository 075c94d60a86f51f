import { accounts } from '@keo/messages/accounts/vi'
import { core } from '@keo/messages/core/vi'
import { members as vi } from '@keo/messages/members/vi'
import { getMember } from '@keo/contract/members'
import type { World } from '@keo/dev-world/world'
import { DEMO_PASSWORD } from '@keo/server/seeds/members'
import { minutes } from '@keo/units/instants'
import type { Page } from '@playwright/test'
import { solveOnScreen, tokenOf } from './support/doors.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, front, fullPathOf, shown, test } from './support/journey.ts'
import { expectBox, expectNoOverflow, expectToken } from './support/layout.ts'
import { savePicture } from './support/pictures.ts'

const MAI = 'maitran88'
const LINH = 'linhnguyen7'

test.describe.configure({ timeout: 90_000 })
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    sessionStorage.setItem('keo.isDownloadHidden', 'true')
    sessionStorage.setItem('keo.isPanelHidden', 'true')
  }),
)

const row = (page: Page, name: string) =>
  front(page)
    .getByRole('button', { name: new RegExp(name) })
    .or(front(page).getByRole('link', { name: new RegExp(name) }))
const press = (page: Page, name: string) => front(page).getByRole('button', { name, exact: true }).click()
const memberOf = async (page: Page, world: World) =>
  (await world.call(getMember, {}, { token: (await tokenOf(page))! })).data
/** The code of the newest message, typed into the field that says where it went. */
async function fillCode(page: Page, group: RegExp, code: string) {
  await front(page).getByRole('group', { name: group }).getByPlaceholder(accounts['accounts.code']).fill(code)
}
const sendCode = (page: Page, group: RegExp) =>
  front(page)
    .getByRole('group', { name: group })
    .getByRole('button', { name: accounts['accounts.send'] })
    .click()
async function passTime(world: World, ms: number) {
  world.worldClock.jump(ms)
  await world.jobs.runDue()
}

for (const theme of ['dark', 'light']) {
  test(`the member's page stands as drawn, ${theme}`, async ({ openAs, page }) => {
    await page.addInitScript((value) => localStorage.setItem('keo.theme', JSON.stringify(value)), theme)
    await openAs(MAI, '/user-center')
    await expect(front(page).getByRole('heading', { level: 1, name: 'Mai Trần' })).toBeVisible()
    const place = (selector: string) => front(page).locator(selector).first()
    await expectBox(place('.me-bar'), { x: 0, width: 390, height: 52 })
    await expectBox(place('.me-avatar'), { x: 16, y: 44, width: 64, height: 64 })
    await expectBox(place('.me-vip'), { x: 16, y: 124, width: 358, height: 104 })
    await expectBox(place('.me-wallet'), { x: 16, y: 204, width: 358 })
    await expectBox(place('.ui-action-tile > span'), { width: 52, height: 52 })
    await expectBox(place('.me-entries'), { x: 16, width: 358, height: 133 })
    await expectBox(place('.me-invite'), { x: 16, width: 358, height: 78 })
    await expectToken(place('.me-wallet'), 'background-color', '--surface-1')
    await expectToken(place('.me-wallet'), 'border-top-left-radius', '--r-xl')
    await expectAccessible(page)
    await savePicture(page, `me-${theme}`)
  })
}

test('the pages of a member fit 360 pixels in four languages', async ({ openAs, page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 360, height: 780 })
  const pages = [
    '/user-center',
    '/personal-center',
    '/personalDetails',
    '/editNickname',
    '/cellIphone',
    '/mail',
  ]
  for (const language of ['vi', 'en', 'zh-CN', 'th'])
    for (const path of [...pages, '/passwordInfo', '/addressView', '/addressChild', '/business-agent']) {
      await openAs(MAI, `${path}?lang=${language}`)
      await expectNoOverflow(page)
    }
})

test('a visitor is asked in and brought back', async ({ openAs, page }) => {
  await openAs('visitor', '/user-center')
  await press(page, vi['guest.signIn'])
  await expect.poll(() => fullPathOf(page)).toBe('/login?redirect=%2Fuser-center')
  await openAs('visitor', '/passwordInfo')
  await expect(front(page).getByText(vi['guest.screenTitle'])).toBeVisible()
})

test('[MEM-02c][MEM-03a][MEM-03b] a nickname goes to review, is seen there, and is accepted', async ({
  openAs,
  page,
  world,
}) => {
  await openAs(MAI, '/personalDetails')
  await row(page, vi['details.nickName']).click()
  await shown(page)
  const field = front(page).getByRole('textbox', { name: vi['nickName.label'] })
  await expect(field).toHaveValue('Mai Trần')
  await field.fill('Mai')
  await expect(front(page).getByText(vi.NameNote)).toBeVisible()
  await expect(front(page).getByRole('button', { name: vi['member.save'] })).toBeDisabled()
  await field.fill('Mai Vàng')
  await press(page, vi['member.save'])
  await expect.poll(() => fullPathOf(page)).toBe('/personalDetails')
  await expect(front(page).getByText(vi['member.inReview'])).toBeVisible()
  await passTime(world, minutes(5))
  await page.reload()
  await expect(row(page, vi['details.nickName'])).toContainText('Mai Vàng')
  await expect(front(page).getByText(vi['member.inReview'])).toBeHidden()
})

test('a listed word is refused, and the member is told which name it was', async ({
  openAs,
  page,
  world,
}) => {
  await openAs(MAI, '/editNickname')
  await front(page).getByRole('textbox', { name: vi['nickName.label'] }).fill('Zalo Mai')
  await press(page, vi['member.save'])
  await expect.poll(() => fullPathOf(page)).toBe('/')
  await passTime(world, minutes(5))
  await openAs(MAI, '/editNickname')
  await expect(front(page).getByText('Zalo Mai')).toBeVisible()
})

test('[MEM-01a][MEM-01b][MEM-01c] picture, birthday and relationship', async ({ openAs, page, world }) => {
  await openAs(LINH, '/personalDetails')
  await row(page, vi['details.avatar']).click()
  await page.getByRole('radio', { name: 'Ảnh 4' }).click({ force: true })
  await expect(page.getByRole('dialog')).toBeHidden()

  await row(page, vi['details.birthday']).click()
  const choose = (label: string, value: string) =>
    page.getByRole('combobox', { name: label }).selectOption(value)
  await choose(vi['details.year'], '2015')
  await choose(vi['details.month'], '03')
  await choose(vi['details.day'], '05')
  await page.getByRole('button', { name: vi['member.save'] }).click()
  await expect(page.locator('.ui-toast'), 'only adults').toContainText('18')
  await choose(vi['details.year'], '1998')
  await page.getByRole('button', { name: vi['member.save'] }).click()
  await expect(row(page, vi['details.birthday'])).toContainText('05/03/1998')

  await row(page, vi['details.sex']).click()
  await page.getByRole('dialog').getByText(vi['details.sexSingle']).click()
  await expect(row(page, vi['details.sex'])).toContainText(vi['details.sexSingle'])
  expect(await memberOf(page, world)).toMatchObject({ avatar: 4, birthday: '1998-03-05', sex: 1 })
})

test('[MEM-01d] a first number is bound, then replaced with the codes of both', async ({
  openAs,
  page,
  world,
}) => {
  await openAs(LINH, '/personal-center')
  await row(page, vi['profile.mobile']).click()
  await shown(page)
  const number = front(page).getByPlaceholder(accounts['accounts.mobile'])
  await number.fill('0977 000 111')
  await sendCode(page, /số mới/)
  await solveOnScreen(page, world)
  await fillCode(page, /số mới/, await world.lastCode('977000111'))
  await press(page, vi['bindMobile.bind'])
  await expect(row(page, vi['profile.mobile'])).toContainText('977***0111')

  // The same phone gets its next code a minute after the last.
  await world.clock.advance(minutes(2))
  await row(page, vi['profile.mobile']).click()
  await shown(page)
  await number.fill('977000222')
  await sendCode(page, /số mới/)
  await solveOnScreen(page, world)
  await sendCode(page, /đang dùng/)
  await solveOnScreen(page, world)
  await fillCode(page, /số mới/, await world.lastCode('977000222'))
  await fillCode(page, /đang dùng/, await world.lastCode('977000111'))
  await press(page, vi['bindMobile.change'])
  await expect(row(page, vi['profile.mobile'])).toContainText('977***0222')
})

test('[MEM-01d] an e-mail address is bound', async ({ openAs, page, world }) => {
  await openAs('khoadeposit2', '/mail')
  await front(page).getByPlaceholder(vi['bindMail.placeholder']).fill('khoa@example.com')
  await sendCode(page, /email/)
  await expect(page.getByText(accounts['accounts.codeSent'])).toBeVisible()
  await fillCode(page, /email/, await world.lastCode('khoa@example.com'))
  await sendCode(page, /đang dùng/)
  await solveOnScreen(page, world)
  await fillCode(page, /đang dùng/, await world.lastCode('987654321'))
  await press(page, vi['bindMail.bind'])
  await expect.poll(async () => (await memberOf(page, world)).email).toBe('k***@example.com')
})

test('[MEM-01d] the password is changed and the session goes on with a new token', async ({
  openAs,
  page,
  world,
}) => {
  await openAs('thaowithdraw3', '/passwordInfo')
  const before = await tokenOf(page)
  await front(page).getByPlaceholder(vi['passwordInfo.oldPlaceholder']).fill(DEMO_PASSWORD)
  await front(page).getByPlaceholder(vi['passwordInfo.newPlaceholder']).fill('conMeo7Vang')
  await front(page).getByPlaceholder(vi['passwordInfo.againPlaceholder']).fill('conMeo7Vang')
  await press(page, vi['passwordInfo.change'])
  await expect(page.getByText(vi['passwordInfo.changed'])).toBeVisible()
  const after = await tokenOf(page)
  expect(after).not.toBe(before)
  expect((await world.call(getMember, {}, { token: after! })).code).toBe(200)
  expect((await world.call(getMember, {}, { token: before! })).code).not.toBe(200)
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
  await page.getByRole('radio', { name: 'Đà Nẵng' }).click({ force: true })
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

test('the goal sound follows the member to another browser', async ({ openAs, page, world, browser }) => {
  await openAs(LINH, '/settings')
  await front(page).getByRole('switch').click()
  await expect.poll(async () => (await memberOf(page, world)).memberQuickSettingRespVO.pushTongStatus).toBe(1)
  const elsewhere = await (await browser.newContext()).newPage()
  const token = await world.signIn(LINH)
  await elsewhere.addInitScript((text) => localStorage.setItem('keo.token', JSON.stringify(text)), token)
  await elsewhere.goto(`${world.url}/user-center`)
  await elsewhere.getByRole('heading', { level: 1, name: 'Linh Phủi' }).waitFor()
  await elsewhere.goto(`${world.url}/settings`)
  await expect(elsewhere.getByRole('switch')).toHaveAttribute('aria-checked', 'false')
  await elsewhere.context().close()
})

test('[ACC-02b] signing out is asked first', async ({ openAs, page }) => {
  await openAs(MAI, '/user-center')
  await row(page, vi['me.signOut']).click()
  await page.getByRole('alertdialog').getByRole('button', { name: vi['me.stay'] }).click()
  expect(await tokenOf(page)).not.toBeNull()
  await row(page, vi['me.signOut']).click()
  await page.getByRole('alertdialog').getByRole('button', { name: vi['me.signOut'] }).click()
  await expect(front(page).getByRole('heading', { name: vi['guest.title'] })).toBeVisible()
  expect(await tokenOf(page)).toBeNull()
  await expect(page).toHaveTitle(new RegExp(core['tab.me']))
})
