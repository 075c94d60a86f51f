import { ERRORS } from '@keo/contract/errors'
import type { OwnExpert } from '@keo/contract/own-plans'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { EXPERT, PLAN } from '../../testing/sample-expert.ts'
import { MAI } from '../../testing/sample-member.ts'
import { answerCalls, here, openApp, Refusal } from '../../testing/test-app.tsx'
import { cart } from '../bet-cart/cart/cart-store.ts'
import { loadSlip } from '../bet-cart/index.ts'
import { wireMatch } from '../sportsbook/intake/test-wire-match.ts'

afterEach(() => cart.clear())

const BASE = '/api/live/expert'
const NOBODY: OwnExpert = {
  application: null,
  isIdentityConfirmed: true,
  daysLeft: 0,
  expertId: null,
  openPlans: 0,
  stoppedWhy: null,
}
const APPLIED = {
  state: 'open',
  why: 'x',
  sports: [1],
  reason: '',
  applyTime: '2026-06-11 20:00:00',
  decideTime: '',
} as const

function answer(own: () => unknown, answers: Parameters<typeof answerCalls>[0] = {}) {
  const asked = answerCalls({
    'GET /api/member/get': () => MAI,
    [`GET ${BASE}/own`]: own,
    [`GET ${BASE}/plans`]: () => ({ items: [], hasMore: false }),
    [`GET ${BASE}/plan`]: () => PLAN,
    ...answers,
  })
  const site = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address, 'http://app')
    if (!pathname.startsWith('/sportsbook')) return site(address, init)
    return Response.json({
      success: true,
      code: 0,
      message: null,
      data: wireMatch({ id: 7, bt: Date.UTC(2036, 5, 11), ms: 4 }),
    })
  })
  return asked
}

test('an expert who was stopped reads why and finds nothing to write in', async () => {
  answer(() => ({ ...NOBODY, expertId: EXPERT.id, stoppedWhy: 'Bán kèo ngoài trang.' }))
  await openApp('/my-plans')
  expect(await screen.findByText('Bán kèo ngoài trang.')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a member sees what is missing, applies, waits, and reads why it was refused', async () => {
  answer(() => ({ ...NOBODY, isIdentityConfirmed: false, daysLeft: 3 }))
  await openApp('/my-plans')
  expect(await screen.findByText('còn 3 ngày')).toBeTruthy()
  const why = 'Mình theo dõi V.League mười năm rồi.'
  await userEvent.type(screen.getByLabelText(/Vì sao bạn muốn/), why)
  expect(screen.getByRole('button', { name: 'Gửi đơn' })).toHaveProperty('disabled', true)
  cleanup()
  let own: unknown = NOBODY
  const asked = answer(() => own, {
    [`POST ${BASE}/own/apply`]: () => (own = { ...NOBODY, application: APPLIED }),
  })
  await openApp('/my-plans')
  await userEvent.type(await screen.findByLabelText(/Vì sao bạn muốn/), why)
  await userEvent.click(screen.getByRole('button', { name: 'Gửi đơn' }))
  expect(await screen.findByText('Đang chờ duyệt')).toBeTruthy()
  expect(asked.find(({ call }) => call.endsWith('/apply'))?.body).toMatchObject({ why, sports: [1] })
  cleanup()
  own = { ...NOBODY, application: { ...APPLIED, state: 'refused', reason: 'Hãy kể rõ hơn.' } }
  await openApp('/my-plans')
  expect(await screen.findByText('Hãy kể rõ hơn.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Gửi đơn lại' }))
  expect(screen.getByLabelText(/Vì sao bạn muốn/)).toBeTruthy()
})

test('an expert seals what stands in the cart at the price of now, and reads why it was not taken', async () => {
  const expert = { ...NOBODY, expertId: EXPERT.id, openPlans: 1 }
  let isMoved = true
  const asked = answer(() => expert, {
    [`POST ${BASE}/own/plan`]: () =>
      isMoved ? new Refusal(ERRORS.PLAN_PRICE_MOVED.wire, 'Tỷ lệ vừa đổi.') : PLAN,
  })
  await openApp('/my-plans')
  expect(await screen.findByText('Phiếu cược đang trống')).toBeTruthy()
  expect(screen.getByText('1/5 kèo đang mở')).toBeTruthy()
  await loadSlip([{ matchId: 7, marketId: 701, optionType: 1 }])
  cart.close()
  const [item] = cart.store.getState().items
  await userEvent.type(await screen.findByLabelText(/Lý do/), 'Chủ nhà đá sân quen.')
  await userEvent.click(screen.getByRole('button', { name: /20\.000/ }))
  const seal = screen.getByRole('button', { name: 'Niêm phong ngay' })
  await waitFor(() => expect(seal).toHaveProperty('disabled', false))
  await userEvent.click(seal)
  expect(await screen.findByText('Tỷ lệ vừa đổi.')).toBeTruthy()
  isMoved = false
  await userEvent.click(screen.getByRole('button', { name: 'Niêm phong ngay' }))
  await waitFor(() => expect(here()).toBe(`/plandetail/${PLAN.id}`))
  expect(asked.findLast(({ call }) => call.endsWith('/own/plan'))?.body).toMatchObject({
    legs: [{ matchId: '7', marketId: 701, optionType: 1, price: item?.betMatchMarket.odds }],
    text: 'Chủ nhà đá sân quen.',
    price: '20000.00',
  })
})
