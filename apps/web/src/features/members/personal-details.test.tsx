import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { answerCalls, openApp, Refusal } from '../../testing/test-app.tsx'
import { toast } from '../../toasts/toast.ts'
import { MAI } from '../../testing/sample-member.ts'

let member: Record<string, unknown>
/** A server of one member: what is changed is what is read next. */
const change = (body: Record<string, unknown>) => {
  member = { ...member, ...body }
  return body
}
beforeEach(() => {
  member = { ...MAI }
})

async function open(answers: Parameters<typeof answerCalls>[0]) {
  const asked = answerCalls({ 'GET /api/member/get': () => member, ...answers })
  await openApp('/personalDetails')
  await screen.findByRole('heading', { level: 1, name: 'Thông tin cá nhân' })
  return asked
}

test('[MEM-01a] one of ten avatars is chosen through its call', async () => {
  const asked = await open({ 'PUT /api/member/update-avatar': change })
  await userEvent.click(await screen.findByRole('button', { name: /Ảnh đại diện/ }))
  const choices = within(await screen.findByRole('radiogroup')).getAllByRole<HTMLInputElement>('radio')
  expect(choices).toHaveLength(10)
  expect(choices[1]?.checked).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: 'Ảnh 7' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).toContainEqual({ call: 'PUT /api/member/update-avatar', body: { avatar: 7 } })
})

test('[MEM-01b] the birthday is set through its call, and only with all three parts', async () => {
  const asked = await open({ 'PUT /api/member/update-birthday': change })
  await userEvent.click(await screen.findByRole('button', { name: /Ngày sinh/ }))
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Lưu' })
  expect(save.disabled).toBe(true)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Năm' }), '1996')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tháng' }), '02')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ngày' }), '29')
  await userEvent.click(save)
  expect(await screen.findByText('29/02/1996')).toBeTruthy()
  expect(asked).toContainEqual({
    call: 'PUT /api/member/update-birthday',
    body: { birthday: '1996-02-29', noNeedResponseMsg: true },
  })
})

test('[MEM-01b] a refused birthday says why and stays open', async () => {
  await open({ 'PUT /api/member/update-birthday': () => new Refusal(2000001201, 'Bạn cần đủ 18 tuổi.') })
  await userEvent.click(await screen.findByRole('button', { name: /Ngày sinh/ }))
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Năm' }), '2020')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tháng' }), '01')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ngày' }), '01')
  await userEvent.click(screen.getByRole('button', { name: 'Lưu' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Bạn cần đủ 18 tuổi.')
  expect(toast.store.getState().current).toBeNull()
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('a confirmed birthday stands and cannot be opened', async () => {
  member = { ...MAI, birthday: '1996-02-29', isBirthdayLocked: true }
  await open({})
  expect(await screen.findByText('29/02/1996')).toBeTruthy()
  expect(screen.getByText('Đã xác nhận')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Ngày sinh/ })).toBeNull()
})

test('[MEM-01c] private, single or married, through its call', async () => {
  const asked = await open({ 'PUT /api/member/update-sex': change })
  await userEvent.click(await screen.findByRole('button', { name: /Tình trạng/ }))
  const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
  expect(names).toEqual(['Không tiết lộ', 'Độc thân', 'Đã kết hôn'])
  await userEvent.click(screen.getByRole('radio', { name: 'Đã kết hôn' }))
  expect(await screen.findByRole('button', { name: /Tình trạng.*Đã kết hôn/ })).toBeTruthy()
  expect(asked).toContainEqual({ call: 'PUT /api/member/update-sex', body: { sex: 2 } })
})

test('[MEM-05d] mobile and e-mail stand as the server masked them', async () => {
  member = { ...MAI, email: 'm***@mail.com' }
  await open({})
  expect(await screen.findByText('+84 912***5678')).toBeTruthy()
  expect(screen.getByText('m***@mail.com')).toBeTruthy()
})
