import type { TaiXiuTable } from '@keo/games-contract/shared-tables'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openEngine } from '../../../../testing/test-engine.tsx'
import { answerTables } from '../../../../testing/test-tables.ts'

afterEach(() => vi.unstubAllGlobals())

const NOW = 1_800_000_000_000

const table = (part: Partial<TaiXiuTable> = {}): TaiXiuTable => ({
  kind: 'tai-xiu',
  gameId: '3100000001',
  number: 12,
  phase: 'betting',
  now: NOW,
  phaseAt: NOW - 10_000,
  phaseEndsAt: NOW + 17_000,
  tai: { amount: '1284600000.00', players: 842 },
  xiu: { amount: '1107350000.00', players: 796 },
  crowdPlayers: 1630,
  dice: null,
  commitment: '9f3a00000000c17e',
  clientSeed: 'table',
  history: [
    [1, 2, 4],
    [6, 5, 4],
    [4, 4, 4],
    [1, 1, 2],
  ],
  ...part,
})

const own = (bet: unknown) => ({
  id: '77',
  number: 12,
  state: 'open' as const,
  stake: '500000.00',
  returned: null,
  bet,
  view: { dice: null, returned: null },
})

test('a bet on tài joins the round, stands on its side, and is paid when the dice are shown', async () => {
  const tables = answerTables()
  let placed: unknown
  const { sent, said, place } = await openEngine('tai-xiu', {
    table: () => table(),
    play: (bet) => own((placed = bet)),
    refresh: (id) => ({
      ...own(placed),
      id,
      state: 'closed',
      returned: '1000000.00',
      view: { dice: [6, 5, 1], returned: ['1000000.00'] },
    }),
  })
  await tables.push(table())
  fireEvent.click(screen.getByRole('radio', { name: /500\.000/ }))
  fireEvent.click(await place(/^Tài, ×2/))
  fireEvent.click(await screen.findByRole('button', { name: /^Đặt Tài\s*500\.000/ }))
  expect(await screen.findByText(/Đã đặt phiên này 500\.000/)).toBeTruthy()
  expect(sent[0]).toEqual({ bet: { bets: [{ on: { kind: 'tai' }, stake: '500000.00' }] } })
  await tables.push(table({ phase: 'closed', phaseEndsAt: NOW + 3000 }))
  expect(await screen.findByText('Ngừng nhận cược')).toBeTruthy()
  expect((await place(/^Xỉu, ×2/)).hasAttribute('disabled')).toBe(true)
  await tables.push(table({ phase: 'shown', dice: [6, 5, 1] }))
  await waitFor(() => expect(said.at(-1)).toMatch(/^6–5–1, tổng 12, Tài\. bạn thắng \+500\.000/))
  expect(said.filter((words) => words.includes('6–5–1'))).toHaveLength(1)
  const spoken = screen.queryAllByRole('status').map(({ textContent }) => textContent ?? '')
  expect(spoken.filter((words) => words.includes('6–5–1'))).toEqual([])
  expect((await place(/^Tài/)).dataset.outcome).toBe('won')
})

test('pools and players of both sides are shown, the sandbox part of them is named, and the road counts', async () => {
  const tables = answerTables()
  await openEngine('tai-xiu', { table: () => table() })
  await tables.push(table())
  expect(await screen.findByText('842 người')).toBeTruthy()
  expect(await screen.findByText(/Gồm 1\.630 người chơi máy/)).toBeTruthy()
  expect(await screen.findByText('Tài 1')).toBeTruthy()
  expect(await screen.findByText('Xỉu 2')).toBeTruthy()
})

test('two sends of one round are told together, once, and a round without an own bet is told too', async () => {
  const tables = answerTables()
  const bets: unknown[] = []
  const { said, place } = await openEngine('tai-xiu', {
    table: () => table(),
    play: (bet) => ({ ...own(bet), id: String(bets.push(bet)) }),
    refresh: (id) => ({
      ...own(bets[Number(id) - 1]),
      id,
      state: 'closed',
      returned: id === '1' ? '1000000.00' : '0.00',
      view: { dice: [6, 5, 1], returned: null },
    }),
  })
  await tables.push(table())
  const sides = [
    ['Tài', /Đã đặt phiên này 500\.000/],
    ['Xỉu', /Đã đặt phiên này 1\.000\.000/],
  ] as const
  for (const [side, placed] of sides) {
    fireEvent.click(await place(new RegExp(`^${side}, ×2`)))
    fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^Đặt ${side}`) }))
    // The sides are locked until the first send is answered: a tap before that is none.
    expect(await screen.findByText(placed)).toBeTruthy()
  }
  await tables.push(table({ phase: 'shown', dice: [6, 5, 1] }))
  await waitFor(() => expect(said.at(-1)).toMatch(/^6–5–1, tổng 12, Tài\. hòa vốn, nhận lại 1\.000\.000/))
  expect(said.filter((words) => words.includes('6–5–1'))).toHaveLength(1)
  await tables.push(table({ number: 13, phase: 'shown', dice: [1, 2, 2] }))
  await waitFor(() => expect(said.at(-1)).toMatch(/^1–2–2, tổng 5, Xỉu/))
})

test('a bet that the provider did not take leaves the chips on their side', async () => {
  const tables = answerTables()
  const { sent, place } = await openEngine('tai-xiu', { table: () => table(), play: () => null })
  await tables.push(table())
  fireEvent.click(await place(/^Xỉu, ×2/))
  fireEvent.click(await screen.findByRole('button', { name: /^Đặt Xỉu/ }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(await place(/^Xỉu, ×2, bạn đặt 50\.000/)).toBeTruthy()
})
