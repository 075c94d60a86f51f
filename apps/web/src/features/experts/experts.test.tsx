import { createHash } from 'node:crypto'
import type { PlanDetail } from '@keo/contract/experts'
import { sealedText } from '@keo/contract/plan-seal'
import { ERRORS } from '@keo/contract/errors'
import { WIRE } from '@keo/contract/wire-codes'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { DEFAULT_AGENT_LINE, loadAgentLine } from '../../site/agent-line.ts'
import { EXPERT, LEG, PLAN } from '../../testing/sample-expert.ts'
import { MAI } from '../../testing/sample-member.ts'
import { walletOf } from '../../testing/sample-wallet.ts'
import { answerCalls, here, openApp, Refusal } from '../../testing/test-app.tsx'
import { cart } from '../bet-cart/cart/cart-store.ts'
import { wireMatch } from '../sportsbook/intake/test-wire-match.ts'

afterEach(() => cart.clear())

const BASE = '/api/live/expert'
const listed = { items: [EXPERT], hasMore: false }
const sealed: PlanDetail = {
  ...PLAN,
  tag: 3,
  price: '20000.00',
  isOpen: false,
  opened: null,
  legs: [{ ...LEG, pick: null }],
}
const MEMBER = {
  'GET /api/member/get': () => MAI,
  'POST /api/fund/wallet/member/local': () => walletOf('100000.00'),
}

/** The site as given; of the provider, one match with every market open. */
function answer(answers: Parameters<typeof answerCalls>[0]) {
  const asked = answerCalls({ ...MEMBER, ...answers })
  const site = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address, 'http://app')
    if (!pathname.startsWith('/sportsbook')) return site(address, init)
    return Response.json({ success: true, code: 0, message: null, data: wireMatch({ id: 7 }) })
  })
  return asked
}

function withSeal(plan: PlanDetail): PlanDetail {
  const picks = plan.legs.flatMap(({ matchId, time, pick }) => (pick ? [{ ...pick, matchId, time }] : []))
  const { texts, salt } = plan.opened ?? PLAN.opened!
  const text = sealedText({ ...plan, legs: picks, texts }, salt)
  return { ...plan, hash: createHash('sha256').update(text).digest('hex') }
}

test('[LIV-01b] the list shows hit rate, sample and last results, and filters by sport and price in the address', async () => {
  const asked = answer({ [`GET ${BASE}/list`]: () => listed })
  await openApp('/allmasterslist', 'visitor')
  const row = await screen.findByRole('link', { name: /Cú Đêm Sài Gòn/ })
  expect(within(row).getByText('148 kèo')).toBeTruthy()
  expect(within(row).getByRole('img', { name: '10 kèo gần nhất, trúng 7' })).toBeTruthy()
  expect(row.textContent).toContain('61%')
  await userEvent.click(screen.getByRole('button', { name: 'Bóng rổ' }))
  await userEvent.click(screen.getByRole('button', { name: 'Kèo trả phí' }))
  await waitFor(() => expect(here()).toBe('/allmasterslist?sport=3&price=paid'))
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ sport: '3', price: 'paid', page: '1' }))
  await userEvent.click(screen.getByRole('link', { name: /Cú Đêm Sài Gòn/ }))
  await waitFor(() => expect(here()).toBe('/masterdetail/exp_cu-dem'))
})

test('too small a sample is said, and an empty or a failed list says so', async () => {
  let items: unknown[] = [{ ...EXPERT, record: { ...EXPERT.record, isSmall: true, plans: 4 } }]
  answer({ [`GET ${BASE}/list`]: () => ({ items, hasMore: false }) })
  await openApp('/allmasterslist', 'visitor')
  expect(await screen.findByText('Mẫu nhỏ')).toBeTruthy()
  cleanup()
  items = []
  await openApp('/allmasterslist', 'visitor')
  expect(await screen.findByText('Chưa có cao thủ nào')).toBeTruthy()
  cleanup()
  answer({ [`GET ${BASE}/list`]: () => new Refusal(ERRORS.UNEXPECTED.wire, 'x') })
  await openApp('/allmasterslist', 'visitor')
  expect(await screen.findByRole('button', { name: 'Thử lại' })).toBeTruthy()
})

test('[NAV-12b] a member whose live section is off sees none of it', async () => {
  answer({
    'GET /api/member/get': () => ({ ...MAI, liveManageStatus: 1 }),
    [`GET ${BASE}/list`]: () => listed,
  })
  await openApp('/allmasterslist')
  expect(await screen.findByText('Mục trực tiếp chưa mở cho bạn')).toBeTruthy()
  expect(screen.queryByText('Cú Đêm Sài Gòn')).toBeNull()
})

