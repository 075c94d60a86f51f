import { getAgentConfig } from '@keo/contract/site'
import { adminOf, deskOf, pageOf } from './support/desk.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/journey.ts'
import { expectNoOverflow } from './support/layout.ts'
import { savePicture } from './support/pictures.ts'

test('an agent line gets another address and loses its live section by two people, and players there find it so', async ({
  browser,
  world,
}) => {
  const desk = deskOf(world)
  const admin = await adminOf(world)
  const [asking, deciding] = [await desk.hire(admin, 'content'), await desk.hire(admin, 'content')]
  const isLiveAt = async (host: string) => (await world.call(getAgentConfig, {}, { host })).data.live
  const { page, url } = await pageOf(browser, world, asking)
  await page.goto(`${url}/#/lines`)
  await page.getByRole('row', { name: /keo-bac/ }).click()
  await page.getByLabel(/^Tên miền, mỗi dòng/).fill('keo-bac.example\nbac-moi.example')
  await page.getByLabel('Mục trực tiếp').uncheck()
  await page.getByLabel('Lý do').fill('Đối tác phía bắc đổi tên miền')
  await page.getByRole('button', { name: 'Gửi người thứ hai duyệt' }).dblclick()
  await expect(page.getByText(/^Đang chờ duyệt, do/)).toBeVisible()
  for (const theme of ['light', 'dark']) {
    await page.evaluate((value) => (document.documentElement.dataset.theme = value), theme)
    await expectAccessible(page)
    await savePicture(page, `console-lines-${theme}`)
  }
  await page.setViewportSize({ width: 1024, height: 768 })
  await expectNoOverflow(page)
  expect(await isLiveAt('www.bac-moi.example')).toBe(true)

  const second = (await pageOf(browser, world, deciding)).page
  await second.goto(`${url}/#/approvals`)
  await second.getByText('Đổi tuyến đại lý').first().click()
  await expect(second.getByText('bac-moi.example').first()).toBeVisible()
  await second.getByLabel('Lý do').fill('Đã gọi đối tác xác nhận')
  await second.getByRole('button', { name: /^Duyệt/ }).click()
  await expect.poll(() => isLiveAt('www.bac-moi.example')).toBe(false)
  expect(await isLiveAt('www.keo-bac.example')).toBe(false)
  expect(await isLiveAt('www.keo-nam.example')).toBe(false)
  expect(await isLiveAt('www.keo-trung.example')).toBe(true)
  await page.reload()
  await expect(page.getByRole('row', { name: /keo-bac/ })).toContainText('bac-moi.example')
})
