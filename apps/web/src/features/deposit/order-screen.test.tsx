import type { DepositOrder } from '@keo/contract/deposit'
import { DEPOSIT_STATUSES } from '@keo/contract/deposit-states'
import { deposit as vi } from '@keo/messages/deposit/vi'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import readQr from 'jsqr'
import { expect, test } from 'vitest'
import { encode } from 'uqr'
import { answerCalls, openApp } from '../../testing/test-app.tsx'
import { orderStep } from './order-step.ts'
import { ORDER, VIETQR } from '../../testing/sample-deposits.ts'

const READ = 'POST /api/fund/deposit/getOrder'

async function open(order: DepositOrder | null, answers: Parameters<typeof answerCalls>[0] = {}, query = '') {
  const asked = answerCalls({ [READ]: () => order, ...answers })
  await openApp(`/rechargeInformation?orderNo=${ORDER.orderNo}${query}`)
  return asked
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('[LED-19] of the address only the number counts', async () => {
  await open(ORDER, {}, '&amount=1&bankName=Evil&accountNumber=666&status=1')
  expect(await screen.findByText('Bank Mây Trắng')).toBeTruthy()
  expect(screen.getByText('TEST0000 0001')).toBeTruthy()
  expect(screen.getByText('5.000.000')).toBeTruthy()
  expect(screen.queryByText(/Evil|666/)).toBeNull()
})

test('a sandbox says that nothing may be paid to it, and never to scan with a banking app', async () => {
  await open(ORDER)
  expect(await screen.findByText(vi['depositOrder.testOnly'])).toBeTruthy()
  expect(screen.getByText(vi['depositOrder.scanTest'])).toBeTruthy()
  expect(screen.queryByText(vi['depositOrder.scanBank'])).toBeNull()
})

test('an order at a real party says how to pay it', async () => {
  await open(ORDER.payTo ? { ...ORDER, payTo: { ...ORDER.payTo, isTest: false } } : null)
  expect(await screen.findByText(vi['depositOrder.scanBank'])).toBeTruthy()
  expect(screen.queryByText(vi['depositOrder.testOnly'])).toBeNull()
})

test('[LED-19] an order that is not there, or not theirs, shows nothing', async () => {
  await open(null)
  expect(await screen.findByText(vi['depositOrder.missing'])).toBeTruthy()
})

test('[LED-19] a number that is none is not asked for', async () => {
  const asked = answerCalls({ [READ]: () => ORDER })
  await openApp('/rechargeInformation?orderNo=../../etc')
  expect(await screen.findByText(vi['depositOrder.missing'])).toBeTruthy()
  // The page of the test before is left meanwhile; its own number may still be asked for.
  const others = asked.filter(({ call, body }) => call === READ && body.orderNo !== ORDER.orderNo)
  expect(others).toEqual([])
})

test('[WAL-01a] an independent reader finds the same text in the drawn code', () => {
  const { data, size } = encode(VIETQR, { ecc: 'M', border: 4 })
  const scale = 4
  const side = size * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (data[Math.floor(y / scale)]?.[Math.floor(x / scale)])
        pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
  expect(readQr(pixels, side, side)?.data).toBe(VIETQR)
})

test('[WAL-01b] "I have paid" and cancel are told to the server, cancel only after a second thought', async () => {
  const asked = await open(ORDER, {
    'POST /api/fund/deposit/paid': () => ({ ...ORDER, status: 2, canCancel: false }),
    'PUT /api/fund/deposit/cancel-order': () => ({ ...ORDER, status: 4, payTo: null, canCancel: false }),
  })
  await press(vi['depositOrder.cancel'])
  const question = await screen.findByRole('alertdialog')
  await userEvent.click(within(question).getByRole('button', { name: vi['depositOrder.cancelNo'] }))
  expect(asked.some(({ call }) => call.startsWith('PUT'))).toBe(false)
  await press(vi['depositOrder.paid'])
  expect(await screen.findByText(vi['depositOrder.state2'])).toBeTruthy()
  expect(asked).toContainEqual({ call: 'POST /api/fund/deposit/paid', body: { orderNo: ORDER.orderNo } })
})

test.each([
  [1, vi['depositOrder.state1']],
  [2, vi['depositOrder.state2']],
  [3, vi['depositOrder.state3']],
  [4, vi['depositOrder.state4']],
  [5, vi['depositOrder.state5']],
  [6, vi['depositOrder.state6']],
  [7, vi['depositOrder.state7']],
  [8, vi['depositOrder.state8']],
] as const)('[WAL-01b] status %i says what it means', async (status, title) => {
  const isOpen = [2, 7, 8].includes(status)
  await open({ ...ORDER, status, payTo: isOpen ? ORDER.payTo : null, canCancel: status === 7 })
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.queryByRole('img', { name: vi['depositOrder.qr'] })).toBeNull()
})

test('every state has its step', () => {
  expect(DEPOSIT_STATUSES.map((status) => orderStep(status).current)).toEqual([1, 4, 2, 2, 1, 1, 2, 2, 3])
})

test('a dispute says where it stands, and what the staff asks for', async () => {
  const disputed = { ...ORDER, kind: 'c2c', status: 2, isDisputed: true } as const
  const said = { id: 'msg_1', from: 'reviewer', text: 'Gửi biên lai giúp mình', name: '', time: '' } as const
  await open(
    { ...disputed, isAskedForMore: true },
    {
      'GET /api/fund/deposit/c2c/messages': () => [
        said,
        { ...said, id: 'msg_2', from: 'merchant', name: 'denied' },
      ],
    },
  )
  expect(await screen.findByText(vi['c2c.askedForMore'])).toBeTruthy()
  expect(await screen.findByText(said.text)).toBeTruthy()
  expect(screen.getByText(vi['c2c.staff'])).toBeTruthy()
  expect(screen.getByText(vi['c2c.denied'])).toBeTruthy()
  expect(screen.queryByRole('button', { name: vi['c2c.dispute'] })).toBeNull()
})

test('an order that was decided against says where the reason is', async () => {
  await open({ ...ORDER, kind: 'c2c', status: 3, cause: 'dispute', isDisputed: true, payTo: null })
  expect(await screen.findByText(vi['depositOrder.disputeNote'])).toBeTruthy()
})