test('[NAV-12c] a visitor has no live section while its maintenance runs, a member does', async () => {
  answer({
    'GET /api/operation/agent/config': () => ({ ...DEFAULT_AGENT_LINE, isLiveResting: true }),
    [`GET ${BASE}/list`]: () => listed,
  })
  await openApp('/allmasterslist', 'visitor')
  await act(async () => void (await loadAgentLine()))
  expect(await screen.findByText('Mục trực tiếp chưa mở cho bạn')).toBeTruthy()
  cleanup()
  await openApp('/allmasterslist')
  expect(await screen.findByText('Cú Đêm Sài Gòn')).toBeTruthy()
  cleanup()
  answer({})
  await loadAgentLine()
})

test('an expert shows the record, the profit over time, kinds of bet and plans; a short sample is warned of', async () => {
  const record = { ...EXPERT.record, won: 6, lost: 4, plans: 10, isSmall: true }
  const kinds = [{ kind: 'handicap', won: 6, decided: 10, breakEven: 526 }]
  const asked = answer({
    [`GET ${BASE}/detail`]: () => ({ ...EXPERT, record, kinds }),
    [`GET ${BASE}/curve`]: () => ({
      plans: 2,
      points: [
        { time: '2026-06-11 20:00:00', total: -1000, chance: 1860 },
        { time: '2026-06-12 20:00:00', total: 7700, chance: 2630 },
      ],
    }),
    [`GET ${BASE}/plans`]: () => ({ items: [{ ...PLAN, result: 'won', profit: 843 }], hasMore: false }),
  })
  await openApp('/masterdetail/exp_cu-dem', 'visitor')
  expect(await screen.findByText('Mẫu 10 kèo còn nhỏ: may rủi dễ làm lệch.')).toBeTruthy()
  expect(await screen.findByRole('img', { name: 'Lãi lỗ theo thời gian: +7,7 đv' })).toBeTruthy()
  expect(screen.getByText('chuỗi thua').nextSibling?.textContent).toBe('6')
  expect(await screen.findByText('+0,84')).toBeTruthy()
  expect(screen.getByText('Kèo chấp')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: '30 ngày' }))
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ id: 'exp_cu-dem', days: '30' }))
})

test('a member follows by one tap, switches the bell off and finds whom they follow by a chip; a visitor signs in', async () => {
  let state = { isFollowed: false, isTold: false }
  const view = () => ({ ...EXPERT, ...state, followers: state.isFollowed ? 3211 : 3210, kinds: [] })
  const answers = {
    [`GET ${BASE}/detail`]: view,
    [`GET ${BASE}/curve`]: () => ({ plans: 0, points: [] }),
    [`GET ${BASE}/plans`]: () => ({ items: [], hasMore: false }),
    [`GET ${BASE}/list`]: () => ({ items: [], hasMore: false }),
    [`POST ${BASE}/follow`]: (body: Record<string, unknown>) => {
      state = body as typeof state
      return view()
    },
  }
  const asked = answer(answers)
  await openApp('/masterdetail/exp_cu-dem')
  await userEvent.click(await screen.findByRole('button', { name: 'Theo dõi' }))
  const bell = await screen.findByRole('button', { name: 'Báo kèo mới', pressed: true })
  expect(screen.getByRole('button', { name: 'Đang theo dõi', pressed: true })).toBeTruthy()
  await userEvent.click(bell)
  await screen.findByRole('button', { name: 'Báo kèo mới', pressed: false })
  expect(asked.filter(({ call }) => call.endsWith('/follow')).map(({ body }) => body)).toEqual([
    { id: 'exp_cu-dem', isFollowed: true, isTold: true },
    { id: 'exp_cu-dem', isFollowed: true, isTold: false },
  ])
  cleanup()
  await openApp('/allmasterslist')
  await userEvent.click(await screen.findByRole('button', { name: 'Đang theo dõi' }))
  expect(await screen.findByText('Bạn chưa theo dõi cao thủ nào')).toBeTruthy()
  expect(here()).toBe('/allmasterslist?followed=1')
  cleanup()
  answer(answers)
  await openApp('/masterdetail/exp_cu-dem', 'visitor')
  await userEvent.click(await screen.findByRole('button', { name: /heo dõi/ }))
  await waitFor(() => expect(here()).toContain('/login'))
})

