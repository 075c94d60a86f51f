import { cardText } from './cards.ts'
import { blockOf, commitmentTo, type Draws, drawsFrom, numbersOfRound } from './draws.ts'
import { baccaratPoints, dealBaccarat } from './games/baccarat.ts'
import { rollBauCua } from './games/bau-cua.ts'
import { BLACKJACK_SHOE } from './games/blackjack.ts'
import { rollDice } from './games/dice.ts'
import { FISH_VALUES, type FishValue, shoot } from './games/fishing.ts'
import { drawHiLoCard } from './games/hi-lo.ts'
import { drawJackpot } from './games/jackpot.ts'
import { drawKeno } from './games/keno.ts'
import { limboPoint } from './games/limbo.ts'
import { isMineCount, layMines } from './games/mines.ts'
import { dropBall, PLINKO_ROWS, type PlinkoRows, slotOfPath } from './games/plinko.ts'
import { spinRoulette } from './games/roulette.ts'
import { SLOT_MACHINES, type SlotMachineName } from './games/slot-machines.ts'
import { playSlot } from './games/slot.ts'
import { rollThreeDice } from './games/tai-xiu.ts'
import { isWheel, spinWheel } from './games/wheel.ts'
import { shakeCoins } from './games/xoc-dia.ts'

const HUNDRED = 100
const MOST_STAKE = 10 ** 12

/** A game whose rounds follow from seeds and nonce, and what of the player's bet decides how much is drawn. */
export type RecomputedRules = {
  /** What one more value of the round means, such as the number of mines; absent where none is needed. */
  readonly setting?: { readonly name: string; readonly usual: number; isAllowed(value: number): boolean }
  outcome(draws: Draws, setting: number): unknown
}

const slotOutcome = (name: SlotMachineName) => ({
  outcome: (draws: Draws) => {
    const { spin, freeSpins, coins } = playSlot(SLOT_MACHINES[name], draws)
    return { stops: spin.stops, coins, freeSpins: freeSpins.map(({ stops }) => stops) }
  },
})

const isStake = (stake: number) => stake > 0 && stake <= MOST_STAKE && Number.isInteger(stake * HUNDRED)

/** The machine with the local jackpot: one more number after its spins, out of as many as the stake decides. */
const jackpotSlot = {
  setting: { name: 'stake', usual: 10_000, isAllowed: isStake },
  outcome: (draws: Draws, stake: number) => {
    const spins = slotOutcome('mid').outcome(draws)
    const drawn = drawJackpot(draws, BigInt(Math.round(stake * HUNDRED)))
    return { ...spins, jackpotDraw: drawn, isJackpotWon: drawn === 0 }
  },
}

/** How many cards of a series are shown: more than any player sees in one round would only hide the first ones. */
export const HI_LO_SHOWN = 10
const BLACKJACK_SHOWN = 24

export const RECOMPUTED_GAMES = {
  limbo: { outcome: (draws) => ({ pointInHundredths: limboPoint(draws) }) },
  dice: { outcome: (draws) => ({ roll: rollDice(draws) }) },
  mines: {
    setting: { name: 'mines', usual: 3, isAllowed: isMineCount },
    outcome: (draws, mines) => ({ cellsWithMines: layMines(draws, mines) }),
  },
  plinko: {
    setting: { name: 'rows', usual: 16, isAllowed: (rows) => PLINKO_ROWS.includes(rows as PlinkoRows) },
    outcome: (draws, rows) => {
      const path = dropBall(draws, rows as PlinkoRows)
      return { path: path.join(''), slot: slotOfPath(path) }
    },
  },
  'hi-lo': {
    outcome: (draws) => ({
      cards: Array.from({ length: HI_LO_SHOWN }, () => cardText(drawHiLoCard(draws))),
    }),
  },
  wheel: {
    setting: { name: 'places', usual: 10, isAllowed: (places) => isWheel({ risk: 'high', places }) },
    outcome: (draws, places) => ({ place: spinWheel(draws, places) }),
  },
  keno: { outcome: (draws) => ({ drawn: drawKeno(draws) }) },
  roulette: { outcome: (draws) => ({ pocket: spinRoulette(draws) }) },
  baccarat: {
    outcome: (draws) => {
      const { player, banker } = dealBaccarat(draws)
      return {
        player: player.map(cardText),
        banker: banker.map(cardText),
        points: [baccaratPoints(player), baccaratPoints(banker)],
      }
    },
  },
  blackjack: { outcome: (draws) => ({ shoe: draws.take(BLACKJACK_SHOE, BLACKJACK_SHOWN).map(cardText) }) },
  'tai-xiu': { outcome: (draws) => ({ dice: rollThreeDice(draws) }) },
  'bau-cua': { outcome: (draws) => ({ dice: rollBauCua(draws) }) },
  'xoc-dia': { outcome: (draws) => ({ coins: shakeCoins(draws) }) },
  fishing: {
    setting: { name: 'value', usual: 20, isAllowed: (value) => FISH_VALUES.includes(value as FishValue) },
    outcome: (draws, value) => ({ shot: shoot(draws, value as FishValue) }),
  },
  'slot-low': slotOutcome('low'),
  'slot-mid': slotOutcome('mid'),
  'slot-high': slotOutcome('high'),
  'slot-jackpot': jackpotSlot,
} satisfies Record<string, RecomputedRules>

export type RecomputedGame = keyof typeof RECOMPUTED_GAMES

export type RoundInput = {
  readonly game: RecomputedGame
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
  readonly setting?: number
}

export type RecomputedRound = {
  readonly commitment: string
  /** Each block that was used, in hex, and each number that was drawn from them. */
  readonly blocks: readonly string[]
  readonly numbers: readonly number[]
  readonly outcome: unknown
}

/** A round step by step from what is revealed after it: anybody can do this without the house. */
export function recomputeRound({
  game,
  serverSeed,
  clientSeed,
  nonce,
  setting,
}: RoundInput): RecomputedRound {
  const rules: RecomputedRules = RECOMPUTED_GAMES[game]
  const next = numbersOfRound(serverSeed, clientSeed, nonce)
  const numbers: number[] = []
  const draws = drawsFrom(() => {
    const number = next()
    numbers.push(number)
    return number
  })
  const outcome = rules.outcome(draws, setting ?? rules.setting?.usual ?? 0)
  const blocks = Array.from({ length: Math.ceil(numbers.length / 8) }, (_, index) =>
    hexOf(blockOf(serverSeed, clientSeed, nonce, index)),
  )
  return { commitment: commitmentTo(serverSeed), blocks, numbers, outcome }
}

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
