import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { answerCalls, here, openApp } from '../../testing/test-app.tsx'
import { MAI } from '../../testing/sample-member.ts'

const HOME = {
  id: 'adr_01JHOME000000000000000000',
  name: 'Trần Thị Mai',
  phone: '912345678',
  province: 'Đà Nẵng',
  ward: 'Hải Châu',
  line: '12 Bạch Đằng',
  isDefault: true,
}
let held: (typeof HOME)[]
beforeEach(() => {
  held = [HOME]
})

async function open(path: string, answers: Parameters<typeof answerCalls>[0] = {}, who?: 'visitor') {
  const asked = answerCalls({
    'GET /api/member/get': () => MAI,
    'GET /api/member/address/list': () => held,
    ...answers,
  })
  await openApp(path, who)
  return asked
}
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })

test('the list shows each address, its default and how many there may be', async () => {
  await open('/addressView')
  expect(await screen.findByText('12 Bạch Đằng, Hải Châu, Đà Nẵng')).toBeTruthy()
  expect(screen.getByText('Mặc định')).toBeTruthy()
  expect(screen.getByText('1/10 địa chỉ')).toBeTruthy()
})

test('ten are the most: the button to add is gone and the page says why', async () => {
  held = Array.from({ length: 10 }, (_, place) => ({
    ...HOME,
    id: `adr_01JHOME00000000000000000${place}`,
    isDefault: place === 0,
  }))
  await open('/addressView')
  expect(await screen.findByText(/Đã đủ 10 địa chỉ/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Thêm địa chỉ' })).toBeNull()
})

test('an address is added with a province found by its bare letters', async () => {
  held = []
  const asked = await open('/addressChild', {
    'POST /api/member/address/save': (body) => ({ ...HOME, ...body }),
  })
  await userEvent.type(await screen.findByLabelText('Người nhận'), 'Trần Thị Mai')
  await userEvent.type(screen.getByLabelText('Số điện thoại'), '0912345678')
  await userEvent.click(screen.getByLabelText('Tỉnh, thành phố'))
  await userEvent.type(await screen.findByRole('searchbox'), 'da nang')
  await userEvent.click(await screen.findByRole('radio', { name: 'Đà Nẵng' }))
  await userEvent.type(screen.getByLabelText('Xã, phường, đặc khu'), 'Hải Châu')
  expect((await button('Lưu')).disabled).toBe(true)
  await userEvent.type(screen.getByLabelText('Số nhà, đường'), '12 Bạch Đằng')
  await userEvent.click(await button('Lưu'))
  await waitFor(() => expect(here()).toBe('/sponsor'))
  const { id: _, ...sent } = { ...HOME, phone: '0912345678', noNeedResponseMsg: true }
  expect(asked).toContainEqual({ call: 'POST /api/member/address/save', body: sent })
})

test('an address is changed, and deleted only after a yes', async () => {
  const asked = await open(`/addressChild?id=${HOME.id}`, { 'POST /api/member/address/delete': () => [] })
  expect(await screen.findByRole('heading', { level: 1, name: 'Sửa địa chỉ' })).toBeTruthy()
  expect((await screen.findByLabelText<HTMLInputElement>('Số điện thoại')).value).toBe('0912345678')
  await userEvent.click(await button('Xóa địa chỉ'))
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Giữ lại' }),
  )
  expect(asked.some(({ call }) => call.endsWith('/delete'))).toBe(false)
  await userEvent.click(await button('Xóa địa chỉ'))
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Xóa địa chỉ' }),
  )
  await waitFor(() => expect(here()).toBe('/sponsor'))
  expect(asked).toContainEqual({ call: 'POST /api/member/address/delete', body: { id: HOME.id } })
})

test('an address that is gone is said to be', async () => {
  await open('/addressChild?id=adr_nobody')
  expect(await screen.findByText('Địa chỉ này không còn nữa')).toBeTruthy()
})

test('a visitor is asked in, with the way back to this very address', async () => {
  await open('/addressChild?id=adr_7', {}, 'visitor')
  await userEvent.click(await button('Đăng nhập'))
  await waitFor(() => expect(here()).toBe('/login?redirect=%2FaddressChild%3Fid%3Dadr_7'))
})
