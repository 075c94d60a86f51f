import { type Engine, ENGINES } from '@keo/games-contract/engines'
import type { PlayRound } from '@keo/games-contract/play-round'
import type { CrashTable, TaiXiuTable } from '@keo/games-contract/shared-tables'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openEngine } from '../../../testing/test-engine.tsx'
import { answerTables } from '../../../testing/test-tables.ts'
import type { GameSound } from '../sound/game-sounds.ts'

afterEach(() => vi.unstubAllGlobals())

const STAKE = '50000.00'
const WON = '100000.00'
/** Less than was staked, so that it is no win. */
const PART = '20000.00'

type Played = {
  /** Once, before the first round. */
  readonly prepare?: RegExp
  /** What is pressed for one round, in this order. */
  readonly press: readonly RegExp[]
  readonly bet?: unknown
  readonly view: unknown
  /** Heard while the result comes in sight. */
  readonly reveals: boolean
}

const spin = { stops: [0], window: [], wins: [], scatters: 0, coins: 0 }
const HI_LO_ENDS = { higher: null, lower: null, same: null, guesses: [] }
const chip = (name: string) => [new RegExp(`^${name}, `), new RegExp(`^Đặt ${name}`)]

const SOLO: Readonly<Record<Exclude<Engine, 'crash' | 'tai-xiu'>, Played>> = {
  baccarat: { press: chip('Con'), view: { player: [8, 1], banker: [9, 10], returned: [] }, reveals: true },
  'bau-cua': { press: chip('Nai'), view: { dice: ['nai', 'ga', 'ca'], returned: [] }, reveals: true },
  blackjack: {
    press: [/^Chia bài/],
    view: {
      hands: [{ cards: [9, 11], isDoubled: false, isDone: true }],
      dealer: [22, 6],
      inPlay: -1,
      acts: [],
      returned: null,
    },
    reveals: true,
  },
  dice: { press: [/^Cược/], view: { roll: 1234, multiplier: 10_000 }, reveals: false },
  fishing: {
    press: [/^Bắn cá 2×/],
    bet: { stake: '50000', value: 2 },
    view: { shot: 0, multiplier: 20_000 },
    reveals: true,
  },
  'hi-lo': { press: [/^Rút lá đầu/], view: { ...HI_LO_ENDS, cards: [6], multiplier: 0 }, reveals: false },
  keno: { prepare: /^1$/, press: [/^Cược/], view: { drawn: [1], hits: 0, multiplier: 0 }, reveals: false },
  limbo: { press: [/^Cược/], view: { point: 250, multiplier: 20_000 }, reveals: false },
  mines: { press: [/^Cược/], view: { picked: [], multiplier: 0, next: null, mines: [1] }, reveals: false },
  plinko: {
    press: [/^Thả 1 bóng/],
    view: { path: Array.from({ length: 12 }, () => 0), slot: 0, multiplier: 10_000 },
    reveals: false,
  },
  roulette: { press: chip('Đỏ'), view: { pocket: 1, returned: [] }, reveals: true },
  slot: {
    press: [/^Quay\s*\d/],
    view: { spin, freeSpins: [], coins: 0, unit: 1, jackpotWon: null, jackpot: null },
    reveals: false,
  },
  wheel: { press: [/^Quay\s*\d/], view: { place: 0, multiplier: 10_000 }, reveals: false },
  'xoc-dia': { press: chip('Chẵn'), view: { coins: [1, 1, 0, 0], returned: [] }, reveals: true },
}

/** A button that waits for an answer takes no tap. */
async function press(name: RegExp): Promise<void> {
  const button = () => screen.getAllByRole<HTMLButtonElement>('button', { name })[0]!
  await waitFor(() => expect(button().disabled || button().ariaDisabled === 'true').toBe(false))
  fireEvent.click(button())
}

const isWin = (sound: GameSound) => sound.startsWith('win')
const SLOW = { timeout: 60_000 }

