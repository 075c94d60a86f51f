import type { Engine } from '@keo/games-contract/engines'
import type { CrashTable, TaiXiuTable } from '@keo/games-contract/shared-tables'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

export const STAKE = '50000.00'
export const WON = '100000.00'

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
/** A chip on a place, and the bet. */
export const chip = (name: string) => [new RegExp(`^${name}, `), new RegExp(`^Đặt ${name}`)]

/** A round of each engine that is played alone. */
export const SOLO_ROUNDS: Readonly<Record<Exclude<Engine, 'crash' | 'tai-xiu'>, Played>> = {
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
export async function press(name: RegExp): Promise<void> {
  const button = (): HTMLButtonElement => {
    const [first] = screen.getAllByRole<HTMLButtonElement>('button', { name })
    if (!first) throw new Error(`There is no button ${name}.`)
    return first
  }
  await waitFor(() => expect(button().disabled || button().ariaDisabled === 'true').toBe(false))
  fireEvent.click(button())
}

export const NOW = 1_800_000_000_000
const shared = { gameId: '3100000001', number: 7, phase: 'betting', now: NOW, phaseAt: NOW - 1000 } as const
export const CRASH_TABLE: CrashTable = {
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
export const TAI_XIU_TABLE: TaiXiuTable = {
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
