import { deposit as vi } from '@keo/messages/deposit/vi'
import { pages } from '@keo/messages/pages/vi'
import { byHand, joinAs, orderBy, orderNoOf, title, verify } from './support/deposits.ts'
import { expect, front, shown, test } from './support/journey.ts'
import { press } from './support/members.ts'

test.use({ database: 'installed' })

const WAYS = [
  { channel: 'Ngân hàng', preset: '500K', credited: '500.000,00' },
  { channel: 'Ví điện tử', option: 'Ví Tò He', preset: '200K', credited: '200.000,00' },
  { channel: 'Ví điện tử', option: 'Ví Cánh Diều', preset: '500K', credited: '500.000,00' },
  { channel: 'Ví điện tử', option: 'Ví Đom Đóm', preset: '1TR', credited: '1.000.000,00' },
  { channel: 'USDT', option: 'ERC20', preset: '50', credited: /1\.\d{3}\.\d{3},\d\d/ },
  { channel: 'Hạn mức lớn', preset: '100TR', credited: '101.500.000,00' },
] as const

test('[WAL-01a] [WAL-01b] [WAL-05a] by fast bank, each e-wallet, ERC20 and large sums to credit, and on the record', async ({
  page,
  world,
}) => {
  const token = await joinAs(page, world, 'napmoikenh4')
  await page.goto('/deposit')
  await shown(page)
  await verify(world, token, '001196010004')
  for (const { credited, ...way } of WAYS) {
    await title(page, pages['page.deposit'])
    await orderBy(page, way)
    await byHand(world, orderNoOf(page), 'pay')
    await title(page, vi['depositOrder.state1'])
    await expect(front(page).getByText(credited).first()).toBeVisible()
    await press(page, vi['depositOrder.again'])
  }
  await page.goto('/transaction-record?kind=deposit')
  await shown(page)
  for (const amount of [/\+500\.000/, /\+200\.000/, /\+1\.000\.000/, /\+100\.000\.000/]) {
    await expect(front(page).getByText(amount).first()).toBeVisible()
  }
})
