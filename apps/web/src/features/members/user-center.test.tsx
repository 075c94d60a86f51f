import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { currentSession, logout } from '../../session/session.ts'
import { storage } from '../../platform/storage.ts'
import { answerCalls, here, openApp, Refusal } from '../../testing/test-app.tsx'
import { walletOf } from '../../testing/sample-wallet.ts'
import { walletQuery } from '../wallet/wallet-query.ts'
import { MAI } from '../../testing/sample-member.ts'

let member: object
let wallet: object
beforeEach(() => {
  member = MAI
  wallet = walletOf('12580000.00')
})

const open = async (who: 'member' | 'visitor' = 'member') => {
  const asked = answerCalls({
    'GET /api/member/get': () => member,
    'POST /api/fund/wallet/member/local': () => wallet,
  })
  await openApp('/user-center', who)
  return asked
}

test('a visitor is invited in, comes back here afterwards, and is asked for nothing', async () => {
  const asked = await open('visitor')
  expect(await screen.findByRole('heading', { level: 1, name: 'Chào bạn' })).toBeTruthy()
  expect(screen.getByText('Đăng nhập để xem số dư')).toBeTruthy()
  expect(asked.some(({ call }) => call === 'GET /api/member/get')).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Đăng nhập' }))
  await waitFor(() => expect(here()).toBe('/login?redirect=%2Fuser-center'))
})

test('the member sees nickname, id, rank and the ways to everything else', async () => {
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Mai Trần' })).toBeTruthy()
  expect(screen.getByRole('button', { name: `Sao chép ID: ${MAI.id}` })).toBeTruthy()
  expect(screen.getByText('Hạng 3 trên 11')).toBeTruthy()
  const ways = ['Nạp tiền', 'Rút tiền', 'Chuyển quỹ', 'Lịch sử', 'Bảo mật', 'Đại lý', 'Mời bạn']
  const hrefs = ways.map((name) => screen.getByRole('link', { name }).getAttribute('href'))
  expect(hrefs).toEqual([
    '/deposit',
    '/withdraw',
    '/transfer',
    '/transaction-record',
    '/personal-center',
    '/business-agent',
    '/invite',
  ])
})

test('[MEM-04b] [MEM-05c] the balance is that of memberWallet with 2 decimals; without one no figure is made up', async () => {
  wallet = new Refusal(2000000008, 'busy')
  await open()
  expect(await screen.findByText('Chưa tải được')).toBeTruthy()
  expect(screen.queryByText(/₫/)).toBeNull()
  wallet = walletOf('12580000.00')
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
  await waitFor(() => expect(document.querySelector('.ui-amount')?.textContent).toBe('12.580.000,00\u00a0₫'))
  await userEvent.click(screen.getByRole('button', { name: 'Ẩn số dư' }))
  expect([...document.querySelectorAll('.ui-amount')].map((one) => one.textContent)).toEqual(['••••••'])
  expect(storage.read('isBalanceHidden')).toBe(true)
  storage.remove('isBalanceHidden')
})

test('signing out leaves no balance behind', async () => {
  await open()
  await waitFor(() => expect(document.querySelector('.ui-amount')).toBeTruthy())
  act(() => logout())
  await waitFor(() => expect(document.querySelector('.ui-amount')).toBeNull())
  expect(queryClient.getQueryData(walletQuery.queryKey)).toBeUndefined()
})

test('every lock of the account is said with its cause', async () => {
  member = {
    ...MAI,
    status: '123',
    locks: [
      { lock: 'disabled', cause: 'terms' },
      { lock: 'deposit', cause: 'identity' },
      { lock: 'withdraw', cause: 'security' },
    ],
  }
  await open()
  const notices = await screen.findAllByText(/đang bị/)
  expect(notices.map((notice) => notice.parentElement?.textContent)).toEqual([
    'Tài khoản đang bị ngừng. Có điều chưa đúng với điều khoản sử dụng.',
    'Nạp tiền đang bị khóa. Danh tính của bạn chưa được xác nhận.',
    'Rút tiền đang bị khóa. KÈO thấy hoạt động khác thường nên tạm giữ để bảo vệ bạn.',
  ])
  expect(screen.getAllByRole('button', { name: 'Nhắn hỗ trợ' }).length).toBeGreaterThanOrEqual(3)
})

test('[ACC-02b] signing out is asked first; then the token, the cart and the gift flag are gone', async () => {
  const asked = await open()
  storage.write('betCart', [{}])
  storage.write('isGiftConfirmed', true)
  await userEvent.click(await screen.findByRole('button', { name: 'Đăng xuất' }))
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ở lại' }))
  expect(currentSession().token).toBe('token-of-mai')

  await userEvent.click(screen.getByRole('button', { name: 'Đăng xuất' }))
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Đăng xuất' }),
  )
  await waitFor(() => expect(currentSession().token).toBeUndefined())
  expect(await screen.findByRole('heading', { level: 1, name: 'Chào bạn' })).toBeTruthy()
  expect([storage.read('betCart'), storage.read('isGiftConfirmed')]).toEqual([undefined, undefined])
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain('POST /api/user/auth/logout'))
})