test.each(Object.entries(SOLO))(
  '%s: a win is heard, and a return below the stake is not one',
  async (engine, { prepare, press: taps, bet, view, reveals }) => {
    const returns = [PART, WON]
    const { heard, said } = await openEngine(engine as Engine, {
      play: (sent): Partial<PlayRound> => ({
        bet: bet ?? sent,
        stake: STAKE,
        returned: returns.shift()!,
        view,
      }),
    })
    if (prepare) await press(prepare)
    for (const name of taps) await press(name)
    await waitFor(() => expect(said).toHaveLength(1), SLOW)
    expect(heard.filter(isWin)).toEqual([])
    expect(heard.includes('tap'), 'the tap').toBe(true)
    expect(heard.includes('reveal'), 'the reveal').toBe(reveals)
    for (const name of taps) await press(name)
    await waitFor(() => expect(said).toHaveLength(2), SLOW)
    expect(heard.filter(isWin)).toEqual(['win2'])
  },
)

const NOW = 1_800_000_000_000
const shared = { gameId: '3100000001', number: 7, phase: 'betting', now: NOW, phaseAt: NOW - 1000 } as const
const CRASH: CrashTable = {
  ...shared,
  kind: 'crash',
  phaseEndsAt: NOW + 5000,
  point: null,
  hash: null,
  previousHash: 'ab',
  salt: 'salt',
  seats: [],
  players: 0,
  history: [],
}
const TAI_XIU: TaiXiuTable = {
  ...shared,
  kind: 'tai-xiu',
  phaseEndsAt: NOW + 5000,
  tai: { amount: '0.00', players: 0 },
  xiu: { amount: '0.00', players: 0 },
  crowdPlayers: 0,
  dice: null,
  commitment: 'ab',
  clientSeed: 'table',
  history: [],
}
const own = { id: '77', number: 7, stake: STAKE }

test.each([
  [WON, ['win2']],
  [PART, []],
])('crash that pays %s: the countdown ticks, the start is heard, and a win alone', async (returned, wins) => {
  const tables = answerTables()
  const { heard, said } = await openEngine('crash', {
    table: () => CRASH,
    play: (bet) => ({ ...own, bet, state: 'open', returned: null, view: { leftAt: null, point: null } }),
    refresh: () => ({ ...own, bet: { stake: STAKE, seat: 0 }, returned, view: { leftAt: null, point: 240 } }),
  })
  await tables.push(CRASH)
  await press(/^Đặt cho ván này/)
  await screen.findByText('Đã đặt, chờ cất cánh')
  expect(heard[0]).toBe('tap')
  await tables.push({ ...CRASH, now: NOW + 2500 })
  await waitFor(() => expect(heard).toContain('tick'), SLOW)
  const flying = {
    ...CRASH,
    phase: 'flying',
    now: NOW + 5000,
    phaseAt: NOW + 5000,
    phaseEndsAt: null,
  } as const
  await tables.push(flying)
  await tables.push({ ...flying, phase: 'ended', point: 240, now: NOW + 16_000, phaseEndsAt: NOW + 18_000 })
  await waitFor(() => expect(said).toHaveLength(1), SLOW)
  expect(heard.filter((sound) => sound !== 'tick')).toEqual(['tap', 'reveal', ...wins])
})

test.each([
  [WON, ['win2']],
  [PART, []],
])(
  'tài xỉu that pays %s: the countdown ticks, the dice are heard, and a win alone',
  async (returned, wins) => {
    const tables = answerTables()
    const { heard, said } = await openEngine('tai-xiu', {
      table: () => TAI_XIU,
      play: (bet) => ({ ...own, bet, state: 'open', returned: null, view: { dice: null, returned: null } }),
      refresh: () => ({ ...own, bet: {}, returned, view: { dice: [6, 5, 1], returned: null } }),
    })
    await tables.push(TAI_XIU)
    for (const name of chip('Tài')) await press(name)
    await waitFor(() => expect(said).toHaveLength(1), SLOW)
    await tables.push({ ...TAI_XIU, now: NOW + 2500 })
    await waitFor(() => expect(heard).toContain('tick'), SLOW)
    const times = { now: NOW + 8000, phaseAt: NOW + 8000, phaseEndsAt: NOW + 15_000 }
    await tables.push({ ...TAI_XIU, ...times, phase: 'shown', dice: [6, 5, 1] })
    await waitFor(() => expect(said.length).toBeGreaterThan(1), SLOW)
    expect(heard.filter((sound) => sound !== 'tick')).toEqual(['tap', 'reveal', ...wins])
  },
)

test('no engine is without a line here', () => {
  expect([...Object.keys(SOLO), 'crash', 'tai-xiu'].toSorted()).toEqual([...ENGINES].toSorted())
})
