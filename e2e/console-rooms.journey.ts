import { listRooms } from '@keo/contract/rooms'
import { expectAccessible } from './support/axe.ts'
import { adminOf, deskOf, pageOf } from './support/desk.ts'
import { expect, front, shown, test } from './support/journey.ts'
import { expectNoOverflow } from './support/layout.ts'
import { hideCovers } from './support/members.ts'
import { savePicture } from './support/pictures.ts'

const REASON = 'Đêm chung kết, mời khách'

test('a host is hired and seated, a notice stands over the talk that a player sees, and the room is ended', async ({
  browser,
  page: phone,
  world,
}) => {
  await world.call(listRooms, { kind: 'match' })
  const editor = await deskOf(world).hire(await adminOf(world), 'content')
  const { page, url } = await pageOf(browser, world, editor)
  await page.goto(`${url}/#/rooms`)
  const tab = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const side = page.getByRole('complementary').last()
  const why = () => side.getByRole('textbox', { name: 'Lý do' }).fill(REASON)

  await tab('BLV')
  await page.getByRole('button', { name: 'BLV mới' }).click()
  await side.getByLabel('Tên', { exact: true }).fill('Hà Phố Núi')
  await side.getByLabel('Bóng đá', { exact: true }).check()
  await why()
  await side.getByRole('button', { name: 'Lưu BLV' }).click()
  await expect(page.getByRole('row', { name: /Hà Phố Núi/ })).toBeVisible()
  await expectAccessible(page)
  await savePicture(page, 'console-hosts')

  await tab('Đang phát')
  const row = page.getByRole('row').filter({ hasText: ' – ' }).first()
  const title = await row.getByRole('cell').first().innerText()
  await row.click()
  await why()
  await side.getByLabel('BLV', { exact: true }).selectOption({ label: 'Hà Phố Núi' })
  await side.getByRole('button', { name: 'Đổi BLV' }).click()
  const own = page.getByRole('row', { name: title })
  await expect(own).toContainText('Hà Phố Núi')
  await why()
  await side.getByLabel('Thông báo ghim trên phòng').fill('Trận đấu lùi 15 phút')
  await side.getByRole('button', { name: 'Đăng và ghim' }).click()
  await expect(side.getByText('Đang ghim: Trận đấu lùi 15 phút')).toBeVisible()
  for (const theme of ['light', 'dark']) {
    await page.evaluate((value) => (document.documentElement.dataset.theme = value), theme)
    await expectAccessible(page)
    await savePicture(page, `console-rooms-${theme}`)
  }
  await page.setViewportSize({ width: 1024, height: 768 })
  await expectNoOverflow(page)

  const id = new URL(page.url()).hash.split('/').at(-1)
  await hideCovers(phone)
  await phone.goto(`/live-page?room=${id}`)
  await shown(phone)
  await expect(front(phone).getByText('Trận đấu lùi 15 phút').first()).toBeVisible()
  await expect(front(phone).getByText('Hà Phố Núi').first()).toBeVisible()

  await why()
  await side.getByRole('button', { name: 'Đóng phòng' }).click()
  await expect(own).toHaveCount(0)
  await tab('Đã xong')
  await expect(page.getByRole('row', { name: title })).toBeVisible()
})
