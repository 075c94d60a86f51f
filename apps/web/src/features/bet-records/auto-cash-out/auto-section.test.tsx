import type { AutoCashOut } from '@keo/sportsbook-contract/auto-cash-out'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client.ts'
import { loadArea } from '../../../language/messages.ts'
import { sampleBet, sampleLeg } from '../../../testing/sample-bet.ts'
import { shownBet, type ShownBet } from '../shown-bet.ts'
import { AutoSection } from './auto-section.tsx'

const bet = {
  ...shownBet(sampleBet({ id: '7', legs: [sampleLeg({ matchId: '9' })] }), undefined),
  mayCashOut: true,
}
const auto: AutoCashOut = {
  id: '1',
  orderId: '7',
  state: 'waiting',
  stake: null,
  conditions: [{ kind: 'return', amount: 71 }],
  cause: null,
  cashOutId: null,
  firedAt: null,
  madeAt: 0,
  version: 1,
}
let sent: { path: string; body: Record<string, unknown> }[]

/** The provider as far as the section asks it; null refuses the list. */
async function open(autos: AutoCashOut[] | null, shown: ShownBet = bet) {
  vi.stubGlobal('fetch', async (address: string | URL, init?: RequestInit) => {
    const path = String(address)
    sent.push({ path, body: JSON.parse(String(init?.body ?? '{}')) as Record<string, unknown> })
    const answer = (data: unknown) => Response.json({ code: 0, message: null, data })
    if (path.includes('cashOut/price'))
      return answer({ mxc: 5, pr: [{ oid: '7', amt: 0.9409, st: 4, smis: 10, pmis: 10 }] })
    if (path.includes('autoCashOut/list'))
      return autos ? answer(autos) : Response.json({ code: 6, message: 'no', data: null })
    if (path.includes('autoCashOut/cancel')) return answer(true)
    return answer({ ...auto, orderId: '7' })
  })
  await loadArea('betRecords')
  render(
    <QueryClientProvider client={queryClient}>
      <AutoSection bet={shown} currency="VND" />
    </QueryClientProvider>,
  )
}
const sentTo = (part: string) => sent.find(({ path }) => path.includes(part))?.body

beforeEach(() => {
  cleanup()
  queryClient.clear()
  sent = []
})

test('the sheet says what the bet is worth, and sends the rules that are on, of half of it', async () => {
  await open([])
  await userEvent.click(await screen.findByRole('button', { name: 'Bật tự rút' }))
  const sheet = await screen.findByRole('dialog', { name: 'Tự rút sớm' })
  expect(sheet.textContent).toContain('47.040')
  expect(screen.getByRole('switch', { name: 'Khi lãi đạt' }).getAttribute('aria-checked')).toBe('true')
  await userEvent.click(screen.getByRole('switch', { name: 'Sau phút' }))
  await userEvent.click(screen.getByRole('switch', { name: 'Khi có bàn thắng' }))
  await userEvent.click(screen.getByRole('button', { name: 'Một nửa' }))
  const submit = screen.getAllByRole('button', { name: 'Bật tự rút' }).at(-1)
  await userEvent.click(submit!)
  await vi.waitFor(() => expect(sentTo('autoCashOut/set')).toBeDefined())
  expect(sentTo('autoCashOut/set')).toMatchObject({
    orderId: '7',
    stake: '25.00',
    conditions: [
      { kind: 'return', amount: '71.00' },
      { kind: 'minute', matchId: 9, minute: 80 },
      { kind: 'event', matchId: 9, event: 'goal' },
    ],
  })
})

test('any part is chosen by the slider, and said with what it would bring now', async () => {
  await open([])
  await userEvent.click(await screen.findByRole('button', { name: 'Bật tự rút' }))
  const slider = await screen.findByRole('slider', { name: 'Tiền cược muốn rút sớm' })
  const worth = () => screen.getByText(/^lúc này nhận về/).textContent
  expect(worth()).toContain('47.040')
  fireEvent.change(slider, { target: { value: '2000000' } })
  expect(worth()).toContain('18.810')
  await userEvent.click(screen.getAllByRole('button', { name: 'Bật tự rút' }).at(-1)!)
  await vi.waitFor(() => expect(sentTo('autoCashOut/set')).toMatchObject({ stake: '20.00' }))
})

