import { ENGINES, type Engine } from '@keo/games-contract/engines'
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { loadArea, startLanguage } from '../../../../language/messages.ts'
import ReplayView from './replay-view.tsx'

const BETS = { stake: '50000.00' }
const WINDOW = {
  stops: [0, 0, 0],
  window: ['DAB', 'DCB', 'DWA'],
  wins: [{ symbol: 'D', alike: 3, coins: 4, line: 1 }],
  scatters: 0,
  coins: 4,
}

/** Of each engine: what was bet, what was seen, and something of it in the player's words. */
const ROUNDS: Record<Engine, readonly [bet: object, view: object, shown: RegExp]> = {
  baccarat: [
    { bets: [{ on: 'banker', stake: '50000.00' }] },
    { player: [9, 10], banker: [11, 8], returned: ['97500.00'] },
    /9 chuồn/,
  ],
  'bau-cua': [
    { bets: [{ on: 'cua', stake: '50000.00' }] },
    { dice: ['cua', 'ga', 'nai'], returned: ['100000.00'] },
    /Gà/,
  ],
  blackjack: [
    BETS,
    {
      hands: [{ cards: [0, 12], isDoubled: false, isDone: true }],
      dealer: [5, 6],
      inPlay: -1,
      acts: [],
      returned: '125000.00',
    },
    /A chuồn/,
  ],
  crash: [{ ...BETS, seat: 0, leaveAt: null }, { leftAt: 205, point: 240 }, /2\.05×/],
  dice: [{ ...BETS, side: 'under', threshold: 5000 }, { roll: 1234, multiplier: 19_800 }, /12\.34/],
  fishing: [{ ...BETS, value: 5 }, { shot: 7, multiplier: 0 }, /Bắn trượt/],
  'hi-lo': [
    BETS,
    { cards: [6, 9], guesses: ['higher'], multiplier: 18_000, higher: null, lower: null, same: null },
    /Cao hơn/,
  ],
  keno: [{ ...BETS, picks: [1, 2] }, { drawn: [1, 31], hits: 1, multiplier: 0 }, /1 trúng/],
  limbo: [{ ...BETS, target: 200 }, { point: 1119, multiplier: 20_000 }, /11\.19×/],
  mines: [
    { ...BETS, mines: 3 },
    { picked: [4], mines: [15, 17, 23], multiplier: 11_200, next: null },
    /Ô 16, mìn/,
  ],
  plinko: [{ ...BETS, rows: 8, risk: 'low' }, { path: [0, 1], slot: 1, multiplier: 11_000 }, /1\.10×/],
  roulette: [{ bets: [{ numbers: [17], stake: '50000.00' }] }, { pocket: 6, returned: ['0.00'] }, /^6$/],
  slot: [
    BETS,
    { spin: WINDOW, freeSpins: [WINDOW], coins: 4, unit: 5, jackpotWon: null, jackpot: null },
    /Lượt miễn phí 1/,
  ],
  'tai-xiu': [
    { bets: [{ on: { kind: 'total', number: 9 }, stake: '50000.00' }] },
    { dice: [2, 3, 4], returned: ['350000.00'] },
    /Tổng 9/,
  ],
  wheel: [{ ...BETS, risk: 'low', places: 10 }, { place: 8, multiplier: 12_000 }, /1\.20×/],
  'xoc-dia': [
    { bets: [{ on: 'even', stake: '50000.00' }] },
    { coins: [1, 0, 1, 0], returned: ['99000.00'] },
    /Chẵn/,
  ],
}

beforeAll(async () => {
  await startLanguage('vi')
  await Promise.all([loadArea('gameRounds'), loadArea('gamePlay'), loadArea('gameTables')])
})

test.each(ENGINES)('a round of %s is told and drawn, without a raw form', (engine) => {
  const [bet, view, shown] = ROUNDS[engine]
  render(<ReplayView engine={engine} replay={{ engine, number: 4, bet, view }} look={null} currency="VND" />)
  const drawn = screen.queryAllByRole('img').map((piece) => piece.getAttribute('aria-label') ?? '')
  const told = [...document.querySelectorAll('dt, .replay-piece')].map(({ textContent }) => textContent)
  expect([...drawn, ...told].some((words) => shown.test(words))).toBe(true)
  expect(document.body.textContent).not.toMatch(/[{}[\]"]/)
})

test('a form that is none of the engine is not shown raw', () => {
  render(
    <ReplayView engine="mines" replay={{ bet: {}, view: { cells: [1, 2] } }} look={null} currency="VND" />,
  )
  expect(screen.getByText('Nhà cung cấp chưa gửi diễn biến ván này.')).toBeTruthy()
})

test('a slot is drawn in the symbols of its own machine, and those that paid are marked', () => {
  const look = { theme: 'plain', cover: 'hoi-den-long', volatility: 'low' as const, parameters: {} }
  const [bet, view] = ROUNDS.slot
  const replay = { engine: 'slot', number: 4, bet, view: { ...view, freeSpins: [] } }
  render(<ReplayView engine="slot" replay={replay} look={look} currency="VND" />)
  const symbols = screen.getAllByRole('img')
  expect(symbols).toHaveLength(9)
  const rows = (texts: readonly string[]) => [0, 3, 6].map((from) => texts.slice(from, from + 3).join(', '))
  expect(rows(symbols.map((symbol) => symbol.getAttribute('aria-label') ?? ''))).toEqual([
    'hoa sen, hoa sen, hoa sen',
    'đèn lồng, cá chép, trống đồng',
    'thuyền rồng, thuyền rồng, đèn lồng',
  ])
  expect(rows(symbols.map((symbol) => symbol.dataset['tone'] ?? '-'))).toEqual([
    'own, own, own',
    '-, -, own',
    '-, -, -',
  ])
  expect(symbols.every((symbol) => symbol.querySelector('img')?.getAttribute('src'))).toBe(true)
})
