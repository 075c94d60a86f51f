import type { Engine } from '@keo/games-contract/engines'
import type { CrashTable, TaiXiuTable } from '@keo/games-contract/shared-tables'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { tabTo } from '../../../testing/tab-to.ts'
import { openEngine } from '../../../testing/test-engine.tsx'
import { answerTables } from '../../../testing/test-tables.ts'

afterEach(() => vi.unstubAllGlobals())

const NOW = 1_800_000_000_000
const press = () => userEvent.keyboard('{Enter}')

/** Tables of one player: where a chip goes, the keys that lead on from there, and what is told of the round. */
const TABLES: readonly (readonly [Engine, place: RegExp, walk: string, view: object, told: RegExp])[] = [
  ['baccarat', /^Cái, /, '', { player: [3, 1], banker: [12, 7] }, /Con 6.*Cái 8.*bạn thắng \+50\.000/],
  ['bau-cua', /^Gà, /, '', { dice: ['ga', 'cua', 'tom'] }, /^Gà, Cua, Tôm\. bạn thắng \+50\.000/],
  ['xoc-dia', /^Chẵn, /, '', { coins: [1, 1, 0, 0] }, /2 đỏ 2 trắng.*bạn thắng \+50\.000/],
  ['roulette', /^Số 1, /, '{ArrowRight}', { pocket: 2 }, /^Số 2, Đen\. bạn thắng \+50\.000/],
]

test.each(TABLES)(
  '%s is played with keys alone: a place, the action, the result told, and once more from where the focus stands',
  async (engine, place, walk, view, told) => {
    const returned = { stake: '50000.00', returned: '100000.00' }
    const { sent, said } = await openEngine(engine, {
      play: (bet) => ({ ...returned, bet, view: { ...view, returned: ['100000.00'] } }),
    })
    await tabTo(place)
    if (walk) await userEvent.keyboard(walk)
    await press()
    const action = await tabTo(/^Đặt/)
    await press()
    await waitFor(() => expect(said).toHaveLength(1))
    expect(said[0]).toMatch(told)
    expect(document.activeElement).toBe(action)
    expect(action.hasAttribute('disabled')).toBe(false)
    await press()
    await waitFor(() => expect(said).toHaveLength(2))
    expect(sent[1]).toEqual(sent[0])
  },
)

test('blackjack is played with keys alone, and the focus goes from the deal to the acts and back', async () => {
  const round = (isOver: boolean) => ({
    id: '5',
    state: isOver ? ('closed' as const) : ('open' as const),
    step: isOver ? 1 : 0,
    returned: isOver ? '100000.00' : null,
    bet: { stake: '50000' },
    view: {
      hands: [{ cards: [9, 22], isDoubled: false, isDone: isOver }],
      dealer: isOver ? [11, 6] : [11],
      inPlay: isOver ? -1 : 0,
      acts: isOver ? [] : ['hit', 'stand'],
      returned: null,
    },
  })
  const { sent, said } = await openEngine('blackjack', { play: () => round(false), move: () => round(true) })
  await tabTo(/^Chia bài/)
  await press()
  await screen.findByText('Đến lượt bạn, 20 điểm')
  expect(document.activeElement?.textContent).toBe('Rút thêm')
  await tabTo(/^Dừng/)
  await press()
  await waitFor(() => expect(said).toHaveLength(1))
  expect(said[0]).toMatch(/^Bạn 20, nhà cái 17.*bạn thắng \+50\.000/)
  expect(sent.at(-1)?.move).toEqual({ act: 'stand' })
  expect(document.activeElement?.textContent).toMatch(/^Chia bài/)
})

const shared = { gameId: '3100000001', number: 12, now: NOW, phaseAt: NOW - 1000 }

test('tài xỉu is played with keys alone, and what fell is told', async () => {
  const table = (part: Partial<TaiXiuTable> = {}): TaiXiuTable => ({
    ...shared,
    kind: 'tai-xiu',
    phase: 'betting',
    phaseEndsAt: NOW + 17_000,
    tai: { amount: '0.00', players: 0 },
    xiu: { amount: '0.00', players: 0 },
    crowdPlayers: 0,
    dice: null,
    commitment: 'ab',
    clientSeed: 'table',
    history: [],
    ...part,
  })
  const open = { id: '77', number: 12, state: 'open' as const, returned: null }
  const tables = answerTables()
  const { sent, said } = await openEngine('tai-xiu', {
    table: () => table(),
    play: (bet) => ({ ...open, bet, view: { dice: null, returned: null } }),
    refresh: (id) => ({
      id,
      number: 12,
      bet: { bets: [{ on: { kind: 'tai' }, stake: '50000.00' }] },
      returned: '100000.00',
      view: { dice: [6, 5, 1], returned: ['100000.00'] },
    }),
  })
  await tables.push(table())
  await tabTo(/^Tài, /)
  await press()
  await tabTo(/^Đặt Tài/)
  await press()
  await waitFor(() => expect(sent).toHaveLength(1))
  await tables.push(table({ phase: 'shown', dice: [6, 5, 1] }))
  await waitFor(() => expect(said.at(-1)).toMatch(/^6–5–1, tổng 12, Tài\. bạn thắng \+50\.000/))
})

test('crash is played with keys alone: the focus waits on the bet and stands on the exit when it flies', async () => {
  const table = (part: Partial<CrashTable> = {}): CrashTable => ({
    ...shared,
    kind: 'crash',
    phase: 'betting',
    phaseEndsAt: NOW + 5000,
    point: null,
    hash: null,
    previousHash: 'ab',
    salt: 'salt',
    seats: [],
    players: 0,
    history: [],
    ...part,
  })
  const round = { id: '9', number: 12, state: 'open' as const, returned: null }
  const bet = { stake: '50000', seat: 0, leaveAt: null }
  const tables = answerTables()
  const { said } = await openEngine('crash', {
    table: () => table(),
    play: () => ({ ...round, bet, view: { leftAt: null, point: null } }),
    move: () => ({
      ...round,
      bet,
      state: 'closed',
      returned: '100000.00',
      view: { leftAt: 200, point: null },
    }),
  })
  await tables.push(table())
  await tabTo(/^Đặt cho ván này/)
  await press()
  await screen.findByText('Đã đặt, chờ cất cánh')
  await tables.push(table({ phase: 'flying', phaseAt: NOW - 9000, phaseEndsAt: null }))
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Rút/))
  await act(async () => press())
  await waitFor(() => expect(said).toHaveLength(1))
  expect(said[0]).toMatch(/Đã rút ở 2\.00×\. bạn thắng \+50\.000/)
})
