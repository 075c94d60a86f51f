import { adminOf, deskOf, pageOf } from './support/desk.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, front, shown, test } from './support/journey.ts'
import { expectNoOverflow } from './support/layout.ts'
import { hideCovers } from './support/members.ts'

test('a contact in a chat app is asked for by one person, approved by another, and then found by a player', async ({
  browser,
  page: phone,
  world,
}) => {
  const desk = deskOf(world)
  const admin = await adminOf(world)
  const [asking, deciding] = [await desk.hire(admin, 'content'), await desk.hire(admin, 'content')]
  const { page, url } = await pageOf(browser, world, asking)
  await page.goto(`${url}/#/content`)
  await page.getByRole('tab', { name: 'Liên hệ' }).click()
  await page.getByLabel(/^Trang được dẫn tới/).fill('t.me zalo.me')
  await page.getByRole('button', { name: 'Thêm liên hệ' }).click()
  await page.getByLabel('Tên liên hệ 1').fill('Telegram @keo')
  await page.getByLabel('Liên kết 1').fill('https://t.me.evil.example/keo')
  await page.getByLabel('Lý do').fill('Hội viên hỏi kênh Telegram')
  const ask = page.getByRole('button', { name: 'Xin duyệt liên hệ' })
  await expect(page.getByText(/^Chỉ nhận https/)).toBeVisible()
  await expect(ask).toBeDisabled()
  await page.getByLabel('Liên kết 1').fill('https://t.me/keo')
  await expectAccessible(page)
  await ask.click()
  await expect(page.getByText(/^Đang chờ người thứ hai duyệt/)).toBeVisible()
  await page.setViewportSize({ width: 1024, height: 768 })
  await expectNoOverflow(page)

  const onPhone = front(phone).getByRole('link', { name: /Telegram @keo/ })
  await hideCovers(phone)
  await phone.goto('/about-us')
  await shown(phone)
  await expect(onPhone).toHaveCount(0)
  const second = (await pageOf(browser, world, deciding)).page
  await second.goto(`${url}/#/approvals`)
  await second.getByText('Đổi liên hệ ngoài trang').first().click()
  await expect(second.getByText(/https:\/\/t\.me\/keo/).first()).toBeVisible()
  await second.getByLabel('Lý do').fill('Đã vào xem kênh này')
  await second.getByRole('button', { name: /^Duyệt/ }).click()
  await expect(second.getByRole('cell', { name: 'đã duyệt' }).first()).toBeVisible()

  await phone.reload()
  await shown(phone)
  await expect(onPhone).toHaveAttribute('href', 'https://t.me/keo')
  await expect(onPhone).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(onPhone).toContainText('t.me')
})
