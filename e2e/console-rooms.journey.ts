import { saveHost } from '@keo/contract/console-live'
import { listRooms } from '@keo/contract/rooms'
import { minutes } from '@keo/units/instants'
import { LANGUAGE_NAMES } from '../apps/console/src/parts/language-names.ts'
import { fieldTime } from '../apps/console/src/platform/field-time.ts'
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

const TITLES = { vi: 'Đêm chung kết', en: 'The night of the final', 'zh-CN': '决赛之夜', th: 'คืนชิงชนะเลิศ' }

test('a room is planned by hand, a player finds it on air at its time, and a plan is taken back before it begins', async ({
  browser,
  page: phone,
  world,
}) => {
  await world.call(listRooms, { kind: 'match' })
  const editor = await deskOf(world).hire(await adminOf(world), 'content')
  const asked = { avatar: 3, sports: [], languages: ['vi'], worksFrom: 0, worksHours: 24 } as const
  const host = { ...asked, sports: [], languages: [...asked.languages], isAway: false, name: 'Sáu Cà Phê' }
  await deskOf(world).ask(saveHost, { ...host, id: null, version: 0, reason: REASON }, editor)
  const { page, url } = await pageOf(browser, world, editor)
  await page.goto(`${url}/#/rooms`)
  await page.getByRole('button', { name: 'Sắp mở', exact: true }).click()
  await page.getByRole('button', { name: 'Lên phòng mới' }).click()
  const side = page.getByRole('complementary').last()
  const why = () => side.getByRole('textbox', { name: 'Lý do' }).fill(REASON)

  await side.getByLabel('Tìm theo giải hoặc đội').fill('ngoai hang anh')
  await side.getByRole('button', { name: 'Tìm trận' }).click()
  await expect(side.getByLabel('Trận', { exact: true }).getByRole('option').nth(1)).toContainText(
    'Ngoại hạng Anh',
  )
  await side.getByLabel('Loại phòng').selectOption({ label: 'Giải trí' })
  for (const language of ['vi', 'en', 'zh-CN', 'th'] as const)
    await side.getByLabel(`Tên phòng · ${LANGUAGE_NAMES[language]}`).fill(TITLES[language])
  await side.getByLabel('Mở lúc (giờ Việt Nam)').fill(fieldTime(world.worldClock.now() + minutes(10)))
  await side.getByLabel('BLV', { exact: true }).selectOption({ label: 'Sáu Cà Phê' })
  await expectAccessible(page)
  await why()
  await side.getByRole('button', { name: 'Lên phòng', exact: true }).click()
  await expect(page.getByRole('row', { name: /Đêm chung kết.*Sáu Cà Phê/ })).toBeVisible()

  world.worldClock.jump(minutes(11))
  await world.jobs.runDue()
  await hideCovers(phone)
  await phone.goto('/entertainmentLive?kind=talk')
  await shown(phone)
  await front(phone).getByText(TITLES.vi).first().click()
  await shown(phone)
  await expect(front(phone).getByText('Sáu Cà Phê').first()).toBeVisible()

  const row = page.getByRole('row').filter({ hasText: ' – ' }).first()
  const title = await row.getByRole('cell').first().innerText()
  await row.click()
  await why()
  await side.getByRole('button', { name: 'Hủy phòng' }).click()
  await expect(page.getByRole('row', { name: title })).toHaveCount(0)
})
