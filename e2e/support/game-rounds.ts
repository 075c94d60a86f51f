import { playSlot, slotMultiplier, type SlotRound } from '@keo/game-rules/games/slot'
import { SLOT_MACHINES, type SlotMachineName } from '@keo/game-rules/games/slot-machines'
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

export const CHIP = 5000

/** Stops looked through until the round ends as asked, with every number that it and its free spins draw. */
function slotResult(name: SlotMachineName, isIt: (paid: number, round: SlotRound) => boolean): Result {
  const machine = SLOT_MACHINES[name]
  for (let stop = 0; ; stop += 1) {
    const left = machine.reels.map((reel, place) => stop + place * Math.floor(stop / reel.length))
    const draws: number[] = []
    const below = (n: number) => draws[draws.push((left.shift() ?? draws.length) % n) - 1]!
    const round = playSlot(machine, { below, take: () => [], bits52: () => 0n })
    const returned = Number(payoutOf(BigInt(CHIP), slotMultiplier(machine, round.coins)))
    if (isIt(returned, round)) return { draws, returned }
  }
}

const isPlainWin = (paid: number, { freeSpins }: SlotRound) => paid > CHIP && freeSpins.length === 0
const isNothing = (paid: number) => paid === 0
/** The number drawn after the spins of the machine with the jackpot: 0 wins it. */
const withJackpotDraw = ({ draws, returned }: Result, drawn: number): Result => ({
  draws: [...draws, drawn],
  returned,
})

/** The high machine's round with free spins that pay, and rounds of the mid one that miss the jackpot and win it. */
export const FREE_SPINS = slotResult('high', (_, { freeSpins }) => freeSpins.some(({ coins }) => coins > 0))
export const JACKPOT_MISSED = withJackpotDraw(slotResult('mid', isNothing), 1)
export const JACKPOT_WON = withJackpotDraw(slotResult('mid', isNothing), 0)

const slot = (symbol: string, won: Result, lost: Result): PlayedGame => ({
  symbol,
  stake: CHIP,
  won,
  lost,
  play: press(/^Quay\s*\d/),
})
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
  slot('keo-slot-03', slotResult('low', isPlainWin), slotResult('low', isNothing)),
  slot('keo-slot-02', withJackpotDraw(slotResult('mid', isPlainWin), 1), JACKPOT_MISSED),
  slot('keo-slot-01', slotResult('high', isPlainWin), slotResult('high', isNothing)),
]
