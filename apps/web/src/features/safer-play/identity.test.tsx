import type { Identity } from '@keo/contract/identity'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { navigation } from '../../navigation/navigation.ts'
import { answerCalls, here, openApp } from '../../testing/test-app.tsx'

const NONE: Identity = {
  state: 'none',
  cause: null,
  realName: '',
  birthday: '',
  documentKind: null,
  documentNumber: '',
  submitTime: '',
  decideTime: '',
}
const SENT: Identity = {
  ...NONE,
  state: 'waiting',
  realName: 'Lê Thị Bưởi',
  birthday: '1996-02-29',
  documentKind: 'passport',
  documentNumber: '•••••567',
  submitTime: '2026-01-31 20:00:00',
}
let identity: Identity
beforeEach(() => {
  identity = NONE
})

async function open(path = '/identity') {
  const asked = answerCalls({
    'GET /api/member/identity/state': () => identity,
    'POST /api/member/identity/submit': () => (identity = SENT),
  })
  await openApp(path)
  return asked
}

/** A hundred years are many to turn through by hand. */
const choose = (piece: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: piece }), { target: { value } })

test('outside prod the form says that only made-up data belong here', async () => {
  await open()
  expect(await screen.findByText(/chỉ nhập dữ liệu bịa/)).toBeTruthy()
})

test('name, birthday and document go out once they are whole; of the number only the end comes back', async () => {
  const asked = await open()
  await userEvent.type(await screen.findByLabelText('Họ và tên'), 'Lê Thị Bưởi')
  choose('Năm', '1996')
  choose('Tháng', '02')
  choose('Ngày', '29')
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Gửi xác minh' })
  await userEvent.type(screen.getByLabelText('Số giấy tờ'), '12345')
  expect(send.disabled).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: 'Hộ chiếu' }))
  await userEvent.type(screen.getByLabelText('Số giấy tờ'), 'c1234567')
  await userEvent.click(send)
  expect(await screen.findByText('•••••567')).toBeTruthy()
  expect(asked.find(({ call }) => call.startsWith('POST /api/member/identity'))?.body).toEqual({
    realName: 'Lê Thị Bưởi',
    birthday: '1996-02-29',
    documentKind: 'passport',
    documentNumber: 'C1234567',
    noNeedResponseMsg: true,
  })
})

test.each([
  ['tooYoung', 'Bạn phải từ 18 tuổi trở lên'],
  ['listed', 'Bên kiểm tra không chấp nhận'],
  ['documentElsewhere', 'đã dùng cho một tài khoản khác'],
  ['excluded', 'đang tự khóa tài khoản'],
] as const)('a refusal says why (%s), and the form comes back with what was sent', async (cause, words) => {
  identity = { ...SENT, state: 'refused', cause, decideTime: '2026-01-31 20:01:00' }
  await open()
  expect(await screen.findByText(new RegExp(words))).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Gửi lại thông tin' }))
  const name = await screen.findByLabelText<HTMLInputElement>('Họ và tên')
  expect([name.value, screen.getByLabelText<HTMLInputElement>('Số giấy tờ').value]).toEqual([
    'Lê Thị Bưởi',
    '',
  ])
})

test('a confirmed identity has no form', async () => {
  identity = { ...SENT, state: 'passed', decideTime: '2026-01-31 20:01:00' }
  await open()
  expect(await screen.findByText(/đã được xác minh/)).toBeTruthy()
  expect(screen.queryByLabelText('Số giấy tờ')).toBeNull()
})

test.each(['/safer-play', '/withdrawPassword?from=slip'])(
  'who came to the identity check from %s goes on there once it has passed',
  async (from) => {
    identity = { ...SENT, state: 'passed', decideTime: '2026-01-31 20:01:00' }
    await open(from)
    await act(() => navigation.to('/identity'))
    await userEvent.click(await screen.findByRole('button', { name: 'Tiếp tục' }))
    await waitFor(() => expect(here()).toBe(from))
  },
)

test('an identity that still waits or was refused offers no way on', async () => {
  for (const state of ['waiting', 'refused'] as const) {
    identity = { ...SENT, state, cause: null, decideTime: '2026-01-31 20:01:00' }
    await open()
    await screen.findByText('•••••567')
    expect(screen.queryByRole('button', { name: 'Tiếp tục' })).toBeNull()
    cleanup()
  }
})