const series = {
  ...shownBet(
    sampleBet({
      id: '7',
      isSeries: true,
      legs: [
        sampleLeg({ matchId: '9', matchName: 'Lotus City vs. Red Delta' }),
        sampleLeg({ matchId: '10', matchName: 'Harbour vs. Hill', startsAt: '2026-01-31 22:00:00' }),
        sampleLeg({ matchId: '11', matchName: 'Old vs. Past', outcome: 'won' }),
      ],
    }),
    undefined,
  ),
  mayCashOut: true,
}

test('of a series any match that is open is chosen, and what waits is of that match', async () => {
  await open([], series)
  await userEvent.click(await screen.findByRole('button', { name: 'Bật tự rút' }))
  const choice = await screen.findByRole('radiogroup', { name: 'Canh trận nào' })
  const names = within(choice).getAllByRole('radio')
  expect(names.map((each) => each.closest('label')?.textContent)).toEqual([
    expect.stringContaining('Harbour vs. Hill'),
    expect.stringContaining('Lotus City vs. Red Delta'),
  ])
  await userEvent.click(screen.getByRole('switch', { name: 'Khi có bàn thắng' }))
  await userEvent.click(within(choice).getByRole('radio', { name: /Lotus City/ }))
  expect(screen.getAllByText('Lotus City vs. Red Delta, đội nào cũng tính')).toHaveLength(2)
  await userEvent.click(screen.getAllByRole('button', { name: 'Bật tự rút' }).at(-1)!)
  await vi.waitFor(() =>
    expect(sentTo('autoCashOut/set')).toMatchObject({
      conditions: [{ kind: 'return' }, { kind: 'event', matchId: 9, event: 'goal' }],
    }),
  )
})

test('of one match there is nothing to choose', async () => {
  await open([])
  await userEvent.click(await screen.findByRole('button', { name: 'Bật tự rút' }))
  expect(await screen.findByRole('switch', { name: 'Khi có bàn thắng' })).toBeTruthy()
  expect(screen.queryByRole('radiogroup')).toBeNull()
})

test('nothing on is nothing to send', async () => {
  await open([])
  await userEvent.click(await screen.findByRole('button', { name: 'Bật tự rút' }))
  await userEvent.click(await screen.findByRole('switch', { name: 'Khi lãi đạt' }))
  const submit = screen.getAllByRole('button', { name: 'Bật tự rút' }).at(-1)
  expect(submit).toHaveProperty('disabled', true)
})

test('what waits is shown with its conditions and can be taken back', async () => {
  await open([auto])
  expect(await screen.findByText('Đang chờ')).toBeTruthy()
  expect(screen.getByText(/Giá trị đạt 71\.000/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Tắt tự rút' }))
  await vi.waitFor(() => expect(sentTo('autoCashOut/cancel')).toMatchObject({ id: '1' }))
})

test('what fired says its cause, the minute, the time and what the bet was worth', async () => {
  const condition = { kind: 'event', matchId: 9, event: 'goal' } as const
  const fired = { ...auto, state: 'done', cashOutId: '5', firedAt: Date.UTC(2026, 0, 31, 14) } as const
  await open([{ ...fired, cause: { condition, worth: 31.24, minute: 63 } }])
  expect(await screen.findByText('Đã tự rút')).toBeTruthy()
  expect(screen.getByText('Có bàn thắng trận Lotus City vs. Red Delta')).toBeTruthy()
  expect(screen.getByText(/^phút 63 · lúc .*31\/0?1.* · khi cả vé đáng giá 31\.240/)).toBeTruthy()
})

test('a list that cannot be read says so and is asked for again', async () => {
  await open(null)
  await userEvent.click(await screen.findByRole('button', { name: 'Thử lại' }))
  const asked = sent.filter(({ path }) => path.includes('autoCashOut/list'))
  expect(asked.length).toBeGreaterThan(1)
})
