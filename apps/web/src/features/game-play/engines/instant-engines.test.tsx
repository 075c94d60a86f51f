import { cardText } from '@keo/game-rules/cards'
import { diceMultiplier } from '@keo/game-rules/games/dice'
import { kenoHits, kenoMultiplier } from '@keo/game-rules/games/keno'
import { minesMultiplier } from '@keo/game-rules/games/mines'
import { plinkoMultiplier } from '@keo/game-rules/games/plinko'
import { wheelMultipliers } from '@keo/game-rules/games/wheel'
import { LEAST_ROUND_MS } from '@keo/games-contract/play-calls'
import type { PlayRound } from '@keo/games-contract/play-round'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openEngine, sampleRound } from '../../../testing/test-engine.tsx'
import { payoutText } from '../session/play-money.ts'

const STAKE = '50000'

/** A closed round of the first chip's stake, paid by that multiplier. */
const paid = (bet: unknown, multiplier: number, view: object): Partial<PlayRound> => ({
  bet,
  stake: `${STAKE}.00`,
  returned: payoutText(STAKE, multiplier),
  view: { ...view, multiplier },
})

/** A button that waits for an answer takes no tap. */
async function tap(name: RegExp): Promise<void> {
  await screen.findByRole('button', { name })
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name })
  await waitFor(() => expect(button().disabled || button().ariaDisabled === 'true').toBe(false))
  fireEvent.click(button())
}

test('dice: the button names the stake, the bet carries side and threshold, the result is told', async () => {
  const { sent, said } = await openEngine('dice', {
    play: (bet) => paid(bet, diceMultiplier({ side: 'under', threshold: 5000 }, 1234), { roll: 1234 }),
  })
  await tap(/^Cược\s*50\.000/)
  await waitFor(() => expect(said).toHaveLength(1))
  expect(sent).toEqual([{ bet: { stake: STAKE, side: 'under', threshold: 5000 } }])
  expect(said[0]).toMatch(/^Số ra 12\.34\. Nhận về 99\.000/)
})

test('dice: a stake outside the bounds is complained of and cannot be played', async () => {
  const { sent } = await openEngine('dice', {})
  fireEvent.change(screen.getByLabelText('Tiền cược'), { target: { value: '1' } })
  expect((await screen.findByRole('alert')).textContent).toMatch(/Cược từ 10\.000.*đến 50\.000\.000/)
  const button = screen.getByRole('button', { name: /^Cược/ })
  expect(button.hasAttribute('disabled')).toBe(true)
  fireEvent.click(button)
  expect(sent).toEqual([])
})

test('limbo: a typed target is sent in hundredths; one that is none is refused in words', async () => {
  const { sent, said } = await openEngine('limbo', { play: (bet) => paid(bet, 0, { point: 149 }) })
  const target = screen.getByRole('textbox', { name: 'Hệ số mục tiêu' })
  fireEvent.change(target, { target: { value: '1.00' } })
  expect((await screen.findByRole('alert')).textContent).toContain('Mục tiêu từ 1,01×')
  fireEvent.change(target, { target: { value: '1,5' } })
  await tap(/^Cược/)
  await waitFor(() => expect(said).toHaveLength(1))
  expect(sent).toEqual([{ bet: { stake: STAKE, target: 150 } }])
  expect(said[0]).toBe('Điểm dừng 1.49×. Ván này không trúng')
})

test('mines: cells are opened by name, the exit names what it pays, and the end shows every mine', async () => {
  const view = (picked: number[], mines: number[] | null) => ({
    picked,
    mines,
    multiplier: minesMultiplier(3, picked.length),
    next: minesMultiplier(3, picked.length + 1),
  })
  const bet = { stake: STAKE, mines: 3 }
  const { sent, said } = await openEngine('mines', {
    play: () => ({ state: 'open', returned: null, bet, view: view([], null) }),
    move: (round, move) => {
      const isExit = (move as { act: string }).act === 'cashOut'
      const returned = payoutText(STAKE, minesMultiplier(3, 1))
      return isExit
        ? { id: round.id, step: 2, bet, returned, view: view([7], [1, 2, 3]) }
        : { id: round.id, step: 1, state: 'open', returned: null, bet, view: view([7], null) }
    },
  })
  await tap(/^Cược/)
  await tap(/^Ô 8, chưa mở/)
  expect(await screen.findByRole('button', { name: 'Ô 8, ngọc' })).toBeTruthy()
  await tap(/^Rút tiền\s*56\.250/)
  expect(await screen.findByRole('button', { name: 'Ô 2, mìn' })).toBeTruthy()
  expect(sent.map(({ move }) => move).slice(1)).toEqual([{ act: 'pick', cell: 7 }, { act: 'cashOut' }])
  expect(said.at(-1)).toMatch(/Nhận về 56\.250/)
})

