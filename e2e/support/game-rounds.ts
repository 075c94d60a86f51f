import { playSlot, slotMultiplier } from '@keo/game-rules/games/slot'
import { SLOT_MACHINES } from '@keo/game-rules/games/slot-machines'
import { payoutOf } from '@keo/game-rules/multiplier'
import type { Page } from '@playwright/test'
import { pressIn } from './games.ts'

/** What the provider is told to draw, and what comes back for the stake. */
type Result = { readonly draws: readonly number[]; readonly returned: number }

export type PlayedGame = {
  readonly symbol: string
  readonly stake: number
  readonly won: Result
  readonly lost: Result
  /** Once, before the first round. */
  readonly prepare?: (page: Page) => Promise<void>
  readonly play: (page: Page) => Promise<void>
  /** Leaves a round that is not over by itself. */
  readonly leave?: (page: Page) => Promise<void>
}

/** One after the other. */
const press =
  (...names: readonly RegExp[]) =>
  async (page: Page) => {
    for (const name of names) await pressIn(page, name)
  }

const CHIP = 5000

/** The same stop on every reel, looked through until the round ends as asked. */
function slotResult(isIt: (paid: number) => boolean): Result {
  const machine = SLOT_MACHINES.low
  for (let stop = 0; ; stop += 1) {
    const draws = machine.reels.map((_, reel) => stop + reel * Math.floor(stop / machine.reels[0].length))
    const left = [...draws]
    const drawn = { below: (n: number) => (left.shift() ?? 0) % n, take: () => [], bits52: () => 0n }
    const { coins } = playSlot(machine, drawn)
    const returned = Number(payoutOf(BigInt(CHIP), slotMultiplier(machine, coins)))
    if (isIt(returned)) return { draws, returned }
  }
}

const table = (symbol: string, place: string, won: Result, lost: Result): PlayedGame => ({
  symbol,
  stake: CHIP,
  won,
  lost,
  play: press(new RegExp(`^${place}, `), new RegExp(`^Đặt ${place}`)),
})
const nothing = (...draws: number[]): Result => ({ draws, returned: 0 })

/** Every game of one player, with the second smallest chip. */
export const PLAYED_GAMES: readonly PlayedGame[] = [
  {
    symbol: 'keo-dice-01',
    stake: CHIP,
    won: { draws: [1234], returned: 9900 },
    lost: nothing(9000),
    play: press(/^Cược/),
  },
  {
    symbol: 'keo-limbo-01',
    stake: CHIP,
    won: { draws: [250], returned: 10_000 },
    lost: nothing(120),
    play: press(/^Cược/),
  },
  {
    symbol: 'keo-mines-01',
    stake: CHIP,
    won: { draws: [1, 2, 3], returned: 5625 },
    lost: nothing(7, 8, 9),
    play: press(/^Cược/, /^Ô 8, chưa mở/),
    leave: press(/^Rút tiền/),
  },
  {
    symbol: 'keo-plinko-01',
    stake: CHIP,
    won: { draws: Array.from({ length: 12 }, () => 0), returned: 165_000 },
    lost: { draws: Array.from({ length: 12 }, (_, row) => row % 2), returned: 1500 },
    play: press(/^Thả 1 bóng/),
  },
  {
    symbol: 'keo-wheel-01',
    stake: CHIP,
    won: { draws: [0], returned: 7500 },
    lost: nothing(4),
    play: press(/^Quay\s*\d/),
  },
  {
    symbol: 'keo-keno-01',
    stake: CHIP,
    won: { draws: [0, 1, 2, 30, 31, 32, 33, 34, 35, 36], returned: 52_000 },
    lost: nothing(30, 31, 32, 33, 34, 35, 36, 37, 38, 39),
    prepare: press(/^1$/, /^2$/, /^3$/),
    play: press(/^Cược/),
  },
  {
    symbol: 'keo-hi-lo-01',
    stake: CHIP,
    // A seven and a ten; a seven and an ace.
    won: { draws: [6, 9], returned: 9192.5 },
    lost: nothing(6, 0),
    play: press(/^Rút lá đầu/, /Cao hơn hoặc bằng/),
    leave: press(/^Rút tiền/),
  },
  // Nine to a natural two, and the other way round.
  table('keo-baccarat-01', 'Con', { draws: [8, 1, 9, 10], returned: 10_000 }, nothing(1, 8, 10, 9)),
  {
    symbol: 'keo-blackjack-01',
    stake: CHIP,
    // Twenty to seventeen, seventeen to nineteen.
    won: { draws: [9, 22, 11, 6], returned: 10_000 },
    lost: nothing(9, 22, 6, 8),
    play: press(/^Chia bài/, /^Dừng/),
  },
  table('keo-roulette-01', 'Đỏ', { draws: [1], returned: 10_000 }, nothing(2)),
  table('keo-bau-cua-01', 'Nai', { draws: [0, 0, 1], returned: 15_000 }, nothing(1, 2, 3)),
  table('keo-xoc-dia-01', 'Chẵn', { draws: [1, 1, 0, 0], returned: 9900 }, nothing(1, 0, 0, 0)),
  {
    symbol: 'keo-fishing-01',
    stake: 1000,
    won: { draws: [0], returned: 2000 },
    lost: nothing(150),
    play: press(/^Bắn cá 2×/),
  },
  {
    symbol: 'keo-slot-03',
    stake: CHIP,
    won: slotResult((returned) => returned > CHIP),
    lost: slotResult((returned) => returned === 0),
    play: press(/^Quay\s*\d/),
  },
]