test('a stopped expert says so, is not followed anew, and a sealed plan of theirs is not for sale', async () => {
  const stopped = { ...EXPERT, isStopped: true }
  answer({
    [`GET ${BASE}/detail`]: () => ({ ...stopped, kinds: [] }),
    [`GET ${BASE}/curve`]: () => ({ plans: 0, points: [] }),
    [`GET ${BASE}/plans`]: () => ({ items: [], hasMore: false }),
    [`GET ${BASE}/plan`]: () => ({
      ...PLAN,
      expert: stopped,
      isOpen: false,
      price: '20000.00',
      opened: null,
    }),
  })
  await openApp('/masterdetail/exp_cu-dem')
  expect(await screen.findByText(/Cao thủ này đã dừng/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Theo dõi' })).toBeNull()
  cleanup()
  await openApp(`/plandetail/${PLAN.id}`)
  expect(await screen.findByText(/Cao thủ này đã dừng/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Mở kèo/ })).toBeNull()
})

test('a sealed plan of the list shows its match and its price, never its pick', async () => {
  const first = { ...PLAN, legs: [{ ...LEG, pick: null }], isOpen: false, price: '20000.00' }
  answer({ [`GET ${BASE}/plans`]: () => ({ items: [first], hasMore: false }) })
  await openApp('/planList/exp_cu-dem', 'visitor')
  const row = await screen.findByRole('link', { name: /Hà Nội FC – Thể Công/ })
  expect(row.textContent).toContain('Lựa chọn đang niêm phong')
  expect(row.textContent).toContain('20.000')
})

test('an open plan is checked on this device against its seal; one that was changed does not fit', async () => {
  const intact = withSeal(PLAN)
  answer({ [`GET ${BASE}/plan`]: () => intact })
  await openApp(`/plandetail/${PLAN.id}`, 'visitor')
  expect(await screen.findByText('Khớp: nội dung đúng như lúc chốt')).toBeTruthy()
  expect(screen.getByText('Kèo này nhà cái giữ ít nhất.')).toBeTruthy()
  cleanup()
  const changed = { ...intact, legs: [{ ...LEG, pick: { ...LEG.pick!, price: 1943 } }] }
  answer({ [`GET ${BASE}/plan`]: () => changed })
  await openApp(`/plandetail/${PLAN.id}`, 'visitor')
  expect(await screen.findByText('Không khớp: nội dung khác lúc chốt')).toBeTruthy()
})

test('one tap puts a plan on the slip at the prices of now, and the difference is said before', async () => {
  answer({ [`GET ${BASE}/plan`]: () => withSeal(PLAN) })
  await openApp(`/plandetail/${PLAN.id}`, 'visitor')
  const take = await screen.findByRole('button', { name: /Đưa vào phiếu/ })
  await waitFor(() => expect(take).toHaveProperty('disabled', false))
  expect(await screen.findByText(/^giờ /)).toBeTruthy()
  expect(screen.getByText(/^Tỷ lệ giờ (cao|thấp) hơn lúc chốt/)).toBeTruthy()
  await userEvent.click(take)
  await waitFor(() => expect(here()).toBe('/match-detail/7'))
  const [item] = cart.store.getState().items
  expect(item?.betMatchMarket).toMatchObject({ marketId: 701, optionType: 1 })
  expect(item?.betMatchMarket.odds).not.toBe(LEG.pick?.price)
})

test('a paid plan names its sum before it is paid, and opens by it; a double tap asks once', async () => {
  const asked = answer({
    [`GET ${BASE}/plan`]: () => sealed,
    [`POST ${BASE}/plan/buy`]: () => withSeal({ ...PLAN, price: '20000.00', isBought: true }),
  })
  await openApp(`/plandetail/${PLAN.id}`)
  expect((await screen.findAllByText('Lựa chọn đang niêm phong')).length).toBeGreaterThan(0)
  expect(screen.getByText('Đã niêm phong, không thể sửa')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: /Mở kèo.*20\.000/ }))
  const sheet = await screen.findByRole('dialog')
  expect(await within(sheet).findByText(/80\.000/)).toBeTruthy()
  await userEvent.dblClick(within(sheet).getByRole('button', { name: /Trả 20\.000/ }))
  expect(await screen.findByText('Khớp: nội dung đúng như lúc chốt')).toBeTruthy()
  expect(asked.filter(({ call }) => call.endsWith('/plan/buy'))).toHaveLength(1)
})

test('a refusal is said in the sheet, and nothing is opened', async () => {
  answer({
    [`GET ${BASE}/plan`]: () => sealed,
    [`POST ${BASE}/plan/buy`]: () => new Refusal(ERRORS.ON_BREAK.wire, 'Bạn đang nghỉ chơi.'),
  })
  await openApp(`/plandetail/${PLAN.id}`)
  await userEvent.click(await screen.findByRole('button', { name: /Mở kèo/ }))
  await userEvent.click(await screen.findByRole('button', { name: /Trả 20\.000/ }))
  expect((await screen.findByRole('alert')).textContent).toBe('Bạn đang nghỉ chơi.')
})

test('a visitor is led to sign in, and an unknown plan or expert is not found', async () => {
  answer({ [`GET ${BASE}/plan`]: () => sealed })
  await openApp(`/plandetail/${PLAN.id}`, 'visitor')
  await userEvent.click(await screen.findByRole('button', { name: /Đăng nhập để mở/ }))
  await waitFor(() => expect(here()).toContain('/login'))
  cleanup()
  answer({ [`GET ${BASE}/plan`]: () => new Refusal(WIRE.NOT_FOUND, '') })
  await openApp('/plandetail/nothing', 'visitor')
  expect(await screen.findByText('Không tìm thấy kèo này')).toBeTruthy()
  cleanup()
  await openApp('/masterdetail/nothing', 'visitor')
  expect(await screen.findByText('Không tìm thấy cao thủ này')).toBeTruthy()
})
