import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { adminOf, deskOf, pageOf } from './support/desk.ts'
import { expect, front, test } from './support/journey.ts'
import { expectNoOverflow } from './support/layout.ts'

const REASON = 'Chương trình đã kết thúc'

async function publish(editor: Page) {
  await editor.getByRole('button', { name: 'Lưu nháp' }).click()
  await editor.getByRole('button', { name: 'Đăng bản 1' }).click()
  await expect(editor.getByRole('heading', { name: /Đang hiện$/ })).toBeVisible()
}

async function takeOff(editor: Page) {
  await editor.getByLabel('Lý do').fill(REASON)
  await editor.getByRole('button', { name: 'Gỡ khỏi trang' }).click()
  await expect(editor.getByRole('heading', { name: /Đã gỡ$/ })).toBeVisible()
}

/** Wide and narrow, dark and light, with whatever is typed in it. */
async function looksSound(editor: Page) {
  for (const [width, height] of [
    [1024, 768],
    [1440, 900],
  ] as const)
    for (const theme of ['light', 'dark']) {
      await editor.setViewportSize({ width, height })
      await editor.evaluate((value) => (document.documentElement.dataset.theme = value), theme)
      await expectAccessible(editor)
      await expectNoOverflow(editor)
    }
}

test('a banner is added in the console, stands first on home, leads where it says, and is taken off', async ({
  browser,
  world,
  openAs,
  page,
}) => {
  const { page: editor, url } = await pageOf(
    browser,
    world,
    await deskOf(world).hire(await adminOf(world), 'content'),
  )
  await editor.goto(`${url}/#/content/text:banners`)
  await editor.getByRole('button', { name: /^Thêm/ }).click()
  await editor.getByLabel('Nhãn').fill('Mới')
  await editor.getByLabel('Tiêu đề').fill('Hội viên VIP,\nquà mỗi tuần')
  await editor.getByLabel('Lời', { exact: true }).fill('Quà vào thẳng hòm thư của bạn.')
  await editor.getByRole('radio', { name: 'Vương miện' }).check({ force: true })
  await editor.getByRole('radio', { name: 'Biển' }).check({ force: true })
  const aim = editor.getByLabel('Chạm vào mở trang')
  await aim.fill('https://elsewhere.example')
  await expect(editor.getByText('Ứng dụng không có trang này.')).toBeVisible()
  await expect(editor.getByRole('button', { name: 'Lưu nháp' })).toBeDisabled()
  await aim.fill('/vip')
  await looksSound(editor)
  await publish(editor)
  // The button is off while a move is on its way, too: the place says when it is the first.
  const place = editor.getByText(/^Thứ tự \d+\/\d+$/)
  for (
    let before = await place.innerText();
    !before.startsWith('Thứ tự 1/');
    before = await place.innerText()
  ) {
    await editor.getByRole('button', { name: 'Lên trước' }).click()
    await expect(editor.getByText(before, { exact: true })).toHaveCount(0)
  }
  await looksSound(editor)

  await openAs('maitran88', '/')
  const banner = front(page).getByRole('link', { name: /Hội viên VIP/ })
  await expect(banner).toBeInViewport()
  await banner.click()
  await expect(page).toHaveURL(/\/vip$/)

  await takeOff(editor)
  await looksSound(editor)
  await openAs('maitran88', '/')
  await expect(front(page).getByRole('link', { name: /Cược giữa trận/ })).toBeInViewport()
  await expect(front(page).getByRole('link', { name: /Hội viên VIP/ })).toHaveCount(0)
  await editor.getByRole('button', { name: 'Đặt lại lên trang' }).click()
  await expect(editor.getByRole('heading', { name: /Đang hiện$/ })).toBeVisible()
  await openAs('maitran88', '/')
  await expect(front(page).getByRole('link', { name: /Hội viên VIP/ })).toBeInViewport()
})

test('an article is added in the console, found by its words and read, and then is gone', async ({
  browser,
  world,
  openAs,
  page,
}) => {
  const { page: editor, url } = await pageOf(
    browser,
    world,
    await deskOf(world).hire(await adminOf(world), 'content'),
  )
  await editor.goto(`${url}/#/content/text:help:new`)
  await editor
    .getByLabel(/^Bài \(/)
    .fill(
      '# Rút về ví Mặt Trăng\n> Mất hai phút, không phí.\n## Cách làm\n1. Mở [Rút tiền](/withdraw).\n2. Chọn ví.',
    )
  await editor.getByLabel('Nhóm').selectOption({ label: 'Rút tiền' })
  await looksSound(editor)
  await publish(editor)

  await openAs('visitor', '/help')
  await front(page).getByRole('searchbox').fill('vi mat trang')
  await front(page)
    .getByRole('link', { name: /Rút về ví Mặt Trăng/ })
    .click()
  await expect(front(page).getByText('Mất hai phút, không phí.')).toBeVisible()
  const address = page.url()

  await takeOff(editor)
  await openAs('visitor', '/help')
  await front(page).getByRole('searchbox').fill('vi mat trang')
  await expect(front(page).getByRole('link', { name: /Rút về ví Mặt Trăng/ })).toHaveCount(0)
  await page.goto(address)
  await expect(front(page).getByText('Mất hai phút, không phí.')).toHaveCount(0)
})
