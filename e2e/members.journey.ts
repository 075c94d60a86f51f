import { core } from '@keo/messages/core/vi'
import { members as vi } from '@keo/messages/members/vi'
import type { World } from '@keo/dev-world/world'
import { minutes } from '@keo/units/instants'
import { expectAccessible } from './support/axe.ts'
import { tokenOf } from './support/doors.ts'
import { expect, front, fullPathOf, shown, test } from './support/journey.ts'
import { expectBox, expectNoOverflow, expectToken } from './support/layout.ts'
import { choose, hideCovers, LINH, MAI, memberOf, press, row } from './support/members.ts'
import { savePicture } from './support/pictures.ts'

test.beforeEach(({ page }) => hideCovers(page))

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
  await choose(page, 'Ảnh 4')
  await expect(page.getByRole('dialog')).toBeHidden()

  await row(page, vi['details.birthday']).click()
  const pick = (label: string, value: string) =>
    page.getByRole('combobox', { name: label }).selectOption(value)
  await pick(vi['details.year'], '2015')
  await pick(vi['details.month'], '03')
  await pick(vi['details.day'], '05')
  await page.getByRole('button', { name: vi['member.save'] }).click()
  // Only adults.
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('18')
  await pick(vi['details.year'], '1998')
  await page.getByRole('button', { name: vi['member.save'] }).click()
  await expect(row(page, vi['details.birthday'])).toContainText('05/03/1998')

  await row(page, vi['details.sex']).click()
  await page.getByRole('dialog').getByText(vi['details.sexSingle']).click()
  await expect(row(page, vi['details.sex'])).toContainText(vi['details.sexSingle'])
  expect(await memberOf(page, world)).toMatchObject({ avatar: 4, birthday: '1998-03-05', sex: 1 })
})

test('the goal sound follows the member to another browser', async ({ openAs, page, world, browser }) => {
  await openAs(LINH, '/settings')
  await front(page).getByRole('switch', { name: 'Âm báo bàn thắng' }).click()
  await expect.poll(async () => (await memberOf(page, world)).memberQuickSettingRespVO.pushTongStatus).toBe(1)
  const elsewhere = await (await browser.newContext()).newPage()
  const token = await world.signIn(LINH)
  await elsewhere.addInitScript((text) => localStorage.setItem('keo.token', JSON.stringify(text)), token)
  await elsewhere.goto(`${world.url}/user-center`)
  await elsewhere.getByRole('heading', { level: 1, name: 'Linh Phủi' }).waitFor()
  await elsewhere.goto(`${world.url}/settings`)
  await expect(elsewhere.getByRole('switch', { name: 'Âm báo bàn thắng' })).toHaveAttribute(
    'aria-checked',
    'false',
  )
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
