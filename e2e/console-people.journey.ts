import { listExperts } from '@keo/contract/experts'
import { STAFF_PASSWORD } from '@keo/dev-world/console-steps'
import { minutes } from '@keo/units/instants'
import { adminOf, deskOf, pageOf } from './support/desk.ts'
import { expect, front, test } from './support/journey.ts'

const NEXT_PASSWORD = 'nam-bon-ba-hai-mot'

test('an expert is stopped in the console, the player reads so on their page, and they are let again', async ({
  browser,
  openAs,
  page: phone,
  world,
}) => {
  // The sandbox's experts write in turns.
  world.worldClock.jump(minutes(31))
  await world.jobs.runDue()
  const [expert] = (await world.call(listExperts, {})).data.items
  const clerk = await deskOf(world).hire(await adminOf(world), 'support')
  const { page, url } = await pageOf(browser, world, clerk)
  await page.goto(`${url}/#/rooms/${expert!.id}`)
  const side = page.getByRole('complementary').last()
  const decide = async (button: string) => {
    await side.getByRole('textbox', { name: 'Lý do' }).fill('Bán kèo ngoài trang')
    await side.getByRole('button', { name: button }).dblclick()
  }
  await decide('Dừng cao thủ này')
  await expect(page.getByRole('row', { name: new RegExp(expert!.name) })).toContainText('đã dừng')

  await openAs('visitor', `/masterdetail/${expert!.id}`)
  await expect(front(phone).getByText(/Cao thủ này đã dừng/)).toBeVisible()
  await expect(front(phone).getByRole('button', { name: 'Theo dõi' })).toHaveCount(0)

  await page.reload()
  await decide('Cho viết lại')
  await expect(page.getByRole('row', { name: new RegExp(expert!.name) })).not.toContainText('đã dừng')
  await phone.reload()
  await expect(front(phone).getByRole('button', { name: 'Theo dõi' })).toBeVisible()
})

test('[BO-01] somebody of the staff ends a session left open elsewhere and changes their password, which opens the console', async ({
  browser,
  world,
}) => {
  const desk = deskOf(world)
  const clerk = await desk.hire(await adminOf(world), 'support')
  const elsewhere = await pageOf(browser, world, clerk)
  const again = { ...clerk, cookie: (await desk.signIn(clerk)).session }
  const { page, url } = await pageOf(browser, world, again)
  await page.goto(`${url}/#/account`)
  await page.getByRole('button', { name: 'Kết thúc' }).click()
  await expect(page.getByRole('button', { name: 'Kết thúc' })).toHaveCount(0)
  await elsewhere.page.reload()
  await expect(elsewhere.page.getByLabel('Mật khẩu')).toBeVisible()

  const form = page.locator('form.panel')
  const change = async (old: string) => {
    await form.getByLabel('Mật khẩu đang dùng').fill(old)
    await form.getByLabel('Mật khẩu mới').fill(NEXT_PASSWORD)
    await form.getByLabel('Mã 6 số').fill(desk.freshCode(clerk))
    await form.getByRole('button', { name: 'Đổi mật khẩu' }).click()
  }
  await change('khong-phai-mat-khau')
  await expect(form.getByRole('alert')).toBeVisible()
  await change(STAFF_PASSWORD)
  await expect(form.getByText(/Đã đổi mật khẩu/)).toBeVisible()
  expect((await desk.signIn(clerk)).code).not.toBe(200)
  expect((await desk.signIn(clerk, NEXT_PASSWORD)).code).toBe(200)
})
