import { money } from '@keo/units/money'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadArea } from '../../../language/messages.ts'
import { queryClient } from '../../../api/query-client.ts'
import { BetCard } from '../list/bet-card.tsx'
import { sampleBet } from '../../../testing/sample-bet.ts'
import { shownBet } from '../shown-bet.ts'
import { restReturn } from './cash-out-price.ts'
import { CashOutSheet } from './cash-out-sheet.tsx'

const dong = (whole: number) => money(BigInt(whole) * 100n, 'VND')
const bet = shownBet(sampleBet({ id: '7' }), undefined)
const offer = {
  open: dong(50_000),
  least: dong(10_000),
  price: 9_409n,
  payout: dong(47_040),
  isRunning: false,
  history: [],
}
const told = {
  orderId: '7',
  state: 'offered',
  openStake: 50,
  leastStake: 10,
  cashOutsLeft: 5,
  offer: { unitPrice: 0.9409, feePercent: 3, worth: 48.5, fee: 1.46, payout: 47.04, until: 1 },
}

/** The provider knows the call, or does not. */
async function open(answer: unknown) {
  vi.stubGlobal('fetch', async () => Response.json(answer))
  await loadArea('betRecords')
  render(
    <QueryClientProvider client={queryClient}>
      <CashOutSheet bet={bet} offer={offer} onClose={() => {}} />
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  cleanup()
  queryClient.clear()
})

test('the sheet says the fee, of a part that of the part', async () => {
  await open({ code: 0, message: null, data: [told] })
  const name = await screen.findByText('Phí đã trừ (3%)')
  expect(name.parentElement?.textContent).toMatch(/1\.460,00.₫$/)
  await userEvent.click(screen.getByRole('button', { name: 'Một nửa' }))
  expect(name.parentElement?.textContent).toMatch(/730,00.₫$/)
})

test('the price is said as a share of the stake, whatever the book counts in', async () => {
  await open({ code: 0, message: null, data: [told] })
  const name = await screen.findByText('Giá rút sớm so với tiền cược')
  expect(name.parentElement?.textContent).toMatch(/94,09\s?%$/)
})

test('a provider without that call leaves the sheet as it is', async () => {
  await open({ code: 7, message: 'Không tìm thấy dữ liệu.', data: null })
  await vi.waitFor(() => expect(queryClient.getQueryState(['bet-records', 'fee', '7'])?.status).toBe('error'))
  expect(screen.queryByText(/Phí đã trừ/)).toBeNull()
  expect(screen.getByRole('button', { name: /^Rút sớm 47\.040/ })).toHaveProperty('disabled', false)
})

test('after a part the card says what is left of the stake and what that may return', async () => {
  await loadArea('betRecords')
  const left = sampleBet({
    id: '7',
    cashedStake: '25000.00',
    openStake: '25000.00',
    openReturnMax: '47000.00',
  })
  render(
    <QueryClientProvider client={queryClient}>
      <BetCard
        bet={shownBet(left, undefined)}
        currency="VND"
        sportName={() => ''}
        onOpen={() => {}}
        cashOut={null}
      />
    </QueryClientProvider>,
  )
  const { textContent } = screen.getByRole('article')
  expect(textContent).toContain('Còn lại sau rút sớm25.000')
  expect(textContent).toContain('47.000')
  expect(textContent).not.toContain('50.000')
})

test('what a part leaves returns in proportion, as the card says it afterwards', () => {
  expect(restReturn({ stake: '50000.00', returnMax: '94000.00' }, dong(25_000))).toEqual(dong(47_000))
  expect(restReturn({ stake: '50000.00', returnMax: '94000.00' }, dong(30_000))).toEqual(dong(56_400))
})