test('mines: a round that was left open goes on where it stood', async () => {
  const open = sampleRound('mines', {
    state: 'open',
    returned: null,
    step: 1,
    bet: { stake: '200000', mines: 5 },
    view: { picked: [4], mines: null, multiplier: minesMultiplier(5, 1), next: minesMultiplier(5, 2) },
  })
  await openEngine('mines', { openRounds: [open] })
  expect(screen.getByRole('button', { name: 'Ô 5, ngọc' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Rút tiền/ })).toBeTruthy()
})

const MIDDLE = Array.from({ length: 12 }, (_, row) => row % 2)
const middleOf = (bet: unknown) =>
  paid(bet, plinkoMultiplier({ rows: 12, risk: 'medium' }, 6), { path: MIDDLE, slot: 6 })

test('[RSP-13] plinko: a tap drops one ball; several by one tap are auto-play, which is off by default', async () => {
  const { sent, said } = await openEngine('plinko', { play: middleOf })
  expect(screen.queryByRole('button', { name: 'Tự quay' })).toBeNull()
  expect(screen.queryByRole('button', { name: '20' })).toBeNull()
  await tap(/^Thả 1 bóng\s*50\.000/)
  await waitFor(() => expect(said).toHaveLength(1), { timeout: 60_000 })
  expect(sent).toHaveLength(1)
  expect(said[0]).toMatch(/^Rơi vào ô 0\.3×\. Hoàn lại 15\.000.*thấp hơn tiền cược/)
})

test('[RSP-13] plinko: where auto-play is on, balls fall 2.5 s apart and end before the loss limit is passed', async () => {
  const { sent } = await openEngine('plinko', { hasAutoPlay: true, play: middleOf })
  await tap(/^Tự quay$/)
  const start = await screen.findByRole<HTMLButtonElement>('button', { name: /^Quay 10 vòng/ })
  expect(start.disabled).toBe(true)
  // Each ball loses 35,000 of 50,000: after two of them the third could lose 120,000.
  fireEvent.change(screen.getByLabelText('Dừng khi lỗ quá'), { target: { value: '119000' } })
  expect(start.disabled).toBe(false)
  vi.useFakeTimers()
  try {
    fireEvent.click(start)
    await act(() => vi.advanceTimersByTimeAsync(LEAST_ROUND_MS - 1))
    expect(sent.filter(({ bet }) => bet !== undefined)).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(10 * LEAST_ROUND_MS))
    expect(sent[0]).toEqual({ autoPlay: { rounds: 10, lossLimit: '119000' } })
    expect(sent.slice(1).map(({ autoPlay }) => autoPlay)).toEqual(['row-1', 'row-1'])
  } finally {
    vi.useRealTimers()
  }
})

test('[RSP-13] a return below the stake has no look of a win', async () => {
  await openEngine('plinko', { play: middleOf })
  await tap(/^Thả 1 bóng/)
  const pill = await screen.findByText(/Hoàn lại 15\.000/)
  expect(pill.dataset.won).toBeUndefined()
})

test('wheel: risk and places go with the bet, and where it stopped is told', async () => {
  const multipliers = wheelMultipliers({ risk: 'medium', places: 10 })
  const { sent, said } = await openEngine('wheel', {
    play: (bet) => paid(bet, multipliers[9] ?? 0, { place: 9 }),
  })
  await tap(/^Vừa$/)
  await tap(/^Quay\s*50\.000/)
  await waitFor(() => expect(said).toHaveLength(1))
  expect(sent).toEqual([{ bet: { stake: STAKE, risk: 'medium', places: 10 } }])
  expect(said[0]).toMatch(/^Dừng ở 3\.00×\. Nhận về 150\.000/)
})

test('keno: no bet without a number, at most ten, and the hits are told', async () => {
  const drawn = [1, 2, 3, 31, 32, 33, 34, 35, 36, 37]
  const { sent, said } = await openEngine('keno', {
    play: (bet) => {
      const { picks } = bet as { picks: number[] }
      const hits = kenoHits(picks, drawn)
      return paid(bet, kenoMultiplier(picks.length, hits), { drawn, hits })
    },
  })
  expect((await screen.findByRole('button', { name: /^Cược/ })).hasAttribute('disabled')).toBe(true)
  for (const number of [1, 2, 3]) await tap(new RegExp(`^${number}$`))
  await tap(/^Cược/)
  await waitFor(() => expect(said).toHaveLength(1))
  expect(sent).toEqual([{ bet: { stake: STAKE, picks: [1, 2, 3] } }])
  expect(said[0]).toMatch(/^Trúng 3 số\. Nhận về 520\.000/)
  await tap(/^Chọn nhanh$/)
  expect(screen.getByText('Đã chọn 10/10')).toBeTruthy()
})

