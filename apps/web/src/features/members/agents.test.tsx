import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { answerCalls, openApp } from '../../testing/test-app.tsx'
import { MAI } from '../../testing/sample-member.ts'

const SENT = {
  state: 'open',
  agentAccount: 'a_maitran',
  contactName: 'Trần Thị Mai',
  mobileArea: '84',
  mobile: '912***5678',
  plan: 'Nhóm xem bóng ở quán cà phê',
  applyTime: '2026-01-31 20:00:00',
  decideTime: '',
}
let application: object | null
beforeEach(() => {
  application = null
})

async function open() {
  const asked = answerCalls({
    'GET /api/member/get': () => MAI,
    'GET /api/member/agent/state': () => ({ application }),
    'POST /api/member/agent/apply': () => ({ application: SENT }),
  })
  await openApp('/business-agent')
  return asked
}

test('[ACC-10d] an application goes out once every field is right, and its state shows at once', async () => {
  const asked = await open()
  const account = await screen.findByLabelText('Tài khoản đại lý')
  await userEvent.type(account, 'maitran')
  await userEvent.type(screen.getByLabelText('Người liên hệ'), 'Trần Thị Mai')
  const number = within(screen.getByRole('group', { name: 'Số điện thoại liên hệ' })).getByRole('textbox')
  await userEvent.type(number, '912345678')
  await userEvent.type(screen.getByLabelText('Bạn tìm người chơi ở đâu'), SENT.plan)
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Gửi đơn' })
  expect(send.disabled).toBe(true)
  expect(screen.getByRole('alert').textContent).toContain('Bắt đầu bằng a_')
  await userEvent.clear(account)
  await userEvent.type(account, 'a_maitran')
  await userEvent.click(send)
  expect(await screen.findByText('Chờ xét')).toBeTruthy()
  const { agentAccount, contactName, plan } = SENT
  expect(asked).toContainEqual({
    call: 'POST /api/member/agent/apply',
    body: { agentAccount, contactName, mobileArea: '84', mobile: '912345678', plan, noNeedResponseMsg: true },
  })
})

test('an accepted application has no form; after a refusal one may apply again', async () => {
  application = { ...SENT, state: 'accepted', decideTime: '2026-02-01 10:00:00' }
  await open()
  expect(await screen.findByText('Đã nhận')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Nộp đơn khác' })).toBeNull()
})

test('after a refusal the form comes back', async () => {
  application = { ...SENT, state: 'refused', decideTime: '2026-02-01 10:00:00' }
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Nộp đơn khác' }))
  await waitFor(() => expect(screen.getByLabelText('Tài khoản đại lý')).toBeTruthy())
})
