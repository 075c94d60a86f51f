import type { CrashTable } from '@keo/games-contract/shared-tables'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openEngine, sampleRound } from '../../../../testing/test-engine.tsx'
import { answerTables } from '../../../../testing/test-tables.ts'

afterEach(() => vi.unstubAllGlobals())

const NOW = 1_800_000_000_000

const table = (part: Partial<CrashTable> = {}): CrashTable => ({
  kind: 'crash',
  gameId: '3100000001',
  number: 7,
  phase: 'betting',
  now: NOW,
  phaseAt: NOW - 1000,
  phaseEndsAt: NOW + 5000,
  point: null,
  hash: null,
  previousHash: 'ab',
  salt: 'salt',
  seats: [
    { name: 'ga***hi', round: null, isCrowd: true, stake: '2000000.00', leftAt: 210, returned: '4200000.00' },
    { name: 'th***77', round: '900', isCrowd: false, stake: '850000.00', leftAt: null, returned: null },
  ],
  players: 2,
  history: [106, 342, 2470],
  ...part,
})

const flying = (part: Partial<CrashTable> = {}) =>
  table({ phase: 'flying', phaseAt: NOW - 9000, phaseEndsAt: null, ...part })

const own = (seat: number, part = {}) => ({
  id: `10${seat}`,
  number: 7,
  state: 'open' as const,
  stake: '50000.00',
  returned: null,
  bet: { stake: '50000', seat, leaveAt: null },
  view: { leftAt: null, point: null },
  ...part,
})

const seatOf = (bet: unknown) => Number(Reflect.get(bet as object, 'seat'))

test('two bets are independent: one leaves and is paid, the other is lost when the round ends', async () => {
  const tables = answerTables()
  const left = { state: 'closed' as const, returned: '102500.00', view: { leftAt: 205, point: null } }
  const lost = { state: 'closed' as const, returned: '0.00', view: { leftAt: null, point: 240 } }
  const { sent, said } = await openEngine('crash', {
    table: () => table(),
    play: (bet) => own(seatOf(bet)),
    move: (round) => own(0, { id: round.id, ...left }),
    refresh: (id) => own(1, { id, ...lost }),
  })
  await tables.push(table())
  for (const button of await screen.findAllByRole('button', { name: /Đặt cho ván này\s*50\.000/ })) {
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false))
    fireEvent.click(button)
    await screen.findAllByText('Đã đặt, chờ cất cánh')
  }
  expect(sent.map(({ bet }) => bet)).toEqual([
    { stake: '50000', seat: 0, leaveAt: null },
    { stake: '50000', seat: 1, leaveAt: null },
  ])
  await tables.push(flying())
  const [leave] = await screen.findAllByRole('button', { name: /^Rút \d/ })
  fireEvent.click(leave!)
  await waitFor(() => expect(said).toHaveLength(1))
  expect(said[0]).toMatch(/Đã rút ở 2\.05×\. bạn thắng \+52\.500/)
  expect(await screen.findByText(/Bạn rút 2\.05×/)).toBeTruthy()
  await tables.push(table({ phase: 'ended', point: 240, phaseEndsAt: NOW + 2000 }))
  await waitFor(() => expect(said).toHaveLength(2))
  expect(said[1]).toMatch(/Chưa rút kịp/)
})

test('the price is drawn from the start of the flight by the provider’s clock, not from ticks', async () => {
  const tables = answerTables()
  await openEngine('crash', { table: () => flying(), openRounds: [sampleRound('crash', own(0))] })
  await tables.push(flying())
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Rút/ }).textContent).toMatch(/Rút 1\d\d\.\d/),
  )
})

test('what was published before the round stands on the stage while bets are open', async () => {
  const tables = answerTables()
  const previousHash = `1c5a${'0'.repeat(56)}9e2f`
  await openEngine('crash', { table: () => table({ previousHash }) })
  await tables.push(table({ previousHash }))
  expect(await screen.findByText('Ván 7 · 1c5a…9e2f đã công bố')).toBeTruthy()
})

test('the sandbox crowd is marked and named, and an older message changes nothing', async () => {
  const tables = answerTables()
  await openEngine('crash', { table: () => table() })
  await tables.push(table({ players: 5 }), 9)
  await tables.push(table({ players: 3, seats: [] }), 8)
  expect(await screen.findByText('máy')).toBeTruthy()
  expect(await screen.findByText(/đám đông của môi trường thử/)).toBeTruthy()
  expect(tables.heard).toEqual(['{"watch":"3100000001"}'])
})

test('a wrong automatic exit is named and no bet can be placed with it', async () => {
  const tables = answerTables()
  await openEngine('crash', { table: () => table() })
  await tables.push(table())
  fireEvent.click(screen.getByRole('switch', { name: 'Tự rút cho cược 1' }))
  const [exit] = screen.getAllByLabelText('Tự rút')
  fireEvent.change(exit!, { target: { value: '0.5' } })
  expect(await screen.findByText('Từ 1.01× đến 10000×')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /Đặt cho ván này/ })[0]?.hasAttribute('disabled')).toBe(true)
})

test('a lost socket is told, and the table is asked for again when it comes back', async () => {
  const tables = answerTables()
  let asked = 0
  await openEngine('crash', {
    table: () => {
      asked += 1
      return table()
    },
  })
  await tables.push(table())
  await tables.drop()
  expect(await screen.findByText(/đang nối lại/)).toBeTruthy()
  await waitFor(() => expect(tables.opened()).toBe(2), { timeout: 60_000 })
  await waitFor(() => expect(screen.queryByText(/đang nối lại/)).toBeNull())
  expect(asked).toBe(2)
})

test('an own bet stands once in the list of the round, above the others', async () => {
  const tables = answerTables()
  const [crowd, other] = flying().seats
  const seats = [{ ...other!, round: '100', name: 'ke***01', stake: '50000.00' }, crowd!, other!]
  await openEngine('crash', {
    table: () => flying({ seats }),
    openRounds: [sampleRound('crash', own(0))],
  })
  await tables.push(flying({ seats }))
  const rows = async () =>
    within(await screen.findByRole('tabpanel'))
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent)
  await waitFor(async () => expect(await rows()).toEqual(['Bạn', 'ga***himáy', 'th***77']))
})

test('own rounds and the highest points of late have their tabs, by arrow keys too', async () => {
  const tables = answerTables()
  const ended = {
    state: 'closed' as const,
    number: 5,
    returned: '90000.00',
    view: { leftAt: 180, point: 300 },
  }
  await openEngine('crash', { table: () => table(), openRounds: [sampleRound('crash', own(0, ended))] })
  await tables.push(table())
  const tab = (name: RegExp) => screen.getByRole('tab', { name })
  expect(tab(/^Ván này/).textContent).toContain('2')
  tab(/^Ván này/).focus()
  await userEvent.keyboard('{ArrowRight}')
  const panel = () => screen.getByRole('tabpanel')
  await waitFor(() => expect(tab(/^Của tôi/).getAttribute('aria-selected')).toBe('true'))
  expect(within(panel()).getByRole('row', { name: /#5 .*1\.80×.*90\.000/ })).toBeTruthy()
  fireEvent.click(tab(/^Cao nhất/))
  const points = within(panel())
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
  expect(points).toEqual(['24.70×', '3.42×', '1.06×'])
  expect(
    within(panel())
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['#4', '#5', '#6'])
})