test('hi-lo: the guesses that are offered name what they pay, and a right one goes on', async () => {
  const bet = { stake: STAKE }
  const view = (cards: number[], guesses: string[]) => ({
    cards,
    guesses,
    multiplier: guesses.length ? 18_000 : 9_900,
    higher: 18_385,
    lower: 18_385,
    same: null,
  })
  const { sent, said } = await openEngine('hi-lo', {
    play: () => ({ state: 'open', returned: null, bet, view: view([6], []) }),
    move: (round, move) => {
      const isExit = (move as { act: string }).act === 'cashOut'
      const next = { id: round.id, bet, view: view([6, 9], ['higher']) }
      return isExit
        ? { ...next, step: 2, returned: '90000.00' }
        : { ...next, step: 1, state: 'open', returned: null }
    },
  })
  await tap(/^Rút lá đầu\s*50\.000/)
  await waitFor(() => expect(said).toContain(`Lá ${cardText(6)}`))
  expect(screen.getByRole('button', { name: /^Rút tiền/ }).hasAttribute('disabled')).toBe(true)
  await tap(/Cao hơn hoặc bằng.*1\.83×/)
  await tap(/^Rút tiền\s*90\.000/)
  await waitFor(() => expect(said.at(-1)).toMatch(/Nhận về 90\.000/))
  expect(sent.map(({ move }) => move).slice(1)).toEqual([
    { act: 'guess', guess: 'higher' },
    { act: 'cashOut' },
  ])
})

/** Of each engine: what a tile of the catalogue fixes, the button that plays, and the bet that goes out. */
const FIXED = [
  ['dice', { side: 'over' }, /^Cược/, { side: 'over', threshold: 5000 }],
  ['limbo', { target: 10_000 }, /^Cược/, { target: 10_000 }],
  ['mines', { mines: 8 }, /^Cược/, { mines: 8 }],
  ['plinko', { rows: 16, risk: 'high' }, /^Thả 1 bóng/, { rows: 16, risk: 'high' }],
  ['wheel', { risk: 'high', places: 40 }, /^Quay/, { risk: 'high', places: 40 }],
] as const

for (const [engine, parameters, action, bet] of FIXED) {
  test(`${engine}: what the game fixes goes with the bet and cannot be changed`, async () => {
    const { sent } = await openEngine(engine, { parameters })
    await tap(action)
    await waitFor(() => expect(sent).toEqual([{ bet: { stake: STAKE, ...bet } }]))
    const settings = screen
      .queryAllByRole('button', { name: /^(Dưới|Trên|Thấp|Vừa|Cao|24|\d+×|8|12|16|[1345]0)$/ })
      .concat(screen.queryAllByRole('textbox', { name: 'Hệ số mục tiêu' }))
    expect(settings.length).toBeGreaterThan(1)
    expect(settings.filter((setting) => !setting.hasAttribute('disabled'))).toEqual([])
  })
}

test('keno: a game of three numbers takes exactly three', async () => {
  const { sent } = await openEngine('keno', { parameters: { picks: 3 } })
  const bet = () => screen.getByRole('button', { name: /^Cược/ })
  for (const number of [1, 2]) await tap(new RegExp(`^${number}$`))
  expect(bet().hasAttribute('disabled')).toBe(true)
  expect(screen.getByText('Chọn đủ 3 số để cược.')).toBeTruthy()
  await tap(/^3$/)
  expect(screen.getByRole('button', { name: /^4$/ }).hasAttribute('disabled')).toBe(true)
  fireEvent.click(bet())
  await waitFor(() => expect(sent).toEqual([{ bet: { stake: STAKE, picks: [1, 2, 3] } }]))
})

test.each(['mines', 'plinko', 'keno', 'slot', 'dice', 'limbo', 'wheel', 'hi-lo', 'fishing'] as const)(
  '%s: the stake is halved, doubled and set to the most with one tap',
  async (engine) => {
    await openEngine(engine, {})
    const shown = () => screen.getByRole<HTMLInputElement>('textbox', { name: /cược|bóng|bắn/i }).value
    await tap(/^Nửa|½|nửa/)
    expect(shown()).toBe('25.000')
    await tap(/đôi|×2/)
    expect(shown()).toBe('50.000')
    await tap(/^Tối đa$/)
    expect(shown()).toBe('20.000.000')
  },
)
